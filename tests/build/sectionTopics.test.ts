// Sections that mean the same on guides of one kind, as the comparison of two platforms matches them.
import { describe, expect, it } from 'vitest';
import { pageKinds, type PageKindId } from '../../src/model/pageKinds';
import { sameTopics, topicOf } from '../../src/model/sectionTopics';
import { tagsOf } from '../../src/security/html';
import { pageHtml } from '../builtSite';
import { guides } from '../docsTree';

/** Anchors of the headings of a guide. */
function anchorsOf(url: string): readonly string[] {
  const html = pageHtml(url);
  const text = html.slice(html.indexOf('theme-doc-markdown'), html.indexOf('theme-doc-footer'));
  return tagsOf(text).flatMap(({ name, attributes }) =>
    /^h[2-6]$/.test(name) && attributes.id !== undefined ? [attributes.id] : [],
  );
}

const anchors = new Map(
  guides.map((guide) => [guide.url, { kind: guide.kind.id, anchors: anchorsOf(guide.url) }]),
);

it('finds the headings of guides', () => {
  expect(anchors.get('/docs/Android/docScan')?.anchors).toContain('scan-a-document');
});

describe.each(pageKinds.map(({ id }) => id))('%s', (kind: PageKindId) => {
  const pages = [...anchors].filter(([, page]) => page.kind === kind);

  it('has all sections of the list', () => {
    const known = new Set(pages.flatMap(([, page]) => page.anchors));
    expect((sameTopics[kind] ?? []).flat().filter((anchor) => !known.has(anchor))).toEqual([]);
  });

  it('has no section in two topics', () => {
    const listed = (sameTopics[kind] ?? []).flat();
    expect(listed.filter((anchor, index) => listed.indexOf(anchor) !== index)).toEqual([]);
  });

  it('has no two chapters of one topic on a page', () => {
    const twice = pages.flatMap(([url, page]) => {
      const listed = page.anchors.filter((anchor) =>
        sameTopics[kind]?.some((same) => same.includes(anchor)),
      );
      const topics = listed.map((anchor) => topicOf(kind, anchor));
      return topics
        .filter((topic, index) => topics.indexOf(topic) !== index)
        .map((topic) => `${url}: ${topic}`);
    });
    expect(twice).toEqual([]);
  });
});
