// The table that the components around it share, and the coach who speaks at it.
import { getContext, setContext } from 'svelte';

import type { Coach } from './coach.svelte';
import type { Play } from './play.svelte';

const kKey = Symbol('play');
const kCoach = Symbol('coach');

export const sharePlay = (play: () => Play) => setContext(kKey, play);
export const thePlay = (): (() => Play) => getContext(kKey);

/** Undefined while no lesson runs. */
export const shareCoach = (coach: () => Coach | undefined) => setContext(kCoach, coach);
export const theCoach = (): (() => Coach | undefined) => getContext(kCoach) ?? (() => undefined);
