/**
 * Replaces `react-helmet-async` in the browser's production bundle. React 19 itself puts `<meta>` and `<link>` into the
 * head, takes over those that the page has as served, and removes them with their component. What is left is the title and
 * the attributes of the root element: as in the library, the component that was first rendered last wins.
 *
 * The server still uses the library. Tags for previews of links, such as `og:title`, stay as served: nothing that reads them navigates.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

type HeadElement = ReactElement<Record<string, unknown>>;

/** The titles and root elements of each component, by the order of their first render. */
const heads = new Map<number, readonly HeadElement[]>();
let rendered = 0;
let isScheduled = false;

/** Attributes of the root element that this module has set. */
let rootNames: readonly string[] = [];

function update(): void {
  isScheduled = false;
  const elements = [...heads].sort(([a], [b]) => a - b).flatMap(([, own]) => own);
  const title = elements.filter(({ type }) => type === 'title').at(-1)?.props.children;
  if (typeof title === 'string') document.title = title;
  const { className, ...others } = Object.assign(
    {},
    ...elements.filter(({ type }) => type === 'html').map(({ props }) => props),
  ) as Record<string, unknown>;
  const root = document.documentElement;
  const attributes = Object.entries({ class: className, ...others });
  for (const name of rootNames) {
    if (!attributes.some(([other]) => other === name)) root.removeAttribute(name);
  }
  for (const [name, value = ''] of attributes) {
    if (root.getAttribute(name) !== String(value)) root.setAttribute(name, String(value));
  }
  rootNames = attributes.map(([name]) => name);
}

/** Updates the page once for all components that change together. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(update);
}

/** The elements below fragments. */
function flatten(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children as ReactNode) : [child];
  });
}

/** Puts its children into the head, and their attributes on the root element. */
export function Helmet({ children }: { readonly children?: ReactNode }): ReactNode {
  const [order] = useState(() => (rendered += 1));
  const elements = flatten(children);

  // After every render, because the children may have changed.
  useLayoutEffect(() => {
    heads.set(
      order,
      elements.filter(({ type }) => type === 'title' || type === 'html'),
    );
    schedule();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      schedule();
    },
    [order],
  );

  return elements.filter(
    ({ type, props }) =>
      type === 'link' ||
      (type === 'meta' && !/^(?:og|twitter):/.test(String(props.property ?? props.name))),
  );
}

export function HelmetProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
