import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', 'public'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Drawings are strings of our own; names and texts never go through {@html}.
      'svelte/no-at-html-tags': 'off',
      // Maps are replaced, never changed, wherever a component depends on them.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps the space that a line break would not.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check, which knows the types, warns of these.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
);
