// My tables, the levels, and making a new game.
import type { Course } from '../model/lesson_courses';
import { stageOfCourse } from '../model/lesson_path';
import { kFresh, wishOf } from '../model/new_game';
import type { NewTable } from '../protocol/messages';
import type { Duchy } from '../protocol/record';
import { t } from '../text/text.svelte';
import { api, ApiError, type Statistics, type TableLine } from './api';
import { finishedLessons } from './lessons';
import { dropPlayer, heldSeats, holdPlayer, holdSeat, playerToken } from './seats';
import { change, settings } from './settings.svelte';

interface Mine {
  list: TableLine[];
  statistics: Statistics[];
}

// What was there last time is shown until the server has answered, so that nothing jumps.
const kPlace = 'kingdom.tables';
const kKeptTables = 12;

function keptTables(): Mine {
  try {
    const kept = JSON.parse(localStorage.getItem(kPlace) ?? 'null') as Partial<Mine> | null;
    return { list: kept?.list ?? [], statistics: kept?.statistics ?? [] };
  } catch {
    return { list: [], statistics: [] };
  }
}

export const myTables = $state<Mine & { known: boolean }>({ ...keptTables(), known: false });

function keepTables(): void {
  const list = myTables.list.slice(0, kKeptTables);
  localStorage.setItem(kPlace, JSON.stringify({ list, statistics: myTables.statistics }));
}

/** Asks the server for my tables and shows in the tab's title how many wait for me. */
export async function refreshTables(): Promise<void> {
  const token = playerToken();
  if (!token) {
    myTables.known = true;
    return;
  }
  try {
    const me = await api.me(token);
    myTables.list = me.tables;
    myTables.statistics = me.statistics;
    keepTables();
  } finally {
    myTables.known = true;
  }
  const turns = waitingForMe();
  document.title = turns > 0 ? `(${turns}) ${t('brand')}` : t('brand');
}

async function myToken(): Promise<string> {
  const held = playerToken();
  if (held) return held;
  const { player } = await api.newPlayer(settings.name || t('guest'));
  holdPlayer(player!);
  return player!;
}

// Whoever writes a name and at once sits down sits there by that name.
let renaming: Promise<unknown> = Promise.resolve();

/** The name that rivals see, at the tables to come. */
export function rename(name: string): void {
  change({ name });
  const held = playerToken();
  if (held) renaming = api.renamePlayer(held, name || t('guest')).catch(() => undefined);
}

/** Does it as this browser's player; one that the server does not know any more is made anew. */
async function asPlayer<T>(act: (player: string) => Promise<T>): Promise<T> {
  await renaming;
  try {
    return await act(await myToken());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    dropPlayer();
    return act(await myToken());
  }
}

/** Makes a table, keeps the seats it gives, and answers its number. */
export async function startGame(wish: NewTable, lesson?: Course): Promise<string> {
  const name = settings.name ? { name: settings.name } : {};
  const made = await asPlayer((player) =>
    api.newTable({ confirm: true, ...name, player, ...wish }),
  );
  keepSeats(made.table, made.seats, lesson);
  return made.table;
}

function keepSeats(
  table: string,
  seats: Partial<Record<Duchy, { token?: string; recovery?: string; invite?: string }>>,
  lesson?: Course,
): void {
  const grants = Object.entries(seats) as [
    Duchy,
    { token?: string; recovery?: string; invite?: string },
  ][];
  const mine = grants.find(([, grant]) => grant.token);
  const invite = grants.find(([, grant]) => grant.invite)?.[1].invite;
  if (!mine?.[1].token) return;
  const [seat, { token, recovery }] = mine;
  holdSeat(table, {
    token: token!,
    seat,
    ...(recovery ? { recovery } : {}),
    ...(invite ? { invite } : {}),
    ...(lesson ? { lesson } : {}),
  });
}

export async function startDaily(): Promise<string> {
  const made = await asPlayer((player) => api.playDaily({ player }));
  keepSeats(made.table, made.seats);
  return made.table;
}

const kLessonSeed = '2024';

/** A lesson: the game that its course asks for, against a gentle level; the first one always deals
    the same cards. */
export async function startLesson(course: Course = 'first'): Promise<string> {
  const { levels } = await api.levels();
  const stage = stageOfCourse(course);
  const level = levels.includes(stage.level) ? stage.level : (levels[0] ?? 'random');
  const wish = wishOf({
    ...kFresh,
    module: stage.module,
    rival: stage.players === 1 ? 'solo' : 'level',
    level,
    seed: course === 'first' ? kLessonSeed : '',
  });
  return startGame(wish, course);
}

/** Takes a seat that waits; a table of the lobby needs no invitation. */
export async function joinTable(table: string, invite?: string): Promise<void> {
  if (heldSeats()[table]) return;
  const seated = await asPlayer((player) =>
    api.join(table, { ...(invite ? { invite } : {}), player }),
  );
  holdSeat(table, { token: seated.token, seat: seated.seat, recovery: seated.recovery });
}

/** Takes one's own seat on this device; the token of the other one ends. */
export async function recoverSeat(table: string, code: string): Promise<void> {
  const { seat, token, recovery } = await api.recover(table, code);
  holdSeat(table, { ...heldSeats()[table], seat, token, recovery });
}

export const waitingForMe = (): number => myTables.list.filter((table) => table.your_turn).length;

/** Whether a game was played here before: to its end, or through a lesson. */
export const hasPlayed = (): boolean =>
  finishedLessons().length > 0 ||
  myTables.statistics.some((line) => line.games > 0) ||
  myTables.list.some((table) => table.status === 'finished');
