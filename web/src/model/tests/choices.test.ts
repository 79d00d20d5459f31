import { describe, expect, it } from 'vitest';

import type { Decision, Placement } from '../../protocol/record';
import {
  aboutCard,
  canPlace,
  canSeal,
  chosenCards,
  finishedOffer,
  offersWith,
  placesOn,
  planOf,
} from '../choices';
import { viewWith } from './views';

const offer = (...places: [string, 'left' | 'right', 'up' | 'down'][]): Decision => ({
  do: 'offer',
  places: places.map(([card, area, face]) => ({ card, area, face })),
});
const place = (card: string, area: 'left' | 'right', face: 'up' | 'down' = 'up'): Placement => ({
  card,
  area,
  face,
});

describe('the draft of an offer', () => {
  const view = viewWith(
    {},
    {
      phase: 'offer',
      hand: ['farm#1', 'farm#2', 'nexus#1'],
      legal: [
        offer(['farm#1', 'left', 'up'], ['nexus#1', 'left', 'up']),
        offer(['farm#1', 'left', 'down'], ['nexus#1', 'right', 'up']),
        offer(['farm#1', 'left', 'up'], ['farm#2', 'right', 'up']),
      ],
    },
  );

  it('finds the offers that hold what is already placed, whichever copy it is', () => {
    expect(offersWith(view, [place('farm#2', 'left')])).toHaveLength(2);
  });
  it('lets a card be placed only where a listed offer has it', () => {
    expect(canPlace(view, [place('farm#1', 'left')], 'nexus#1', 'left', 'up')).toBe(true);
    expect(canPlace(view, [place('farm#1', 'left')], 'nexus#1', 'right', 'up')).toBe(false);
  });
  it('counts two copies of one design as two cards', () => {
    expect(canPlace(view, [place('farm#1', 'left')], 'farm#2', 'right', 'up')).toBe(true);
    expect(canPlace(view, [place('farm#1', 'right')], 'farm#2', 'right', 'up')).toBe(false);
  });
  it('seals a card only where a listed offer has it face down', () => {
    expect(canSeal(view, [place('farm#1', 'left')], 0)).toBe(true);
    expect(canSeal(view, [place('nexus#1', 'left')], 0)).toBe(false);
  });
  it('becomes the listed decision once both cards are placed, in either order', () => {
    expect(finishedOffer(view, [place('nexus#1', 'left'), place('farm#2', 'left')])).toBe(
      view.legal![0],
    );
    expect(finishedOffer(view, [place('nexus#1', 'left')])).toBeUndefined();
  });
});

describe('decisions about a card', () => {
  const entry = (card: string, gold: number) => ({
    card,
    filled: { gold },
    free: { gold: 4 - gold },
  });
  const view = viewWith(
    {
      selection: [{ card: 'farm#1' }, { card: 'farm#2' }],
      construction: [entry('royal_mint#1', 1), entry('royal_mint#2', 1)],
    },
    {
      legal: [
        { do: 'slate', card: 'farm#1' },
        { do: 'place', resource: 'gold', on: 'royal_mint#1' },
        { do: 'place', resource: 'gold', on: 'alchemy' },
      ],
    },
  );

  it('are found for every copy that the listed one stands for', () => {
    expect(aboutCard(view, 'slate', 'farm#2')).toEqual({ do: 'slate', card: 'farm#1' });
    expect(placesOn(view, 'gold', 'royal_mint#2')).toHaveLength(1);
  });
  it('are not found for a copy in another condition', () => {
    const other = viewWith(
      { construction: [entry('royal_mint#1', 1), entry('royal_mint#2', 3)] },
      { legal: view.legal! },
    );
    expect(placesOn(other, 'gold', 'royal_mint#2')).toHaveLength(0);
  });
  it('are gathered for planning: what is not listed is not there', () => {
    expect(planOf(view, 'farm#2')).toEqual({ slate: { do: 'slate', card: 'farm#1' } });
    expect(chosenCards(view.sides.valados!)).toEqual(['farm#1', 'farm#2']);
  });
  it('tell the alchemy apart from cards', () => {
    expect(placesOn(view, 'gold', 'alchemy')).toHaveLength(1);
  });
});
