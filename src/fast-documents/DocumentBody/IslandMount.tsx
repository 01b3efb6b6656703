import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import islands from '@generated/deckle-components/default/islands';
import { islandAttribute, slotAttribute, type Slots } from '@site/src/components/Island';
import { ErrorNoticeButton } from '@site/src/components/ErrorNotice';

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
  /** Fetches the component; rejects where that fails. */
  readonly load: () => Promise<Island>;
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
  const load = async (): Promise<Island> => {
    const { default: component } = await source.load();
    // A chunk that threw while it was evaluated leaves a module without exports.
    if (typeof component !== 'function') throw new Error(`The island "${name}" has no component.`);
    return component as Island;
  };
  const component = await load().catch(() => undefined);
  return {
    host,
    rendered: [...host.childNodes],
    props,
    slots: slotsIn(host),
    missing: source.missing,
    load,
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

/** Says above the static content that it does nothing, and offers to try again. */
function MissingNotice({
  host,
  text,
  onRetry,
}: {
  readonly host: HTMLElement;
  readonly text: string;
  readonly onRetry: () => void;
}): ReactNode {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    host.prepend(place);
    return () => {
      place.remove();
    };
  }, [host, place]);
  return createPortal(
    <div className="alert alert--warning" role="alert">
      <p>{text}</p>
      <ErrorNoticeButton onClick={onRetry}>Retry</ErrorNoticeButton>
    </div>,
    place,
  );
}

/** An island in its place; where it cannot be loaded or rendered, its static content and a message. */
export default function IslandMount({ island }: { readonly island: MountedIsland }): ReactNode {
  const { host, rendered, props, slots, missing, load } = island;
  // `null` while it is being fetched again.
  const [Content, setContent] = useState<Island | null | undefined>(() => island.component);
  const message = (onRetry: () => void): ReactNode => (
    <MissingNotice host={host} text={missing} onRetry={onRetry} />
  );
  if (Content === null) return null;
  if (Content === undefined) {
    return message(() => {
      setContent(null);
      void load().then(
        (loaded) => {
          setContent(() => loaded);
        },
        () => {
          setContent(undefined);
        },
      );
    });
  }
  return (
    <ErrorBoundary fallback={({ tryAgain }) => <>{message(tryAgain)}</>}>
      <InPlace host={host} rendered={rendered}>
        <Content {...props} slots={slots} />
      </InPlace>
    </ErrorBoundary>
  );
}
