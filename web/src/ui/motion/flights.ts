// Moving copies of things over the table. The things themselves are in their new places at once and
// can be used; what flies is a copy above everything, so that no frame cuts it off.
import { pace } from '../../app/settings.svelte';

const kEase = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export interface Flight {
  from: DOMRect;
  to: Element;
  duration: number;
  delay?: number;
  /** How high above the straight way it rises. */
  arc?: number;
}

let sky: HTMLElement | undefined;
/** What is under way, by what it flies to; each ends by itself or when it is sent elsewhere. */
const under = new Map<Element, { copy: HTMLElement; stop: () => void }>();

/** Where a thing is seen now: its copy in the air, else itself. */
export const seenAt = (thing: Element): DOMRect =>
  (under.get(thing)?.copy ?? thing).getBoundingClientRect();

function overlay(): HTMLElement {
  if (sky?.isConnected) return sky;
  sky = document.createElement('div');
  sky.inert = true;
  sky.ariaHidden = 'true';
  sky.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:40;overflow:hidden';
  document.body.append(sky);
  return sky;
}

/** The table may be drawn larger; a copy outside it has to be, too. */
const zoomOf = (element: Element): number =>
  (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
const drawn = (box: DOMRect, zoom: number) =>
  new DOMRect(box.x / zoom, box.y / zoom, box.width / zoom, box.height / zoom);

function copyOf(original: Element, box: DOMRect): HTMLElement {
  const copy = document.createElement('div');
  const inside = original.cloneNode(true) as HTMLElement;
  inside.removeAttribute('data-card');
  inside.style.cssText = 'width:100%;height:100%;transform:none';
  copy.append(inside);
  copy.style.cssText = `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;transform-origin:0 0`;
  return copy;
}

/** `shape` is what flies, if it is not a copy of the target. */
export function fly(
  { from: seen, to, duration, delay = 0, arc = 0 }: Flight,
  shape?: Element,
): void {
  const speed = pace();
  const zoom = zoomOf(to);
  const from = drawn(seen, zoom);
  const target = drawn(to.getBoundingClientRect(), zoom);
  if (speed === 0 || target.width === 0) return;
  const end = shape ? centred(target, from) : target;
  const copy = copyOf(shape ?? to, end);
  copy.style.zoom = String(zoom);
  overlay().append(copy);
  const [x, y] = [from.x - end.x, from.y - end.y];
  const timing = { duration: duration * speed, delay: delay * speed };
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / end.width})` },
      { transform: `translate(${x / 2}px, ${y / 2 - arc}px)`, offset: arc ? 0.5 : 0.999 },
      { transform: 'none' },
    ].filter((_, i) => i !== 1 || arc > 0),
    { ...timing, easing: kEase, fill: 'backwards' },
  );
  if (shape) {
    flight.onfinish = () => copy.remove();
    return;
  }
  under.get(to)?.stop();
  const hidden = to.animate([{ opacity: 0 }, { opacity: 0 }], timing.duration + timing.delay);
  const stop = () => {
    copy.remove();
    hidden.cancel();
    under.delete(to);
  };
  under.set(to, { copy, stop });
  flight.onfinish = stop;
}

function centred(target: DOMRect, size: DOMRect): DOMRect {
  const x = target.x + (target.width - size.width) / 2;
  const y = target.y + (target.height - size.height) / 2;
  return new DOMRect(x, y, size.width, size.height);
}

/** A card that lay sealed turns over where it now lies. */
export function turnOver(card: Element, delay: number): void {
  const speed = pace();
  if (speed === 0) return;
  card.animate(
    [
      { transform: 'perspective(600px) rotateY(90deg)', filter: 'brightness(0.4)' },
      { transform: 'perspective(600px) rotateY(0)', filter: 'none' },
    ],
    { duration: 420 * speed, delay: delay * speed, easing: kEase, fill: 'backwards' },
  );
}

/** The kettle boils for a moment; what stands around it stays. */
export function boil(pot: Element): void {
  const speed = pace();
  if (speed === 0) return;
  pot.animate(
    [0, -9, 9, -6, 4, 0].map((angle) => ({ transform: `rotate(${angle}deg) scale(1.06)` })),
    { duration: 400 * speed },
  );
}

/** For those who want no movement: an outline that fades on what changed. */
export function mark(changed: Element): void {
  changed.animate(
    [{ boxShadow: '0 0 0 3px var(--ring)' }, { boxShadow: '0 0 0 3px transparent' }],
    { duration: 600 },
  );
}

/** A new decision ends what still moves. */
export function land(): void {
  for (const { stop } of [...under.values()]) stop();
  sky?.replaceChildren();
}
