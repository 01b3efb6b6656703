import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Code of the site itself, linted with types. */
const site = [
  '*.config.ts',
  'src/**/*.{ts,tsx}',
  'tests/**/*.ts',
  'scripts/**/*.{mjs,ts}',
  'samples/verifier/src/**/*.ts',
];
/** Declarations and samples: no types of their own project, so the rules that need none. */
const published = ['api-sources/**/*.ts', 'samples/*/*/src/**/*.{ts,tsx}'];
/** Samples in plain JavaScript; the checker of samples finds undefined names in them. */
const scripts = ['samples/*/*/**/*.js'];
/** Plain JavaScript that Node or a tool loads as it is. */
const plain = ['samples/verifier/**/*.mjs', 'src/**/*.cjs', 'tests/**/*.mjs', '*.{mjs,js}'];

/** The plugin is typed for an older ESLint. */
const docusaurusRules = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ ({ rules: docusaurus.rules })
);

/**
 * What a browser lacks that readers have: Chrome 109, Firefox 115, Safari 16, and phones and company machines without the
 * newest release. Of another object than the one named here, a name is another API.
 */
const missingApis = {
  globals: [
    'CloseWatcher',
    'ClipboardItem',
    'Highlight',
    'navigation',
    'requestIdleCallback',
    'scheduler',
    'URLPattern',
  ],
  members: {
    AbortSignal: ['any'],
    Array: ['fromAsync'],
    CSS: ['highlights'],
    Map: ['groupBy'],
    Object: ['groupBy'],
    Promise: ['try', 'withResolvers'],
    URL: ['canParse', 'parse'],
  },
  ofAny: [
    'checkVisibility',
    'hidePopover',
    'isSubsetOf',
    'moveBefore',
    'requestClose',
    'setHTMLUnsafe',
    'showPopover',
    'startViewTransition',
    'symmetricDifference',
    'togglePopover',
    'toReversed',
    'toSorted',
    'toSpliced',
  ],
};

const missingApi =
  'Some browsers of readers lack it: use something older, or disable this rule beside a guard.';

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
    // One spelling for each import. Not in other modules, which Node.js loads as well and doesn't know `@site`.
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./){2}', message: 'Write @site/src/…' }] },
      ],
    },
  },

  {
    // Code that reaches browsers.
    files: [
      'src/{client,clientModules,components,hooks,model,pages,search,theme}/**/*.{ts,tsx}',
      'src/fast-documents/{client,DocumentBody,StaticRegion,theme}/**/*.{ts,tsx}',
      'src/plugins/*/*.client.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...missingApis.globals.map((name) => ({ name, message: missingApi })),
      ],
      'no-restricted-properties': [
        'error',
        ...Object.entries(missingApis.members).flatMap(([object, properties]) =>
          properties.map((property) => ({ object, property, message: missingApi })),
        ),
        ...missingApis.ofAny.map((property) => ({ property, message: missingApi })),
      ],
    },
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
      'scripts/**/*.test.{mjs,ts}',
      'samples/verifier/src/**/*.test.ts',
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
    files: ['scripts/**/*.{mjs,ts}', 'samples/verifier/**/*.mjs'],
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
