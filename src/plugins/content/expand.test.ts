import { describe, expect, it } from 'vitest';
import { messages, run } from '../../../tests/fixtures/expand';

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

  it('say where the page is not valid MDX', () => {
    expect(messages(run('Fine.\n\nA < b {'))[0]).toMatch(/^3: This is not valid MDX: /);
  });
});

it('a line that became a row of the table above it is a problem', () => {
  const table = '| A | B |\n|---|---|\n| 1 | 2 |\n';
  expect(messages(run(`One.\n\n${table}\nTwo.`))).toEqual([]);
  expect(messages(run(`One.\n\n${table}Two.`))).toEqual([
    '6: This line is a row of the table above it. Write an empty line below the table, or add the cells.',
  ]);
});

describe('links that cannot be decoded', () => {
  it('are named with their line, as links and definitions', () => {
    expect(messages(run('Text.\n\n[b](#100%)\n\n[c]: /x#%zz\n'))).toEqual([
      '3: The link "#100%" cannot be decoded. A percent sign is written %25.',
      '5: The link "/x#%zz" cannot be decoded. A percent sign is written %25.',
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
      '3: onClick does nothing here: pages are static HTML. Put what it belongs to into a component, and declare that as an island in src/plugins/components/registry.ts.',
    ]);
  });

  it('are not imported', () => {
    expect(messages(run("One.\n\nimport Xyzzy from '@site/x';\n"))).toEqual([
      '3: Pages import and export nothing. Add the component to src/plugins/components/registry.ts, which also says what it is in Markdown.',
    ]);
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
