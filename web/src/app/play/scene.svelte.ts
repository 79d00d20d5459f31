// The reveal as a scene over the table: when it opens, and that it can be seen again.
import { breaksSeals, type Reveal, revealOf } from '../../model/reveal';
import type { View } from '../../protocol/record';

export class Scene {
  shown = $state.raw<Reveal | null>(null);
  /** Of the round that is being planned. */
  last = $state.raw<Reveal | null>(null);

  /** A table that is entered in planning shows nothing by itself. */
  enter(view: View): void {
    if (view.phase === 'planning' || view.phase === 'menace_step') this.last = revealOf(view);
  }

  follow(before: View, after: View): void {
    if (breaksSeals(before, after)) {
      this.last = revealOf(after);
      if (this.last.seals.length > 0) this.shown = this.last;
    } else if (after.phase !== 'planning' && after.phase !== 'menace_step') {
      this.last = null;
      this.shown = null;
    }
  }

  /** Until the player has said done. */
  get repeatable(): boolean {
    return this.shown === null && (this.last?.seals.length ?? 0) > 0;
  }

  again(): void {
    if (this.repeatable) this.shown = this.last;
  }

  close(): void {
    this.shown = null;
  }
}
