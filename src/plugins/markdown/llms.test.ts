// That they name all pages and hold them: tests/build/markdown.test.ts.
import { describe, expect, it } from 'vitest';
import { classifyDocPath } from '../../model/docPaths';
import { llmsFiles, type MarkdownFile } from './llms';

const file = (doc: string): MarkdownFile => {
  const path = `/docs/${doc.replace(/index$/, '')}`;
  return {
    path,
    url: `https://docs.example.com${path}.md`,
    title: `Title of ${doc}`,
    description: `About ${doc}.`,
    place: classifyDocPath(`${doc}.mdx`),
    markdown: `# Title of ${doc}\n\nText.\n`,
  };
};
const site = { title: 'Docs', description: 'All of it.', url: 'https://docs.example.com/' };
const files = new Map(
  llmsFiles(
    [
      'index',
      'react-native/api/index',
      'react-native/api/interfaces/A',
      'react-native/docScan',
      'react-native/intro',
      'barcode-scanner-sdk/Android/intro',
    ].map(file),
    site,
  ).map(({ path, text }) => [path, text]),
);

describe('llms.txt', () => {
  it('lists the guides by product and platform in reading order, then other pages', () => {
    const text = files.get('llms.txt') ?? '';
    expect(text).toMatch(/^# Docs\n\n> All of it\.\n/);
    const titles = [...text.matchAll(/^## (.*)|^- \[(.*?)\]/gm)].map(([, a, b]) => a ?? b);
    expect(titles).toEqual([
      'Document SDK for React Native',
      'All pages with descriptions',
      'All pages in one file',
      'Introduction',
      'Document scanning',
      'API reference',
      'Barcode SDK for Android',
      'All pages with descriptions',
      'All pages in one file',
      'Introduction',
      'This site',
      'Title of index',
    ]);
  });

  it('describes every page of a platform, by group', () => {
    const text = files.get('docs/react-native/llms.txt') ?? '';
    expect(text).toContain(
      '## Features\n\n- [Title of react-native/docScan](https://docs.example.com/docs/react-native/docScan.md): About react-native/docScan.',
    );
    expect(text).toMatch(
      /## API reference\n\n- .*\n- \[Title of react-native\/api\/interfaces\/A\]/,
    );
  });
});
