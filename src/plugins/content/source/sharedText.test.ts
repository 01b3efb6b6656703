import { describe, expect, it } from 'vitest';
import { sharedOf } from '../../../../tests/fixtures/apis';
import { parseSharedFile, unusedSections, withSharedText } from './sharedText';

const file = 'docs/_shared/docScan.mdx';

describe('parseSharedFile', () => {
  it('reads sections with the lines of their text', () => {
    const { sections, problems } = parseSharedFile(
      file,
      '{/* About the file. */}\n\n# when\n\nOne.\n\n## Two\n\n# no-code\n\n{/* A note. */}\n\nThree.\n',
    );
    expect(problems).toEqual([]);
    expect([...sections.values()]).toEqual([
      { reference: 'docScan#when', file, headingLine: 3, line: 5, text: 'One.\n\n## Two' },
      { reference: 'docScan#no-code', file, headingLine: 9, line: 13, text: 'Three.' },
    ]);
  });

  it('takes no comment of code for a section', () => {
    const text = '```bash\n# install\nnpm i\n```';
    const { sections } = parseSharedFile(file, `# a\n\n${text}\n\n# b\n\nText.`);
    expect([...sections.values()].map((section) => section.text)).toEqual([text, 'Text.']);
  });

  it.each([
    [
      '# A title\n\nText.',
      '1: "A title" is not a name of a section. Names are lowercase words joined by "-".',
    ],
    ['# a\n\nText.\n\n# a\n\nMore.', '5: The file has two sections "a".'],
  ])('reports %j', (source, message) => {
    const { problems } = parseSharedFile(file, source);
    expect(problems.map((one) => `${one.line}: ${one.message}`)).toEqual([message]);
  });
});

describe('sections that include others', () => {
  const shared = sharedOf(
    '# a\n\n1 <Shared of="all#b" />\n\n# b\n\n2\n\n# loop\n\nx<Shared of="all#loop" />',
  );

  it('are put in with them, and end where they include themselves', () => {
    expect(withSharedText('<Shared of="all#a" />!', shared)).toBe('1 2!');
    expect(withSharedText('<Shared of="all#loop" />', shared)).toBe('x');
    expect(withSharedText('<Shared of="all#none" />', shared)).toBe('');
  });

  it('are on a page or in another section', () => {
    const pages = new Map([['docs/Android/intro.mdx', '<Shared of="all#loop" />']]);
    expect(unusedSections(pages, shared)).toMatchObject([
      {
        file: 'docs/_shared/all.mdx',
        line: 1,
        message: expect.stringContaining('all#a') as string,
      },
    ]);
  });
});
