// Why something asked of the server was not done, as a sentence of the player's language.
import { hasMessage, t } from '../text/text.svelte';
import { ApiError } from './api';

/** `key` as the server words it on either way (ErrorKey); one it did not have yet is told by number. */
export function faultSentence(key: string | undefined, status = 0): string {
  const known = `fault-${key ?? ''}`;
  return hasMessage(known) ? t(known) : t('fault-other', { status });
}

export const faultText = (error: unknown): string =>
  error instanceof ApiError ? faultSentence(error.body.error, error.status) : t('no-server');
