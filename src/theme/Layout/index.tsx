/**
 * Wraps the layout's content: React's error boundaries ignore `throw undefined`, so `NonEmptyErrors` turns it into an
 * error.
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
