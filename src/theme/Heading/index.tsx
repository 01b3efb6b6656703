/**
 * Wraps the theme's heading: where a line is too short, the long names of types in page titles break between their words
 * (`DocumentScanner|Configuration`), where the theme breaks them after any letter.
 */
import type { ReactNode } from 'react';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import { wordsOfName } from '@site/src/base/nameWords';
import { withBreaks } from '@site/src/components/breaks';

/** The parts of a title between the places where its long names may break; 16 letters fit into a line of 320 pixels. */
const partsOf = (title: string): readonly string[] =>
  title.replace(/\S{17,}/g, (name) => wordsOfName(name).join('\n')).split('\n');

export default function HeadingWrapper(props: Props): ReactNode {
  const { as, children } = props;
  const parts = as === 'h1' && typeof children === 'string' ? partsOf(children) : [];
  if (parts.length < 2) return <Heading {...props} />;
  return <Heading {...props}>{withBreaks(parts)}</Heading>;
}
