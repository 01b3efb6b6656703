import { describe, expect, it } from 'vitest';
import {
  describeFilter,
  groupOf,
  groupSteps,
  pathMarkdown,
  requirementsOf,
  summarize,
  usesOf,
  versionsBetween,
  type Step,
  type Version,
} from './upgradePath';

const step = (
  version: string,
  kind: Step['kind'],
  text: string,
  more: Partial<Step> = {},
): Step => ({
  version,
  kind,
  breaking: false,
  link: '',
  uses: [],
  html: text,
  markdown: text,
  ...more,
});
const image = { label: 'image', words: ['image'] };
const title = { label: 'title', words: ['title'] };

const all: readonly Version[] = [
  {
    version: '2.1',
    requirements: [
      { order: 0, name: 'Host', before: '2', after: '3' },
      { order: 1, name: 'iOS', before: '13', after: '15' },
    ],
    steps: [
      step('2.1', 'Changed', 'Host 3', { breaking: true, link: '#host' }),
      step('2.1', 'Added', 'News', { uses: [title] }),
      step('2.1', 'Fixed', 'Repair'),
    ],
  },
  {
    version: '2.0',
    requirements: [{ order: 1, name: 'iOS', before: '11', after: '13' }],
    steps: [
      step('2.0', 'Changed', 'Host 2', { breaking: true, link: '#host' }),
      step('2.0', 'Removed', 'No title', { breaking: true, link: '#title', uses: [title] }),
      step('2.0', 'Deprecated', 'Old image', { link: '#image', uses: [image] }),
      step('2.0', 'Changed', 'Larger preview'),
    ],
  },
  { version: '1.1', requirements: [], steps: [step('1.1', 'Changed', 'Older')] },
];

/** Also those that brought nothing. */
const names = ['2.1', '2.0.1', '2.0', '1.1', '1.0'];
const between = (from: string, to: string): readonly Version[] =>
  versionsBetween(names, all, from, to);

const texts = (steps: readonly (readonly Step[])[]): string[] =>
  steps.map((merged) => merged.map(({ html }) => html).join(' + '));

describe('versionsBetween', () => {
  it.each([
    ['1.0', '2.1', ['1.1', '2.0', '2.1']],
    ['2.0.1', '2.1', ['2.1']],
    ['1.1', '2.0.1', ['2.0']],
    ['2.0', '2.0.1', []],
    ['2.1', '1.0', []],
    ['0.9', '2.1', []],
  ])('from %j to %j, oldest first', (from, to, expected) => {
    expect(between(from, to).map(({ version }) => version)).toEqual(expected);
  });
});

describe('groupSteps', () => {
  const path = between('1.0', '2.1');

  it('puts requirements and breaking changes first, and groups entries of one step', () => {
    const groups = groupSteps(path, undefined);
    expect(Object.keys(groups).slice(0, 2)).toEqual(['required', 'breaking']);
    expect(groupOf({ kind: 'Requires', breaking: false })).toBe('required');
    expect(texts(groups.breaking)).toEqual(['Host 2 + Host 3', 'No title']);
    expect(texts(groups.deprecated)).toEqual(['Old image']);
    expect(texts(groups.changed)).toEqual(['Older', 'Larger preview']);
    expect(texts(groups.added)).toEqual(['News']);
    expect(texts(groups.fixed)).toEqual(['Repair']);
  });

  it('omits changes to other symbols, but no general or new ones', () => {
    const groups = groupSteps(path, new Set(['image']));
    expect(texts(groups.breaking)).toEqual(['Host 2 + Host 3']);
    expect(texts(groups.deprecated)).toEqual(['Old image']);
    expect(texts(groups.changed)).toEqual(['Older', 'Larger preview']);
    expect(texts(groups.added)).toEqual(['News']);
    expect(texts(groupSteps(path, new Set()).deprecated)).toEqual([]);
  });

  it('keeps entries without a link apart, also with the same words', () => {
    const same = [step('2.0', 'Changed', 'Same'), step('2.1', 'Changed', 'Same')];
    const version = { version: '2.1', requirements: [], steps: same };
    expect(groupSteps([version], undefined).changed).toHaveLength(2);
  });

  it('is summed up in a sentence', () => {
    expect(summarize(groupSteps(path, undefined), '1.0', '2.1')).toBe(
      'From 1.0 to 2.1: 2 breaking changes, 1 deprecation, 2 other changes, 1 addition, 1 fix.',
    );
    expect(summarize(groupSteps([], undefined), '1.0', '1.1')).toBe(
      'From 1.0 to 1.1: nothing to do.',
    );
  });
});

it.each([
  [3, 2, false, 'Of 3 members that changed, your app uses 2.'],
  [1, 0, false, 'Of 1 member that changed, your app uses 0.'],
  [3, 0, true, 'Your code contains no member that changed.'],
])('describes the filter: %i changed, %i used', (changed, used, isSearched, sentence) => {
  expect(describeFilter(changed, used, isSearched)).toBe(sentence);
});

describe('usesOf', () => {
  it('has what changed, not what is new', () => {
    expect(usesOf(between('1.0', '2.1'))).toEqual([image, title]);
    expect(usesOf(between('2.0', '2.1'))).toEqual([]);
  });

  it('joins the words of two entries', () => {
    const steps = ['a', 'b'].map((word) =>
      step('2.0', 'Changed', word, { uses: [{ label: 'x', words: ['x', word] }] }),
    );
    expect(usesOf([{ version: '2.0', requirements: [], steps }])).toEqual([
      { label: 'x', words: ['x', 'a', 'b'] },
    ]);
  });
});

describe('requirementsOf', () => {
  it('compares the end with the beginning', () => {
    expect(requirementsOf(between('1.0', '2.1'))).toEqual([
      { order: 0, name: 'Host', before: '2', after: '3' },
      { order: 1, name: 'iOS', before: '11', after: '15' },
    ]);
  });

  it('omits requirements that changed back', () => {
    const versions = [
      ['35', '37'],
      ['37', '35'],
    ].map(([before = '', after = ''], index) => ({
      version: String(index),
      requirements: [{ order: 0, name: 'compileSdk', before, after }],
      steps: [],
    }));
    expect(requirementsOf(versions)).toEqual([]);
  });
});

describe('pathMarkdown', () => {
  it('is a list to tick, with the requirements', () => {
    const path = between('2.0', '2.1');
    const choice = { from: '2.0', to: '2.1', address: 'https://docs.example.com/x?from=2.0' };
    const text = pathMarkdown(groupSteps(path, undefined), requirementsOf(path), choice);
    for (const part of [
      '# Upgrade from 2.0 to 2.1\n\nSteps of <https://docs.example.com/x?from=2.0>\n',
      '## Requirements\n\n| Requirement | 2.0 | 2.1 |\n| --- | --- | --- |\n| Host | 2 | 3 |\n',
      '## Breaking changes\n\n- [ ] 2.1: Host 3\n\n## Additions\n\n- 2.1: News\n',
    ])
      expect(text).toContain(part);
  });
});
