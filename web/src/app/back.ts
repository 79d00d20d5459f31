// Back closes what is open above a page, as on a phone, before it leaves the page.
let open = 0;
const isMark = () => (history.state as { above?: boolean } | null)?.above === true;

/** Called when something opens; answers what must be called when it is gone, however it went. */
export function closesByBack(close: () => void): () => void {
  open += 1;
  if (!isMark()) history.pushState({ above: true }, '');
  addEventListener('popstate', close);
  return () => {
    open -= 1;
    removeEventListener('popstate', close);
    // Not at once: another window may open in its place, or a link lead elsewhere.
    setTimeout(() => {
      if (open === 0 && isMark()) history.back();
    });
  };
}
