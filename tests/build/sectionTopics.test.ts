// Sections that mean the same on guides of one kind, as the comparison of two platforms matches them.
import { expect, it } from 'vitest';
import { pageKinds } from '../../src/model/pageKinds';
import { sameTopics, topicOf } from '../../src/components/Comparison/sectionTopics';
import { guides } from '../docsTree';
import { pageAt } from './site';

/** Anchors of the headings of a guide. */
const anchorsOf = (url: string): readonly string[] =>
  pageAt(url).tags.flatMap(({ name, attributes: { id } }) =>
    /^h[2-6]$/.test(name) && id !== undefined ? [id] : [],
  );

it.each(pageKinds.map(({ id }) => id))(
  'the list for %s has sections that exist, each once',
  (kind) => {
    const topics = sameTopics[kind] ?? [];
    const listed = topics.flat();
    const ofGuides = guides
      .filter((guide) => guide.kind.id === kind)
      .map(({ url }) => ({ url, anchors: anchorsOf(url) }));
    const known = new Set(ofGuides.flatMap(({ anchors }) => anchors));
    expect(listed.filter((anchor) => !known.has(anchor))).toEqual([]);
    expect(listed.filter((anchor, index) => listed.indexOf(anchor) !== index)).toEqual([]);
    // No page has two chapters of one topic.
    const twice = ofGuides.flatMap(({ url, anchors }) => {
      const found = anchors
        .filter((anchor) => listed.includes(anchor))
        .map((anchor) => topicOf(kind, anchor));
      return found
        .filter((topic, index) => found.indexOf(topic) !== index)
        .map((topic) => `${url}: ${topic}`);
    });
    expect(twice).toEqual([]);
  },
);
