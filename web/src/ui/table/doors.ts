// What can be opened above the table, from anywhere on it.
import { getContext, setContext } from 'svelte';

import type { Duchy } from '../../protocol/record';

export type Opened =
  | { what: 'keys' | 'settings' | 'chronicle' | 'detail' | 'menu' | 'balance' }
  | { what: 'score' | 'realm'; duchy: Duchy };

const kKey = Symbol('doors');

export type Open = (opened: Opened) => void;

export const shareDoors = (open: Open) => setContext(kKey, open);
export const theDoors = (): Open => getContext(kKey) ?? (() => undefined);
