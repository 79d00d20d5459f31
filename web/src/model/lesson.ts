// The lessons: courses of topics, each tied to what the table shows and never to particular cards,
// so that leaving and coming back finds the right one. A topic is met by doing what it speaks of, or
// by reading it; it comes once, and once more at most when it was passed over.
import type { CardId, Placement, View } from '../protocol/record';
import type { Deck } from './deck';

export interface Seen {
  deck: Deck;
  view: View;
  draft: Placement[];
  picked: CardId | null;
}

export interface Topic {
  /** Names its texts: lesson-NAME-title, lesson-NAME, lesson-NAME-why. */
  name: string;
  /** Where the light falls: values of data-lesson, or `seat` for the learner's own. */
  light: string[];
  fits: (seen: Seen) => boolean;
  /** Nothing is to be done but to read it. */
  read?: true;
  /** What counts as having done it; unless given, whatever the learner did next. */
  done?: (seen: Seen) => boolean;
}

/** What a learner has met so far; kept with the table. */
export interface Progress {
  learnt: string[];
  /** How often each was shown and passed over. */
  passed: Record<string, number>;
}

export const kNothingMet: Progress = { learnt: [], passed: {} };
const kOften = 2;

/** Grows with everything done, and shrinks with everything taken back. */
export function stageOf({ view, draft, picked }: Seen): number {
  const sealed = draft.filter((place) => place.face === 'down').length;
  return view.seq * 100 + draft.length * 10 + sealed * 3 + (picked ? 1 : 0);
}

const isOpen = ({ learnt, passed }: Progress, { name }: Topic): boolean =>
  !learnt.includes(name) && (passed[name] ?? 0) < kOften;

/** The first topic of the course that is new and fits what the table shows. */
export function topicFor(course: Topic[], progress: Progress, seen: Seen): Topic | undefined {
  return course.find((topic) => isOpen(progress, topic) && topic.fits(seen));
}

export function learn(progress: Progress, { name }: Topic): Progress {
  return progress.learnt.includes(name)
    ? progress
    : { ...progress, learnt: [...progress.learnt, name] };
}

/** After the table moved on from `before` to `after` while `topic` was shown. */
export function afterMove(progress: Progress, topic: Topic, before: number, after: Seen): Progress {
  if (topic.fits(after) && !topic.done?.(after)) return progress;
  if (stageOf(after) < before) return progress; // taken back: it comes again
  if (!topic.done || topic.done(after)) return learn(progress, topic);
  const passed = { ...progress.passed, [topic.name]: (progress.passed[topic.name] ?? 0) + 1 };
  return { ...progress, passed };
}

/** The step that is shown, counted from 1: what was met fills the bar from the left. */
export function stepNumber(course: Topic[], progress: Progress): number {
  const met = course.filter((topic) => !isOpen(progress, topic)).length;
  return Math.min(met + 1, course.length);
}
