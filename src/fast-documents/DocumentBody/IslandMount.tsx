import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import islands from '@generated/deckle-components/default/islands';
import type { Slots } from '@site/src/components/Island';
import { showNotice } from '@site/src/client/notice';
import { islandAttribute, slotAttribute } from '@site/src/model/pageState';

interface Props {
  /** The element of the document that it takes the place in. */
  readonly host: HTMLElement;
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

/** Reads which island an element asks for, and what the build rendered in its place. */
function islandIn(host: HTMLElement) {
  const { name = '', ...props } = JSON.parse(
    host.getAttribute(islandAttribute) ?? '{}',
  ) as Readonly<Record<string, string>>;
  const load = islands[name] ?? (() => Promise.resolve({ default: undefined }));
  return { load, props, slots: slotsIn(host), rendered: [...host.childNodes] };
}

/** Takes the place of what the build rendered, in the same frame; gives it back when it is unmounted. */
function InPlace({
  host,
  rendered,
  children,
}: Props & { readonly rendered: readonly ChildNode[]; readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    for (const node of rendered) node.remove();
    return () => {
      host.append(...rendered);
    };
  }, [host, rendered]);
  return createPortal(children, host);
}

/** Says that something is missing; the static content stays. */
function MissingNotice(): ReactNode {
  useEffect(() => {
    showNotice({
      heading: 'Part of this page doesn’t work',
      text: 'It couldn’t be loaded. The rest of the page works. Retry reloads it.',
    });
  }, []);
  return null;
}

/** An island in its place; where it cannot be loaded or rendered, its static content and a notice. */
export default function IslandMount({ host }: Props): ReactNode {
  const [{ load, props, slots, rendered }] = useState(() => islandIn(host));
  // None where it could not be loaded.
  const [Content, setContent] = useState<ComponentType<
    Readonly<Record<string, string | Slots>>
  > | null>();
  useEffect(() => {
    void load()
      .catch(() => ({ default: undefined }))
      // A chunk that threw while it was evaluated leaves a module without exports.
      .then((module) => setContent(() => module.default ?? null));
  }, [load]);

  if (Content === undefined) return null;
  if (Content === null) return <MissingNotice />;
  return (
    <ErrorBoundary fallback={() => <MissingNotice />}>
      <InPlace host={host} rendered={rendered}>
        <Content {...props} slots={slots} />
      </InPlace>
    </ErrorBoundary>
  );
}
