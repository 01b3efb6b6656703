import type { ComponentType, ReactNode } from 'react';
import { islandAttribute, slotAttribute } from '@site/src/model/pageState';

/** Parts of an island that only the build renders, by name. The browser shows their HTML, wherever the island puts them. */
export type Slots = Readonly<Record<string, ReactNode>>;

/**
 * A component that needs a script, for use in documents: rendered by the build like any other, and once more in the
 * browser by `DocumentBody`, which finds it by name. `src/plugins/components` makes one for each island of the registry.
 *
 * @param name Its name in `src/plugins/components/registry.ts`.
 * @param Component The component; its properties are text, and `slots` if it has any.
 * @param slotsOf Renders its slots.
 */
export function islandOf<P extends object>(
  name: string,
  Component: ComponentType<P & { readonly slots: Slots }>,
  slotsOf?: (props: P) => Slots,
): (props: P) => ReactNode {
  return function Island(props) {
    const slots = Object.fromEntries(
      Object.entries(slotsOf?.(props) ?? {}).map(([slot, content]) => [
        slot,
        <div key={slot} {...{ [slotAttribute]: slot }}>
          {content}
        </div>,
      ]),
    );
    return (
      <div {...{ [islandAttribute]: JSON.stringify({ name, ...props }) }}>
        <Component {...props} slots={slots} />
      </div>
    );
  };
}
