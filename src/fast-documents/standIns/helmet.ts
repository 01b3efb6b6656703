/**
 * Replaces `react-helmet-async` in the browser's production bundle, at a tenth of its size. The server still uses the
 * library, so that the tags in the page at first are the library's: they carry `data-rh`.
 *
 * As in the library, the component that was first rendered last wins, and the page is updated in the next frame.
 * Not supported, because nothing on this site uses them: props instead of children, arguments of callbacks, title
 * templates, `<base>`, `<noscript>` and `<style>`. Unsupported elements throw.
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
import { stateOf, type HeadElement, type HeadState } from './headState';

interface Instance {
  readonly elements: readonly HeadElement[];
  readonly onChange: (() => void) | undefined;
}

/** The elements of each component, by the order of their first render. */
const instances = new Map<number, Instance>();
let rendered = 0;
let isScheduled = false;

/** Attributes of the root element that the last update has set. */
let rootNames: readonly string[] | undefined;

function updateRoot(root: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  rootNames ??= (root.dataset.rh ?? '').split(',').filter((name) => name !== '');
  for (const name of rootNames) if (!(name in attributes)) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  rootNames = Object.keys(attributes);
}

function updateTags({ tags }: HeadState): void {
  const before = [...document.head.querySelectorAll(':is(meta, link, script)[data-rh]')];
  for (const { type, attributes, text } of tags) {
    const tag = document.createElement(type);
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    tag.setAttribute('data-rh', 'true');
    if (text !== '') tag.textContent = text;
    const same = before.findIndex((candidate) => candidate.isEqualNode(tag));
    if (same === -1) document.head.append(tag);
    else before.splice(same, 1);
  }
  for (const tag of before) tag.remove();
}

function update(): void {
  const ordered = [...instances].sort(([a], [b]) => a - b).map(([, instance]) => instance);
  const state = stateOf(ordered.map(({ elements }) => elements));
  updateRoot(document.documentElement, state.root);
  if (state.title !== undefined && document.title !== state.title) document.title = state.title;
  updateTags(state);
  for (const { onChange } of ordered) onChange?.();
}

/** Updates the head in the next frame, once for all components that changed until then. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    update();
  });
}

/** The elements below fragments. */
function flatten(children: ReactNode): ReactElement<Record<string, unknown>>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children as ReactNode) : [child];
  });
}

const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

function headElement({ type, props }: ReactElement<Record<string, unknown>>): HeadElement {
  const { children, ...attributes } = props;
  return {
    type: String(type),
    text: Children.toArray(children as ReactNode)
      .map(String)
      .join(''),
    attributes: Object.fromEntries(
      Object.entries(attributes)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), String(value)]),
    ),
  };
}

interface Props {
  readonly children?: ReactNode;
  /** Called after the head was updated. */
  readonly onChangeClientState?: () => void;
}

/** Puts its children into the head, and their attributes on the root element. */
export function Helmet({ children, onChangeClientState }: Props): ReactNode {
  const [order] = useState(() => (rendered += 1));

  useLayoutEffect(
    () => () => {
      instances.delete(order);
      schedule();
    },
    [order],
  );

  // After every render, because the children may have changed.
  useLayoutEffect(() => {
    instances.set(order, {
      elements: flatten(children).map(headElement),
      onChange: onChangeClientState,
    });
    schedule();
  });

  return null;
}

export function HelmetProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
