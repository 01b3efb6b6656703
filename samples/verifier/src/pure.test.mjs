import { changelogVersions } from './changelog.mjs';
import { describe, expect, it } from 'vitest';
import { canaryProblem, readExpectation } from './canaries.mjs';
import { readExamples } from './examples.mjs';
import { wrapGradle } from './gradleScript.mjs';
import { readJavaOutput, readKotlinOutput, stubGap } from './jvmOutput.mjs';
import { isBelow, languageOfFence, languageOfFile } from './languages.mjs';
import { fillPlaceholders, platformOf } from './placeholders.mjs';
import { byPosition, positionAt, toProblem } from './positions.mjs';
import { table } from './report.mjs';
import { wrapFragment } from './xmlFragment.mjs';

/** @import { Unit } from './types.d.ts' */

/** @type {Unit} */
const unit = {
  kind: 'canary',
  language: 'kotlin',
  file: 'a.kt',
  line: 10,
  indent: 3,
  code: '',
};

describe('placeholders', () => {
  const values = {
    version: '1.9.0.0',
    previousVersion: '1.8.2.0',
    facts: { minSdk: '24' },
  };

  it('fills versions and facts', () => {
    const { code, unknown } = fillPlaceholders(
      'a:{{version}}\nb {{fact.minSdk}} {{previousVersion}}',
      values,
    );
    expect(code).toBe('a:1.9.0.0\nb 24 1.8.2.0');
    expect(unknown).toEqual([]);
  });

  it('names the place of an unknown one', () => {
    expect(fillPlaceholders('a\n  {{fact.minSdkk}}', values).unknown).toEqual([
      { name: 'fact.minSdkk', line: 2, column: 3 },
    ]);
  });

  it('reads a changelog, newest first', () => {
    expect(
      changelogVersions('# x\n## 2.0.1 (2026-07)\ntext\n### 9.9 (2026)\n## 2.0.0 (2025)\n## Older'),
    ).toEqual(['2.0.1', '2.0.0']);
  });

  it.each([
    ['docs/Android/docScan.mdx', { folder: 'docs/Android', api: 'document/Android' }],
    [
      'docs/barcode-scanner-sdk/react-native/intro.mdx',
      {
        folder: 'docs/barcode-scanner-sdk/react-native',
        api: 'barcode/react-native',
      },
    ],
    ['docs/_shared/photoPayment.mdx', undefined],
    ['docs/index.mdx', undefined],
  ])('knows the platform of %s', (page, expected) => {
    expect(platformOf(page)).toEqual(expected);
  });
});

describe('languages', () => {
  it('goes by extension', () => {
    expect(languageOfFile('samples/document/Android/kotlin/A.kt')).toBe('kotlin');
    expect(languageOfFile('samples/document/Android/README.md')).toBe('ignored');
    expect(languageOfFile('samples/document/Android/a.xyz')).toBeUndefined();
  });

  it('goes by the fence and what it claims', () => {
    expect(languageOfFence('kotlin', { mode: 'gradle', type: undefined })).toBe('gradle');
    expect(languageOfFence('json', { mode: '', type: 'AnalyzeResult' })).toBe('typed-json');
    expect(languageOfFence('text', { mode: '', type: undefined })).toBeUndefined();
    expect(languageOfFence('bash', { mode: 'gradle', type: undefined })).toBeUndefined();
  });

  it('orders levels', () => {
    expect(isBelow('parsed', 'compiled')).toBe(true);
    expect(isBelow('compiled', 'parsed')).toBe(false);
  });
});

describe('readExamples', () => {
  it('takes the fences of @example blocks only', () => {
    const source = [
      '/**',
      ' * Text.',
      ' * ```ts',
      ' * no example',
      ' * ```',
      ' * @example',
      ' * ```ts',
      ' * const a = 1;',
      ' *',
      ' * a;',
      ' * ```',
      ' */',
    ].join('\n');
    expect(readExamples(source)).toEqual([{ line: 8, indent: 3, code: 'const a = 1;\n\na;' }]);
  });
});

describe('compiler output', () => {
  it('reads kotlinc', () => {
    const output = [
      "/w/A.kt:7:12: error: unresolved reference 'autoCaptur' on receiver of type 'Intent'.",
      '    intent.autoCaptur = true',
      '           ^^^^^^^^^^',
      '/w/B.kt:1:5: warning: variable is never used',
      'val x = 1',
      '    ^',
      'error: something without a place',
    ].join('\n');
    const { messages, rest } = readKotlinOutput(output);
    expect(
      messages.map(({ file, line, column, severity }) => [file, line, column, severity]),
    ).toEqual([
      ['/w/A.kt', 7, 12, 'error'],
      ['/w/B.kt', 1, 5, 'warning'],
    ]);
    expect(rest).toEqual(['error: something without a place']);
  });

  it('keeps the details of kotlinc', () => {
    const output =
      '/w/A.kt:3:44: error: none of the following candidates is applicable:\n\nfun a(): Int:\n  Mismatch.\na("x")\n^';
    const [message] = readKotlinOutput(output).messages;
    expect(message?.message).toBe(
      'none of the following candidates is applicable: fun a(): Int: Mismatch.',
    );
    expect(message?.source).toBe('a("x")');
  });

  it('reads javac', () => {
    const output = [
      '/w/A.java:8: error: cannot find symbol',
      '        config.setAutoCaptur(true);',
      '              ^',
      '  symbol:   method setAutoCaptur(boolean)',
      '  location: variable config of type DocumentScannerConfiguration',
      '1 error',
    ].join('\n');
    const [message] = readJavaOutput(output).messages;
    expect([message?.line, message?.column]).toEqual([8, 15]);
    expect(message?.message).toBe(
      'cannot find symbol; symbol: method setAutoCaptur(boolean); location: variable config of type DocumentScannerConfiguration',
    );
  });
});

describe('stubGap', () => {
  const types = new Set(['Intent']);

  it.each([
    [
      {
        message: "unresolved reference 'foo'.",
        source: 'import androidx.foo.Bar',
        column: 17,
      },
      'androidx.foo.Bar',
    ],
    [
      {
        message: 'package androidx.foo does not exist',
        source: 'import androidx.foo.Bar;',
        column: 20,
      },
      'androidx.foo.Bar',
    ],
    [
      {
        message: "unresolved reference 'ic_x'.",
        source: '  setIcon(R.drawable.ic_x)',
        column: 22,
      },
      'R.drawable.ic_x',
    ],
    [
      {
        message: "unresolved reference 'fly' on receiver of type 'Intent'.",
        source: 'intent.fly()',
        column: 8,
      },
      'Intent.fly',
    ],
    [
      {
        message: 'cannot find symbol; symbol: method fly(); location: variable i of type Intent',
        source: 'i.fly();',
        column: 2,
      },
      'Intent.fly',
    ],
    [
      {
        message:
          "unresolved reference 'autoCaptur' on receiver of type 'DocumentScannerConfiguration'.",
        source: 'a.b',
        column: 3,
      },
      undefined,
    ],
    [
      {
        message: "unresolved reference 'Foo'.",
        source: 'import com.example.deckle.sdk.Foo',
        column: 31,
      },
      undefined,
    ],
    [
      {
        message: "argument type mismatch: actual type is 'Intent'.",
        source: 'a(intent)',
        column: 3,
      },
      undefined,
    ],
  ])('%o is %s', (message, expected) => {
    expect(stubGap(message, types)).toBe(expected);
  });
});

describe('wrapping', () => {
  it('puts a Gradle script into a function and keeps its lines', () => {
    const { text, lineOffset } = wrapGradle('import java.util.Properties\nandroid {\n}', 'script1');
    const lines = text.split('\n');
    expect(lines[0]).toContain('import java.util.Properties');
    expect(lines[lineOffset + 1]).toBe('android {');
  });

  it('binds the namespaces of an XML fragment, and leaves a document alone', () => {
    expect(wrapFragment('<a/>')).toMatchObject({ lineOffset: 1 });
    expect(wrapFragment('<?xml version="1.0"?>\n<a/>')).toEqual({
      text: '<?xml version="1.0"?>\n<a/>',
      lineOffset: 0,
    });
  });
});

describe('positions', () => {
  it('counts lines and columns from 1', () => {
    expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });

  it('maps a finding back to its page', () => {
    expect(toProblem({ unit, line: 2, column: 5, message: 'm', category: 'sample' })).toMatchObject(
      { file: 'a.kt', line: 11, column: 8 },
    );
  });

  it('sorts by file, line and column', () => {
    const places = [
      { file: 'b', line: 1, column: 1 },
      { file: 'a', line: 10, column: 1 },
      { file: 'a', line: 9, column: 2 },
    ];
    expect(places.sort(byPosition).map(({ line }) => line)).toEqual([9, 10, 1]);
  });
});

describe('canaries', () => {
  it('says what it expects in its first line', () => {
    expect(
      readExpectation("// canary: unknown member | line 5 | unresolved reference 'a'"),
    ).toEqual({
      kind: 'unknown member',
      line: 5,
      text: "unresolved reference 'a'",
      type: undefined,
      level: 'parsed',
    });
    expect(readExpectation('<!-- canary: syntax | line 2 | unclosed -->')?.text).toBe('unclosed');
    expect(
      readExpectation('// canary: wrong field type | line 3 | number | type AnalyzeResult')?.type,
    ).toBe('AnalyzeResult');
    expect(readExpectation('// canary: missing return | line 8 | x | level compiled')?.level).toBe(
      'compiled',
    );
    expect(readExpectation('// nothing')).toBeUndefined();
  });

  const expected = {
    kind: 'k',
    line: 2,
    text: 'boom',
    type: undefined,
    level: /** @type {const} */ ('parsed'),
  };
  /** @param {number} line @param {string} message */
  const finding = (line, message, category = /** @type {'sample' | 'stub'} */ ('sample')) => ({
    unit,
    line,
    column: 1,
    message,
    category,
  });

  it('is content only with the expected finding, and with no other place', () => {
    expect(canaryProblem(expected, [finding(2, 'a boom')])).toBeUndefined();
    expect(canaryProblem(expected, [])).toContain('not reported');
    expect(canaryProblem(expected, [finding(3, 'a boom')])).toContain('not reported as expected');
    expect(canaryProblem(expected, [finding(2, 'a boom', 'stub')])).toContain(
      'not reported as expected',
    );
    expect(canaryProblem(expected, [finding(2, 'a boom'), finding(3, 'else')])).toContain(
      'something else',
    );
  });
});

describe('table', () => {
  it('lines up', () => {
    const lines = table([
      {
        language: 'kotlin',
        found: 12,
        checked: 12,
        level: 'compiled',
        required: 'compiled',
        tool: 'kotlin-compiler 1',
        seconds: 4.26,
      },
    ]);
    expect(lines).toEqual([
      'Language  Found  Checked  Level     Required  Tool                Time',
      'kotlin       12       12  compiled  compiled  kotlin-compiler 1  4.3 s',
    ]);
  });
});
