/**
 * Wraps a document with its breadcrumbs, table of contents and pagination. In the browser the built site leaves all of it
 * as static HTML (`DocumentBody`). The server, the live preview and a build with `DECKLE_FAST=0` render the
 * theme's own component. See src/fast-documents/README.md. A guide can be replaced by a comparison of it with another
 * platform's.
 */
import { isValidElement, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import Comparable from '@site/src/components/Comparison';
import { ChangelogFeedTags } from '@site/src/components/ChangelogFeed';
import DocumentBody, { DocumentData } from '@site/src/fast-documents/DocumentBody';
import { encodeDocument } from '@site/src/fast-documents/client/data';
import { documentAttribute } from '../../../model/documentPage';
import { isFast } from '@site/src/base/isFast';
import type { DocumentModule } from '@site/src/fast-documents/client/load';

/** The component of a page has the exports of its module as properties; a compiled page has no body. */
function moduleOf(children: ReactNode): Partial<DocumentModule> {
  return isValidElement(children) && typeof children.type === 'function'
    ? (children.type as Partial<DocumentModule>)
    : {};
}

export default function DocItemLayoutWrapper({ children }: Props): ReactNode {
  const doc = useDoc();
  const { body, json } = moduleOf(children);
  if (body !== undefined && json !== undefined) {
    return (
      <>
        <ChangelogFeedTags />
        <Comparable key={doc.metadata.permalink}>
          <DocumentBody body={body} />
        </Comparable>
        <DocumentData json={json} />
      </>
    );
  }
  return (
    <>
      <ChangelogFeedTags />
      <Comparable key={doc.metadata.permalink}>
        <div {...{ [documentAttribute]: '' }}>
          <DocItemLayout>{children}</DocItemLayout>
        </div>
      </Comparable>
      {isFast && !ExecutionEnvironment.canUseDOM && <DocumentData json={encodeDocument(doc)} />}
    </>
  );
}
