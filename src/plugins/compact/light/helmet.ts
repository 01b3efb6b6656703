/**
 * Stands for `react-helmet-async` in the browser's production bundle, at a tenth of its size. The server
 * still uses the library, so that what is in the page at first is the library's: its tags carry `data-rh`.
 *
 * As in the library: of several values the one that was rendered first by a later component wins, and the
 * page follows in the next frame. Left out: properties instead of children, what callbacks are
 * given, title templates, `<base>`, `<noscript>` and `<style>`, which nothing on this site uses; they are refused.
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

/** What each component says now, by the order in which they were rendered first. */
const instances = new Map<number, Instance>();
let rendered = 0;
let isScheduled = false;

/** Attributes of the root that the last state has set. */
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

/** Brings the head up to date in the next frame, however many components ask for it until then. */
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
  /** Called when the head has been brought up to date. */
  readonly onChangeClientState?: () => void;
}

/** What its children say of the page, in the head and on the root element. */
export function Helmet({ children, onChangeClientState }: Props): ReactNode {
  const [order] = useState(() => (rendered += 1));

  useLayoutEffect(
    () => () => {
      instances.delete(order);
      schedule();
    },
    [order],
  );

  // After every render: what the children say may have changed.
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
