import type { ComponentType, ReactNode } from 'react';

/** Attribute of the element an island lives in: its name and properties as JSON. */
export const islandAttribute = 'data-island';

/**
 * A component that needs a script, for use in documents: rendered by the build like any other, and once more in the
 * browser by `DocumentBody`, which finds it by name. `src/plugins/components` makes one for each island of the registry.
 *
 * @param name Its name in `src/components/registry.ts`.
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
