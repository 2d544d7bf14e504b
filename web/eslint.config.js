/** All habits of the client's code. Types are checked by svelte-check; what Prettier decides is switched off here. */
import { defineConfig } from 'eslint/config';
import quick from './eslint.quick.config.js';

// These ask for types, which other files decide: nothing found here can be kept, and asking takes most of the time.
export default defineConfig(quick, {
  files: ['src/**', 'vite.config.ts'],
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
  },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/no-unsafe-assignment': 'error',
  },
});
