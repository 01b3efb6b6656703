// What writers get wrong most often: each is reported before the build renders a page, at the line that they edit.
import { describe, expect, it } from 'vitest';
import { path, run } from '../../../tests/fixtures/expand';
import { linkProblems } from './checks/addresses';

const other = 'docs/Android/sdkInit.mdx';

/** All that is wrong with a page, as `file:line  message`; the page of another guide has one heading. */
function problemsOf(text: string, file = path): string[] {
  const pages = new Map([[file, run(text, { page: file })]]);
  const problems = [
    ...(pages.get(file)?.problems ?? []),
    ...linkProblems(pages, {
      pages: new Map([
        [other, ['order']],
        ['docs/capacitor/api/index.mdx', ['functions']],
        [file, pages.get(file)?.anchors],
      ]),
      isFile: (name) => ['/img/there.png', '/samples/a.kt.txt'].includes(name),
    }),
  ];
  return problems.map((problem) => `${problem.file}:${problem.line}  ${problem.message}`);
}

/** A page that becomes longer when it is expanded, with a text in line 5. */
const around = (text: string): string =>
  `---\ntitle: T\n---\n\n${text}\n\n## Options\n\n<Options of="ScanConfiguration" />\n\n<Options of="ScanFilter" />\n`;

describe('a page', () => {
  it('is fine with links, images, headings and elements that are there', () => {
    const links = [
      '[a](./sdkInit.mdx#order) [b](#options) [c](/docs/Android/sdkInit#order) [d](./sdkInit)',
      '[e](#ScanConfiguration.autoCapture) [f](/docs/capacitor/api/#functions) [g](#) [h](?a=b#options)',
      '[i](https://example.com/a#b) [j](mailto:a@example.com) [k](pathname:///samples/a.kt.txt)',
      '![l](/img/there.png) [m](/img/there.png) <kbd>N</kbd> <br />',
    ];
    expect(problemsOf(around(links.join('\n')))).toEqual([]);
    expect(problemsOf(around('## A\n\n:::warning[B]\n\nC.\n\n:::\n\n## A'))).toEqual([]);
    const fenced =
      '```markdown noverify="syntax"\n<Options of="Nothing" /> `sdk:Nothing.here`\n```';
    expect(problemsOf(around(fenced))).toEqual([]);
  });

  // prettier-ignore
  it.each([
    ['a broken link', '[x](./sdkInt.mdx)', 'The link "./sdkInt.mdx" leads to no page and no file. Did you mean "/docs/Android/sdkInit"?'],
    ['a broken address', '[x](/docs/android/sdkInit)', 'The link "/docs/android/sdkInit" leads to no page and no file. Did you mean "/docs/Android/sdkInit"?'],
    ['a broken anchor', '[x](./sdkInit.mdx#orders)', 'The link "./sdkInit.mdx#orders" leads to docs/Android/sdkInit.mdx, but to no place on it: nothing there has the anchor #orders. Did you mean "order"?'],
    ['a broken anchor on the same page', '[x](#option)', 'The link "#option" leads to no place on the page: nothing there has the anchor #option. Did you mean "options"?'],
    ['a broken definition', '[x][y]\n\n[y]: #option', 'The link "#option" leads to no place', 7],
    ['an empty link', '[x]()', 'The link "" is empty.'],
    ['a missing image', '![x](./there.png)', 'The image "./there.png" leads to no file: there is no docs/Android/there.png.'],
    ['a missing file', '[x](pathname:///img/here.png)', 'The link "pathname:///img/here.png" leads to no file: there is no static/img/here.png.'],
    ['an image of another host', '![x](https://example.com/a.png)', 'The image "https://example.com/a.png" loads from another host'],
    ['an expression', 'Home is {process.env.HOME}.', '{process.env.HOME} has no Markdown form.'],
    ['a script', '<script>go()</script>', '<script> cannot be on a page. Write Markdown, a component, or one of <br>'],
    ['a frame', '<iframe src="https://example.com"></iframe>', '<iframe> cannot be on a page.'],
    ['an element named like a method', '<constructor>x</constructor>', '<constructor> cannot be on a page.'],
    ['a script as a link', '[x](javascript:go)', 'The link "javascript:go" has the scheme "javascript"; write https, mailto or tel.'],
    ['data as a link', '[x](data:text/html,a)', 'The link "data:text/html,a" has the scheme "data"'],
    ['an unknown admonition', ':::warnin\n\nText.\n\n:::', '":::warnin" is not an admonition. Did you mean "warning"?'],
    ['an admonition that is not closed', ':::warning\n\nText.', '":::warning" is not closed. Write a line ":::" below its text.'],
    ['an admonition without brackets', ':::warning Keep it\n\nText.', '":::warning Keep it" is shown as it is written.'],
    ['an element that is not closed', '<details>\n\nText.', 'This is not valid MDX: Expected a closing tag for `<details>`'],
    ['an unknown sketch', 'A <Sketch name="keys" /> B', '<Sketch>: there is no sketch "keys".'],
    ['an unknown screen', '<ScannerScreen name="scann" />', '<ScannerScreen>: there is no screen "scann".'],
    ['a screen named like a method', '<ScannerScreen name="constructor" />', '<ScannerScreen>: there is no screen "constructor".'],
    ['an unknown product', '<FeatureMatrix product="docs" />', '<FeatureMatrix>: there is no product "docs".'],
    ['an unknown language', '```kotlinn noverify="as an example"\nval a = 1\n```', 'No code is highlighted as "kotlinn". Did you mean "kotlin"?'],
    ['an entry of a checklist without a title', '- [ ] **A.** One.\n- [ ] Two.', 'An entry of a checklist begins with its title in bold', 6],
    ['two headings with one anchor', '## A {#options}', 'The page has the anchor #options already', 7],
    ['a link that cannot be decoded', '[x](#100%)', 'The link "#100%" cannot be decoded. A percent sign is written %25.'],
    ['a definition that cannot be decoded', '[x][y]\n\n[y]: /x#%zz', 'The link "/x#%zz" cannot be decoded.', 7],
    ['a line right below a table', '| A | B |\n|---|---|\n| 1 | 2 |\nTwo.', 'This line is a row of the table above it. Write an empty line below the table, or add the cells.', 8],
    ['an unknown component', '<ScanerScreen of="scan" />', 'There is no component <ScanerScreen>. Did you mean "ScannerScreen"?'],
    ['a property that a component lacks', '<ScannerScreen name="scan" captoin="x" />', '<ScannerScreen> has no property "captoin". Did you mean "caption"?'],
    ['a property that a component in another folder lacks', '<Sheet kind="invoice" path="a" name="A" alt="B" altt="C" />', '<Sheet> has no property "altt". Did you mean "alt"?'],
    ['a property that a directive lacks', '<Options of="ScanResult" onyl="Amount" />', '<Options> has no property "onyl". Did you mean "only"?'],
    ['a handler', '<div onClick={() => 1}>Two</div>', 'onClick does nothing here: pages are static HTML.'],
    ['an import', "import Xyzzy from '@site/x';", 'Pages import and export nothing. Add the component to src/plugins/components/registry.ts'],
    ['a directive in another form', "<Shared of='a' />", '<Shared> cannot be read as it is written. Write <Shared … />, without content'],
    ['an unknown section', '<Shared of="all#helo" />', 'docs/_shared/ has no section "all#helo". Did you mean "all#hello"?'],
    ['a section without its file', '<Shared of="x" />', 'docs/_shared/ has no section "x". Write file and section'],
    ['an unknown placeholder', '{{versio}}', 'There is no "{{versio}}" for this platform. Did you mean "version"?'],
    ['an unknown fact', '{{fact.minSDK}}', 'There is no "{{fact.minSDK}}" for this platform. Did you mean "fact.minSdk"?'],
    ['an unknown symbol', '`sdk:ScanConfiguration.autoCaptur`', '`sdk:ScanConfiguration.autoCaptur` is not a symbol of the SDK. Did you mean "ScanConfiguration.autoCapture"?'],
    ['a symbol that the platform lacks', '`sdk:ScanConfiguration.desktopOnly`', '`sdk:ScanConfiguration.desktopOnly` does not exist on Android: its declarations have no such symbol.'],
    ['an unknown type', '<Options of="ScanConfigurtion" />', '<Options of="ScanConfigurtion">: `sdk:ScanConfigurtion` is not a symbol of the SDK. Did you mean "ScanConfiguration"?'],
    ['an unknown member', '<Options of="ScanResult" only="Amont" />', '<Options of="ScanResult">: "Amont" is not a member. Did you mean "Amount"?'],
    ['a type that the platform lacks', '<Options of="DesktopConfiguration" />', '<Options of="DesktopConfiguration">: `sdk:DesktopConfiguration` does not exist on Android'],
    ['an unknown group of codes', '<BarcodeSheet group="format" />', '<BarcodeSheet> has no group "format". Did you mean "formats"?'],
    ['an unknown sample', '```kotlin reference=samples/document/Android/Scn.kt#scan\n```', 'There is no sample file "samples/document/Android/Scn.kt". Did you mean "samples/document/Android/Scan.kt"?'],
    ['an unknown region', '```kotlin reference=samples/document/Android/Scan.kt#scn\n```', 'samples/document/Android/Scan.kt: no region "scn". Did you mean "scan"?'],
    ['code that nothing checks', '```bash\nls\n```', 'A code block carries exactly one of reference=, verify and noverify="reason"; this one has none.'],
    ['a single tab', '```bash tab="npm" verify\nnpm i\n```', 'This tab is the only one. Add the others right below it, or remove "tab".'],
    ['a fact named like a method', 'Version {{fact.constructor}}', 'There is no "{{fact.constructor}}" for this platform.'],
  ])('with %s is refused at its line', (_, text, message, line = 5) => {
    const problems = problemsOf(around(text));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${path}:${line}  ${message}`);
  });

  it('of no platform has no tables of symbols', () => {
    expect(problemsOf('<Options of="ScanFilter" />', 'docs/index.mdx')).toEqual([
      'docs/index.mdx:1  <Options> needs a platform, and this page has none.',
    ]);
  });

  it('lists all of them, wherever they were written', () => {
    const text =
      '<Options of="ScanFilter" />\n\n- <Shared of="all#null" /> [x](#y)\n- <Shared of="all#link" />';
    expect(problemsOf(`${text}\n\n<script />`, other.replace('sdkInit', 'testing'))).toEqual([
      'docs/Android/testing.mdx:6  <script> cannot be on a page. Write Markdown, a component, or one of <br>, <code>, <details>, <div>, <kbd>, <span>, <summary>.',
      'docs/Android/testing.mdx:3  The link "#y" leads to no place on the page: nothing there has the anchor #y.',
      'docs/_shared/all.mdx:34  The link "./docScan.mdx#scan" leads to no page and no file. Did you mean "/docs/Android/testing"? This text is on docs/Android/testing.mdx.',
    ]);
  });
});
