import { describe, expect, it } from 'vitest';
import { apis } from '../../../tests/fixtures/apis';
import { resolveSymbol, type Resolved, type Scope } from './resolve';
import {
  cell,
  escapeMdx,
  layOut,
  optionsTable,
  parameterTable,
  signatureBlock,
  signatureText,
  sinceOf,
  typeMarkup,
  type RenderContext,
} from './tables';

const scope: Scope = { product: 'document', platform: 'Android' };

function resolved(reference: string): Resolved {
  const resolution = resolveSymbol(apis, scope, reference);
  if ('problem' in resolution) throw new Error(resolution.problem);
  return resolution.ok;
}

const context = (target: RenderContext['target'] = 'mdx'): RenderContext => ({
  apis,
  scope,
  target,
  link: (markdown) => markdown.replace(/`sdk:([^`]+)`/g, '<$1>'),
  hrefOf: (name) => (name === 'ScanFilter' ? '#ScanFilter' : undefined),
});

const table = (
  type: string,
  attributes: Readonly<Record<string, string>> = {},
  target: RenderContext['target'] = 'mdx',
) => optionsTable(resolved(type), attributes, context(target));

const row = (text: string, name: string): string =>
  text.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';

describe('escapeMdx', () => {
  it('makes markup literal', () => {
    expect(escapeMdx('Map<String, {a}>')).toBe('Map&#60;String, &#123;a&#125;&#62;');
  });
});

describe('cell', () => {
  it('is one line', () => {
    expect(cell(' a\n\n b ')).toBe('a b');
  });

  it('escapes pipes once', () => {
    expect(cell('a | b \\| c')).toBe('a \\| b \\| c');
  });
});

describe('layOut', () => {
  it('leaves a short signature alone', () => {
    expect(layOut('fun a(b: Int): Int')).toBe('fun a(b: Int): Int');
  });

  it('gives each parameter of a long one its line', () => {
    expect(
      layOut('fun write(file: File, pages: Map<String, Int>, done: (Int, Int) -> Unit): File?', 40),
    ).toBe(
      'fun write(\n  file: File,\n  pages: Map<String, Int>,\n  done: (Int, Int) -> Unit,\n): File?',
    );
  });

  it('does not break what has no parameters', () => {
    const long = `val ${'a'.repeat(80)}: Int`;
    expect(layOut(long)).toBe(long);
    expect(layOut(`fun ${'a'.repeat(80)}(): Int`)).toBe(`fun ${'a'.repeat(80)}(): Int`);
  });
});

describe('typeMarkup', () => {
  it('links the names it knows', () => {
    expect(typeMarkup('ScanFilter', context())).toBe('[`ScanFilter`](#ScanFilter)');
    expect(typeMarkup('List<ScanFilter>?', context())).toBe(
      '<code>List&#60;[ScanFilter](#ScanFilter)&#62;?</code>',
    );
    expect(typeMarkup('Int', context())).toBe('`Int`');
    expect(typeMarkup('', context())).toBe('');
  });

  it('is plain code in Markdown', () => {
    expect(typeMarkup('List<ScanFilter>', context('markdown'))).toBe('`List<ScanFilter>`');
  });
});

describe('optionsTable', () => {
  it('shows options with type, default, meaning, unit and version', () => {
    const { text } = table('ScanConfiguration');
    expect(text).toContain('| Option | Type | Default | Meaning |');
    expect(row(text, 'autoCapture')).toBe(
      '| <Anchor id="ScanConfiguration.autoCapture" />`autoCapture` | `Boolean` | `true` | Takes the picture by itself. |',
    );
    expect(row(text, 'timeout')).toBe(
      '| <Anchor id="ScanConfiguration.timeout" />`timeout` | `Int` | `0` | Closes the scanner. Counted from the first frame. Unit: ms. |',
    );
    expect(row(text, 'filter')).toContain(
      '| <ScanFilter.AUTO> | Filter of <ScanFilter>. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows colors as swatches', () => {
    expect(row(table('ScanConfiguration').text, 'color')).toContain(
      '<ColorPair light="#AABBCC" dark="#112233" />',
    );
    expect(row(table('ScanConfiguration', {}, 'markdown').text, 'color')).toContain(
      '| light `#AABBCC`, dark `#112233` |',
    );
  });

  it('marks deprecated members', () => {
    expect(row(table('ScanConfiguration').text, 'oldText')).toContain('~~`oldText`~~');
    expect(row(table('ScanConfiguration').text, 'oldText')).toContain(
      '**Deprecated.** Use <ScanConfiguration.color>.',
    );
  });

  it('has what only the platform has, and lacks what the platform lacks', () => {
    const { text, known } = table('ScanConfiguration');
    expect(row(text, 'theme')).toContain('`R.style.Default`');
    expect(text).not.toContain('desktopOnly');
    expect(known).toEqual(['autoCapture', 'filter', 'timeout', 'color', 'oldText', 'theme']);
  });

  it('selects with only, except and own', () => {
    expect(
      table('ScanConfiguration', { only: 'color, timeout' }).text.match(
        /Anchor id="ScanConfiguration\.\w+"/g,
      ),
    ).toEqual(['Anchor id="ScanConfiguration.timeout"', 'Anchor id="ScanConfiguration.color"']);
    expect(table('ScanConfiguration', { except: 'color' }).text).not.toContain(
      'ScanConfiguration.color"',
    );
    expect(table('ScanConfiguration', { own: '' }).text).not.toContain('autoCapture');
    expect(table('ScanConfiguration', { only: 'colour' }).unknown).toEqual(['colour']);
  });

  it('shows enumerations by value', () => {
    const { text } = table('ScanFilter');
    expect(text).toContain('<ApiTable kind="values">');
    expect(row(text, 'ScanFilter.BLACKWHITE')).toBe(
      '| <Anchor id="ScanFilter.BLACKWHITE" />`ScanFilter.BLACKWHITE` | Black ink \\| white paper. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows fields of a JSON result, which no platform declares', () => {
    const { text } = table('ScanResult');
    // The platform's contract of the same name is a function elsewhere; the JSON has its fields.
    expect(text).toContain('| Field | Type | Meaning |');
    expect(row(text, 'Amount')).toContain('| `string` | Total amount. Unit: EUR. |');
  });

  it('has no components in Markdown', () => {
    expect(table('ScanConfiguration', {}, 'markdown').text).not.toMatch(
      /<(Anchor|ApiTable|Since|ColorPair)/,
    );
    expect(table('ScanFilter', {}, 'markdown').text).toContain('(since 1.8.0.0)');
  });
});

describe('sinceOf', () => {
  it('is silent about what was there from the start', () => {
    expect(sinceOf(resolved('ScanConfiguration.timeout'), scope)).toBeUndefined();
    expect(sinceOf(resolved('ScanConfiguration.filter'), scope)).toBe('1.8.0.0');
  });
});

describe('signatureBlock', () => {
  it('shows declaration, parameters and what a call can do', () => {
    const text = signatureBlock(resolved('DeckleSDK.writePDF'), context());
    expect(text).toContain('<Anchor id="DeckleSDK.writePDF" />');
    expect(text).toContain(
      '```kotlin signature\nfun Document.writePDF(path: File, overwrite: Boolean = true): File?\n```',
    );
    expect(text).toContain('Writes a PDF.');
    expect(text).toContain('| `path` | `File` | required | Where to write. |');
    expect(text).toContain('| `overwrite` | `Boolean` | `true` | Replaces a file. |');
    // The platform's own result wins over the model's.
    expect(text).toContain('- **Result:** The written file.');
    expect(text).toContain('- **Failure:** Returns `null`.');
    expect(text).toContain('- **Thread:** Blocks.');
    expect(text).not.toContain('**Cancel:**');
  });

  it('names the owner in front of functions in TypeScript', () => {
    const rn: Scope = { product: 'document', platform: 'react-native' };
    const resolution = resolveSymbol(apis, rn, 'DeckleSDK.writePDF');
    if ('problem' in resolution) throw new Error(resolution.problem);
    expect(signatureText(resolution.ok, { ...context(), scope: rn })).toBe(
      'DeckleSDK.writePDF(path: string): Promise<string>',
    );
  });

  it('has no table without parameters', () => {
    expect(
      parameterTable({ ...resolved('DeckleSDK.writePDF'), declared: undefined }, context()),
    ).toBe('');
  });
});
