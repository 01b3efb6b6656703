import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { listFiles } from '../../base/files';
import { registry } from './registry';

const hooks =
  '/^use(ActionState|Collapsible|ColorMode|.*Effect|EffectEvent|ImperativeHandle|IsBrowser|Reducer|Ref|State|SyncExternalStore|Transition|WindowSize)$/';

/** What does nothing, or always the same, in a component that the browser does not render. */
const interactive = [
  `CallExpression[callee.name=${hooks}]`,
  `CallExpression[callee.property.name=${hooks}]`,
  'JSXOpeningElement[name.name=/^(BrowserOnly|Collapsible|Details)$/]',
  ':matches(ClassDeclaration, ClassExpression)[superClass]',
  'JSXAttribute[name.name=/^(on[A-Z].*|ref)$/]',
].map((selector) => ({
  selector,
  message: 'This does nothing in static HTML. Declare the component as an island.',
}));

/** Where a component does something in the browser. */
function interactionsOf(file: string): string[] {
  const messages = new Linter().verify(
    readFileSync(join(siteDir, file), 'utf8'),
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      rules: { 'no-restricted-syntax': ['error', ...interactive] },
    },
    // Modules of the theme, too, are read in the syntax that includes all others.
    'component.tsx',
  );
  return messages
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ line, message }) => `${file}:${line} ${message}`);
}

/** The file of a component of the site or the theme. */
function fileOf(source: string): string | undefined {
  const folders = ['src/theme/', 'node_modules/@docusaurus/theme-classic/lib/theme/'];
  return folders
    .map((folder) => source.replace('@site/', '').replace('@theme/', folder))
    .flatMap((path) => [`${path}.tsx`, `${path}/index.tsx`, `${path}/index.js`])
    .find((file) => existsSync(join(siteDir, file)));
}

it.each(Object.entries(registry))('the module of %s exists', (_, { source }) => {
  expect(fileOf(source)).toBeDefined();
});

const statics = Object.values(registry)
  .flatMap((entry) => (entry.island === true ? (entry.slots ?? []) : [entry.source]))
  .map((source) => fileOf(source) ?? '');
const aroundDocuments = ['DocBreadcrumbs', 'DocItem/Layout', 'TOCCollapsible'].map(
  (name) => `src/theme/${name}/index.tsx`,
);

it.each([...statics, ...aroundDocuments])('%s needs no browser', (file) => {
  expect(interactionsOf(file)).toEqual([]);
});

it('islands are imported with their wrapper', () => {
  const folders = Object.values(registry).flatMap(({ island, source }) =>
    island === true ? [source.replace('@site/src/components/', '')] : [],
  );
  const bare = new RegExp(`from '(?:[^']*components|\\.\\.?)/(?:${folders.join('|')})'`);
  const importing = listFiles(siteDir, 'src', /\.tsx$/).filter((file) =>
    bare.test(readFileSync(join(siteDir, file), 'utf8')),
  );
  expect(importing).toEqual([]);
});
