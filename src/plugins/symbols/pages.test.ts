import { describe, expect, it } from 'vitest';
import { apis, indexOf } from '../../../tests/fixtures/apis';
import { familiesOf, type Family } from '../content/families';
import { collisions, symbolPages } from './pages';

const index = indexOf({
  'docs/Android/docScan.mdx':
    '<Options of="ScanConfiguration" />\n\n<Signature of="DeckleSDK.writePDF" />\n\n<Options of="ScanFilter" />',
});
const families = familiesOf(apis, index);
const pages = new Map(symbolPages({ apis, index, families }).map(({ path, text }) => [path, text]));

/** The row of a platform in the section of a member, as Markdown. */
function rowOf(type: string, member: string, platform: string): string | undefined {
  const [, section = ''] = (pages.get(`symbols/${type}.mdx`) ?? '').split(`{#${member}}\n`);
  return section.split('\n').find((line) => line.startsWith(`| ${platform} |`));
}

describe('the page of a type', () => {
  it('has a row for each platform, with type, default, version and places in its language', () => {
    expect(rowOf('ScanConfiguration', 'autoCapture', 'Android')).toBe(
      '| Android | `autoCapture` | `Boolean` | `true` | 1.5.1.5 | [Document scanning](/docs/Android/docScan#ScanConfiguration.autoCapture) |',
    );
    expect(rowOf('ScanConfiguration', 'autoCapture', 'React Native')).toBe(
      '| React Native | `autoCapture` | `boolean` | `true` | 1.0.0 | [API reference](/docs/react-native/api/interfaces/ScanConfiguration#autoCapture) |',
    );
    expect(rowOf('DeckleSDK', 'writePDF', 'Android')).toContain('| `Document.writePDF()` | `fun ');
  });

  it('says in their place which platforms lack a member', () => {
    expect(rowOf('ScanConfiguration', 'timeout', 'React Native')).toBe(
      '| React Native | Not on React Native |  |  |  |  |',
    );
  });

  it('says what replaces a deprecated member, with a link on the same page', () => {
    const row = rowOf('ScanConfiguration', 'oldText', 'Android') ?? '';
    expect(row).toContain('| ~~`oldText`~~ |');
    expect(row).toContain('**Deprecated.** Use [`color`](#color).');
  });

  it('links to the pages of other types, in the spelling of the row', () => {
    const row = rowOf('ScanConfiguration', 'filter', 'Android') ?? '';
    expect(row).toContain('[`ScanFilter`](/docs/symbols/ScanFilter)');
    expect(row).toContain('[`ScanFilter.AUTO`](/docs/symbols/ScanFilter#AUTO)');
  });
});

it('the list links to every page and member, and types that nobody has are not in it', () => {
  const list = pages.get('symbols/index.mdx') ?? '';
  const ids = families.flatMap(({ self, members }) => [self.id, ...members.map(({ id }) => id)]);
  for (const id of ids) expect(list).toContain(`](/docs/symbols/${id.replace('.', '#')})`);
  expect(list).not.toContain('DesktopConfiguration');
});

describe('addresses that collide', () => {
  const [first, ...others] = families;
  if (first === undefined) throw new Error('The fixture has types.');
  const named = (type: string): Family => ({ ...first, type });

  it('are found among types, also where only the case differs', () => {
    expect(collisions(families)).toEqual([]);
    expect(collisions([...others, first, named(first.type.toUpperCase())])).toEqual([
      expect.stringMatching(
        /^api-sources\/model\/fixture\.ts:1 {2}SCANFILTER \(document\) has the same address as ScanFilter/,
      ),
    ]);
    expect(collisions([named('Symbols')])[0]).toContain('has the address of a list');
  });

  it('are found among the sections of a page, and stop the build', () => {
    const [member] = first.members;
    if (member === undefined) throw new Error('The fixture has members.');
    const twice = { ...first, members: [member, member, { ...member, member: 'platforms' }] };
    expect(collisions([twice])).toEqual([
      expect.stringContaining(`has the anchor #${member.member}`),
      expect.stringContaining('has the anchor #platforms'),
    ]);
    expect(() => symbolPages({ apis, index, families: [twice] })).toThrow(
      'Symbols need addresses that differ:',
    );
  });
});
