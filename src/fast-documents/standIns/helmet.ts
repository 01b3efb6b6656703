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
  useId,
  useLayoutEffect,
  type ReactElement,
  type ReactNode,
} from 'react';

type HeadElement = ReactElement<Record<string, unknown>>;

/** The titles and root elements of each component, in the order of their first render. */
const heads = new Map<string, readonly HeadElement[]>();

function update(): void {
  const elements = [...heads.values()].flat();
  const propsOf = (name: string) =>
    elements.filter(({ type }) => type === name).map(({ props }) => props);
  const title = propsOf('title').at(-1)?.children;
  if (typeof title === 'string' && title !== document.title) document.title = title;
  const { className = '', ...attributes } = Object.assign({}, ...propsOf('html')) as Readonly<
    Record<string, unknown>
  >;
  const root = document.documentElement;
  for (const [name, value] of Object.entries({ class: className, ...attributes }))
    if (root.getAttribute(name) !== String(value)) root.setAttribute(name, String(value));
}

/** The elements below fragments. */
const flatten = (children: ReactNode): HeadElement[] =>
  Children.toArray(children)
    .filter(isValidElement<{ readonly children?: ReactNode }>)
    .flatMap((child) => (child.type === Fragment ? flatten(child.props.children) : [child]));

/** Puts its children into the head, and their attributes on the root element. */
export function Helmet({ children }: { readonly children?: ReactNode }): ReactNode {
  const id = useId();
  const elements = flatten(children);

  // After every render, because the children may have changed.
  useLayoutEffect(() => {
    heads.set(
      id,
      elements.filter(({ type }) => type === 'title' || type === 'html'),
    );
    // Once all components that change together have.
    queueMicrotask(update);
  });
  useLayoutEffect(
    () => () => {
      heads.delete(id);
      queueMicrotask(update);
    },
    [id],
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
