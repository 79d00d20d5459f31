// No language lacks a clause: the translations say what docs/rules.md says, clause by clause.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { type Clause, readRules } from '../rulebook';

const read = (path: string) =>
  readRules(readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8'));
const clausesOf = (path: string): Clause[] => read(path).flatMap(({ clauses }) => clauses);
const english = clausesOf('docs/rules.md');
const numbers = (clauses: Clause[]) => clauses.map(({ number }) => number);
const rulings = ({ pieces }: Clause) => pieces.filter(({ kind }) => kind === 'ruling').length;
/** What must be the same in every language: clauses cited, identifiers, digits. */
const facts = ({ pieces }: Clause) => {
  const text = pieces.map((piece) => piece.text).join('');
  return [...text.matchAll(/R\d+\.\d+/g)].map(([cited]) => cited).sort();
};

it('the rules have clauses, some of them ours, and tables', () => {
  expect(english.length).toBeGreaterThan(80);
  expect(english.filter(({ ours }) => ours).length).toBeGreaterThan(30);
  expect(english.find(({ number }) => number === 'R11.23')?.rows).toHaveLength(15);
});

it('a source is a piece of its own, so that it can be said in words', () => {
  const pieces = english.find(({ number }) => number === 'R1.5')!.pieces;
  const sources = pieces.filter(({ kind }) => kind === 'source').map(({ text }) => text);
  expect(sources).toEqual(['RB', 'CS']);
});

describe.each(['it', 'es', 'fr'])('the rules in %s', (language) => {
  const clauses = clausesOf(`data/rules/${language}.md`);
  it('have every clause, in the same order', () => {
    expect(numbers(clauses)).toEqual(numbers(english));
  });
  it('have the same sections', () => {
    expect(read(`data/rules/${language}.md`).map((section) => numbers(section.clauses))).toEqual(
      read('docs/rules.md').map((section) => numbers(section.clauses)),
    );
  });
  it.each(english.map((clause, i) => [clause.number, i] as const))(
    '%s marks the same rulings, cites the same clauses and has the same rows',
    (_, i) => {
      const [ours, theirs] = [english[i]!, clauses[i]!];
      expect(rulings(theirs)).toBe(rulings(ours));
      expect(facts(theirs)).toEqual(facts(ours));
      expect(theirs.rows.map((row) => row.length)).toEqual(ours.rows.map((row) => row.length));
      expect(theirs.pieces.map(({ text }) => text).join('').length).toBeGreaterThan(20);
    },
  );
});
