// Spelling of pages, comments and messages in US English. Names of the SDK come from its declarations.
import { defineConfig } from 'cspell';
import { sdkWords } from './scripts/lint/sdkWords.mjs';

/** Names of tools, file formats and platforms that no dictionary has. */
const tools = [
  'certpath',
  'eresolve',
  'familjen',
  'fontkit',
  'fonttools',
  'grotesk',
  'javac',
  'licences',
  'jetpack',
  'monoandroid',
  'itms',
  'msix',
  'mtouch',
  'netsdk',
  'netstandard',
  'newtonsoft',
  'pkix',
  'podfile',
  'rspack',
  'sdkman',
  'signalwire',
  'swiftui',
  'tizen',
  'winforms',
  'winui',
  'xcframework',
  'xcui',
  'automator',
];

/** Words of invoices and payments, and German ones: of the sample invoice, and of what German readers search for. */
const invoices = ['bezahl', 'girocode', 'rechnung'];

/** Names in the code of the site. */
const code = [
  'argb',
  'gesamtbetrag',
  'inlines',
  'labelledby',
  'llms',
  'objc',
  'preloadable',
  'scantips',
  'topbar',
];

/** Terms of the field. */
const terms = ['contentful', 'deviceready', 'deckled', 'drawables', 'hotfixes', 'nonisolated'];

export default defineConfig({
  version: '0.2',
  language: 'en-US',
  files: [
    '*.md',
    'docs/**/*.mdx',
    'src/pages/**/*.mdx',
    'api-sources/**/*.{ts,kt,swift,cs,dart,json,md}',
    'src/**/README.md',
    'operations/**/*.md',
    'tests/**/README.md',
    'samples/verifier/README.md',
    'samples/**/starter*/README.md',
    // Words that readers see.
    'src/{components,theme,clientModules,model}/**/*.{ts,tsx}',
  ],
  ignorePaths: [
    'docs/**/api/**',
    'docs/symbols/**',
    '**/node_modules/**',
    '**/.cache/**',
    '**/*.test.{ts,tsx}',
    'build',
  ],
  ignoreRegExpList: [
    // Code blocks, inline code, placeholders, link targets, addresses, components, heading ids.
    '/^(`{3,}|~{3,})[\\s\\S]*?^\\1/gm',
    '/`[^`\\n]*`/g',
    '/\\{\\{[^}]*\\}\\}/g',
    '/\\]\\([^)]*\\)/g',
    '/https?:\\S+/g',
    '/<[A-Z][^>]*>/g',
    '/\\{#[^}]*\\}/g',
  ],
  words: [...code, ...tools, ...invoices, ...terms, ...sdkWords(import.meta.dirname)],
  overrides: [
    // What is printed on the German invoice.
    {
      filename: 'src/components/MarkedInvoice/marks.ts',
      ignoreRegExpList: ["/(?:field|atRight|line)\\('[^']*'/g"],
    },
    // A message of the native SDK, quoted as it arrives.
    { filename: 'api-sources/model/errors.ts', words: ['initialised'] },
  ],
});
