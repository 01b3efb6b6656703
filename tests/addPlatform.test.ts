// Adds a platform to a copy of the site, by its entry in the table and its folders alone.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteDir } from './docsTree';
import { testFolder } from './fixtures/folder.mjs';
import type { Expanded } from '../src/plugins/content/expand/expand';
import type { ProductPages } from '../src/model/siteMap';

const { root: site, write } = testFolder(afterAll);

const entry = `
  {
    id: 'Multiplatform',
    label: 'Kotlin Multiplatform',
    languages: ['Kotlin'],
    runsOn: ['Android', 'iOS'],
    runsIn: 'native',
    nicknames: ['kmp'],
    products: {
      document: {
        firstVersion: { '1.5': '0.1.0', '1.6': '0.1.0', '1.7': '0.1.0', '1.8': '0.1.0', '1.9': '0.1.0' },
      },
    },
  },`;

const intro = `---
title: Document SDK for Kotlin Multiplatform
description: A made-up platform that a test adds to a copy of this site, to see that its entry in the table and its folders are all that a platform needs.
---

Version {{version}} of {{fact.artifact}} makes \`sdk:ScanFilter.BLACKWHITE\` scans.

\`\`\`kotlin reference=samples/document/Multiplatform/Scan.kt#scan
\`\`\`

<Options of="ScanFilter" />

<Signature of="DeckleSDK.setLogLevel" />

## Next steps

- [Changelog](./changelog.mdx)
`;

/** Prints what a build makes of the new page, and the platforms of the first SDK. */
const program = `
const { SiteContent } = require('./src/plugins/content/siteContent.ts');
const { expand } = require('./src/plugins/content/expand/expand.ts');
const { siteMapOf } = require('./src/model/siteMap.ts');
const docs = [{ id: 'Multiplatform/intro', path: '/docs/Multiplatform/intro' }];
new SiteContent(process.cwd()).expandInput().then((input) => {
  const source = require('node:fs').readFileSync('docs/Multiplatform/intro.mdx', 'utf8');
  const page = expand('docs/Multiplatform/intro.mdx', source, input);
  console.log(JSON.stringify({ page, product: siteMapOf(docs).products[0] }));
});`;

it('has versions, facts, spelling, samples and tables on its pages, and is offered to readers', () => {
  for (const name of ['api-sources', 'docs', 'samples', 'src']) {
    const filter = (path: string): boolean => !/node_modules|samples\/verifier/.test(path);
    cpSync(join(siteDir, name), join(site, name), { recursive: true, filter });
  }
  for (const name of ['node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(join(siteDir, name), join(site, name));
  const table = readFileSync(join(site, 'src/model/platforms.ts'), 'utf8');
  const begin = 'export const platforms = [';
  expect(table).toContain(begin);
  // Versions of the Android package are not those of this one.
  const declarations = ['Enums.kt', 'Logger.kt', 'declared.kt'].map((name) => [
    `api-sources/document/Multiplatform/${name}`,
    readFileSync(join(site, 'api-sources/document/Android', name), 'utf8').replace(
      /@since \d+\.\d+\.[\d.]+/g,
      '',
    ),
  ]);
  write({
    'src/model/platforms.ts': table.replace(begin, begin + entry),
    ...(Object.fromEntries(declarations) as Record<string, string>),
    'api-sources/document/Multiplatform/facts.json': '{ "artifact": "com.example:kmp" }\n',
    'samples/document/Multiplatform/Scan.kt':
      '// region scan\nval filter = ScanFilter.BLACKWHITE\n// endregion\n',
    'docs/Multiplatform/intro.mdx': intro,
    'docs/Multiplatform/changelog.mdx': '---\ntitle: Changelog\n---\n\n## 0.1.0 (2026-01-15)\n',
  });
  const printed = execFileSync(process.execPath, ['-r', './src/register.cjs', '-e', program], {
    cwd: site,
    encoding: 'utf8',
  });
  const { page, product } = JSON.parse(printed) as {
    readonly page: Expanded;
    readonly product: ProductPages;
  };
  expect(page.problems).toEqual([]);
  expect(page.text).toMatch(
    /Version 0\.1\.0 of com\.example:kmp makes \[`ScanFilter\.BLACKWHITE`\]\(/,
  );
  expect(page.text).toContain('val filter = ScanFilter.BLACKWHITE\n');
  expect(page.text).toContain('fun setLogLevel(level: Level)');
  expect(product.platforms).toMatchObject([
    { label: 'Kotlin Multiplatform', intro: '/docs/Multiplatform/intro' },
  ]);
}, 60_000);
