import type { ComponentType, ReactNode } from 'react';
import { islandAttribute } from '@site/src/fast-documents/DocumentBody/islands';

/**
 * A component that needs a script, for use in the text of a document: drawn with the page, and rendered
 * again in the browser by `DocumentBody`, which finds it by name.
 *
 * @param name Its name in `DocumentBody/islands.ts`.
 * @param Component The component; its properties are text.
 */
export function islandOf<P extends object>(
  name: string,
  Component: ComponentType<P>,
): (props: P) => ReactNode {
  return function Island(props) {
    return (
      <div {...{ [islandAttribute]: JSON.stringify({ name, ...props }) }}>
        <Component {...props} />
      </div>
    );
  };
}
