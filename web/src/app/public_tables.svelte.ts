// The tables that everybody may see: open ones to join, running ones to watch, finished ones.
import type { TableStatus } from '../protocol/vocabulary';
import { api, type TableLine } from './api';

/** Milliseconds between two looks at the lobby. */
export const kLobbyEvery = 8000;

export const kPublic: TableStatus[] = ['waiting', 'running', 'finished'];

/** Undefined until the server has answered. */
export const publicTables = $state<Partial<Record<TableStatus, TableLine[]>>>({});

export async function refreshPublic(wanted: TableStatus[]): Promise<void> {
  await Promise.all(
    wanted.map(async (status) => {
      publicTables[status] = (await api.tables(status)).tables;
    }),
  );
}
