// Covers src/theme/MDXComponents/index.tsx: the components that pages use without importing them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, siteDir, test } from './site';

const filesBelow = (folder: string): string[] =>
  readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(siteDir.length + 1));

test('every swizzled component has a test that names it', () => {
  const specs = filesBelow('tests/e2e')
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => readFileSync(join(siteDir, path), 'utf8'))
    .join('\n');
  const swizzled = filesBelow('src/theme').filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  expect(swizzled.length).toBeGreaterThan(0);
  expect(
    // A folder stands for its index file: `src/theme/Loading`.
    swizzled.filter((path) => {
      const folder = path.replace(/\/index\.tsx?$/, '');
      return !specs.includes(path) && !new RegExp(`${folder}(?![\\w/])`).test(specs);
    }),
  ).toEqual([]);
});

test('every swizzled component begins with what it changes', () => {
  const silent = filesBelow('src/theme').filter(
    (path) => /\.tsx?$/.test(path) && !readFileSync(join(siteDir, path), 'utf8').startsWith('/**'),
  );
  expect(silent).toEqual([]);
});

test('pages have anchors, tables, versions, swatches and tabs (src/theme/MDXComponents/index.tsx)', async ({
  page,
}) => {
  await open(page, '/docs/Android/docScan');
  await expect(page.locator('[id="DocumentScannerConfiguration.autoCapture"]')).toHaveCount(1);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByText('since 1.8.0.0').first()).toBeVisible();
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await open(page, '/docs/Android/colorConfig');
  await expect(page.locator('td code', { hasText: '#4CAF50' }).first()).toBeVisible();
  await open(page, '/docs/react-native/api/interfaces/ColorConfig');
  await expect(page.getByText('exported by').first()).toContainText('@deckle/react-native-sdk');
});
