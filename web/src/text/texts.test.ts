// Every language has every message, with the same variables; every message that code names exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { kTopics } from '../model/lesson_courses';

const here = fileURLToPath(new URL('.', import.meta.url));
const kLanguages = ['en', 'it', 'es', 'fr'];
const kShelves = ['lesson'];

interface Texts {
  ids: Set<string>;
  /** How many words the longest variant of a message has. */
  longest: Map<string, number>;
  variables: Map<string, string[]>;
  errors: string[];
}

function wordsOf(blocks: string[]): Map<string, number> {
  return new Map(
    blocks.map((block) => {
      const [, id = '', text = ''] = /^([a-z][\w-]*) =(.*)/s.exec(block) ?? [];
      const variants = text.replace(/\{ \$\w+ \}/g, 'word').split(/^\s+\*?\[\w+\]/m);
      return [id, Math.max(...variants.map((each) => each.split(/\s+/).filter(Boolean).length))];
    }),
  );
}

function read(language: string): Texts {
  const source = ['.', ...kShelves]
    .map((shelf) => readFileSync(join(here, shelf, `${language}.ftl`), 'utf8'))
    .join('\n');
  const bundle = new FluentBundle(language);
  const errors = bundle.addResource(new FluentResource(source)).map(String);
  const blocks = source.split(/\n(?=[a-z][\w-]* =)/);
  const variables = new Map<string, string[]>();
  for (const block of blocks) {
    const id = /^([a-z][\w-]*) =/m.exec(block)?.[1];
    if (!id) continue;
    if (variables.has(id)) errors.push(`${id} stands twice`);
    variables.set(
      id,
      [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort(),
    );
  }
  // The parser passes over what it cannot read; such a message would be missing on the screen.
  for (const id of variables.keys()) if (!bundle.hasMessage(id)) errors.push(`${id} is unreadable`);
  return { ids: new Set(variables.keys()), longest: wordsOf(blocks), variables, errors };
}

const texts = new Map(kLanguages.map((language) => [language, read(language)]));
const english = texts.get('en')!;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/test/.test(path)
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

describe.each(kLanguages)('texts in %s', (language) => {
  const { ids, variables, errors } = texts.get(language)!;
  it('are well formed', () => expect(errors).toEqual([]));
  it('are complete', () => {
    expect([...english.ids].filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids].filter((id) => !english.ids.has(id))).toEqual([]);
  });
  it('use the same variables', () => {
    for (const [id, names] of english.variables) expect(variables.get(id), id).toEqual(names);
  });
});

it('every message that code names by itself exists', () => {
  const named = sources(join(here, '..')).flatMap((source) =>
    [...source.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((match) => match[1]!),
  );
  expect([...new Set(named)].filter((id) => !english.ids.has(id))).toEqual([]);
});

describe('the lessons', () => {
  const topics = Object.values(kTopics).flat();

  it.each(topics.map(({ name }) => name))('%s has its title, task and reason', (name) =>
    expect(
      ['-title', '', '-why'].filter((part) => !english.ids.has(`lesson-${name}${part}`)),
    ).toEqual([]),
  );

  it.each(kLanguages)('say at most 40 words at a time in %s', (language) => {
    const long = topics
      .flatMap(({ name }) => [`lesson-${name}`, `lesson-${name}-why`])
      .filter((id) => texts.get(language)!.longest.get(id)! > 40);
    expect(long).toEqual([]);
  });
});
