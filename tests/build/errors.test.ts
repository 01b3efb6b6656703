// The page of errors.
import { expect, it } from 'vitest';
import { errors } from '../../api-sources/model/errors';
import facts from '../../api-sources/model/facts.json';
import { platforms } from '../../src/model/platforms';
import { built } from '../builtSite';
import { guides } from '../docsTree';
import { pageAt } from './site';

const markdown = built('docs/errors.md');

it('the page of errors has every declared error with its anchor, and its message in Markdown', () => {
  const { ids } = pageAt('/docs/errors');
  expect(errors.filter(({ id }) => !ids.has(id))).toEqual([]);
  const messages = errors.flatMap(({ message }) => message ?? []);
  expect(messages.filter((message) => !markdown.includes(`\`${message}\``))).toEqual([]);
  expect(built('llms.txt')).toContain('/docs/errors.md)');
});

it('what the page of errors limits to platforms names platforms that exist', () => {
  const ids: readonly string[] = platforms.map(({ id }) => id);
  const named = pageAt('/docs/errors').tags.flatMap(
    ({ attributes }) => attributes['data-error-platforms']?.split(' ') ?? [],
  );
  expect(new Set(named)).toEqual(new Set(ids));
});

it('what errors say of systems is what the facts say', () => {
  const { memoryPage, smallMemoryPage, androidProcessor } = facts;
  const wordsOf = (id: string): string => {
    const { message, cause, fix } = errors.find((error) => error.id === id) ?? {};
    return [message, cause, JSON.stringify(fix)].join(' ');
  };
  const bytes = (size: string): string => String(1024 * Number.parseInt(size, 10));
  for (const size of [memoryPage, smallMemoryPage]) {
    expect(wordsOf('page-size')).toContain(size);
    expect(wordsOf('page-size')).toContain(`(${bytes(size)})`);
  }
  expect(wordsOf('unsatisfied-link-error')).toContain(`\`${androidProcessor}\``);
});

it('the page of errors has every message of the get-started pages', () => {
  const headings = guides
    .filter(({ kind }) => kind.id === 'getStarted')
    .map(({ url }) =>
      /## Build(?: and start)? errors\n([\s\S]*?)(?:\n## |$)/.exec(built(`${url.slice(1)}.md`)),
    );
  expect(headings.filter((section) => section === null)).toEqual([]);
  const text = markdown.replace(/[\\`]/g, '');
  const missing = headings
    .flatMap((section) => [...(section?.[1] ?? '').matchAll(/^### (.*?)(?: \{#[\w.-]+\})?$/gm)])
    .map(([, heading = '']) => heading.replace(/[\\`]/g, ''))
    // Numbers and names of packages differ between platforms.
    .map((heading) => heading.split(/[\d:@]/)[0] ?? '')
    .filter((heading) => !text.includes(heading));
  expect(missing).toEqual([]);
});
