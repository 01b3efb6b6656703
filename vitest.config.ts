import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readWords } from './src/plugins/search/words';

/** The words that the build writes for the browser. */
const words = readWords(fileURLToPath(new URL('./', import.meta.url)));

export default defineConfig({
  plugins: [
    {
      name: 'search-words',
      resolveId: (id) =>
        /^@generated\/deckle-search\/default\/(?:words|asked)\.json$/.test(id)
          ? `\0${id.replace('.json', '')}`
          : undefined,
      load: (id) => {
        const name = /^\0@generated\/.*\/(words|asked)$/.exec(id)?.[1];
        if (name !== 'words' && name !== 'asked') return undefined;
        return `export default ${JSON.stringify(words[name])}`;
      },
    },
  ],
  esbuild: { jsx: 'automatic' },
  resolve: {
    alias: [{ find: /^@site\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }],
  },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'samples/verifier/src/**/*.test.ts',
      'scripts/**/*.test.{mjs,ts}',
      // The others below tests/ need a build or a browser.
      'tests/*.test.ts',
      'tests/samples/**/*.test.ts',
    ],
    // Files share their modules, which halves the time. So no file may replace a module for itself: ESLint refuses
    // `vi.mock`.
    isolate: false,
    // No test may need what another one left behind.
    sequence: { shuffle: { tests: true } },
    // When to give up, not how fast the code is: other steps of `npm test` run beside these.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
