// A few words between the players; what was said is gone after a moment.
import type { Duchy } from '../../protocol/record';
import type { EmoteKey } from '../../protocol/vocabulary';

export const kEmotes: EmoteKey[] = [
  'hello',
  'well_played',
  'thinking',
  'oops',
  'wow',
  'thanks',
  'good_game',
];
const kSaidFor = 4000;

export class Emotes {
  said = $state.raw<{ seat: Duchy; emote: EmoteKey } | null>(null);
  /** Set where there is somebody to talk to. */
  say = $state.raw<((emote: EmoteKey) => void) | undefined>();

  hear(seat: Duchy, emote: EmoteKey): void {
    const said = { seat, emote };
    this.said = said;
    setTimeout(() => {
      if (this.said === said) this.said = null;
    }, kSaidFor);
  }
}
