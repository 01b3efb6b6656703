// Adds a platform to a small copy of the site, by its entry in the table and its folders alone, and builds it. In the
// same copy, which the command writes into, a translator gets the texts: the job of babel.config.js.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../src/base/files.mjs';
import { readSharedText, sharedFolder } from '../../src/plugins/content/sharedText';

const repository = join(import.meta.dirname, '../..');

/** What the copy has of the site: everything that is not about one platform, and Android. */
const copied = [
  'api-sources/document/Android',
  'api-sources/model',
  'api-sources/tsconfig.json',
  'babel.config.js',
  'docs/Android',
  'docs/_shared',
  'docs/errors.mdx',
  'docs/index.mdx',
  'docs/sheets',
  'docusaurus.config.js',
  'package-lock.json',
  'package.json',
  'samples/document/Android',
  'samples/document/sample-invoice.json',
  'samples/document/sample-invoice-default.json',
  'samples/document/sample-invoice-payment.json',
  'samples/verifier/src',
  'sidebars.js',
  'site.config.ts',
  'src',
  'static',
  'tsconfig.json',
];

const programs = 'src/pages/_home';
const errorsFile = 'api-sources/model/errors.json';

const entry = `
  {
    id: 'Multiplatform',
    label: 'Kotlin Multiplatform',
    languages: ['Kotlin'],
    runsOn: ['Android', 'iOS'],
    nicknames: ['kmp'],
    products: {
      document: {
        spelling: 'android',
        firstVersion: { '1.5': '0.1.0', '1.6': '0.1.0', '1.7': '0.1.0', '1.8': '0.1.0', '1.9': '0.1.0' },
      },
    },
  },`;

const pages = {
  intro: `---
title: Document SDK for Kotlin Multiplatform
description: A made-up platform that a test adds to a copy of this site, to see that its entry in the table and its folders are all that a platform needs.
---

Version {{version}} of {{fact.artifact}} makes \`sdk:ScanFilter.BLACKWHITE\` scans.

\`\`\`kotlin reference=samples/document/Multiplatform/Scan.kt#scan
\`\`\`

<Options of="ScanFilter" />

## Next steps

- [Changelog](./changelog.mdx)
`,
  changelog: `---
title: Document SDK changelog for Kotlin Multiplatform
description: The second of two pages that a test writes for a made-up platform. Versions come from its headings, so that the introduction can name the newest.
toc_max_heading_level: 2
---

Every version:

## 0.1.0 (2026-01-15)

### Added

- First version.
`,
};

let site = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(site, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`);
  write(path, text.replace(from, to));
}

/** Runs a command of Docusaurus in the copy; what it reports is part of the error if it fails. */
async function docusaurus(command: string): Promise<void> {
  const cli = join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, [cli, command], {
    cwd: site,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: '' },
  });
}

/** Removes the sections of shared text that no page of the copy includes, which would be errors. */
function removeUnusedSections(): void {
  const shared = readSharedText(site);
  const included = (text: string): string[] =>
    [...text.matchAll(/<Shared of="([^"]+)"/g)].map(([, reference = '']) => reference);
  const used = new Set<string>();
  const add = (references: readonly string[]): void => {
    for (const reference of references) {
      if (used.has(reference)) continue;
      used.add(reference);
      add(included(shared.get(reference)?.text ?? ''));
    }
  };
  for (const path of listFiles(site, 'docs', /\.mdx$/)) {
    if (!path.startsWith(sharedFolder)) add(included(readFileSync(join(site, path), 'utf8')));
  }
  rmSync(join(site, sharedFolder), { recursive: true });
  for (const { reference, file, text } of shared.values()) {
    if (!used.has(reference)) continue;
    const before = existsSync(join(site, file)) ? readFileSync(join(site, file), 'utf8') : '';
    write(file, `${before}# ${reference.split('#')[1] ?? ''}\n\n${text}\n\n`);
  }
}

/** Text of a page of the copy. */
const pageText = (path: string): string =>
  readFileSync(join(site, 'build', path, 'index.html'), 'utf8')
    .replace(/^[^]*<body/, '<body')
    .replace(/<[^>]*>/g, '');

beforeAll(async () => {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  site = mkdtempSync(join(repository, '.cache/add-platform-'));
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'));
  for (const path of copied) cpSync(join(repository, path), join(site, path), { recursive: true });
  // Programs and errors of platforms that the copy does not have.
  for (const name of readdirSync(join(site, programs))) {
    if (name.endsWith('.mdx') && !['Android.mdx', 'result.mdx'].includes(name))
      rmSync(join(site, programs, name));
  }
  const { groups, errors } = JSON.parse(readFileSync(join(site, errorsFile), 'utf8')) as {
    readonly groups: readonly { readonly id: string }[];
    readonly errors: readonly Readonly<Record<string, unknown>>[];
  };
  const own = errors.filter(
    (error) => 'document' in error && !('platforms' in error) && !('only' in error),
  );
  const used = groups.filter(({ id }) => own.some(({ group }) => group === id));
  write(errorsFile, JSON.stringify({ groups: used, errors: own }));

  edit(
    'src/model/platforms.ts',
    'export const platforms = [',
    `export const platforms = [${entry}`,
  );
  for (const name of ['Enums.kt', 'Logger.kt', 'declared.kt']) {
    write(
      `api-sources/document/Multiplatform/${name}`,
      // Versions of the Android package are not those of this one.
      readFileSync(join(site, 'api-sources/document/Android', name), 'utf8').replace(
        /@since \d+\.\d+\.[\d.]+/g,
        '',
      ),
    );
  }
  write('api-sources/document/Multiplatform/facts.json', '{ "artifact": "com.example:kmp" }\n');
  write(
    'samples/document/Multiplatform/Scan.kt',
    '// region scan\nval filter = ScanFilter.BLACKWHITE\n// endregion\n',
  );
  removeUnusedSections();
  for (const [kind, text] of Object.entries(pages)) write(`docs/Multiplatform/${kind}.mdx`, text);
  await docusaurus('build');
}, 120_000);

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

it('shows its version, facts, spelling, sample and tables on its pages', () => {
  const intro = pageText('docs/Multiplatform/intro');
  expect(intro).toContain('Version 0.1.0 of com.example:kmp makes ScanFilter.BLACKWHITE scans.');
  expect(intro).toContain('val filter = ScanFilter.BLACKWHITE');
});

it('offers it beside the other platforms', () => {
  for (const path of ['', 'docs', 'docs/Android/intro']) {
    expect(pageText(path), `/${path}`).toContain('Kotlin Multiplatform');
  }
});

it('extracts the texts of the interface and of sidebars for a translator', async () => {
  await docusaurus('write-translations');
  const translations = (path: string): string => readFileSync(join(site, 'i18n/en', path), 'utf8');
  const texts = JSON.parse(translations('code.json')) as Readonly<
    Record<string, { readonly message: string }>
  >;
  expect(texts['theme.NotFound.title']?.message).toBe('Page Not Found');
  // Of a component that replaces that of Docusaurus.
  expect(texts['theme.TOCCollapsible.toggleButtonLabel']?.message).toBe('On this page');
  expect(translations('docusaurus-plugin-content-docs/current.json')).toContain('"Features"');
}, 120_000);
