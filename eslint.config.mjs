import { readFileSync } from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { unguardedBrowserApi } from './scripts/lint/browser-apis.mjs';

const packageJson =
  /** @type {{ readonly browserslist: { readonly production: readonly string[] } }} */ (
    JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  );

/** Code of the site itself, linted with types. */
const site = ['*.config.ts', 'src/**/*.{ts,tsx}', 'tests/**/*.ts', 'scripts/**/*.mjs'];
/** Declarations and samples: no types of their own project, so the rules that need none. */
const published = ['api-sources/**/*.ts', 'samples/*/*/src/**/*.{ts,tsx}'];
/** Samples in plain JavaScript; the checker of samples finds undefined names in them. */
const scripts = ['samples/*/*/**/*.js'];
/** Plain JavaScript that Node or a tool loads as it is. */
const plain = ['samples/verifier/**/*.mjs', 'src/**/*.{mjs,cjs}', 'tests/**/*.mjs', '*.{mjs,js}'];

/** The plugin is typed for an older ESLint. */
const docusaurusRules = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ ({ rules: docusaurus.rules })
);

const nodeGlobals = [
  'AbortController',
  'AbortSignal',
  'Buffer',
  'TextDecoder',
  'TextEncoder',
  'URL',
  '__dirname',
  '__filename',
  'clearTimeout',
  'console',
  'fetch',
  'module',
  'performance',
  'process',
  'require',
  'setTimeout',
];

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    '.cache/',
    'playwright-report/',
    'test-results/',
    'samples/verifier/canaries/',
    'samples/verifier/stubs/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: [...site, ...published, ...plain],
    extends: [js.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },

  {
    files: site,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-ignore': true,
          'ts-expect-error': 'allow-with-description',
          minimumDescriptionLength: 8,
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // TypeScript finds undefined names.
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Each takes a tenth of the time of linting. Packages are pinned; the code has no enumerations and hardly a class.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Optional text counts as absent when it is empty.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@docusaurus': docusaurusRules },
    // Not no-untranslated-text: the site has one language.
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },

  {
    // Only where there can be hooks: the rules parse each file a second time.
    files: ['src/**/*.tsx', 'src/{components,fast-documents,hooks,theme}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },

  {
    // Code that reaches browsers.
    files: [
      'src/{clientModules,components,hooks,model,pages,search,theme}/**/*.{ts,tsx}',
      'src/fast-documents/{client,DocumentBody,StaticRegion,theme}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: {
      browsers: {
        rules: {
          // Those the site is built for, and phones and company machines that no longer get the newest release.
          'unguarded-api': unguardedBrowserApi([
            ...packageJson.browserslist.production,
            'chrome >= 109',
            'firefox >= 115',
            'safari >= 16',
            'ios_saf >= 16',
          ]),
        },
      },
    },
    rules: { 'browsers/unguarded-api': 'error' },
  },

  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },

  // Not the tests in samples: apps have their own test runners.
  {
    files: [
      'src/**/*.test.{ts,tsx}',
      'tests/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'src/base/*.test.mjs',
      'samples/verifier/src/**/*.test.mjs',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message:
            'Test files share their modules (vitest.config.ts). Pass what the test replaces as an argument.',
        },
      ],
    },
  },

  // Programs that print.
  {
    files: ['scripts/**/*.mjs', 'samples/verifier/**/*.mjs'],
    rules: { 'no-console': 'off' },
  },

  {
    files: published,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // A type that adds nothing to its base is still a name of the API.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    files: scripts,
    ignores: ['samples/verifier/**'],
    extends: [js.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'no-undef': 'off',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  // What a sample logs is for the reader of the sample.
  {
    files: ['samples/*/*/src/**'],
    ignores: ['samples/verifier/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['samples/*/*/src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },

  {
    files: plain,
    languageOptions: {
      globals: Object.fromEntries(nodeGlobals.map((name) => [name, false])),
    },
  },
);
