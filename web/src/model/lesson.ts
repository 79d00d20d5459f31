// The guided first game: steps that each end by doing something, tied to what the table shows and
// never to particular cards, so that leaving and coming back finds the right one.
import type { Placement, View } from '../protocol/record';
import { mySide, ofKind } from './choices';
import { cubesInHand } from './reach';

export interface Seen {
  view: View;
  draft: Placement[];
  picked: string | null;
}

export interface LessonStep {
  /** Names its texts: lesson-NAME-title, lesson-NAME, lesson-NAME-why. */
  name: string;
  /** Where the light falls: values of data-lesson. */
  light: string[];
  /** Whether it is this step's turn. */
  fits: (seen: Seen) => boolean;
}

const canOffer = ({ view }: Seen) => ofKind(view, 'offer').length > 0;
const planning = ({ view }: Seen) => view.phase === 'planning' && (view.legal ?? []).length > 0;
const producing = ({ view }: Seen) => view.phase === 'production' && (view.legal ?? []).length > 0;
const cubes = ({ view }: Seen) => cubesInHand(mySide(view)).length > 0;
const sealed = ({ draft }: Seen) => draft.some((place) => place.face === 'down');
const firstOffer = (seen: Seen) =>
  canOffer(seen) && seen.view.round === 1 && (seen.view.turn ?? 1) <= 2;

/** In the order in which a newcomer meets them; the first that fits is shown. */
export const kLesson: LessonStep[] = [
  {
    name: 'confirm-done',
    light: ['prompt'],
    fits: ({ view }) => view.awaits_confirmation === true,
  },
  {
    name: 'put',
    light: ['offerings', 'hand'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 0 && seen.picked !== null,
  },
  { name: 'pick', light: ['hand'], fits: (seen) => canOffer(seen) && seen.draft.length === 0 },
  {
    name: 'seal',
    light: ['offerings'],
    fits: (seen) =>
      firstOffer(seen) && seen.draft.length === 1 && !sealed(seen) && seen.picked === null,
  },
  {
    name: 'second',
    light: ['hand', 'offerings'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 1,
  },
  {
    name: 'confirm',
    light: ['offerings', 'prompt'],
    fits: (seen) => canOffer(seen) && seen.draft.length === 2,
  },
  { name: 'select', light: ['offerings'], fits: ({ view }) => ofKind(view, 'select').length > 0 },
  { name: 'cube', light: ['bench'], fits: (seen) => planning(seen) && cubes(seen) },
  {
    name: 'plan',
    light: ['selection'],
    fits: (seen) => planning(seen) && (mySide(seen.view)?.selection.length ?? 0) > 0,
  },
  { name: 'done', light: ['bench', 'prompt'], fits: planning },
  { name: 'produce', light: ['bench'], fits: (seen) => producing(seen) && cubes(seen) },
  { name: 'step', light: ['bench', 'prompt'], fits: producing },
  {
    name: 'wait',
    light: ['prompt', 'offerings', 'bench'],
    fits: ({ view }) => view.phase !== 'over',
  },
];

export function lessonStep(seen: Seen): LessonStep | undefined {
  return kLesson.find((step) => step.fits(seen));
}
