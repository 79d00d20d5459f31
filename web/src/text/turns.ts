// The rival's turn in one line.
import { deedsOf, type RivalTurn } from '../model/turns';
import type { Duchy, View } from '../protocol/record';
import { cardName, listText } from './names';
import { playerName } from './players';
import { t } from './text.svelte';

interface Table {
  view: View;
  rivalTold: RivalTurn | null;
  seats: Record<string, { kind: string; name?: string; level?: string } | undefined>;
}

function choiceText(table: Table, { by, taken, offered }: RivalTurn): string {
  const player = playerName(table, by);
  const cards = listText(
    offered.map(({ card, area, sealed }) =>
      t(sealed ? 'told-sealed' : 'told-open', { card: card ? cardName(card) : '', area }),
    ),
  );
  const parts = [
    ...(taken ? [t('told-takes', { player, area: taken.area, count: taken.count })] : []),
    ...(offered.length > 0
      ? [t(taken ? 'told-then-offers' : 'told-offers', { player, cards })]
      : []),
  ];
  return `${parts.join(', ')}.`;
}

function deedsText(table: Table): string {
  const told = deedsOf(table.view);
  if (!told) return '';
  const { slated, recycled, built } = told.deeds;
  const parts = [
    ...(slated > 0 ? [t('told-slates', { count: slated })] : []),
    ...(recycled > 0 ? [t('told-recycles', { count: recycled })] : []),
    ...(built.length > 0 ? [t('told-builds', { cards: listText(built.map(cardName)) })] : []),
  ];
  return `${playerName(table, told.by as Duchy)}: ${parts.join(', ')}.`;
}

export const toldText = (table: Table): string =>
  table.rivalTold ? choiceText(table, table.rivalTold) : deedsText(table);
