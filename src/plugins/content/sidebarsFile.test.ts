import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { afterAll, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const site = mkdtempSync(join(tmpdir(), 'sidebars-'));
afterAll(() => {
  rmSync(site, { recursive: true });
});

it('lists pages that were added or deleted since Docusaurus read it', async () => {
  for (const folder of ['src', 'samples', 'node_modules']) {
    symlinkSync(join(repository, folder), join(site, folder));
  }
  cpSync(join(repository, 'sidebars.js'), join(site, 'sidebars.js'));
  mkdirSync(join(site, 'docs/Android'), { recursive: true });
  const page = join(site, 'docs/Android/intro.mdx');
  const isListed = async () =>
    JSON.stringify(await loadFreshModule(join(site, 'sidebars.js'))).includes('Android/intro');
  expect(await isListed()).toBe(false);
  writeFileSync(page, '');
  expect(await isListed()).toBe(true);
  rmSync(page);
  expect(await isListed()).toBe(false);
});
