/** Habits of the client's code that a file shows by itself: what was found is kept until the file changes. */
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist/', 'src/lib/api/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-undef': 'off', // TypeScript finds unknown names
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps here are replaced whole ($state.raw), never changed in place
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'], // a test may hand over less than the whole thing
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
          message: 'A cast over `unknown` hides a changed field: say the type.',
        },
      ],
    },
  },
);
