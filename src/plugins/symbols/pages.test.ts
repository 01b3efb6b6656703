import { describe, expect, it } from 'vitest';
import { apis, indexOf } from '../../../tests/fixtures/apis';
import { modelTypesOf } from '../content/symbols/modelTypes';
import { symbolPages } from './pages';

const index = indexOf({
  'docs/Android/docScan.mdx':
    '<Options of="ScanConfiguration" />\n\n<Signature of="DeckleSDK.writePDF" />\n\n<Options of="ScanFilter" />',
});
const modelTypes = modelTypesOf(apis, index);
const pages = new Map(
  symbolPages({ apis, index, modelTypes }).map(({ path, text }) => [path, text]),
);

/** The section of a member, as Markdown. */
const sectionOf = (type: string, member: string): string =>
  pages.get(`symbols/${type}.mdx`)?.split(`{#${member}}\n`)[1]?.split('\n#')[0] ?? '';

describe('the page of a type', () => {
  it('has one row for platforms that agree, with links, later versions, and types in their languages', () => {
    const section = sectionOf('ScanConfiguration', 'autoCapture');
    expect(section).toContain(
      '| [Android](/docs/Android/docScan#ScanConfiguration.autoCapture) since 1.5.1.5, [React Native](/docs/react-native/api/interfaces/ScanConfiguration#autoCapture) since 1.0.0 | `autoCapture` | Android: `Boolean`<br />React Native: `boolean` | `true` |',
    );
    expect(sectionOf('DeckleSDK', 'writePDF')).toContain('| `Document.writePDF()` | `fun ');
  });

  it('has a row for each platform that has the type', () => {
    expect(sectionOf('ScanConfiguration', 'platforms')).toContain(
      [
        '| Platform | Name |',
        '| --- | --- |',
        '| [Android](/docs/Android/docScan#ScanConfiguration) | `ScanConfiguration` |',
        '| [React Native](/docs/react-native/api/interfaces/ScanConfiguration) | `ScanConfiguration` |',
      ].join('\n'),
    );
  });

  it('has a column of defaults only where a platform has one', () => {
    expect(sectionOf('ScanConfiguration', 'autoCapture')).toContain('| Default |');
    expect(sectionOf('ScanResult', 'Amount')).not.toContain('| Default |');
  });

  it.each([
    ['timeout', 'Not on React Native.'],
    ['oldText', '| ~~`oldText`~~ |'],
    ['oldText', '**Deprecated.** Use [`color`](#color).'],
    ['filter', '[`ScanFilter`](/docs/symbols/ScanFilter)'],
    ['filter', '[`ScanFilter.AUTO`](/docs/symbols/ScanFilter#AUTO)'],
  ])('says of %s: %s', (member, text) => {
    expect(sectionOf('ScanConfiguration', member)).toContain(text);
  });
});

it('the list links to every page and member, inherited ones with their base, and types that nobody has are not in it', () => {
  const list = pages.get('symbols/index.mdx') ?? '';
  const ids = modelTypes.flatMap(({ self, members }) => [
    self.id,
    ...members.map(({ neutral }) => neutral.id),
  ]);
  for (const id of ids) expect(list).toContain(`](/docs/symbols/${id.replace('.', '#')})`);
  expect(list).toContain(
    ' Has all members of [`BaseConfiguration`](/docs/symbols/BaseConfiguration).',
  );
  expect(list).not.toContain('ScanConfiguration#autoCapture');
  expect(list).not.toContain('DesktopConfiguration');
});
