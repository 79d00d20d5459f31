// The cube or token that is being placed: what may be selected, and what is.
import { mySide, placeable } from '../../model/choices';
import { kResources } from '../../model/deck';
import { cubesInHand } from '../../model/reach';
import type { Resource, View } from '../../protocol/record';

export class Placing {
  cube = $state<Resource | null>(null);
  readonly #view: () => View;

  constructor(view: () => View) {
    this.#view = view;
  }

  /** In the order of the resources. */
  readonly possible = $derived.by((): Resource[] => {
    const there = placeable(this.#view());
    return kResources.filter((resource) => there.has(resource));
  });

  select(cube: Resource): void {
    if (this.possible.includes(cube)) this.cube = cube;
  }

  /** After the table changed: cubes in hand come before the stock. */
  settle(): void {
    const possible = placeable(this.#view());
    const hand: Resource[] = cubesInHand(mySide(this.#view()));
    const first = hand.find((cube) => possible.has(cube)) ?? null;
    const keeps = this.cube && possible.has(this.cube) && (!first || hand.includes(this.cube));
    if (!keeps) this.cube = first;
  }
}
