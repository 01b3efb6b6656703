import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { unguardedBrowserApi } from './browser-apis.mjs';

const browsers = ['chrome >= 109', 'firefox >= 115', 'safari >= 16.0', 'op_mini all'];

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
    plugins: { browsers: { rules: { 'unguarded-api': unguardedBrowserApi(browsers) } } },
    rules: { 'browsers/unguarded-api': 'error' },
  },
});

/**
 * What the rule says of code that reaches browsers, a line each.
 * @param {string} text
 */
async function lint(text) {
  const [result] = await eslint.lintText(`${text}\nexport {};\n`, { filePath: 'code.ts' });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('code without a guard', { timeout: 60_000 }, () => {
  it.each([
    ['requestIdleCallback(() => undefined);', /^Not in Safari 16\.0: requestIdleCallback\./],
    ["URL.canParse('/');", /Chrome 109, Safari 16\.0: canParse/],
    ['document.body.showPopover();', /Chrome 109, .*: showPopover/],
    ['[1].toSorted();', /^Not in Chrome 109: toSorted/],
    ["new ClipboardItem({ 'text/plain': 'a' });", /Firefox 115: ClipboardItem/],
    ["if ('createObjectURL' in URL) URL.canParse('/');", /canParse/],
    ["if (URL.canParse('/')) document.title = 'a';", /canParse/],
  ])('is named: %s', async (code, message) => {
    expect(await lint(code)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['supported everywhere', "document.body.closest('p'); [1].map(String); CSS.escape('a');"],
    ['inside a condition', "if ('canParse' in URL) URL.canParse('/');"],
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
});
