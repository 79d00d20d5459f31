// Where the player is, as the part of the address after `#/`, so that a link and a reload lead to
// the same place.
const read = () => decodeURIComponent(location.hash.replace(/^#\/?/, ''));

let place = $state(read());
addEventListener('hashchange', () => (place = read()));

/** The path as words: `#/table/k3v9` is ['table', 'k3v9']. */
export const route = (): string[] => place.split('/').filter(Boolean);

export function goTo(path: string): void {
  location.hash = `#/${path}`;
}
