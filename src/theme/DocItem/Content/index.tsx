/**
 * Wraps the text of a document. In the built site the browser takes the text as the server drew it and
 * renders nothing of it: `DocumentBody`. While the site is built, and in the live preview, the theme's
 * own component renders it. See src/document/README.md.
 */
import { isValidElement, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import DocumentBody, { DocumentData } from '@site/src/components/DocumentBody';
import { encodeDocument } from '@site/src/document/data';
import type { DocumentModule } from '@site/src/document/load';

/** The component of a page carries what its module exports; a compiled page has no body. */
function moduleOf(children: ReactNode): Partial<DocumentModule> {
  return isValidElement(children) && typeof children.type === 'function'
    ? (children.type as Partial<DocumentModule>)
    : {};
}

export default function DocItemContentWrapper({ children }: Props): ReactNode {
  const doc = useDoc();
  const { body, json } = moduleOf(children);
  if (body !== undefined && json !== undefined) {
    return (
      <>
        <DocumentBody key={doc.metadata.permalink} body={body} />
        <DocumentData json={json} />
      </>
    );
  }
  return (
    <>
      <DocItemContent>{children}</DocItemContent>
      {!ExecutionEnvironment.canUseDOM && <DocumentData json={encodeDocument(doc)} />}
    </>
  );
}
