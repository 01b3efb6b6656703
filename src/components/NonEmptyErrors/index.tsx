import { Component, type ReactNode } from 'react';
import { messageOf } from '@site/src/components/ErrorNotice/causes';

interface State {
  readonly caught?: { readonly thrown: unknown };
}

/**
 * Replaces empty values that are thrown below with an error, for the boundary above. Docusaurus's
 * boundaries treat `null`, `undefined`, and other empty values as "no error" and render what crashed
 * again, in an endless loop.
 */
export default class NonEmptyErrors extends Component<{ readonly children: ReactNode }, State> {
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
