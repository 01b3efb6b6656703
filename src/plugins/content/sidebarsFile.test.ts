import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { afterAll, expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { testFolder } from '../../../tests/fixtures/folder.mjs';

const { root: site, write } = testFolder(afterAll);

it('lists pages that were added or deleted since Docusaurus read it', async () => {
  for (const folder of ['src', 'samples', 'node_modules']) {
    symlinkSync(join(siteDir, folder), join(site, folder));
  }
  cpSync(join(siteDir, 'sidebars.js'), join(site, 'sidebars.js'));
  mkdirSync(join(site, 'docs/Android'), { recursive: true });
  const isListed = async () =>
    JSON.stringify(await loadFreshModule(join(site, 'sidebars.js'))).includes('Android/intro');
  expect(await isListed()).toBe(false);
  write({ 'docs/Android/intro.mdx': '' });
  expect(await isListed()).toBe(true);
  rmSync(join(site, 'docs/Android/intro.mdx'));
  expect(await isListed()).toBe(false);
});
