/**
 * Wraps the table of contents: long names of the API break between their words (`allowPage|Editing`), where the theme
 * breaks them after any letter.
 */
import type { ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { wordsOfName } from '@site/src/base/nameWords';

/** HTML with places to break in its names; shorter ones, such as "TypeScript", fit into the column. */
const withBreaks = (html: string): string =>
  html.replace(/<[^>]*>|[^\s<]{12,}/g, (part) =>
    part.startsWith('<') ? part : wordsOfName(part).join('<wbr>'),
  );

export default function TOCItemsWrapper(props: Props): ReactNode {
  const toc = props.toc.map((item) => ({ ...item, value: withBreaks(item.value) }));
  return <TOCItems {...props} toc={toc} />;
}
