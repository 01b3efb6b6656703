import { Component, type ReactNode } from 'react';
import { messageOf } from '@site/src/components/ErrorNotice/causes';

interface State {
  readonly caught?: { readonly thrown: unknown };
}

/**
 * Lets everything that is thrown below reach the boundary above as something. Docusaurus's boundaries
 * take `null`, `undefined` and other empty values for "no error", render what crashed again, and so go
 * on until nothing is left of it.
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
