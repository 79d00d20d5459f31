import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

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
  { ignores: ['dist/', 'fixtures/', 'screenshots/', '.*'] },
);
