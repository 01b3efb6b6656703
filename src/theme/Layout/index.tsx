/**
 * Wraps the layout's content: Docusaurus's error boundaries take an empty value that is thrown for no error, so
 * `NonEmptyErrors` turns it into one.
 */
import type { ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import NonEmptyErrors from '@site/src/components/NonEmptyErrors';

export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  return (
    <Layout {...props}>
      <NonEmptyErrors>{children}</NonEmptyErrors>
    </Layout>
  );
}
