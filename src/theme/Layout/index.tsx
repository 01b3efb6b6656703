/**
 * Wraps the layout's content: what a page throws reaches the layout's boundary as something. That
 * boundary takes `null`, `undefined` and other empty values for "no error", renders the page again, and
 * so goes on until nothing is left of it.
 */
import { Component, type ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { messageOf } from '@site/src/components/TroubleBox/causes';

interface State {
  readonly caught?: { readonly thrown: unknown };
}

class NonEmptyErrors extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { caught: { thrown } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === undefined) return this.props.children;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- passed on as it was thrown
    throw caught.thrown || new Error(messageOf(caught.thrown));
  }
}

export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  return (
    <Layout {...props}>
      <NonEmptyErrors>{children}</NonEmptyErrors>
    </Layout>
  );
}
