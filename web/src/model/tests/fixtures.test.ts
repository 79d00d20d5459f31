import { describe, expect, it } from 'vitest';

import type { Decision, View } from '../../protocol/record';
import { decisionsAbout } from '../about';
import { aboutPlace, mySide, ofKind, offersWith, placeable, placesOf } from '../choices';
import { movesFrom } from '../conquest';
import { cardOf } from '../deck';
import { kNothingMet, topicFor } from '../lesson';
import { kTopics } from '../lesson_courses';
import { chronicle } from '../log';
import { promptFor } from '../prompt';
import { withinReach } from '../reach';
import { scoreLines } from '../score';
import { fixture, fixtureNames, founders } from './views';

/** Whether some part of the table lets a player make this decision. */
function isReachable(view: View, decision: Decision): boolean {
  switch (decision.do) {
    case 'offer':
      return offersWith(view, decision.places).includes(decision);
    case 'place':
      return placesOf(view, decision.resource).includes(decision);
    case 'reveal':
      return aboutPlace(view, decision.at).includes(decision);
    case 'activate':
      return decision.at
        ? aboutPlace(view, decision.at).includes(decision)
        : decisionsAbout(view, `${decision.advisor}#1`).includes(decision);
    case 'move':
      return (movesFrom(view, decision.from).get(decision.to) ?? []).includes(decision);
    default:
      return 'card' in decision
        ? decisionsAbout(view, decision.card!).includes(decision)
        : ofKind(view, decision.do).includes(decision as never);
  }
}

describe.skipIf(fixtureNames.length === 0)('real views of every phase and module', () => {
  it.each(fixtureNames)(
    '%s: every legal decision can be reached, and everything is told',
    (name) => {
      const view = fixture(name);
      const lost = (view.legal ?? []).filter((decision) => !isReachable(view, decision));
      expect(lost).toEqual([]);
      expect(promptFor(view, { draft: [], picked: null }).line).toMatch(/^prompt-/);
      for (const resource of placeable(view)) expect(placesOf(view, resource)).not.toHaveLength(0);
      expect(withinReach(founders, view).filter((reach) => reach.begun)).toHaveLength(
        mySide(view)?.construction.length ?? 0,
      );
      expect(chronicle(view.log).length).toBeLessThanOrEqual(view.log.length);
      for (const card of view.hand ?? [])
        expect(cardOf(founders, card).key).toBe(card.split('#')[0]);
    },
  );

  it.each(fixtureNames)('%s: the breakdown by card adds up to the points shown', (name) => {
    const view = fixture(name);
    for (const [duchy, side] of Object.entries(view.sides)) {
      const { flat, combo, calamities, menaces } = side!.points;
      const sum = scoreLines(founders, view, duchy as 'valados').reduce(
        (all, line) => all + line.points,
        0,
      );
      expect(sum).toBe(flat + combo + calamities + menaces);
    }
  });

  it('the first lesson has a topic for every decision of the learning game', () => {
    for (const name of fixtureNames.filter((each) => each.startsWith('learning'))) {
      const view = fixture(name);
      const seen = { deck: founders, view, draft: [], picked: null };
      const asked = (view.legal ?? []).length > 0;
      expect(topicFor(kTopics.first, kNothingMet, seen) !== undefined, name).toBe(asked);
    }
  });
});
