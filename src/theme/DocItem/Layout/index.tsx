/**
 * Wraps a document with what stands around its text: trail, contents, editing, neighbors. In the built site
 * the browser takes all of it as the server drew it and renders none of it: `DocumentBody`. While the site is
 * built, and in the live preview, the theme's own component renders it. See src/document/README.md.
 */
import { isValidElement, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import { ChangelogFeedTags } from '@site/src/components/ChangelogFeed';
import DocumentBody, { DocumentData } from '@site/src/components/DocumentBody';
import { documentAttribute, encodeDocument } from '@site/src/document/data';
import type { DocumentModule } from '@site/src/document/load';

/** The component of a page carries what its module exports; a compiled page has no body. */
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
        <DocumentBody key={doc.metadata.permalink} body={body} />
        <DocumentData json={json} />
      </>
    );
  }
  return (
    <>
      <ChangelogFeedTags />
      <div {...{ [documentAttribute]: '' }}>
        <DocItemLayout>{children}</DocItemLayout>
      </div>
      {!ExecutionEnvironment.canUseDOM && <DocumentData json={encodeDocument(doc)} />}
    </>
  );
}
