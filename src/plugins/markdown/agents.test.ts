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
    ).toBe('a\n<Tabs groupId="x">\n<TabItem value="a">\n1\n</TabItem>\n</Tabs>\nb');
  });
});
