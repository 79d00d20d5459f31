// The one line that always says what to do, and the second that says what is safe to know.
// Messages are named here and worded in text/*.ftl.
import type { CardId, Placement, Resource, View } from '../protocol/record';
import { mySide, ofKind } from './choices';
import { total } from './deck';
import { perspective } from './perspective';
import { cubesInHand, finishableNow } from './reach';

export interface Prompt {
  line: string;
  second?: string;
  card?: CardId;
  resource?: Resource;
  count?: number;
}

export interface Intent {
  draft: Placement[];
  picked: CardId | null;
}

export function promptFor(view: View, intent: Intent): Prompt {
  if (view.phase === 'over') return { line: 'prompt-over' };
  if (view.viewer === null) return { line: 'prompt-watching' };
  if (view.awaits_confirmation) return { line: 'prompt-confirm', second: 'second-confirm' };
  if ((view.legal ?? []).length === 0)
    return {
      line: perspective(view).solo ? 'prompt-moment' : 'prompt-waiting',
      second: 'second-waiting',
    };
  return kPrompts[view.phase](view, intent);
}

function offerPrompt(view: View, { draft, picked }: Intent): Prompt {
  const traps = mySide(view)?.trap_tokens ?? 0;
  const left = traps - draft.filter((place) => place.face === 'down').length;
  const second = left > 0 ? 'second-offer' : 'second-offer-spent';
  if (draft.length === 2) return { line: 'prompt-offer-confirm', second: 'second-offer-confirm' };
  if (picked) {
    const line = draft.length === 0 ? 'prompt-offer-put-first' : 'prompt-offer-put-second';
    return { line, second, card: picked, count: left };
  }
  const line = draft.length === 0 ? 'prompt-offer-first' : 'prompt-offer-second';
  return { line, second, count: left };
}

function menacePrompt(view: View): Prompt {
  if (ofKind(view, 'forfeit').length > 0)
    return {
      line: 'prompt-forfeit',
      count: mySide(view)?.forfeits ?? 1,
      second: 'second-forfeit',
    };
  if (ofKind(view, 'cover').length > 0) return { line: 'prompt-cover', second: 'second-cover' };
  return { line: 'prompt-freeze', second: 'second-freeze' };
}

function cubesPrompt(view: View): Prompt | undefined {
  const cubes = cubesInHand(mySide(view));
  const first = cubes[0];
  if (!first) return undefined;
  const count = cubes.filter((cube) => cube === first).length;
  return { line: 'prompt-place', second: 'second-place', resource: first, count };
}

function planningPrompt(view: View): Prompt {
  const left = mySide(view)?.selection.length ?? 0;
  const cubes = cubesPrompt(view);
  if (cubes) return { ...cubes, second: 'second-plan-cubes' };
  if (left > 0) return { line: 'prompt-plan', second: 'second-plan', count: left };
  return { line: 'prompt-plan-done', second: 'second-plan' };
}

function productionPrompt(view: View): Prompt {
  const finishable = finishableNow(view).length;
  const cubes = cubesPrompt(view);
  if (cubes && view.step)
    return {
      ...cubes,
      line: finishable > 0 ? 'prompt-step-finish' : 'prompt-step-place',
      second: 'second-step',
    };
  return { line: 'prompt-step-done', second: 'second-step-done', resource: view.step };
}

const kPrompts: Record<View['phase'], (view: View, intent: Intent) => Prompt> = {
  draft: (_, { picked }) =>
    picked
      ? { line: 'prompt-draft-keep', card: picked, second: 'second-draft' }
      : { line: 'prompt-draft', second: 'second-draft' },
  offer: offerPrompt,
  select: (view) => ({
    line: 'prompt-select',
    second: perspective(view).solo ? 'second-select-solo' : 'second-select',
  }),
  search: () => ({ line: 'prompt-search', second: 'second-search' }),
  pick: () => ({ line: 'prompt-pick', second: 'second-pick' }),
  menace_step: menacePrompt,
  planning: planningPrompt,
  production: productionPrompt,
  combat: (view) => ({
    line: ofKind(view, 'vanquish').length > 0 ? 'prompt-combat' : 'prompt-combat-none',
    second: 'second-combat',
  }),
  conquest: () => ({ line: 'prompt-conquest', second: 'second-conquest' }),
  end_window: () => ({ line: 'prompt-end', second: 'second-end' }),
  over: () => ({ line: 'prompt-over' }),
};

/** How many cubes of all kinds wait in hand. */
export const waitingCubes = (view: View): number => total(mySide(view)?.cubes ?? {});
