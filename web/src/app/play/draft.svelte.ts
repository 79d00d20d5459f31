// The draft of an offer: the one thing the client keeps for itself, until it is confirmed.
import { canPlace, canSeal, finishedOffer, offersWith } from '../../model/choices';
import type { Area, CardId, Decision, Placement, View } from '../../protocol/record';

const kCards = 2;

export class OfferDraft {
  places = $state<Placement[]>([]);
  readonly #view: () => View;

  constructor(view: () => View) {
    this.#view = view;
  }

  get full(): boolean {
    return this.places.length >= kCards;
  }

  /** The decision that a complete draft stands for. */
  get decision(): Decision | undefined {
    return finishedOffer(this.#view(), this.places);
  }

  holds(card: CardId): boolean {
    return this.places.some((place) => place.card === card);
  }

  /** A draft from before a reload; only if it could still be offered. */
  resume(places: Placement[]): void {
    const inHand = places.every((place) => this.#view().hand?.includes(place.card));
    if (places.length <= kCards && inHand && offersWith(this.#view(), places).length > 0)
      this.places = places;
  }

  /** After the table changed: what is no longer in hand is no longer offered. */
  settle(): void {
    const { hand = [], phase } = this.#view();
    this.places = this.places.filter((place) => hand.includes(place.card) && phase === 'offer');
  }

  put(card: CardId, area: Area): boolean {
    const face = canPlace(this.#view(), this.places, card, area, 'up') ? 'up' : 'down';
    if (this.full || !canPlace(this.#view(), this.places, card, area, face)) return false;
    this.places.push({ card, area, face });
    return true;
  }

  unput(card: CardId): void {
    this.places = this.places.filter((place) => place.card !== card);
  }

  lay(places: Placement[]): void {
    this.places = places.map((place) => ({ ...place }));
  }

  /** Takes the last card back; whether there was one. */
  pop(): boolean {
    return this.places.pop() !== undefined;
  }

  clear(): void {
    this.places = [];
  }

  seal(card: CardId): void {
    const place = this.places.find((each) => each.card === card);
    if (place && this.sealable(card)) place.face = place.face === 'up' ? 'down' : 'up';
  }

  sealable(card: CardId): boolean {
    const index = this.places.findIndex((place) => place.card === card);
    return index >= 0 && canSeal(this.#view(), this.places, index);
  }
}
