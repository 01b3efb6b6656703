/**
 * Wraps the theme's list of contents: long names break between their words, and the messages of a section of build errors
 * are left out.
 */
import type { ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { contentsOf } from '@site/src/model/contents';

export default function TOCItemsWrapper(props: Props): ReactNode {
  return <TOCItems {...props} toc={contentsOf(props.toc)} />;
}
