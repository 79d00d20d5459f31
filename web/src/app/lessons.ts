// Which lessons this browser's player has been through, and how far the running ones are.
import { kNothingMet, type Progress } from '../model/lesson';
import { type Course, kCourses } from '../model/lesson_courses';

const kFinished = 'kingdom.lessons';
const placeOf = (table: string) => `kingdom.lesson.${table}`;

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

export function finishedLessons(): Course[] {
  const kept = read(kFinished);
  return Array.isArray(kept) ? kCourses.filter((course) => kept.includes(course)) : [];
}

export function finishLesson(course: Course): void {
  const finished = new Set([...finishedLessons(), course]);
  localStorage.setItem(kFinished, JSON.stringify([...finished]));
}

/** Before version 0.2 a list of names was kept here; it is no progress of these lessons. */
export function keptProgress(table: string): Progress {
  const kept = read(placeOf(table)) as Partial<Progress> | null;
  return Array.isArray(kept?.learnt) ? { ...kNothingMet, ...kept } : kNothingMet;
}

export const keepProgress = (table: string, progress: Progress): void =>
  localStorage.setItem(placeOf(table), JSON.stringify(progress));
