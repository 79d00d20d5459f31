import { describe, expect, it } from 'vitest';

import type { Placement, View } from '../../protocol/record';
import {
  afterMove,
  kNothingMet,
  learn,
  type Progress,
  type Seen,
  stageOf,
  stepNumber,
  type Topic,
  topicFor,
} from '../lesson';
import { courseOf, kCourses, kTopics } from '../lesson_courses';
import { nextStage, stageOfCourse } from '../lesson_path';
import { emptySide, founders, viewWith } from './views';

const kFirst = kTopics.first;
const kLegalOffer: View['legal'] = [
  {
    do: 'offer',
    places: [
      { card: 'farm#1', area: 'left', face: 'up' },
      { card: 'nexus#1', area: 'left', face: 'up' },
    ],
  },
];
const offering = (seq: number, change: Partial<Seen> = {}, hand = ['farm#1', 'nexus#1']): Seen => ({
  deck: founders,
  view: viewWith({}, { phase: 'offer', seq, turn: 1, hand, legal: kLegalOffer }),
  draft: [],
  picked: null,
  ...change,
});
const put = (card: string, face: 'up' | 'down' = 'up'): Placement => ({ card, area: 'left', face });

/** What a coach does at each change of the table; the topics in the order in which they were shown. */
function lessonOver(changes: Seen[], start: Progress = kNothingMet) {
  let progress = start;
  const shown: string[] = [];
  let current: Topic | undefined;
  let stage = 0;
  for (const seen of changes) {
    const before = current;
    if (current) progress = afterMove(progress, current, stage, seen);
    // The learner reads what is only to be read.
    while ((current = topicFor(kFirst, progress, seen))?.read) {
      shown.push(current.name);
      progress = learn(progress, current);
    }
    stage = stageOf(seen);
    if (current && current !== before) shown.push(current.name);
  }
  return { progress, shown };
}

const kFirstOffer = [
  offering(0),
  offering(0, { picked: 'farm#1' }),
  offering(0, { draft: [put('farm#1')] }),
  offering(0, { draft: [put('farm#1'), put('nexus#1')] }),
];

describe('a lesson', () => {
  it('opens with the goal and goes on by doing', () =>
    expect(lessonOver(kFirstOffer).shown).toEqual(['goal', 'pick', 'put', 'second', 'confirm']));

  it('says nothing twice that was done', () => {
    const { progress } = lessonOver([...kFirstOffer, offering(4)]);
    const again = lessonOver(
      kFirstOffer.map((seen) => ({ ...seen, view: { ...seen.view, seq: 4 } })),
      progress,
    );
    expect(again.shown).toEqual(['seal']);
  });

  it('comes back to what was taken back', () => {
    const { shown } = lessonOver([
      offering(0),
      offering(0, { picked: 'farm#1' }),
      offering(0),
      offering(0, { picked: 'farm#1' }),
    ]);
    expect(shown).toEqual(['goal', 'pick', 'put', 'put']);
  });

  it('leaves off after a topic was passed over twice', () => {
    const met = kFirst
      .filter(({ name }) => name !== 'calamity' && name !== 'seal')
      .reduce(learn, kNothingMet);
    const hand = ['farm#1', 'calamity#1'];
    const passes = [0, 4, 8].flatMap((seq) => [
      offering(seq, {}, hand),
      offering(seq, { draft: [put('farm#1', 'down')] }, hand),
    ]);
    const { shown, progress } = lessonOver(passes, met);
    expect(shown.filter((name) => name === 'calamity')).toHaveLength(2);
    expect(progress.learnt).not.toContain('calamity');
  });

  it('counts a calamity in the draft as the lesson of the calamity', () => {
    const met = kFirst.filter(({ name }) => name !== 'calamity').reduce(learn, kNothingMet);
    const hand = ['farm#1', 'calamity#1'];
    const { progress } = lessonOver(
      [offering(0, {}, hand), offering(0, { draft: [put('calamity#1')] }, hand)],
      met,
    );
    expect(progress.learnt).toContain('calamity');
  });

  it('fills its bar from the left, to the last step', () => {
    expect(stepNumber(kFirst, kNothingMet)).toBe(1);
    const steps = kFirst.map((_, i) =>
      stepNumber(kFirst, kFirst.slice(0, i).reduce(learn, kNothingMet)),
    );
    expect(steps).toEqual(kFirst.map((_, i) => i + 1));
    expect(stepNumber(kFirst, kFirst.reduce(learn, kNothingMet))).toBe(kFirst.length);
  });
});

describe('what a first game needs', () => {
  const planned = (mine: Parameters<typeof viewWith>[0], view: Partial<View> = {}): Seen => ({
    deck: founders,
    view: viewWith({ ...emptySide, ...mine }, { legal: [{ do: 'done' }], ...view }),
    draft: [],
    picked: null,
  });
  const fitting = (seen: Seen) =>
    kFirst.filter((topic) => topic.fits(seen)).map(({ name }) => name);

  it('a calamity in the duchy is spoken of', () =>
    expect(fitting(planned({ duchy: ['calamity#1'] }))).toContain('struck'));
  it('krystallium that can be placed is spoken of', () =>
    expect(
      fitting(
        planned(
          { krystallium: 1 },
          { legal: [{ do: 'place', resource: 'krystallium', on: 'farm#1', as: 'materials' }] },
        ),
      ),
    ).toContain('krystallium'));
  it('soldiers in stock are spoken of', () =>
    expect(fitting(planned({ soldiers: 1 }))).toContain('soldiers'));
  it('what scores is told when the plan stands', () =>
    expect(fitting(planned({}))).toContain('combos'));
  it('supremacy is told in production', () =>
    expect(fitting(planned({}, { phase: 'production', step: 'materials' }))).toContain(
      'supremacy',
    ));
  it('the last planning is told as such', () =>
    expect(fitting(planned({}, { round: 4 }))).toContain('last'));
});

describe('the way through the lessons', () => {
  it('goes from the first game through every module to solo', () => {
    const finished = kCourses.map((_, i) => nextStage(kCourses.slice(0, i))?.course);
    expect(finished).toEqual([...kCourses]);
    expect(nextStage(kCourses)).toBeUndefined();
  });
  it('every lesson is held at a game of its own kind', () => {
    for (const course of kCourses) expect(courseOf(stageOfCourse(course))).toBe(course);
  });
  it('no two topics have one name', () => {
    const names = Object.values(kTopics).flatMap((topics) => topics.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});
