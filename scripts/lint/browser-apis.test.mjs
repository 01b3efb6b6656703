import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { browsersWithout, oldestVersions, unguardedBrowserApi } from './browser-apis.mjs';

// Without the configuration of this repository: to lint with the types of the whole site takes most of a minute.
const eslint = new ESLint({
  cwd: import.meta.dirname,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { browsers: { rules: { 'unguarded-api': unguardedBrowserApi } } },
    rules: {
      'browsers/unguarded-api': [
        'error',
        { browsers: ['chrome 109', 'firefox 115', 'safari 16.0', 'ios_saf 16.0-16.1'] },
      ],
    },
  },
});

/**
 * What the rule says of code that reaches browsers, a line each.
 * @param {string} text
 */
async function lint(text) {
  const [result] = await eslint.lintText(`${text}\nexport {};\n`, { filePath: 'code.ts' });
  return (result?.messages ?? []).map(({ line, message }) => `${String(line)} ${message}`);
}

describe('the oldest versions', () => {
  it('are those of the query, under the names of the data', () => {
    expect(
      oldestVersions(['chrome 109', 'chrome 120', 'ios_saf 16.0-16.1', 'op_mini all']),
    ).toEqual(
      new Map([
        ['chrome', 109],
        ['safari_ios', 16],
      ]),
    );
  });
});

describe('the browsers without a feature', () => {
  const oldest = oldestVersions(['chrome 109', 'safari 16.0']);

  /** @param {import('@mdn/browser-compat-data').SupportBlock} support */
  const without = (support) =>
    browsersWithout(
      {
        support,
        source_file: '',
        status: { deprecated: false, experimental: false, standard_track: true },
      },
      oldest,
    );

  it('are those that got it later, or never', () => {
    expect(without({ chrome: { version_added: '109' }, safari: { version_added: '16' } })).toEqual(
      [],
    );
    expect(without({ chrome: { version_added: '110' }, safari: { version_added: false } })).toEqual(
      ['Chrome 109', 'Safari 16'],
    );
  });

  it('do not count a flag, a prefix or what was removed', () => {
    expect(
      without({ chrome: { version_added: '90', flags: [{ type: 'preference', name: 'x' }] } }),
    ).toEqual(['Chrome 109']);
    expect(without({ chrome: { version_added: '90', prefix: 'webkit' } })).toEqual(['Chrome 109']);
    expect(without({ chrome: { version_added: '90', version_removed: '100' } })).toEqual([
      'Chrome 109',
    ]);
    expect(without({ chrome: { version_added: '90', version_removed: '120' } })).toEqual([]);
  });
});

describe('code without a guard', { timeout: 60_000 }, () => {
  it.each([
    ['a function of the window', 'requestIdleCallback(() => undefined);', /Safari.*requestIdle/],
    ['the same by the window', 'window.requestIdleCallback(() => undefined);', /requestIdle/],
    ['a static function', "URL.canParse('/');", /Chrome 109.*canParse/],
    ['a method', 'document.body.checkVisibility();', /Safari.*checkVisibility/],
    ['a method of JavaScript', '[1].toSorted();', /Chrome 109.*toSorted/],
    ['a constructor', "new ClipboardItem({ 'text/plain': 'a' });", /Firefox 115.*ClipboardItem/],
  ])('is named: %s', async (_, code, message) => {
    expect(await lint(code)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['supported everywhere', "document.body.closest('p'); [1].map(String); CSS.escape('a');"],
    ['inside a condition', "if ('canParse' in URL) URL.canParse('/');"],
    ['in a conditional expression', "const a = 'canParse' in URL ? URL.canParse('/') : true; a;"],
    ['behind &&', "const a = 'canParse' in URL && URL.canParse('/'); a;"],
    [
      'after an early return',
      "function f() { if (!('canParse' in URL)) return; URL.canParse('/'); }\nf();",
    ],
    ['with optional chaining', "URL.canParse?.('/');"],
    ['only read', 'const a = typeof requestIdleCallback; const b = URL.canParse; a; b;'],
    ['a function of the same name', 'const f = { canParse: () => 1 }; f.canParse();'],
  ])('is not named where it is %s', async (_, code) => {
    expect(await lint(code)).toEqual([]);
  });

  it('is named where the guard asks for something else', async () => {
    expect(await lint("if ('createObjectURL' in URL) URL.canParse('/');")).toHaveLength(1);
    expect(await lint("if (URL.canParse('/')) document.title = 'a';")).toHaveLength(1);
  });
});
