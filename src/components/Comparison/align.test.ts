import { expect, it } from 'vitest';
import type { Section } from '@site/src/client/documentSections';
import { alignSections } from './align';

const guide = (anchors: string): Section[] =>
  anchors.split(' ').map((anchor) => ({
    anchor: anchor === '-' ? '' : anchor,
    title: anchor,
    heading: `<${anchor}>`,
    html: anchor.toUpperCase(),
  }));

it.each([
  ['the same headings', '- a b', '- a b', ['- = -', 'A = A', 'B = B']],
  ['a section that one guide lacks', '- a x b', '- a b', ['- = -', 'A<x>X = A', 'B = B']],
  ['sections with other headings', '- a x b', '- a y z b', ['- = -', 'A<x>X = A<y>Y<z>Z', 'B = B']],
  ['another order', '- a b c', '- c a b', ['- = -<c>C', 'A = A', 'B<c>C = B']],
  ['nothing in common', '- a', '- b', ['-<a>A = -<b>B']],
])('aligns guides with %s', (_, left, right, rows) => {
  const aligned = alignSections(guide(left), guide(right));
  expect(aligned.map((row) => `${row.left.html} = ${row.right.html}`)).toEqual(rows);
});
