// What to play next: the lessons in their order, each against a rival who is a little stronger.
import type { Module } from '../protocol/record';
import { type Course, kCourses } from './lesson_courses';

export interface Stage {
  course: Course;
  players: 1 | 2;
  module: Module;
  /** The level of the rival. */
  level: string;
}

const kLevels: Record<Course, string> = {
  first: 'page',
  menace: 'squire',
  advisors: 'squire',
  quest: 'steward',
  conquest: 'steward',
  solo: 'steward',
};

export const stageOfCourse = (course: Course): Stage => ({
  course,
  players: course === 'solo' ? 1 : 2,
  module: course === 'first' ? 'none' : course === 'solo' ? 'menace' : course,
  level: kLevels[course],
});

/** The first lesson that was not finished yet; none when all were. */
export function nextStage(finished: readonly Course[]): Stage | undefined {
  const next = kCourses.find((course) => !finished.includes(course));
  return next && stageOfCourse(next);
}
