import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

// The folders of src in the order in which they may use each other (docs/architecture.md).
const kFolders = ['protocol', 'model', 'text', 'app', 'ui'];
// Inside ui: what draws, what moves, what arranges, and the screens around it.
const kRooms = [
  ['sign'],
  ['card', 'frame'],
  ['motion'],
  ['table', 'phone', 'lesson'],
  ['library', 'review'],
  ['home'],
];

const upward = (folder, above) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${above.join('|')})(/|$)`,
            message: `${folder} lies below ${above.join(', ')}`,
          },
        ],
      },
    ],
  },
});

/** The lowest folder knows nothing of those above it. */
const layers = kFolders
  .map((folder, i) => upward(folder, kFolders.slice(i + 1)))
  .filter(({ files }) => files[0] !== 'src/ui/**');
const rooms = kRooms
  .slice(0, -1)
  .flatMap((level, i) => level.map((room) => upward(`ui/${room}`, kRooms.slice(i + 1).flat())));

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-lines': ['error', 500],
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-at-html-tags': 'off',
      // Maps that are built and read inside one derived value need no reactivity of their own.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  ...layers,
  ...rooms,
  { ignores: ['dist/', 'fixtures/', 'screenshots/', '.*'] },
);
