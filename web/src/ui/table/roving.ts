// One tab stop for each zone: Tab moves between zones, the arrows inside one.
const kKeys: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const itemsOf = (zone: HTMLElement): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>('[data-item]')].filter(
    (item) => !(item as HTMLButtonElement).disabled,
  );

function settle(zone: HTMLElement): void {
  const items = itemsOf(zone);
  const current = items.find((item) => item.tabIndex === 0) ?? items[0];
  for (const item of items) item.tabIndex = item === current ? 0 : -1;
}

function moveTo(zone: HTMLElement, item: HTMLElement | undefined): void {
  if (!item) return;
  for (const other of itemsOf(zone)) other.tabIndex = other === item ? 0 : -1;
  item.focus();
}

/** `taken` says whether the arrows mean something else just now. */
export function roving(zone: HTMLElement, taken?: () => boolean) {
  const onKey = (event: KeyboardEvent) => {
    const by = kKeys[event.key];
    if (!by || event.defaultPrevented || (taken?.() && event.key.match(/Left|Right/))) return;
    const items = itemsOf(zone);
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    moveTo(zone, items[(at + by + items.length) % items.length]);
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
    if (item) for (const other of itemsOf(zone)) other.tabIndex = other === item ? 0 : -1;
  };
  const watcher = new MutationObserver(() => settle(zone));
  settle(zone);
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('keydown', onKey);
  zone.addEventListener('focusin', onFocus);
  return {
    destroy() {
      watcher.disconnect();
      zone.removeEventListener('keydown', onKey);
      zone.removeEventListener('focusin', onFocus);
    },
  };
}
