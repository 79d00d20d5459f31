// Which card brings which points, for the breakdown; the totals are the server's.
import type { Duchy, Type, View } from '../protocol/record';
import { type Card, cardOf, type Deck, design, type Kind } from './deck';

export interface ScoreLine {
  card: string | null;
  kind: Kind | null;
  copies: number;
  points: number;
  each: number;
  per: Type | null;
  count: number;
}

function lineOf(points: Card['points'], count: (type: Type) => number, copies: number) {
  if (typeof points === 'number')
    return { points: points * copies, each: points, per: null, count: 0 };
  const there = count(points.per);
  return {
    points: points.each * there * copies,
    each: points.each,
    per: points.per,
    count: there,
  };
}

/** Best first; cards that bring nothing are left out. */
export function scoreLines(deck: Deck, view: View, duchy: Duchy): ScoreLine[] {
  const side = view.sides[duchy]!;
  const count = (type: Type) => side.duchy.filter((id) => cardOf(deck, id).kind === type).length;
  const copies = new Map<string, number>();
  for (const id of [...side.duchy, ...(side.menaces ?? [])])
    copies.set(design(id), (copies.get(design(id)) ?? 0) + 1);
  const doubled = (kind: Kind) => (kind === 'calamity' && view.calamities_doubled ? 2 : 1);
  const cards = [...copies].map(([key, times]): ScoreLine => {
    const card = cardOf(deck, key);
    return {
      card: key,
      kind: card.kind,
      copies: times,
      ...lineOf(card.points, count, times * doubled(card.kind)),
    };
  });
  const own = lineOf(deck.duchies[duchy][view.setup.side].points, count, 1);
  return [{ card: null, kind: null, copies: 1, ...own }, ...cards]
    .filter((line) => line.points !== 0)
    .sort((a, b) => b.points - a.points);
}

export interface KindScore {
  kind: Kind | null;
  flat: number;
  combo: number;
}

/** The same points by kind of card; nothing for the duchy's own card. */
export function scoreByKind(deck: Deck, view: View, duchy: Duchy): KindScore[] {
  const found = new Map<Kind | null, KindScore>();
  for (const line of scoreLines(deck, view, duchy)) {
    const sum = found.get(line.kind) ?? { kind: line.kind, flat: 0, combo: 0 };
    sum[line.per ? 'combo' : 'flat'] += line.points;
    found.set(line.kind, sum);
  }
  return [...found.values()];
}
