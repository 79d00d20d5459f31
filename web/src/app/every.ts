// Asking the server again and again, as long as somebody looks.

/** Asks at once, then every so often, and as soon as a hidden page is visible again. A hidden page
 * asks only if its tab's title tells the answer. Answers what ends it. */
export function every(
  milliseconds: number,
  ask: () => Promise<unknown>,
  evenHidden = false,
): () => void {
  const look = () => {
    if (evenHidden || !document.hidden) void ask().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, milliseconds);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
