import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { testFolder } from '../../../../tests/fixtures/folder.mjs';
import type { SiteIndex } from './siteIndex';
import { makeStarters, readSampleText } from './starters';

const site = testFolder(afterEach);
const siteDir = site.root;

const key = 'document/capacitor';
const index = {
  changelogs: new Map([[key, [{ version: '8.0.0' }]]]),
  facts: new Map([[key, { package: '@deckle/capacitor-sdk' }]]),
} as unknown as SiteIndex;

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files))
    site.write({ [`samples/document/capacitor/${path}`]: text });
}

const project = {
  'starter/README.md': '# Capacitor starter\n\nScans a document\nin one page.\n\nRun it.\n',
  'starter/package.json': '{ "{{fact.package}}": "{{version}}" }\n',
  'starter/src/main.ts': '// region scan\nscan();\n// endregion\n',
};

it('makes an archive with versions filled in and without region markers', () => {
  write(project);
  const { archives, problems } = makeStarters(siteDir, index);
  expect(problems).toEqual([]);
  const [archive] = archives.get(key) ?? [];
  expect(archive).toMatchObject({
    title: 'Capacitor starter',
    summary: 'Scans a document in one page.',
    path: '/starters/deckle-document-capacitor.zip',
  });
  const files = unzipSync(archive?.bytes ?? new Uint8Array());
  const text = (path: string): string =>
    strFromU8(files[`deckle-document-capacitor/${path}`] ?? new Uint8Array());
  expect(text('package.json')).toBe('{ "@deckle/capacitor-sdk": "8.0.0" }\n');
  expect(text('src/main.ts')).toBe('scan();\n');
});

it('makes the same archive of the same files at any time', () => {
  write(project);
  const bytes = () => makeStarters(siteDir, index).archives.get(key)?.[0]?.bytes;
  const first = bytes();
  write(project);
  expect(bytes()).toEqual(first);
});

it('copies what comes from a package byte by byte, and lets the wrapper run', () => {
  const gradlew = 'node_modules/template/gradlew';
  site.write({ [gradlew]: new Uint8Array([0x23, 0x21, 0xff, 0x0d, 0x0a]) });
  const manifest = { needs: 'npx cap add', include: { gradlew } };
  write({ ...project, 'starter/starter.json': JSON.stringify(manifest) });
  const [archive] = makeStarters(siteDir, index).archives.get(key) ?? [];
  expect(archive).toMatchObject({ needs: 'npx cap add' });
  const bytes = archive?.bytes ?? new Uint8Array();
  expect(unzipSync(bytes)['deckle-document-capacitor/gradlew']).toEqual(
    new Uint8Array([0x23, 0x21, 0xff, 0x0d, 0x0a]),
  );
  // The directory of the archive says so for each file, in the upper half of its attributes.
  const directory = Buffer.from(bytes);
  const at = directory.lastIndexOf('deckle-document-capacitor/gradlew') - 46;
  expect((directory.readUInt32LE(at + 38) >>> 16) & 0o777).toBe(0o755);
});

it('reports file and line of an unknown placeholder', () => {
  write({ ...project, 'starter/package.json': '{\n  "x": "{{fact.nothing}}"\n}' });
  expect(makeStarters(siteDir, index).problems).toEqual([
    {
      file: 'samples/document/capacitor/starter/package.json',
      line: 2,
      message: 'There is no "{{fact.nothing}}" for this platform.',
    },
  ]);
});

it('asks for a README', () => {
  write({ 'starter-vue/package.json': '{}' });
  const { archives, problems } = makeStarters(siteDir, index);
  expect(archives.get(key)?.[0]?.path).toBe('/starters/deckle-document-capacitor-vue.zip');
  expect(problems).toMatchObject([{ message: 'A starter project has a README.md.' }]);
});

it('shows pages the text that readers download', () => {
  write({ ...project, 'src/scan.ts': '{{version}}' });
  const text = (path: string) =>
    readSampleText(siteDir, `samples/document/capacitor/${path}`, index);
  expect(text('starter/package.json')).toContain('8.0.0');
  expect(text('src/scan.ts')).toBe('{{version}}');
});
