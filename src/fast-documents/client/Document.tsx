import type { ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import DocItemMetadata from '@theme/DocItem/Metadata';
import Comparable from '@site/src/components/Comparison';
import { ChangelogFeedTags } from '@site/src/components/ChangelogFeed';
import DocumentBody, { DocumentData } from '../DocumentBody';
import type { LoadedDocument } from './load';

/** Corresponds to the theme's layout of a document, and to what `src/theme/DocItem/Layout` puts around it. */
function Layout({ content }: Props): ReactNode {
  return (
    <>
      <ChangelogFeedTags />
      <Comparable key={content.metadata.permalink}>
        <DocumentBody body={content.body} />
      </Comparable>
    </>
  );
}

interface Props {
  readonly content: LoadedDocument;
}

/** A document as the browser shows it: static HTML, from the page in view or from a payload. */
export default function Document({ content }: Props): ReactNode {
  return (
    <>
      <DocProvider content={content}>
        <HtmlClassNameProvider className={`docs-doc-id-${content.metadata.id}`}>
          <DocItemMetadata />
          <Layout content={content} />
        </HtmlClassNameProvider>
      </DocProvider>
      <DocumentData json={content.json} />
    </>
  );
}
