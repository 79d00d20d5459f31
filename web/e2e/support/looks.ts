// What must hold of a table at any size, found in the page itself: nothing pressed is covered or
// beyond the edge, nothing scrolls sideways, no two texts lie on each other.
import type { Page } from 'playwright-core';

/** One function that is sent to the page. */
function lookInPage(): string[] {
  const found: string[] = [];
  const edge = { right: innerWidth + 1, bottom: innerHeight + 1 };
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways to ${root.scrollWidth}`);
  if (root.scrollHeight > root.clientHeight) found.push(`scrolls down to ${root.scrollHeight}`);

  const main = document.querySelector('main')!;
  const short = (element: Element) =>
    `${element.className || element.tagName} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  };
  /** The nearest thing that scrolls by itself, such as the chronicle. */
  const scroller = (element: Element): Element | null => {
    for (let at = element.parentElement; at && at !== main; at = at.parentElement)
      if (scrolls(at)) return at;
    return null;
  };
  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };

  for (const button of main.querySelectorAll<HTMLElement>('button, a[href]')) {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    if (width === 0 || getComputedStyle(button).visibility === 'hidden') continue;
    const box = scroller(button)?.getBoundingClientRect();
    if (box && (bottom > box.bottom + 1 || top < box.top - 1 || right > box.right + 1)) continue;
    if (left < -1 || top < -1 || right > edge.right || bottom > edge.bottom) {
      found.push(`beyond the edge: ${short(button)}`);
      continue;
    }
    if ((button as HTMLButtonElement).disabled) continue;
    const middle = hits(button, left + width / 2, top + height / 2);
    // Of a card that others overlap, what stands out is pressed.
    const anywhere = [
      [8, height / 2],
      [width - 8, height / 2],
      [width / 2, Math.min(20, height / 3)],
      [10, Math.min(20, height / 3)],
    ].some(([x, y]) => hits(button, left + x!, top + y!));
    if (!middle && !(button.dataset['item'] !== undefined && anywhere))
      found.push(
        `covered: ${short(button)} by ${document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 90)}`,
      );
  }

  // What is cut off by a frame is not read; lines are looked at without their leading.
  const kLeading = 0.18;
  const clipped = (line: DOMRect, element: Element): DOMRect => {
    let [left, top, right, bottom] = [
      line.left,
      line.top + line.height * kLeading,
      line.right,
      line.bottom - line.height * kLeading,
    ];
    for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const texts: { parent: Element; box: DOMRect; text: string }[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = (node.textContent ?? '').trim();
    if (!text || parent.closest('.hidden, svg, kbd, .corner')) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = clipped(line, parent);
      if (box.width < 3 || box.height < 3) continue;
      if (!hits(parent, box.x + box.width / 2, box.y + box.height / 2)) continue;
      // Its end may lie under the next card of a hand.
      if (!hits(parent, box.right - 2, box.y + box.height / 2)) box.width /= 2;
      texts.push({ parent, box, text });
    }
  }
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1)) {
      if (a.parent === b.parent) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 3 && high > 3)
        found.push(`one on the other: "${a.text.slice(0, 30)}" and "${b.text.slice(0, 30)}"`);
    }
  return [...new Set(found)];
}

export const faultsOfLook = (page: Page): Promise<string[]> => page.evaluate(lookInPage);
