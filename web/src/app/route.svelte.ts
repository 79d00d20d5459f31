// Where the player is, as the part of the address after `#/`, so that a link and a reload lead to
// the same place.

// A link with a preview is a path of its own (docs/protocol.md); from here on only what stands behind
// the # counts.
const kPreviewed = ['join', 'watch', 'review'];
if (kPreviewed.includes(location.pathname.split('/')[1] ?? ''))
  history.replaceState(null, '', `/${location.hash || `#${location.pathname}`}`);

const read = () => decodeURIComponent(location.hash.replace(/^#\/?/, ''));

let place = $state(read());
addEventListener('hashchange', () => (place = read()));

/** The path as words: `#/table/k3v9` is ['table', 'k3v9']. */
export const route = (): string[] => place.split('/').filter(Boolean);

export function goTo(path: string): void {
  location.hash = `#/${path}`;
}

/** The address to send to others: with a path, so that a preview can be shown, and the rest, which may
    be secret, behind the #. */
export function linkTo(path: string): string {
  const [way = '', table = ''] = path.split('/');
  const place = kPreviewed.includes(way) ? `${way}/${table}` : '';
  return `${location.origin}/${place}#/${path}`;
}
