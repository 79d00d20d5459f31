// Why something asked of the server was not done, as a sentence.
import { t } from '../text/text.svelte';
import { ApiError } from './api';

export const faultText = (error: unknown): string =>
  error instanceof ApiError ? error.message : t('no-server');
