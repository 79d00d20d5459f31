// The keys of the table. Letters can be switched off; none is ever taken from a text field.
import { aboutCard, placesOn } from '../model/choices';
import { allToAlchemy, fill, fillable } from '../model/errand';
import type { Area, Resource } from '../protocol/record';
import type { Play } from './play.svelte';

export type Opens = 'keys' | 'chronicle' | 'rival' | 'detail' | 'none';

/** Key, message that says what it does. Shown in the map of keys, in this order. */
export const kKeyMap: [string, string][] = [
  ['1–9', 'key-number'],
  ['0', 'key-zero'],
  ['← →', 'key-arrows'],
  ['T', 'key-seal'],
  ['S', 'key-slate'],
  ['R', 'key-recycle'],
  ['F', 'key-fill'],
  ['A', 'key-all'],
  ['M P G E K O', 'key-cubes'],
  ['↵', 'key-enter'],
  ['U', 'key-undo'],
  ['⇧ U', 'key-undo-all'],
  ['␣', 'key-space'],
  ['B', 'key-again'],
  ['D', 'key-detail'],
  ['H', 'key-hint'],
  ['C', 'key-chronicle'],
  ['V', 'key-rival'],
  ['?', 'key-map'],
  ['Esc', 'key-escape'],
];

const kCubes: Record<string, Resource> = {
  m: 'materials',
  p: 'population',
  g: 'gold',
  e: 'exploration',
  k: 'krystallium',
  o: 'soldiers',
};

function byNumber(play: Play, number: number): void {
  const { view } = play;
  if (view.phase === 'offer' || view.phase === 'draft') {
    const card = view.hand?.[number - 1];
    if (card && !play.draft.places.some((place) => place.card === card)) play.pick(card);
    return;
  }
  const entry = play.who.mine.construction[number - 1];
  if (!entry) return;
  const count = play.placing.cube ? fillable(view, entry.card, play.placing.cube) : 0;
  if (play.placing.cube && count > 0) play.run(fill(entry.card, play.placing.cube, count));
  else play.pick(entry.card);
}

function byArrow(play: Play, area: Area): boolean {
  if (play.view.phase === 'offer' && play.picked) play.put(play.picked, area);
  else if (play.view.phase === 'select' && !document.activeElement?.closest('[data-item]'))
    play.select(area);
  else return false;
  return true;
}

function aboutFocused(play: Play, kind: 'slate' | 'recycle'): void {
  const focused = (document.activeElement as HTMLElement | null)?.dataset['card'] ?? play.looked;
  const decision = focused ? aboutCard(play.view, kind, focused) : undefined;
  if (decision) void play.decide(decision);
}

function fillFocused(play: Play): void {
  const focused = (document.activeElement as HTMLElement | null)?.dataset['card'] ?? play.picked;
  if (!focused || !play.placing.cube) return;
  play.run(fill(focused, play.placing.cube, fillable(play.view, focused, play.placing.cube)));
}

function escape(play: Play): void {
  if (play.asking) play.asking = null;
  else if (play.hints.list) play.hints.forget();
  else play.picked = null;
}

const kLetters: Record<string, (play: Play) => Opens> = {
  t: (play) => {
    const last = play.draft.places.at(-1);
    if (last) play.draft.seal(last.card);
    return 'none';
  },
  s: (play) => (aboutFocused(play, 'slate'), 'none'),
  r: (play) => (aboutFocused(play, 'recycle'), 'none'),
  f: (play) => (fillFocused(play), 'none'),
  a: (play) => (play.run(allToAlchemy()), 'none'),
  h: (play) => (void play.hints.ask(), 'none'),
  b: (play) => (play.scene.again(), play.tellAgain(), 'none'),
  d: () => 'detail',
  c: () => 'chronicle',
  v: () => 'rival',
};

/** Does what a key means; says what the screen should open, or nothing when it was not ours. */
export function onTableKey(play: Play, event: KeyboardEvent, letters: boolean): Opens | undefined {
  const target = event.target as HTMLElement;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input, textarea, select, dialog')
  )
    return undefined;
  if (event.key === 'Enter') {
    if (target.closest('button, a')) return undefined;
    play.agree();
    return 'none';
  }
  if (event.key === 'Escape') return (escape(play), 'none');
  if (event.key === '?') return 'keys';
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    return byArrow(play, event.key === 'ArrowLeft' ? 'left' : 'right') ? 'none' : undefined;
  return letters ? onLetter(play, event) : undefined;
}

function onLetter(play: Play, event: KeyboardEvent): Opens | undefined {
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return (byNumber(play, Number(key)), 'none');
  if (key === '0') {
    const place = play.placing.cube
      ? placesOn(play.view, play.placing.cube, 'alchemy')[0]
      : undefined;
    if (place) void play.decide(place);
    return 'none';
  }
  if (key === 'u') return (void (event.shiftKey ? play.takeBackAll() : play.takeBack()), 'none');
  const cube = kCubes[key];
  if (cube) {
    play.placing.select(cube);
    return 'none';
  }
  return kLetters[key]?.(play);
}
