// Folds an element's parts, one level after the other, until what it holds is no wider than itself.
// Which parts go at which level is the component's own style: f1, f2 and so on.

export function foldToFit(element: HTMLElement, most: number) {
  const levels = Array.from({ length: most }, (_, i) => `f${i + 1}`);
  const settle = () => {
    element.classList.remove(...levels);
    for (const level of levels) {
      if (element.scrollWidth <= element.clientWidth) return;
      element.classList.add(level);
    }
  };
  const sizes = new ResizeObserver(settle);
  const texts = new MutationObserver(settle);
  sizes.observe(element);
  texts.observe(element, { childList: true, subtree: true, characterData: true });
  settle();
  return {
    destroy() {
      sizes.disconnect();
      texts.disconnect();
    },
  };
}
