/**
 * Wraps a document with its breadcrumbs, table of contents and pagination, for the marks of the address and for the
 * comparison of a guide with another platform's. In the browser, `src/fast-documents/client/Document.tsx` takes its place.
 */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import Comparable from '@site/src/components/Comparison';
import { ChangelogFeedTags } from '@site/src/components/ChangelogFeed';
import { documentAttribute } from '@site/src/model/pageState';

export default function DocItemLayoutWrapper(props: Props): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <ChangelogFeedTags />
      <Comparable key={permalink}>
        <div {...{ [documentAttribute]: '' }}>
          <DocItemLayout {...props} />
        </div>
      </Comparable>
    </>
  );
}
