// Who won, in one sentence.
import type { View } from '../../protocol/record';
import { duchyName } from '../../text/names';
import { game, t } from '../../text/text.svelte';

export function verdict(view: View): string {
  const { result } = view;
  if (!result) return '';
  if (view.setup.players === 1) return game(`medal.${result.medal ?? 'none'}`);
  if (result.winner === null) return game('ui.end.both_lose');
  if (result.winner === 'shared') return game('ui.end.shared');
  const points = result.points;
  const by = Math.abs((points.valados ?? 0) - (points.teressie ?? 0));
  if (view.viewer === null) return game('ui.end.winner', { player: duchyName(result.winner) });
  return result.winner === view.viewer ? t('you-win', { by }) : t('you-lose', { by });
}
