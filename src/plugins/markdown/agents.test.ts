import { describe, expect, it } from 'vitest';
import { classifyDocPath, type DocPlace } from '../../model/docPaths';
import { agentBudget, agentFile, withFirstTabs, type AgentPages } from './agents';

const guide = (kind: string, markdown: string): AgentPages['guides'][number] => ({
  path: `/docs/iOS/${kind}`,
  url: `https://docs.example.com/docs/iOS/${kind}.md`,
  title: kind,
  description: '',
  place: classifyDocPath(`iOS/${kind}.mdx`) as Extract<DocPlace, { type: 'guide' }>,
  markdown,
});

const start = `# Get started

Intro.

## Starter project

An archive.

## Install

See [the \`list\`](https://x.example/a.md#b) or [ask](https://x.example/a).

*A picture.* – What it shows.

*Another picture.*

### Check the build settings

Numbers.

## Add the code

\`App.swift\` · compiled · [Full file](https://x.example/b)

\`\`\`swift
## [not](https://x.example/c) a heading
\`\`\`

## A document to scan

A picture.

## Troubleshooting

- Nothing happens.
`;

const file = (markdown: string): ReturnType<typeof agentFile> =>
  agentFile(
    {
      product: 'document',
      platform: 'iOS',
      version: '1.9.1',
      guides: [
        guide('getStarted', markdown),
        guide('sdkInit', '## The order of calls\n\nOne first.\n\n## Other\n\nNo.'),
        guide('docScan', ''),
      ],
    },
    'https://docs.example.com/',
  );

const headings = (text: string): string[] =>
  [...text.matchAll(/^## ([^[\n]+)$/gm)].map(([, heading = '']) => heading);

describe('the file for coding agents', () => {
  const { path, text, problems } = file(start);

  it('has rules, the setup, the code, and the pages', () => {
    expect(problems).toEqual([]);
    expect(path).toBe('docs/iOS/agents.md');
    expect(text).toMatch(/^# Document SDK for iOS: [\s\S]*1\.9\.1/);
    expect(headings(text)).toEqual([
      'Rules',
      'Install',
      'Add the code',
      'The order of calls',
      'Check the build settings',
      'What your code has to handle',
      'Pages',
    ]);
    expect(text).toContain(
      'https://docs.example.com/docs/iOS/<name>.md: getStarted, sdkInit, docScan.',
    );
  });

  it('has no links to pages, captions, and words for readers of the page, but the code as it is', () => {
    expect(text).toContain('See the `list` or [ask](https://x.example/a).');
    expect(text).not.toContain('picture.');
    expect(text).toContain('\n`App.swift`\n');
    expect(text).toContain('## [not](https://x.example/c) a heading');
  });

  it('leaves out what there is no room for, and then reports how much is too much', () => {
    const filler = (bytes: number): string => start.replace('Numbers.', 'x'.repeat(bytes));
    expect(headings(file(filler(agentBudget)).text)).not.toContain('Check the build settings');
    const long = file(start.replace('See ', 'x'.repeat(agentBudget)));
    expect(long.problems[0]).toMatch(/^It has \d+ bytes, and 12000 is the limit\./);
    expect(file('# Empty').problems[0]).toContain('"A document to scan"');
  });

  it('shows the first tab of each set', () => {
    expect(
      withFirstTabs(
        'a\n<Tabs groupId="x">\n<TabItem value="a">\n1\n</TabItem>\n<TabItem value="b">\n2\n</TabItem>\n</Tabs>\nb',
      ),
    ).toBe('a\n<Tabs groupId="x">\n<TabItem value="a">\n1\n</TabItem>\n</Tabs>\nb');
  });
});
