/** `./test long` looks at everything; otherwise those are looked at that the numbers choose. */
const isLong = process.env['KINGDOM_LONG'] === '1';

export function chosen<T>(all: T[], numbers: number[]): T[] {
  return isLong ? all : numbers.map((number) => all[number]!);
}
