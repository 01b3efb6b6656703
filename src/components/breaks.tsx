import { Fragment, type ReactNode } from 'react';

/** Text that a line may break between its parts, without a hyphen. */
export const withBreaks = (parts: readonly string[]): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
