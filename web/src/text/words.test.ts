// One word for one thing: what docs/glossary.md says is never said, no text says.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const at = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const kNames = { English: 'en', Italiano: 'it', Español: 'es', Français: 'fr' };

/** Words in code marks of one cell. */
const marked = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

function rulesOf(name: string): { never: string[]; except: string[] } {
  const row = at('../../../docs/glossary.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} | \``));
  const [, , never = '', except = ''] = row?.split('|') ?? [];
  return { never: marked(never), except: marked(except) };
}

/** What is read, by the name of its message; names, variables and comments are not read. */
function messagesOf(language: string): [string, string][] {
  const game = JSON.parse(at(`../../../data/text/${language}.json`)) as Record<string, string>;
  const pages = ['.', 'lesson'].flatMap((shelf) =>
    at(`./${shelf}/${language}.ftl`)
      .split(/\n(?=[a-z][\w-]* =)/)
      .map((block): [string, string] => {
        const [, id = '', text = ''] = /^([a-z][\w-]*) =(.*)/s.exec(block) ?? [];
        return [id, text.replace(/^#.*$/gm, '').replace(/\$\w+/g, '')];
      }),
  );
  return [...Object.entries(game), ...pages].map(([id, text]) => [
    id,
    text.replace(/\{\w+\}/g, '').replaceAll('’', "'"),
  ]);
}

describe.each(Object.entries(kNames))('the words of the table in %s', (name, language) => {
  const { never, except } = rulesOf(name);

  it('are decided by the glossary', () => expect(never.length).toBeGreaterThan(3));

  it('are the only ones', () => {
    const letter = '[\\p{L}\\p{N}]';
    const found = messagesOf(language).flatMap(([id, text]) => {
      const read = except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text.toLowerCase());
      return never
        .filter((word) => new RegExp(`(?<!${letter})${word}(?!${letter})`, 'iu').test(read))
        .map((word) => `${id}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});
