import { describe, expect, it } from 'vitest';
import { apiOf, apis as fixture } from '../../../tests/fixtures/apis';
import { run } from '../../../tests/fixtures/expand';
import { symbolDepth, type PageRow, type SectionRow } from '../../search/format';
import type { ApiSet } from '../api/types';
import { indexPage } from './corpus';

/** Another platform, which spells its symbols in another way. */
const iOS = apiOf('document/iOS', [
  { id: 'ScanFilter', kind: 'enum' },
  { id: 'ScanFilter.blackWhite', kind: 'enumMember' },
]);
const apis: ApiSet = {
  model: fixture.model,
  platforms: new Map([...fixture.platforms, [iOS.id, iOS]]),
};

const rowOf = (page: string, text: string): PageRow => {
  const source = `---\ntitle: A page\ndescription: What it has.\n---\n\n${text}\n`;
  return indexPage(page, source, run(source, { page, apis }).text, apis);
};
const section = (row: PageRow, anchor: string): SectionRow | undefined =>
  row.sections.find(([own]) => own === anchor);

// Which pages there are, and under which names: tests/build/search.test.ts, tests/search.
describe('a page in the index', () => {
  it('begins with its description, and has each name in code once', () => {
    const code = '```kotlin noverify="short"\nval path = openScan(path); openScan(path)\n```';
    const row = rowOf('docs/Android/docScan.mdx', `Pick one.\n\n## Scan\n\nScan it.\n\n${code}`);
    expect(section(row, '')?.[3]).toBe('What it has. Pick one.');
    expect(section(row, 'scan')?.slice(2)).toEqual([2, 'Scan it.', 'openScan']);
  });

  it('shows symbols as the platform spells them, and knows their other names', () => {
    const row = rowOf(
      'docs/Android/docScan.mdx',
      '<Options of="ScanFilter" />\n\n<Signature of="DeckleSDK.writePDF" />',
    );
    expect(section(row, 'ScanFilter.BLACKWHITE')).toEqual([
      'ScanFilter.BLACKWHITE',
      'ScanFilter.BLACKWHITE',
      symbolDepth,
      expect.stringContaining('Black ink') as string,
      '',
      'blackWhite',
    ]);
    expect(section(row, 'DeckleSDK.writePDF')?.[1]).toBe('Document.writePDF');
    // The table of a type adds no text.
    expect(section(row, 'ScanFilter')?.[3]).toBe('How a page looks.');
  });
});
