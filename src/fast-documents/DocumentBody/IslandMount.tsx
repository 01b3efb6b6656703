import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import islands from '@generated/deckle-components/default/islands';
import { islandAttribute, slotAttribute, type Slots } from '@site/src/components/Island';
import { showNotice } from '@site/src/components/Notice';

/** A component that is mounted in a document, as described in the page: its properties are text in the page, or slots. */
type Island = ComponentType<Readonly<Record<string, string | Slots>>>;

/** An island of the page in view. */
export interface MountedIsland {
  /** The element it is rendered into. */
  readonly host: HTMLElement;
  /** What the build rendered there. */
  readonly rendered: readonly ChildNode[];
  readonly props: Readonly<Record<string, string>>;
  /** Parts of it that the build has rendered, as the page has them. */
  readonly slots: Slots;
  /** Message if it can't be rendered. */
  readonly missing: string;
  /** The component; `undefined` where it could not be fetched. */
  readonly component: Island | undefined;
}

/** The slots of an island, from the HTML of the page. */
const slotsIn = (host: HTMLElement): Slots =>
  Object.fromEntries(
    [...host.querySelectorAll(`[${slotAttribute}]`)].map((element) => {
      const name = element.getAttribute(slotAttribute) ?? '';
      const html = { __html: element.innerHTML };
      return [
        name,
        <div key={name} {...{ [slotAttribute]: name }} dangerouslySetInnerHTML={html} />,
      ];
    }),
  );

/**
 * Reads which island an element asks for, and fetches its component.
 *
 * @returns The island, also where its component could not be fetched.
 * @throws Error where the element names no island.
 */
export async function loadIsland(host: HTMLElement): Promise<MountedIsland> {
  const { name, ...props } = JSON.parse(host.getAttribute(islandAttribute) ?? '{}') as Record<
    string,
    string
  > & { readonly name: string };
  const source = islands[name];
  if (source === undefined) throw new Error(`There is no island "${name}".`);
  const component = await source.load().then(
    (module) => module.default as Island | undefined,
    () => undefined,
  );
  return {
    host,
    rendered: [...host.childNodes],
    props,
    slots: slotsIn(host),
    missing: source.missing,
    // A chunk that threw while it was evaluated leaves a module without exports.
    component,
  };
}

/** Takes the place of what the build rendered, in the same frame; gives it back when it is unmounted. */
function InPlace({
  host,
  rendered,
  children,
}: Pick<MountedIsland, 'host' | 'rendered'> & { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    for (const node of rendered) node.remove();
    return () => {
      host.append(...rendered);
    };
  }, [host, rendered]);
  return createPortal(children, host);
}

/** Says what is missing; the static content stays. */
function MissingNotice({ text }: { readonly text: string }): ReactNode {
  useEffect(() => {
    showNotice({ heading: text });
  }, [text]);
  return null;
}

/** An island in its place; where it cannot be loaded or rendered, its static content and a notice. */
export default function IslandMount({ island }: { readonly island: MountedIsland }): ReactNode {
  const { host, rendered, props, slots, missing, component: Content } = island;
  const notice = <MissingNotice text={missing} />;
  if (Content === undefined) return notice;
  return (
    <ErrorBoundary fallback={() => notice}>
      <InPlace host={host} rendered={rendered}>
        <Content {...props} slots={slots} />
      </InPlace>
    </ErrorBoundary>
  );
}
