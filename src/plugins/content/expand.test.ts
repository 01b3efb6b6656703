import { describe, expect, it } from 'vitest';
import { apis, changelogPage, indexOf, sharedOf } from '../../../tests/fixtures/apis';
import { diffOf, expand, type ExpandInput, type Expanded } from './expand';

const path = 'docs/Android/docScan.mdx';

const samples: Readonly<Record<string, string>> = {
  'samples/document/Android/Scan.kt': [
    'package com.example',
    '',
    'class Scan {',
    '    // region scan',
    '    fun scan() {',
    '        // region inner',
    '        launch()',
    '        // endregion',
    '    }',
    '    // endregion scan',
    '}',
    '',
  ].join('\n'),
  'samples/document/Android/Scan.java': '// region scan\nvoid scan() {}\n// endregion\n',
  'samples/migration.ts': '// region change\n//- old(1);\nnext(1); //+\nkeep();\n// endregion\n',
  'samples/open.kt': '// region open\nval a = 1\n',
};

const home: Readonly<Record<string, string>> = {
  [path]:
    '<Options of="ScanConfiguration" />\n\n<Signature of="DeckleSDK.writePDF" />\n\n<Options of="ScanFilter" />',
  'docs/Android/changelog.mdx': changelogPage,
};

const shared = sharedOf(
  [
    '# hello', // 1
    'Hello `sdk:ScanFilter.AUTO`.',
    '# twice', // 3
    '<Shared of="all#hello" />\n\n<Shared of="all#hello" />', // 4–6
    '# loop', // 7
    'Round <Shared of="all#back" />',
    '# back', // 9
    'Back <Shared of="all#loop" />',
    '# broken', // 11
    'First line.\n\n`sdk:ScanFiltr`', // 12–14
    '# fence', // 15
    '{/* A block of code. */}\n\nOne.\n\n```bash\nls\n```', // 16–22
    '# null', // 23
    '`null` hides it.',
    '# component', // 25
    'One.\n\n<Screen>\n\nTwo.\n\n</Screen>', // 26–32
    '# link', // 33
    'See [scanning](./docScan.mdx#scan).',
  ].join('\n'),
);

function run(
  source: string,
  options: Partial<ExpandInput> & { readonly page?: string } = {},
): Expanded {
  const { page = path, ...input } = options;
  return expand(page, source, {
    apis,
    index: indexOf(
      { ...home, [page]: page === path ? `${home[path] ?? ''}\n\n${source}` : source },
      shared,
    ),
    shared,
    readSample: (name) => samples[name],
    sampleFiles: Object.keys(samples),
    ...input,
  });
}

const messages = (expanded: Expanded): string[] =>
  expanded.problems.map(({ line, message }) => `${String(line)}: ${message}`);
const reference = 'samples/document/Android/Scan.kt';

describe('symbol links', () => {
  it('are spelled for the platform and lead to the row', () => {
    const { text, problems } = run(
      'Set `sdk:ScanConfiguration.autoCapture` with `sdk:ScanFilter.BLACKWHITE`.',
    );
    expect(problems).toEqual([]);
    expect(text).toContain(
      'Set [`autoCapture`](#ScanConfiguration.autoCapture) with [`ScanFilter.BLACKWHITE`](#ScanFilter.BLACKWHITE).',
    );
  });

  it('take the platform’s own owner and lead to another page by a relative path', () => {
    const { text, problems } = run('Call `sdk:DeckleSDK.writePDF`.', {
      page: 'docs/Android/pdfCreation.mdx',
    });
    expect(problems).toEqual([]);
    expect(text).toContain('[`Document.writePDF()`](./docScan.mdx#DeckleSDK.writePDF)');
  });

  it('lead to the generated reference where there is one', () => {
    const { text } = run('`sdk:ScanConfiguration.autoCapture` and `sdk:DeckleSDK`', {
      page: 'docs/react-native/docScan.mdx',
    });
    expect(text).toContain(
      '[`autoCapture`](/docs/react-native/api/interfaces/ScanConfiguration#autoCapture)',
    );
    expect(text).toContain('[`DeckleSDK`](/docs/react-native/api/interfaces/DeckleSDK)');
  });

  it('accept a symbol that only the platform has', () => {
    const { text, problems } = run('`sdk:ScanConfiguration.theme`');
    expect(problems).toEqual([]);
    expect(text).toContain('[`theme`](#ScanConfiguration.theme)');
  });

  it('lead from a base that the platform lacks to the type that has its members', () => {
    const { text, problems } = run('`sdk:BaseConfiguration.autoCapture`', {
      page: 'docs/react-native/docScan.mdx',
    });
    expect(problems).toEqual([]);
    expect(text).toContain(
      '[`autoCapture`](/docs/react-native/api/interfaces/ScanConfiguration#autoCapture)',
    );
  });

  it('are not links within links and headings', () => {
    const { text } = run(
      '## With `sdk:ScanFilter.AUTO`\n\n[See `sdk:ScanFilter.AUTO`](./intro.mdx)',
    );
    expect(text).toContain('## With `ScanFilter.AUTO`');
    expect(text).toContain('[See `ScanFilter.AUTO`](./intro.mdx)');
  });

  it('fail with page, line and the nearest spelling', () => {
    const expanded = run('One.\n\nTwo `sdk:ScanConfiguration.autoCaptur`.');
    expect(expanded.problems).toEqual([
      {
        file: path,
        line: 3,
        message:
          '`sdk:ScanConfiguration.autoCaptur` is no symbol of the SDK. Did you mean "ScanConfiguration.autoCapture"?',
      },
    ]);
  });

  it('fail where the platform lacks the symbol', () => {
    expect(messages(run('`sdk:ScanConfiguration.desktopOnly`'))).toEqual([
      '1: `sdk:ScanConfiguration.desktopOnly` does not exist on Android: its declarations have no such symbol.',
    ]);
  });

  it('fail where no page shows the symbol', () => {
    const expanded = run('`sdk:ScanFilter.AUTO`', {
      index: indexOf({ [path]: '`sdk:ScanFilter.AUTO`' }),
    });
    expect(messages(expanded)).toEqual([
      '1: `sdk:ScanFilter.AUTO` has nothing to link to: no <Options> or <Signature> on the Android pages shows "ScanFilter.AUTO".',
    ]);
  });

  it('fail on a page of no platform', () => {
    expect(messages(run('`sdk:ScanFilter.AUTO`', { page: 'docs/index.mdx' }))[0]).toContain(
      'symbol links need a platform',
    );
  });

  it('fail where the platform has no declarations', () => {
    expect(
      messages(run('`sdk:ScanFilter.AUTO`', { page: 'docs/Flutter/docScan.mdx' }))[0],
    ).toContain('There are no declarations of Flutter');
  });

  it('stay as they are within fenced code', () => {
    expect(run('```md noverify="shows syntax"\n`sdk:Nothing.here`\n```').problems).toEqual([]);
  });
});

describe('code from samples', () => {
  it('is the region, dedented and without markers', () => {
    const { text, problems, dependencies } = run(
      `\`\`\`kotlin reference=${reference}#scan\n\`\`\``,
    );
    expect(problems).toEqual([]);
    expect(text).toContain(
      '```kotlin source="samples/document/Android/Scan.kt" name="Scan.kt"\nfun scan() {\n    launch()\n}\n```',
    );
    expect(dependencies).toEqual([reference]);
  });

  it('is the whole file without a region', () => {
    const { text } = run(`\`\`\`kotlin reference=${reference}\n\`\`\``);
    expect(text).toContain('class Scan {\n    fun scan() {\n        launch()\n    }\n}');
    expect(text).not.toContain('endregion');
  });

  it('keeps title and marked lines, and says which check accepted it', () => {
    const { text } = run(`\`\`\`kotlin reference=${reference}#scan title="Scan.kt" {2}\n\`\`\``, {
      verified: () => 'compiled',
    });
    expect(text).toContain(
      '```kotlin title="Scan.kt" {2} source="samples/document/Android/Scan.kt" name="Scan.kt" verified="compiled"',
    );
  });

  it('suggests file and region', () => {
    expect(
      messages(run('\n```kotlin reference=samples/document/Android/Scn.kt#scan\n```')),
    ).toEqual([
      '2: There is no sample file "samples/document/Android/Scn.kt". Did you mean "samples/document/Android/Scan.kt"?',
    ]);
    expect(messages(run(`\`\`\`kotlin reference=${reference}#scn\n\`\`\``))).toEqual([
      '1: samples/document/Android/Scan.kt: no region "scn". Did you mean "scan"?',
    ]);
    expect(messages(run('```kotlin reference=samples/open.kt#open\n```'))[0]).toContain(
      'is never closed',
    );
  });

  it('must not stand in the page too', () => {
    expect(
      messages(run(`\`\`\`kotlin reference=${reference}#scan\nval a = 1\n\`\`\``))[0],
    ).toContain('leave it empty');
  });

  it('shows removed and added lines of a diff', () => {
    const { text } = run('```diff reference=samples/migration.ts#change\n```');
    expect(text).toContain('- old(1);\n+ next(1);\n  keep();');
    expect(diffOf('    //- a\n\n    b //+')).toBe('-     a\n\n+     b');
  });

  it('is indented with its list item', () => {
    const { text } = run(`1. First\n\n   \`\`\`kotlin reference=${reference}#scan\n   \`\`\`\n`);
    expect(text).toContain('\n   fun scan() {\n       launch()\n   }\n   ```');
  });
});

describe('fence marks', () => {
  it.each([
    ['```kotlin\nval a = 1\n```', 'this one has none'],
    [
      `\`\`\`kotlin verify reference=${reference}#scan\n\`\`\``,
      'this one has reference and verify',
    ],
    ['```kotlin verify noverify="why not"\nval a = 1\n```', 'this one has verify and noverify'],
    ['```kotlin noverify\nval a = 1\n```', 'noverify="…" says why'],
    ['```\ntext\n```', 'A code block names its language.'],
  ])('%j', (source, message) => {
    expect(messages(run(source)).join('\n')).toContain(message);
  });

  it('accept exactly one', () => {
    expect(run('```bash verify\nls\n```\n\n```ruby noverify="Podfile"\npod\n```').problems).toEqual(
      [],
    );
  });

  it('name file and line of shared text', () => {
    const { problems } = run('Text.\n\n<Shared of="all#fence" />');
    expect(problems).toMatchObject([{ file: 'docs/_shared/all.mdx', line: 20 }]);
  });
});

describe('tabs', () => {
  const pair = `\`\`\`kotlin tab reference=${reference}#scan\n\`\`\`\n\n\`\`\`java tab reference=samples/document/Android/Scan.java#scan\n\`\`\``;

  it('are adjacent fences that ask for it', () => {
    const { text, problems } = run(pair);
    expect(problems).toEqual([]);
    expect(text).toContain(
      '<Tabs groupId="java-kotlin">\n<TabItem value="kotlin" label="Kotlin">\n\n```kotlin',
    );
    expect(text).toContain('<TabItem value="java" label="Java">');
    expect(text.match(/<\/TabItem>/g)).toHaveLength(2);
  });

  it('have the same group whichever stands first, so that they are synced', () => {
    const [kotlin = '', java = ''] = pair.split('\n\n');
    expect(run(`${java}\n\n${kotlin}`).text).toContain('groupId="java-kotlin"');
  });

  it('end where text stands between', () => {
    const { text } = run(pair.replace('\n\n', '\n\nText.\n\n'));
    expect(text).not.toContain('<Tabs');
  });

  it('come in Kotlin and Java, or not at all', () => {
    const [kotlin = '', java = ''] = pair.split('\n\n');
    const noJava =
      'The Kotlin tab has no Java tab. Put the same code in Java right above or below it, with "tab".';
    const noKotlin =
      'The Java tab has no Kotlin tab. Put the same code in Kotlin right above or below it, with "tab".';
    expect(messages(run(`One.\n\n${kotlin}`))).toEqual([`3: ${noJava}`]);
    expect(messages(run(java))).toEqual([`1: ${noKotlin}`]);
    expect(messages(run(`${kotlin}\n\n${java.replace(' tab', '')}`))).toEqual([`1: ${noJava}`]);
    expect(messages(run(`${kotlin}\n\nText.\n\n${java}`))).toEqual([
      `1: ${noJava}`,
      `6: ${noKotlin}`,
    ]);
    expect(messages(run(`${kotlin}\n\n\`\`\`bash tab verify\nls\n\`\`\``))).toEqual([
      `1: ${noJava}`,
    ]);
  });

  it('are at least two', () => {
    expect(messages(run('```bash tab="npm" verify\nnpm i\n```'))).toEqual([
      '1: This tab is the only one. Add the others right below it, or remove "tab".',
    ]);
  });

  it('take a label', () => {
    const { text } = run(
      '```bash tab="npm" verify\nnpm i\n```\n\n```bash tab="Yarn" verify\nyarn\n```',
    );
    expect(text).toContain('<Tabs groupId="npm-yarn">');
    expect(text).toContain('<TabItem value="yarn" label="Yarn">');
  });
});

describe('placeholders', () => {
  it('are versions and facts of the platform', () => {
    const { text, problems } = run(
      'Use {{version}} or {{previousVersion}} from SDK {{fact.minSdk}}.\n\n```bash verify\nadd sdk:{{ version }}\n```',
    );
    expect(problems).toEqual([]);
    expect(text).toContain('Use 1.9.0.0 or 1.8.0.0 from SDK 21.');
    expect(text).toContain('add sdk:1.9.0.0');
  });

  it('fail with a suggestion', () => {
    expect(messages(run('A\n{{versio}}'))).toEqual([
      '2: Unknown placeholder "{{versio}}". Did you mean "version"?',
    ]);
    expect(messages(run('{{fact.minSDK}}'))).toEqual([
      '1: No fact "minSDK" for this platform. Did you mean "minSdk"?',
    ]);
  });

  it('fail where the platform has no changelog', () => {
    const expanded = run('{{version}}', { page: 'docs/react-native/docScan.mdx' });
    expect(messages(expanded)).toEqual([
      '1: "{{version}}" needs an entry in this platform\'s changelog, and there is none.',
    ]);
  });
});

describe('platforms without a changelog', () => {
  const page = 'docs/barcode-scanner-sdk/Android/getStarted.mdx';
  const input = {
    page,
    index: { ...indexOf({}), facts: new Map([['barcode/Android', { version: '1.0.0' }]]) },
  };

  it('take the newest version from their facts', () => {
    const { text, problems } = run('Version {{version}}.', input);
    expect(problems).toEqual([]);
    expect(text).toContain('Version 1.0.0.');
    expect(text).toContain('<Availability version="1.0.0" />');
  });

  it('have no version before it', () => {
    expect(messages(run('{{previousVersion}}', input))).toEqual([
      '1: "{{previousVersion}}" needs an entry in this platform\'s changelog, and there is none.',
    ]);
  });
});

describe('literals', () => {
  it('are those of the platform in shared text, and left alone on pages', () => {
    const source = '`null`: <Shared of="all#null" />';
    const iOS = run(source, { page: 'docs/iOS/onboarding.mdx' });
    expect(iOS.text).toContain('`null`: `nil` hides it.');
    expect(run(source).text).toContain('`null`: `null` hides it.');
  });
});

describe('shared text', () => {
  it('is included in pages and in other sections', () => {
    const { text, dependencies, problems } = run('<Shared of="all#twice" />');
    expect(problems).toEqual([]);
    expect(text.match(/Hello \[`ScanFilter\.AUTO`\]/g)).toHaveLength(2);
    expect(dependencies).toEqual(['docs/_shared/all.mdx']);
  });

  it('is included in list entries and table cells', () => {
    const { text } = run(
      '- <Shared of="all#null" />\n\n| A |\n|---|\n| <Shared of="all#null" /> |',
    );
    expect(text).toContain('- `null` hides it.\n');
    expect(text).toContain('| `null` hides it. |');
  });

  it('is reported with its own file and line', () => {
    expect(run('A\n\nB\n\n<Shared of="all#broken" />').problems).toMatchObject([
      { file: 'docs/_shared/all.mdx', line: 14 },
    ]);
  });

  it.each([
    ['all#helo', 'docs/_shared/all.mdx has no section "helo". Did you mean "hello"?'],
    ['al#hello', 'There is no file docs/_shared/al.mdx. Did you mean "all"?'],
    ['all', '<Shared of="all"> names a file and a section: of="docScan#sources".'],
  ])('that does not exist is reported with the nearest name: %s', (reference, message) => {
    expect(messages(run(`A\n\n<Shared of="${reference}" />`))).toEqual([`3: ${message}`]);
  });

  it('cannot include itself', () => {
    expect(run('<Shared of="all#loop" />').problems).toEqual([
      {
        file: 'docs/_shared/all.mdx',
        line: 10,
        message: 'The section "all#loop" includes itself.',
      },
    ]);
  });

  it('may link only to pages that each including page has beside it', () => {
    expect(run('<Shared of="all#link" />').problems).toEqual([]);
    expect(run('<Shared of="all#link" />', { page: 'docs/iOS/fileImport.mdx' }).problems).toEqual([
      {
        file: 'docs/_shared/all.mdx',
        line: 34,
        message:
          'The link "./docScan.mdx#scan" leads to no page from docs/iOS/fileImport.mdx: there is no docs/iOS/docScan.mdx.',
      },
    ]);
  });
});

describe('tables and signatures', () => {
  it('know the type, its members and the nearest names', () => {
    expect(messages(run('A\n\n<Options of="ScanConfigurtion" />'))[0]).toContain(
      '3: <Options of="ScanConfigurtion">',
    );
    expect(messages(run('<Options of="ScanConfigurtion" />'))[0]).toContain(
      'Did you mean "ScanConfiguration"?',
    );
    expect(messages(run('<Options of="ScanConfiguration" only="timeot, color" />'))).toEqual([
      '1: <Options of="ScanConfiguration">: "timeot" is no member. Did you mean "timeout"?',
    ]);
    expect(
      messages(run('<Options of="ScanConfiguration" except="nothingLikeThat" />'))[0],
    ).toContain('"nothingLikeThat" is no member.');
  });

  it('need a platform', () => {
    expect(messages(run('<Options of="ScanFilter" />', { page: 'docs/index.mdx' }))).toEqual([
      '1: <Options> needs a platform, and this page has none.',
    ]);
  });

  it('fail for a type that the platform lacks', () => {
    expect(messages(run('<Options of="DesktopConfiguration" />'))).toEqual([
      '1: <Options of="DesktopConfiguration">: `sdk:DesktopConfiguration` does not exist on Android: its declarations have no such symbol.',
    ]);
  });

  it('are not read within fenced code', () => {
    expect(run('```mdx noverify="shows syntax"\n<Options of="Nothing" />\n```').problems).toEqual(
      [],
    );
  });
});

describe('problems', () => {
  it('are one list of everything that is wrong with the page', () => {
    const source = [
      'A `sdk:ScanFiltr` and {{versio}}.', // 1
      '',
      '<Shared of="all#helo" />', // 3
      '',
      '<Options of="ScanConfigurtion" />', // 5
      '',
      '```kotlin', // 7
      'val a = 1',
      '```',
      '',
      '```kotlin reference=samples/none.kt', // 11
      '```',
    ].join('\n');
    expect(
      run(source)
        .problems.map(({ line }) => line)
        .sort((a, b) => a - b),
    ).toEqual([1, 1, 3, 5, 7, 11]);
  });

  it('say where the page is no valid MDX', () => {
    expect(messages(run('Fine.\n\nA < b {'))[0]).toMatch(/^3: This is no valid MDX: /);
  });
});

describe('what writers need not write', () => {
  it('adds the imports of components the page uses, after the front matter', () => {
    const { text } = run('---\ntitle: T\n---\n\n<ScannerScreen name="scan" />');
    expect(text).toMatch(
      /^---\ntitle: T\n---\n\n(?:import .*\n)*import ScannerScreen from '@site\/src\/components\/ScannerScreen';\n/,
    );
    expect(text).not.toContain('import Screens');
  });

  it('adds the line of availability to guides, with the newest version', () => {
    expect(run('Text.').text).toContain('<Availability version="1.9.0.0" />');
    expect(run('Text.').text).toContain("import Availability from '");
    expect(run('Text.', { page: 'docs/index.mdx' }).text).not.toContain('<Availability');
  });

  it('gives the theme builder its platform', () => {
    expect(run('<ThemeBuilder />', { page: 'docs/Android/colorConfig.mdx' }).text).toContain(
      '<ThemeBuilder platform="Android" />',
    );
  });

  it('gives version headings of a changelog their anchors', () => {
    const { text } = run(changelogPage, { page: 'docs/Android/changelog.mdx' });
    expect(text).toContain('## 1.9.0.0 (2026-07-21) {#v1.9.0.0}');
    expect(run(changelogPage).text).not.toContain('{#v');
  });
});

describe('links that cannot be decoded', () => {
  it('are named with their line, as links, definitions and elements', () => {
    const page = 'Text.\n\n[a](./docScan.mdx#%E0%A4%A) and <a href="#100%">b</a>\n\n[c]: /x#%zz\n';
    const { problems } = run(page);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '3: The link "./docScan.mdx#%E0%A4%A" cannot be decoded: "%A" in the hash is no %-notation; a percent sign is written %25.',
      '3: The link "#100%" cannot be decoded: "%" in the hash is no %-notation; a percent sign is written %25.',
      '5: The link "/x#%zz" cannot be decoded: "%zz" in the hash is no %-notation; a percent sign is written %25.',
    ]);
  });
});

describe('components', () => {
  it('are those that pages know', () => {
    expect(
      messages(run('One.\n\n<ScanerScreen of="scan" />\n\nTwo <Sinse version="1" />.')),
    ).toEqual([
      '3: There is no component <ScanerScreen>. Did you mean "ScannerScreen"?',
      '5: There is no component <Sinse>. Did you mean "Since"?',
    ]);
    expect(messages(run('One.\n\n<div onClick={() => 1}>Two</div>'))).toEqual([
      '3: onClick does nothing here: pages are static HTML. Put what it belongs to into a component, and declare that as an island in src/components/registry.ts.',
    ]);
    expect(messages(run('<Option of="Source" />'))).toEqual([
      '1: There is no component <Option>. Did you mean "Options"?',
    ]);
    expect(messages(run('<Xyzzy.Plugh />'))).toEqual(['1: There is no component <Xyzzy.Plugh>.']);
  });

  it('may be imported', () => {
    expect(run("import Xyzzy from '@site/x';\n\n<Xyzzy />").problems).toEqual([]);
  });

  it('name file and line of shared text', () => {
    expect(run('<Shared of="all#component" />').problems).toMatchObject([
      {
        file: 'docs/_shared/all.mdx',
        line: 28,
        message: 'There is no component <Screen>. Did you mean "Screens"?',
      },
    ]);
  });

  it('that the build replaces are written in one form', () => {
    expect(messages(run("<Shared of='a' />"))).toEqual([
      '1: <Shared> cannot be read as it is written. Write <Shared … />, without content, and put values in double quotes.',
    ]);
    expect(messages(run('<Options of="Source">\n</Options>'))).toHaveLength(1);
  });
});
