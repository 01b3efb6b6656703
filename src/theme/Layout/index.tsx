/**
 * Wraps the layout's content: what a page throws reaches the layout's boundary as something, even where
 * it is nothing.
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
