// What each lesson teaches, in the order in which a newcomer meets it.
import type { Module, Resource, View } from '../protocol/record';
import { chosenCards, mySide, ofKind } from './choices';
import { cardOf, type Kind } from './deck';
import type { Seen, Topic } from './lesson';
import { cubesInHand } from './reach';

export const kCourses = ['first', 'menace', 'advisors', 'quest', 'conquest', 'solo'] as const;
export type Course = (typeof kCourses)[number];

const mayDecide = ({ view }: Seen) =>
  (view.legal ?? []).length > 0 || view.awaits_confirmation === true;
const at = (phase: View['phase']) => (seen: Seen) => seen.view.phase === phase && mayDecide(seen);
const planning = at('planning');
const producing = at('production');
const combat = at('combat');
const working = (seen: Seen) => planning(seen) || producing(seen);
const choosing = (seen: Seen) => canOffer(seen) || canSelect(seen);
const canOffer = ({ view }: Seen) => ofKind(view, 'offer').length > 0;
const canSelect = ({ view }: Seen) => ofKind(view, 'select').length > 0;
const hasCubes = ({ view }: Seen) => cubesInHand(mySide(view)).length > 0;
const may = (kind: Parameters<typeof ofKind>[1]) => (seen: Seen) =>
  ofKind(seen.view, kind).length > 0;
const canPlace = ({ view }: Seen, resource: Resource) =>
  ofKind(view, 'place').some((decision) => decision.resource === resource);
const kindOf = ({ deck }: Seen, card: string): Kind => cardOf(deck, card).kind;
const inHand = (seen: Seen, kind: Kind) =>
  (seen.view.hand ?? []).some((card) => kindOf(seen, card) === kind);
const drafted = (seen: Seen, kind: Kind) =>
  seen.draft.some((place) => kindOf(seen, place.card) === kind);
const inAreas = (seen: Seen, kind: Kind) =>
  [...seen.view.areas.left, ...seen.view.areas.right].some(
    ({ card, face_down }) => card && !face_down && kindOf(seen, card) === kind,
  );
const inDuchy = (seen: Seen, kind: Kind) =>
  (mySide(seen.view)?.duchy ?? []).some((card) => kindOf(seen, card) === kind);
const hasBuilt = (seen: Seen) =>
  (mySide(seen.view)?.duchy ?? []).some((card) => kindOf(seen, card) !== 'calamity');
const selected = ({ view }: Seen) => chosenCards(mySide(view)!).length;
const sealedByRival = ({ view }: Seen) =>
  [...view.areas.left, ...view.areas.right].some(
    ({ face_down, placed_by }) => face_down && placed_by !== undefined && placed_by !== view.viewer,
  );
const draftSealed = ({ draft }: Seen) => draft.some((place) => place.face === 'down');
const opening = (seen: Seen) => seen.view.round === 1 && mayDecide(seen);

const kFirst: Topic[] = [
  { name: 'goal', light: [], read: true, fits: opening },
  {
    name: 'pick',
    light: ['hand'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 0 && seen.picked === null,
  },
  {
    name: 'put',
    light: ['offerings'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 0 && seen.picked !== null,
  },
  {
    name: 'second',
    light: ['hand', 'offerings'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 1,
    done: ({ draft }) => draft.length === 2,
  },
  {
    name: 'confirm',
    light: ['offerings', 'main'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 2,
  },
  {
    name: 'seal',
    light: ['offerings'],
    fits: (seen) =>
      canOffer(seen) &&
      seen.draft.length > 0 &&
      !draftSealed(seen) &&
      (mySide(seen.view)?.trap_tokens ?? 0) > 0,
    done: draftSealed,
  },
  { name: 'select', light: ['offerings'], fits: canSelect },
  { name: 'sealed', light: ['offerings'], fits: (seen) => canSelect(seen) && sealedByRival(seen) },
  {
    name: 'calamity',
    light: ['hand'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 0 && inHand(seen, 'calamity'),
    done: (seen) => drafted(seen, 'calamity'),
  },
  {
    name: 'struck',
    light: ['seat'],
    read: true,
    fits: (seen) => planning(seen) && inDuchy(seen, 'calamity'),
  },
  { name: 'cube', light: ['bench'], fits: (seen) => planning(seen) && hasCubes(seen) },
  {
    name: 'slate',
    light: ['selection'],
    fits: (seen) => planning(seen) && may('slate')(seen),
    done: ({ view }) => (mySide(view)?.construction.length ?? 0) > 0,
  },
  {
    name: 'recycle',
    light: ['selection'],
    fits: (seen) => planning(seen) && may('recycle')(seen),
    done: hasCubes,
  },
  {
    name: 'combos',
    light: ['seat'],
    read: true,
    fits: (seen) => planning(seen) && selected(seen) === 0,
  },
  {
    name: 'done',
    light: ['bench', 'main'],
    fits: (seen) => planning(seen) && selected(seen) === 0,
  },
  { name: 'produce', light: ['bench'], fits: (seen) => producing(seen) && hasCubes(seen) },
  { name: 'supremacy', light: ['steps'], read: true, fits: producing },
  {
    name: 'built',
    light: ['seat'],
    read: true,
    fits: (seen) => working(seen) && hasBuilt(seen),
  },
  {
    name: 'krystallium',
    light: ['bench'],
    read: true,
    fits: (seen) => working(seen) && canPlace(seen, 'krystallium'),
  },
  {
    name: 'soldiers',
    light: ['seat'],
    read: true,
    fits: (seen) => working(seen) && (mySide(seen.view)?.soldiers ?? 0) > 0,
  },
  { name: 'step', light: ['main'], fits: (seen) => producing(seen) && !hasCubes(seen) },
  {
    name: 'again',
    light: [],
    read: true,
    fits: (seen) => seen.view.round === 2 && choosing(seen),
  },
  {
    name: 'last',
    light: ['selection'],
    read: true,
    fits: (seen) => seen.view.round === 4 && planning(seen),
  },
];

const kMenace: Topic[] = [
  { name: 'menace-goal', light: ['hand'], read: true, fits: opening },
  {
    name: 'menace-offer',
    light: ['hand'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 0 && inHand(seen, 'menace'),
    done: (seen) => drafted(seen, 'menace'),
  },
  { name: 'menace-strike', light: ['selection', 'bench'], fits: at('menace_step') },
  {
    name: 'menace-frozen',
    light: ['bench'],
    read: true,
    fits: (seen) =>
      working(seen) && (mySide(seen.view)?.construction ?? []).some((entry) => entry.frozen_by),
  },
  { name: 'menace-combat', light: ['bench'], fits: combat },
];

const kAdvisors: Topic[] = [
  { name: 'advisors-draft', light: ['draft'], fits: at('draft') },
  {
    name: 'advisors-take',
    light: ['offerings'],
    read: true,
    fits: (seen) => choosing(seen) && inAreas(seen, 'advisor'),
  },
  { name: 'advisors-use', light: ['seat'], read: true, fits: may('activate') },
];

const kQuest: Topic[] = [
  { name: 'quest-goal', light: ['quest'], read: true, fits: opening },
  { name: 'quest-pot', light: ['pot'], read: true, fits: planning },
  { name: 'quest-step', light: ['quest'], read: true, fits: may('step') },
];

const kConquest: Topic[] = [
  { name: 'conquest-goal', light: [], read: true, fits: opening },
  { name: 'conquest-recruit', light: ['map'], read: true, fits: may('recruit') },
  { name: 'conquest-move', light: ['map'], read: true, fits: may('move') },
  { name: 'conquest-pass', light: ['map'], read: true, fits: may('pass') },
];

const kSolo: Topic[] = [
  { name: 'solo-goal', light: [], read: true, fits: opening },
  { name: 'solo-trap', light: ['offerings'], fits: may('reveal') },
  { name: 'solo-select', light: ['offerings'], fits: canSelect },
  { name: 'solo-search', light: ['offerings'], fits: at('search') },
  { name: 'solo-supremacy', light: ['steps'], read: true, fits: producing },
];

export const kTopics: Record<Course, Topic[]> = {
  first: kFirst,
  menace: kMenace,
  advisors: kAdvisors,
  quest: kQuest,
  conquest: kConquest,
  solo: kSolo,
};

/** The lesson that a game's set-up calls for. */
export function courseOf({ players, module }: { players: number; module: Module }): Course {
  if (players === 1) return 'solo';
  return module === 'none' ? 'first' : module;
}
