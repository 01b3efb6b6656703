import { describe, expect, it } from 'vitest';
import { classifyDocPath } from '../../model/docPaths';
import { agentBudget, agentFile, missingHeadings, withFirstTabs } from './agents';
import type { MarkdownFile } from './llms';

const guide = (kind: string, markdown: string): MarkdownFile => ({
  path: `/docs/iOS/${kind}`,
  url: `https://docs.example.com/docs/iOS/${kind}.md`,
  title: kind,
  description: '',
  place: classifyDocPath(`iOS/${kind}.mdx`),
  markdown,
});

const start = `# Get started

Intro.

## Starter project {#starter}

An archive.

## Install

See the list.

## Check the build settings

Numbers.

## Add the code

Add it.

## A document to scan

A picture.

## Troubleshooting

- Nothing happens.
`;

const file = (markdown: string): ReturnType<typeof agentFile> =>
  agentFile(
    {
      product: 'document',
      name: 'Document SDK for iOS',
      folder: 'docs/iOS/',
      guides: [
        guide('getStarted', ''),
        guide('sdkInit', '## The order of calls\n\nOne first.\n\n## Other\n\nNo.'),
        guide('docScan', ''),
      ],
    },
    markdown,
    '1.9.1',
    'https://docs.example.com/',
  );

const headings = (text: string): string[] =>
  [...text.matchAll(/^## ([^[\n]+)$/gm)].map(([, heading = '']) => heading);

// What it says: tests/build/markdown.test.ts.
describe('the file for coding agents', () => {
  it('leaves out what there is no room for, and then reports how much is too much', () => {
    const filler = (bytes: number): string => start.replace('Numbers.', 'x'.repeat(bytes));
    expect(headings(file(filler(agentBudget)).text)).not.toContain('Check the build settings');
    const long = file(start.replace('See ', 'x'.repeat(agentBudget)));
    expect(long.problems[0]).toMatch(/^It has \d+ bytes, and 12000 is the limit\./);
    expect(file('# Empty').problems[0]).toContain('"A document to scan"');
  });

  it('reports each heading it looks for that no page has, with the nearest one', () => {
    const problems = missingHeadings([start.replace('## A document to scan', '## A page to scan')]);
    expect(problems).toContain(
      'No get-started page has "A document to scan". Did you mean "A page to scan"?',
    );
    expect(problems.join()).not.toContain('"Check the build settings".');
  });

  it('shows the first tab of each set', () => {
    expect(
      withFirstTabs(
        'a\n<Tabs groupId="x">\n<TabItem value="a">\n1\n</TabItem>\n<TabItem value="b">\n2\n</TabItem>\n</Tabs>\nb',
      ),
    ).toBe('a\n1\nb');
  });

  const set = (...labels: readonly string[]): string =>
    `<Tabs groupId="x">\n${labels.map((label) => `<TabItem value="a" label="${label}">\nin ${label}\n</TabItem>`).join('\n')}\n</Tabs>`;

  it.each([
    ['Android', 'iOS'],
    ['Angular', 'React'],
  ])('shows all tabs of a set for %s and %s', (...labels) => {
    expect(withFirstTabs(set(...labels))).toBe(set(...labels));
    expect(withFirstTabs(set(labels[0], 'Forms'))).not.toContain('in Forms');
  });

  it('begins a section whose other tabs it leaves out with a link to them', () => {
    const page = `## Install\n\n${set('npm', 'Yarn')}\n\n## Add it {#add}\n\nReplace:\n\n${set('WPF', 'Windows Forms', 'WinUI 3')}\n${set('WPF', 'WinUI 3')}`;
    const [install, add] = withFirstTabs(page).split('\n\n## Add it {#add}\n\n');
    expect(install).not.toMatch(/variant|Yarn/);
    expect(add).toMatch(
      /^This is the WPF variant\. \[Others\]\(#add\): Windows Forms; WinUI 3\.\n\nReplace:/,
    );
    expect(add).not.toContain('in WinUI 3');
  });

  it('keeps the tab of a block in its caption, but not the link to the full file', () => {
    const caption = '**Android** · `Scanner.cs` · [Full file](https://example.com/Scanner.cs)';
    expect(file(start.replace('See the list.', caption)).text).toContain(
      '\n**Android** · `Scanner.cs`\n',
    );
  });

  it('has the commands that run the app, but not what a person does on the phone', () => {
    const run = '## Run the app\n\n1. Connect it.\n\nFrom a shell:\n\n```bash\nrun\n```\n\n';
    const { text } = file(
      start.replace(
        '## A document to scan',
        `${run}It needs a Mac.\n\nOn the phone:\n\n1. Tap it.\n\n### Emulator\n\nNo.\n\n## A document to scan`,
      ),
    );
    expect(text).toContain(
      '## Run the app\n\nFrom a shell:\n\n```bash\nrun\n```\n\nIt needs a Mac.\n\n##',
    );
    const withoutCommands = '## Run the app\n\nPress **Run**.\n\n## A document to scan';
    expect(file(start.replace('## A document to scan', withoutCommands)).text).not.toContain('Run');
  });

  it('links to pages of its folder by their names, and to others by their addresses', () => {
    const links =
      '[a](https://docs.example.com/docs/iOS/sdkInit.md#a), [b](https://docs.example.com/docs/Android/docScan.md), [`c()`](https://docs.example.com/docs/iOS/docScan.md#c)';
    expect(file(start.replace('See the list.', links)).text).toContain(
      '[a](sdkInit.md#a), [b](https://docs.example.com/docs/Android/docScan.md), `c()`',
    );
  });
});
