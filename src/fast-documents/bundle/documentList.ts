/** A document of the docs plugin, as its global data lists it. */
export interface Document {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** Path of a document unless its front matter sets another. */
export const defaultPath = (id: string, baseUrl: string): string =>
  `${baseUrl}docs/${id.replace(/(^|\/)index$/, '$1')}`;

/** Folder, and the names in it, by sidebar; without one, below the empty name. */
type Encoded = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The documents as folders and names, a fraction of their length.
 *
 * @throws Error where the path of a document does not follow from its id.
 */
export function encodeDocuments(documents: readonly Document[], baseUrl: string): Encoded {
  const encoded: Record<string, Record<string, string>> = {};
  for (const { id, path, sidebar = '' } of documents) {
    const expected = defaultPath(id, baseUrl);
    if (path !== expected) throw new Error(`The path of ${id} is ${path}, not ${expected}.`);
    const [, folder = '', name = ''] = /^(.*?)([^/]*)$/s.exec(id) ?? [];
    const folders = (encoded[sidebar] ??= {});
    folders[folder] = folders[folder] === undefined ? name : `${folders[folder]} ${name}`;
  }
  return encoded;
}

/** The documents again, in the order of sidebars and folders. */
export function decodeDocuments(encoded: Encoded, baseUrl: string): Document[] {
  return Object.entries(encoded).flatMap(([sidebar, folders]) =>
    Object.entries(folders).flatMap(([folder, names]) =>
      names.split(' ').map((name) => {
        const id = folder + name;
        const path = defaultPath(id, baseUrl);
        return sidebar === '' ? { id, path } : { id, path, sidebar };
      }),
    ),
  );
}
