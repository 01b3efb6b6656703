import { describe, expect, it } from 'vitest';
import { alignBlocks, alignSections, type Block, type Section } from './align';

const text = (content: string): Block => ({ html: `<p>${content}</p>`, content });
const code = (region: string, content: string): Block => ({
  html: `<pre>${content}</pre>`,
  content,
  code: region,
});

describe('alignBlocks', () => {
  it('shows shared content once, and the rest side by side', () => {
    expect(
      alignBlocks(
        [text('Same'), text('Left only'), code('scan', 'kotlin')],
        [text('Same'), code('scan', 'swift'), text('Right only')],
      ),
    ).toEqual([
      { type: 'same', html: '<p>Same</p>' },
      { type: 'different', left: '<p>Left only</p>', right: '' },
      { type: 'different', left: '<pre>kotlin</pre>', right: '<pre>swift</pre>' },
      { type: 'different', left: '', right: '<p>Right only</p>' },
    ]);
  });

  it('aligns code of the same region, even after other blocks', () => {
    const pairs = alignBlocks(
      [code('open', 'a'), code('scan', 'b')],
      [code('scan', 'c'), code('close', 'd')],
    );
    expect(pairs).toContainEqual({
      type: 'different',
      left: '<pre>b</pre>',
      right: '<pre>c</pre>',
    });
  });

  it('pairs code of different regions if there is no better match', () => {
    expect(alignBlocks([code('', 'a')], [code('scan', 'b')])).toEqual([
      { type: 'different', left: '<pre>a</pre>', right: '<pre>b</pre>' },
    ]);
  });

  it('prefers equal text to code that differs', () => {
    const pairs = alignBlocks(
      [code('x', 'a'), text('One'), text('Two')],
      [text('One'), text('Two'), code('y', 'b')],
    );
    expect(pairs).toContainEqual({ type: 'same', html: '<p>One</p>\n<p>Two</p>' });
  });

  it('compares lists entry by entry, and keeps entries that follow each other in one list', () => {
    const entries = (...words: string[]): Block[] => {
      const list = { open: '<ul>', close: '</ul>' };
      return words.map((word) => ({ html: `<li>${word}</li>`, content: word, list }));
    };
    expect(
      alignBlocks(
        [...entries('Same', 'Too', 'Kotlin'), text('End')],
        entries('Same', 'Too', 'Swift'),
      ),
    ).toEqual([
      { type: 'same', html: '<ul><li>Same</li>\n<li>Too</li></ul>' },
      {
        type: 'different',
        left: '<ul><li>Kotlin</li></ul>\n<p>End</p>',
        right: '<ul><li>Swift</li></ul>',
      },
    ]);
  });
});

const section = (topic: string, level = 2, blocks: Block[] = []): Section => ({
  topic,
  ...(topic === '' ? {} : { heading: { level, anchor: topic, text: topic } }),
  blocks,
});
const topics = (left: Section[], right: Section[]): string[] =>
  alignSections(left, right).map((row) => `${row.left?.topic ?? '-'} ${row.right?.topic ?? '-'}`);

describe('alignSections', () => {
  it.each([
    [
      'in the order of the left guide',
      'install code',
      'code install',
      'install install, code code',
    ],
    ['once, where a guide has it twice', 'code code', 'code', 'code code, code -'],
    ['with one side, where the right guide lacks it', 'a', '', 'a -'],
    ['with one side, where the left guide lacks it', '', 'b', '- b'],
  ])('has each topic %s', (_, left, right, rows) => {
    const sections = (names: string): Section[] =>
      names.split(' ').flatMap((name) => (name === '' ? [] : [section(name)]));
    expect(topics(sections(left), sections(right)).join(', ')).toBe(rows);
  });

  it('places what only the right guide has after what it follows there', () => {
    expect(
      topics(
        [section(''), section('install'), section('run')],
        [section(''), section('create'), section('install'), section('pods'), section('run')],
      ),
    ).toEqual([' ', '- create', 'install install', '- pods', 'run run']);
  });

  it('does not separate a section of the left guide from its subsections', () => {
    expect(
      topics(
        [section('install'), section('gradle', 3), section('run')],
        [section('install'), section('pods'), section('run')],
      ),
    ).toEqual(['install install', 'gradle -', '- pods', 'run run']);
  });
});
