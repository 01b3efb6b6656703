import { mergeConfig } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import base from './vitest.config';

/** Tests of the built site: what must be true of the output as a whole. They need `npm run build`. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: {
      include: ['tests/{build,search}/**/*.test.ts'],
      // When to give up: some tests read every page of the site, and other steps run beside them.
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  }),
);
