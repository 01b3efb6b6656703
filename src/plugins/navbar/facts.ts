/** Data about one docs plugin instance. */
interface DocsFacts {
  readonly versions: readonly {
    readonly name: string;
    readonly docs: readonly string[];
    readonly sidebars: readonly string[];
  }[];
}

/** What is known once all content is loaded. */
export interface SiteFacts {
  /** Instances of the docs plugin by id. */
  readonly docs: Readonly<Record<string, DocsFacts>>;
  /** Paths of all pages, without the base URL. */
  readonly paths: readonly string[];
  /** Whether a static file is served at a path. */
  readonly isFile?: (path: string) => boolean;
  /** Anchors of a page, once it is built; `undefined` if the path leads to none. */
  readonly anchorsOf?: (path: string) => readonly string[] | undefined;
}
