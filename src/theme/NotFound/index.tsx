/**
 * Ejected: the original gives the page its title beside the content, but below `/docs` the theme shows
 * the content alone, and the title is lost. Here the content brings everything (NotFound/Content).
 */
import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
