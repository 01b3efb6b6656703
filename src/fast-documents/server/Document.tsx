import type { ReactNode } from 'react';
import documents from '@generated/docusaurus-plugin-content-docs/default/documents';
import DocItem from '@theme/DocItem';
import type { Props } from '@theme/DocItem';
import { encodeDocument } from '../client/data';
import { DocumentData } from '../DocumentBody';

/** A document as the build renders it: as Docusaurus does, with its data beside it. */
export default function Document(props: Omit<Props, 'content'>): ReactNode {
  const { path } = props.route;
  const load = documents[path];
  if (load === undefined) throw new Error(`There is no document for ${path}.`);
  const { default: text, ...parts } = load();
  const content = Object.assign(text, parts);
  return (
    <>
      <DocItem {...props} content={content} />
      <DocumentData json={encodeDocument(content)} />
    </>
  );
}
