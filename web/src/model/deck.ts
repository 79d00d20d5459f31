// The printed facts of a deck file, arranged for showing: one `Card` for each design.
import type { Basic, CardId, Counts, Duchy, Resource, Type } from '../protocol/record';

export type Kind = Type | 'treasure' | 'calamity' | 'menace' | 'advisor';
export type Per = { each: number; per: Type };

export const kBasic: Basic[] = ['materials', 'population', 'gold', 'exploration'];
export const kResources: Resource[] = [...kBasic, 'krystallium', 'soldiers'];
export const kTypes: Type[] = ['structure', 'specialist', 'monument', 'discovery'];
export const kDuchies: Duchy[] = ['valados', 'teressie'];

export interface Yield {
  resource: Basic;
  amount: number;
  /** Set when it makes one cube for each card of this type instead of a fixed amount. */
  per?: Type;
}

export interface Card {
  key: string;
  kind: Kind;
  cost: Counts<Resource>;
  bonus: Counts<Resource>;
  recycles: Basic[];
  production: Yield[];
  points: number | Per;
  /** What vanquishing a menace or using an advisor costs. */
  soldiers: number;
  copies: number;
  source: string;
}

export interface Step {
  key: string;
  cost: Counts<Resource>;
  benefit: Benefit;
}

export interface Benefit {
  soldiers?: number;
  krystallium?: number;
  trap_tokens?: number;
  points?: number;
  cubes?: Counts;
  first?: { soldiers?: number; krystallium?: number; points?: number };
}

export interface Territory {
  key: string;
  points: number;
  adjacent: string[];
}

type RawProduction = Counts | Partial<Record<Basic, number | { per: Type }>>;
interface RawSide {
  production: RawProduction;
  points: number | Per;
}

export interface DeckFile {
  deck: string;
  developments: {
    key: string;
    type: string;
    cost: Counts<Resource>;
    bonus: Counts<Resource>;
    recycles_into: string;
    production: RawProduction;
    points: number | { each: number; per: string };
    copies: number;
    source?: string;
  }[];
  duchies: { key: string; sides: Record<'A' | 'B', RawSide> }[];
  treasures: { key: string; resources: string[]; copies?: number; source?: string }[];
  calamities: { copies: number; points: number; source?: string };
  menaces: { key: string; soldiers: number; points: number; copies: number; source?: string }[];
  advisors: { key: string; soldiers: number; source?: string }[];
  quests: { key: string; sides: Record<'two_player' | 'solo', Step[]> }[];
  conquest: { castles: Record<Duchy, string>; prison: string; territories: Territory[] };
}

export interface Deck {
  name: string;
  cards: Map<string, Card>;
  duchies: Record<Duchy, Record<'A' | 'B', { production: Yield[]; points: number | Per }>>;
  quests: DeckFile['quests'];
  conquest: DeckFile['conquest'];
}

function yields(production: RawProduction): Yield[] {
  return kBasic.flatMap((resource) => {
    const made = production[resource];
    if (made === undefined) return [];
    return typeof made === 'number'
      ? [{ resource, amount: made }]
      : [{ resource, amount: 1, per: made.per }];
  });
}

const kPlain = {
  cost: {},
  bonus: {},
  recycles: [],
  production: [],
  points: 0,
  soldiers: 0,
  copies: 1,
  source: '',
};

function developments(file: DeckFile): Card[] {
  return file.developments.map((entry) => ({
    ...kPlain,
    key: entry.key,
    kind: entry.type as Type,
    cost: entry.cost,
    bonus: entry.bonus,
    recycles: [entry.recycles_into as Basic],
    production: yields(entry.production),
    points: entry.points as number | Per,
    copies: entry.copies,
    source: entry.source ?? '',
  }));
}

function others(file: DeckFile): Card[] {
  const treasures = file.treasures.map(({ key, resources, copies = 1, source = '' }): Card => {
    return { ...kPlain, key, kind: 'treasure', recycles: resources as Basic[], copies, source };
  });
  const menaces = file.menaces.map(({ key, soldiers, points, copies, source = '' }): Card => {
    return { ...kPlain, key, kind: 'menace', soldiers, points, copies, source };
  });
  const advisors = file.advisors.map(({ key, soldiers, source = '' }): Card => {
    return { ...kPlain, key, kind: 'advisor', soldiers, source };
  });
  const { points, copies, source = '' } = file.calamities;
  const calamity: Card = { ...kPlain, key: 'calamity', kind: 'calamity', points, copies, source };
  return [...treasures, calamity, ...menaces, ...advisors];
}

export function readDeck(file: DeckFile): Deck {
  const duchies = Object.fromEntries(
    file.duchies.map(({ key, sides }) => [
      key,
      Object.fromEntries(
        Object.entries(sides).map(([side, { production, points }]) => [
          side,
          { production: yields(production), points },
        ]),
      ),
    ]),
  );
  return {
    name: file.deck,
    cards: new Map([...developments(file), ...others(file)].map((card) => [card.key, card])),
    duchies: duchies as Deck['duchies'],
    quests: file.quests,
    conquest: file.conquest,
  };
}

/** The key of a physical card's design: `farm` of `farm#2`. */
export function design(card: CardId): string {
  const end = card.indexOf('#');
  return end < 0 ? card : card.slice(0, end);
}

export function cardOf(deck: Deck, card: CardId): Card {
  const found = deck.cards.get(design(card));
  if (!found) throw new Error(`the deck has no card '${card}'`);
  return found;
}

/** Counts as a list, in the order of the resources: {gold: 2} is [gold, gold]. */
export function spread<K extends Resource>(counts: Counts<K>): K[] {
  return kResources.flatMap((resource) =>
    Array<K>((counts as Counts<Resource>)[resource] ?? 0).fill(resource as K),
  );
}

/** Counts that are not zero, in the order of the resources. */
export function counted(counts: Counts<Resource>): [Resource, number][] {
  return kResources.flatMap((resource): [Resource, number][] =>
    counts[resource] ? [[resource, counts[resource]]] : [],
  );
}

export function total(counts: Counts<Resource>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function isDevelopment(card: Card): boolean {
  return (kTypes as string[]).includes(card.kind);
}
