// A begun offer, kept in this window until it is confirmed, so that a reload finds it again.
import type { Placement } from '../protocol/record';

const place = (table: string) => `kingdom.draft.${table}`;

export function keepDraft(table: string, draft: Placement[]): void {
  if (draft.length > 0) sessionStorage.setItem(place(table), JSON.stringify(draft));
  else sessionStorage.removeItem(place(table));
}

export function keptDraft(table: string): Placement[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? '[]') as Placement[];
  } catch {
    return [];
  }
}
