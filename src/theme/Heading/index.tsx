/**
 * Wraps the theme's heading: on narrow screens the long names of types in page titles break between their words
 * (`DocumentScanner|Configuration`), where the theme breaks them after any letter.
 */
import { Fragment, type ReactNode } from 'react';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';

/** How many characters fit into a line of a title at a width of 320 pixels. */
const longestLine = 16;

/** A title with places to break in its long names. */
function withBreaks(title: string): ReactNode {
  return title.split(' ').map((word, index) => {
    // Not by a look-behind, which Safari lacks before 16.4.
    const parts =
      word.length > longestLine ? word.replace(/([a-z])(?=[A-Z])/g, '$1 ').split(' ') : [word];
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        {parts.map((part, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </Fragment>
    );
  });
}

const hasLongName = (title: string): boolean =>
  title.split(' ').some((word) => word.length > longestLine && /[a-z][A-Z]/.test(word));

export default function HeadingWrapper(props: Props): ReactNode {
  const { as, children } = props;
  if (as !== 'h1' || typeof children !== 'string' || !hasLongName(children))
    return <Heading {...props} />;
  return <Heading {...props}>{withBreaks(children)}</Heading>;
}
