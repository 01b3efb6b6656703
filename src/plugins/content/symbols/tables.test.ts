import { describe, expect, it } from 'vitest';
import { apis, resolvedIn } from '../../../../tests/fixtures/apis';
import { declared } from '../../../../tests/fixtures/declared';
import type { PlatformId } from '../../../model/platforms';
import type { Scope } from '../../api/types';
import { optionsTable, typeMarkup, type RenderContext } from './tables';

const android: Scope = { product: 'document', platform: 'Android' };

/** A symbol of a platform, and what pages show of it. */
function on(reference: string, scope = android, set = apis) {
  const symbol = resolvedIn(set, scope, reference);
  const context: RenderContext = {
    apis: set,
    scope,
    link: (markdown) => markdown.replace(/`sdk:([^`]+)`/g, '<$1>'),
    hrefOf: (name) =>
      ({ ScanFilter: '#ScanFilter', 'Logger.Level': '#LogLevel', Level: '#wrong' })[name],
  };
  return {
    context,
    table: (attributes: Readonly<Record<string, string>> = {}) =>
      optionsTable(symbol, attributes, context),
  };
}

const row = (text: string, name: string): string =>
  text.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';

it.each([
  ['ScanFilter', '[`ScanFilter`](#ScanFilter)'],
  ['List<ScanFilter>?', '<code translate="no">List&#60;[ScanFilter](#ScanFilter)&#62;?</code>'],
  ['Int', '`Int`'],
  ['', ''],
  // A nested type is one name.
  ['Logger.Level', '[`Logger.Level`](#LogLevel)'],
  ['List<Logger.Level>', '<code translate="no">List&#60;[Logger.Level](#LogLevel)&#62;</code>'],
])('the type "%s" links to known names', (type, markup) => {
  expect(typeMarkup(type, on('ScanFilter').context)).toBe(markup);
});

describe('optionsTable', () => {
  const { text, known } = on('ScanConfiguration').table();

  it('shows options with type, default, meaning, unit and version', () => {
    expect(text).toContain('| Option | Type | Default | Meaning |');
    expect(row(text, 'timeout')).toBe(
      '| <Anchor id="ScanConfiguration.timeout" />`timeout` <Equivalents of="ScanConfiguration.timeout" /> | `Int` | `0` | Closes the scanner. Counted from the first frame. The unit is ms. |',
    );
    expect(row(text, 'filter')).toContain(
      '| Filter of <ScanFilter>. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows colors as swatches, and marks deprecated members', () => {
    expect(row(text, 'color')).toContain('<ColorPair light="#AABBCC" dark="#112233" />');
    expect(row(text, 'oldText')).toContain('~~`oldText`~~');
    expect(row(text, 'oldText')).toContain('**Deprecated.** Use <ScanConfiguration.color>.');
  });

  it('has what only the platform has, and lacks what the platform lacks', () => {
    expect(row(text, 'theme')).toContain('`R.style.Default`');
    // There is nothing equivalent elsewhere.
    expect(row(text, 'theme')).not.toContain('<Equivalents');
    expect(text).not.toContain('desktopOnly');
    expect(known).toEqual(['autoCapture', 'filter', 'timeout', 'color', 'oldText', 'theme']);
  });

  it.each([
    [{ only: 'color, timeout' }, ['timeout', 'color']],
    [{ except: 'color, oldText, theme' }, ['autoCapture', 'filter', 'timeout']],
    [{ own: '' }, ['timeout', 'color', 'oldText', 'theme']],
  ])('selects with %j', (attributes: Readonly<Record<string, string>>, members) => {
    const selected = on('ScanConfiguration').table(attributes).text;
    expect(
      [...selected.matchAll(/Anchor id="ScanConfiguration\.(\w+)"/g)].map(([, member]) => member),
    ).toEqual(members);
  });

  it('names members that there are not', () => {
    const { unknown } = on('ScanConfiguration').table({ only: 'color, colour', except: 'x' });
    expect(unknown).toEqual(['colour', 'x']);
  });

  it('shows enumerations by value', () => {
    const values = on('ScanFilter').table().text;
    // Values that came with the enumeration don't repeat its version.
    expect(values).toContain('<Since version="1.6.2.1" />\n\n<ApiTable>');
    expect(row(values, 'ScanFilter.AUTO')).not.toContain('<Since');
    expect(row(values, 'ScanFilter.BLACKWHITE')).toBe(
      '| <Anchor id="ScanFilter.BLACKWHITE" />`ScanFilter.BLACKWHITE` <Equivalents of="ScanFilter.BLACKWHITE" /> | Black ink \\| white paper. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows fields of a JSON result, which no platform declares', () => {
    const fields = on('ScanResult').table().text;
    expect(fields).toContain('| Field | Type | Meaning |');
    expect(row(fields, 'Amount')).toContain('| `string` | Total amount. The unit is EUR. |');
  });
});

// As the packages declare it, in each language.
describe('on a platform', () => {
  const of = (platform: PlatformId, reference: string) =>
    on(reference, { product: 'document', platform }, declared);

  it.each<[PlatformId, type: string, name: string, cell: string]>([
    ['Flutter', 'ColorConfig', 'colorPrimary', '| `Tuple2<Color, Color>?` | <ColorPair light='],
    // Set with a function.
    ['iOS', 'ColorConfig', 'setColorPrimary()', '| `light: UIColor, dark: UIColor` |'],
    ['Xamarin', 'DocumentScannerConfiguration', 'AutoCapture', '| `bool` | `true` |'],
  ])('%s shows of %s the row %s', (platform, type, name, cell) => {
    expect(row(of(platform, type).table().text, name)).toContain(cell);
  });
});
