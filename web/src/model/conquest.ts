// The conquest map of a deck, laid out: castles left and right, the others by how far they are.
import type { DecisionOf, View } from '../protocol/record';
import { ofKind } from './choices';
import type { Deck, Territory } from './deck';
import { perspective } from './perspective';

export interface MapPlace extends Territory {
  x: number;
  y: number;
  castle: boolean;
  prison: boolean;
}

export interface ConquestMap {
  places: MapPlace[];
  roads: [MapPlace, MapPlace][];
}

function distances(territories: Territory[], from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  const queue = [from];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    for (const next of territories.find((place) => place.key === key)?.adjacent ?? []) {
      if (found.has(next)) continue;
      found.set(next, found.get(key)! + 1);
      queue.push(next);
    }
  }
  return found;
}

/** A box of 100 × 60; the viewer's castle is on the left. Longer columns reach further out, so
 * that neighbours of two columns do not touch. */
export function mapOf(deck: Deck, view: View): ConquestMap {
  const { territories, castles, prison } = deck.conquest;
  const { me } = perspective(view);
  const home = castles[me];
  const away = castles[me === 'valados' ? 'teressie' : 'valados'];
  const fromHome = distances(territories, home);
  const fromAway = distances(territories, away);
  const lean = (key: string) => {
    const near = fromHome.get(key) ?? 0;
    const far = fromAway.get(key) ?? 0;
    return near / Math.max(1, near + far);
  };
  const columns = new Map<string, Territory[]>();
  for (const place of territories) {
    const column = lean(place.key).toFixed(2);
    columns.set(column, [...(columns.get(column) ?? []), place]);
  }
  const sorted = [...columns.keys()].sort();
  const places = sorted.flatMap((column, i) => {
    const list = columns.get(column)!;
    return list.map((place, j): MapPlace => ({
      ...place,
      x: 10 + (80 * i) / Math.max(1, sorted.length - 1),
      y: 30 + (j - (list.length - 1) / 2) * (list.length > 2 ? 52 / (list.length - 1) : 32),
      castle: place.key === home || place.key === away,
      prison: place.key === prison,
    }));
  });
  const at = new Map(places.map((place) => [place.key, place]));
  const roads = places.flatMap((a) =>
    a.adjacent.filter((key) => a.key < key).map((key): [MapPlace, MapPlace] => [a, at.get(key)!]),
  );
  return { places, roads };
}

/** The listed marches from a territory, by where they lead. */
export function movesFrom(view: View, from: string): Map<string, DecisionOf<'move'>[]> {
  const byTarget = new Map<string, DecisionOf<'move'>[]>();
  for (const decision of ofKind(view, 'move')) {
    if (decision.from !== from) continue;
    byTarget.set(decision.to, [...(byTarget.get(decision.to) ?? []), decision]);
  }
  return byTarget;
}
