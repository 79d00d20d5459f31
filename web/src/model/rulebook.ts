// The rules as sections and numbered clauses, for the rules page: docs/rules.md, and its
// translations in data/rules.
export type Piece = { kind: 'text' | 'strong' | 'em' | 'code' | 'ruling' | 'source'; text: string };

export interface Clause {
  number: string;
  pieces: Piece[];
  /** Whether a sentence of it is a decision of this project. */
  ours: boolean;
  rows: Piece[][][];
}

export interface Section {
  title: string;
  clauses: Clause[];
}

/** How each language marks a sentence that is our own decision. */
const kRulings = ['(our ruling)', '(decisione nostra)', '(decisión nuestra)', '(notre décision)'];

/** The sources by the short names that the rules use; a reader is told them in words. */
const kSource = /\b(RB|FAQ|IT|ES|CS|RM)\b/;

/** `**strong**`, `*em*`, `` `code` `` and links; nothing else is used in the rules. */
export function piecesOf(text: string): Piece[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return plain
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .flatMap((part): Piece[] => {
      const inside = part.slice(1, -1);
      if (part.startsWith('**')) return [{ kind: 'strong', text: part.slice(2, -2) }];
      if (part.startsWith('`')) return [{ kind: 'code', text: inside }];
      if (kRulings.includes(inside)) return [{ kind: 'ruling', text: inside }];
      if (part.startsWith('*') && part.length > 2) return [{ kind: 'em', text: inside }];
      return part
        .split(kSource)
        .map((text, i): Piece => ({ kind: i % 2 === 1 ? 'source' : 'text', text }))
        .filter(({ text }) => text !== '');
    });
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => piecesOf(cell.trim()));

class Reader {
  readonly sections: Section[] = [];
  #number = '';
  #text: string[] = [];
  #rows: Piece[][][] = [];

  close(): void {
    const section = this.sections[this.sections.length - 1];
    if (this.#number && section) {
      const text = this.#text.join(' ');
      section.clauses.push({
        number: this.#number,
        pieces: piecesOf(text),
        ours: kRulings.some((ruling) => text.includes(ruling)),
        rows: this.#rows,
      });
    }
    this.#number = '';
    this.#text = [];
    this.#rows = [];
  }

  read(line: string): void {
    const title = /^#{2,3} (.*)/.exec(line);
    const clause = /^- \*\*(R\d+\.\d+)\*\* ?(.*)/.exec(line);
    if (title) {
      this.close();
      this.sections.push({ title: title[1]!, clauses: [] });
    } else if (clause) {
      this.close();
      this.#number = clause[1]!;
      this.#text = [clause[2]!];
    } else if (line.startsWith('|')) {
      if (!/^\|[-| ]+\|$/.test(line)) this.#rows.push(cells(line));
    } else if (this.#number && line.startsWith('  ')) {
      this.#text.push(line.trim());
    }
  }
}

/** Only sections that have clauses. */
export function readRules(markdown: string): Section[] {
  const reader = new Reader();
  for (const line of markdown.split('\n')) reader.read(line);
  reader.close();
  return reader.sections.filter((section) => section.clauses.length > 0);
}
