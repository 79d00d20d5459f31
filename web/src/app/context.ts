// The table that the components around it share.
import { getContext, setContext } from 'svelte';

import type { Play } from './play.svelte';

const kKey = Symbol('play');

export const sharePlay = (play: () => Play) => setContext(kKey, play);
export const thePlay = (): (() => Play) => getContext(kKey);
