import { describe, expect, it } from 'vitest';
import { changelogPage, indexOf, sharedOf } from '../../../../tests/fixtures/apis';

describe('indexSite', () => {
  const index = indexOf(
    {
      'docs/Android/theming.mdx': '<Options of="ScanConfiguration" />',
      'docs/Android/docScan.mdx':
        '<Options of="ScanConfiguration" own /> `sdk:ScanFilter.AUTO` <Shared of="all#p" />',
      'docs/Android/changelog.mdx': changelogPage,
      'docs/Android/migration.mdx': '## bad',
    },
    sharedOf('# p\n\n`sdk:DeckleSDK.writePDF`'),
  );
  const key = 'document/Android';

  it('gives each row to the first page in reading order that shows it', () => {
    expect(index.rows.get(key)?.get('ScanConfiguration.timeout')).toBe('docs/Android/docScan.mdx');
    expect(index.rows.get(key)?.get('ScanConfiguration.autoCapture')).toBe(
      'docs/Android/theming.mdx',
    );
    expect(index.rows.get(key)?.has('ScanFilter.AUTO')).toBe(false);
  });

  it('knows versions, facts and mentions, those in shared text too', () => {
    expect(index.changelogs.get(key)?.map(({ version }) => version)).toEqual([
      '1.9.0.0',
      '1.8.0.0',
    ]);
    expect(index.facts.get(key)).toMatchObject({ minSdk: '21' });
    expect(index.mentions.get(key)?.get('ScanFilter.AUTO')).toEqual(['docs/Android/docScan.mdx']);
    expect(index.mentions.get(key)?.get('DeckleSDK.writePDF')).toEqual([
      'docs/Android/docScan.mdx',
    ]);
    expect(index.problems).toEqual([]);
  });

  it('reports problems in a changelog', () => {
    expect(indexOf({ 'docs/Android/changelog.mdx': '## soon' }).problems).toMatchObject([
      { file: 'docs/Android/changelog.mdx', line: 1 },
      { file: 'docs/Android/changelog.mdx', line: 1 },
    ]);
  });
});
