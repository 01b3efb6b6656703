import { defaultPath } from './documentList';

/** A link to a document: its label and its id. */
type Link = readonly [label: string, id: string];

interface Category {
  readonly items?: readonly unknown[];
}

function isDefaultLink(
  item: unknown,
  baseUrl: string,
): item is { readonly label: string; readonly docId: string } {
  const { type, label, docId, href, unlisted, ...rest } = item as Readonly<Record<string, unknown>>;
  return (
    type === 'link' &&
    typeof label === 'string' &&
    typeof docId === 'string' &&
    href === defaultPath(docId, baseUrl) &&
    unlisted === false &&
    Object.keys(rest).length === 0
  );
}

/** Sidebar items with links to documents shortened; whatever else they hold stays as it is. */
export function encodeItems(items: readonly unknown[], baseUrl: string): unknown[] {
  return items.map((item) => {
    if (isDefaultLink(item, baseUrl)) return [item.label, item.docId] satisfies Link;
    const { items: inner } = item as Category;
    return inner === undefined
      ? item
      : { ...(item as Category), items: encodeItems(inner, baseUrl) };
  });
}

/** The items again. */
export function decodeItems(items: readonly unknown[], baseUrl: string): unknown[] {
  return items.map((item) => {
    if (Array.isArray(item)) {
      const [label, docId] = item as unknown as Link;
      return { type: 'link', href: defaultPath(docId, baseUrl), label, docId, unlisted: false };
    }
    const { items: inner } = item as Category;
    return inner === undefined
      ? item
      : { ...(item as Category), items: decodeItems(inner, baseUrl) };
  });
}

/** Every sidebar of a version, decoded. */
export function decodeSidebars(
  sidebars: Readonly<Record<string, readonly unknown[]>>,
  baseUrl: string,
): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, decodeItems(items, baseUrl)]),
  );
}
