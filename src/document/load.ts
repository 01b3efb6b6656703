import { dataId, decodeDocument, documentAttribute, type DocumentParts } from './data';
import { takeDocument } from './kept';
import { mainScript, partPath, type DocumentPart } from './part';

/** A document as HTML. One object for one document: React compares the object. */
export interface Body {
  readonly __html: string;
  /**
   * The HTML as nodes, for the first who shows them; `undefined` from then on. They are made when the document is
   * loaded, which links do when they are touched or pointed at, before the click.
   */
  readonly takeNodes?: () => DocumentFragment | undefined;
}

/** Drops the nodes of documents that were loaded last, the oldest first. */
const drops: (() => unknown)[] = [];

/** How many documents have their nodes at hand: the pointer crosses many links that are not followed. */
const mostParsed = 4;

/** The body that HTML makes. */
function parsed(html: string): Body {
  const template = document.createElement('template');
  template.innerHTML = html;
  let nodes: DocumentFragment | undefined = template.content;
  const takeNodes = (): DocumentFragment | undefined => {
    const taken = nodes;
    nodes = undefined;
    return taken;
  };
  if (drops.push(takeNodes) > mostParsed) drops.shift()?.();
  return { __html: html, takeNodes };
}

/** A document as the module of its page would export it. */
export interface DocumentModule extends DocumentParts {
  /** Takes the place of the compiled page; what is shown is `body`. */
  readonly default: () => null;
  readonly assets: Record<string, never>;
  readonly body: Body;
  /** The data as the page holds it. */
  readonly json: string;
}

/** What distinguishes the build in view: the address of its main script. */
const buildInView = (): string | null | undefined =>
  document.querySelector(`script[src*="${mainScript}"]`)?.getAttribute('src');

/** The module that a document's data and HTML make, if they are those of a path. */
function moduleOf(json: string, path: string, body: Body): DocumentModule | undefined {
  const parts = decodeDocument(json);
  if (parts.metadata.permalink !== path) return undefined;
  return { ...parts, json, default: () => null, assets: {}, body };
}

/** The document of the page in view, if it is that of a path. */
function inView(path: string): DocumentModule | undefined {
  const json = document.getElementById(dataId)?.textContent;
  const element = document.querySelector(`[${documentAttribute}]`);
  if (typeof json !== 'string' || element === null) return undefined;
  return moduleOf(json, path, adopted(element));
}

/** The HTML of the page in view, not asked for unless React has to draw it anew. */
function adopted(element: Element): Body {
  let html: string | undefined;
  return {
    get __html() {
      return (html ??= element.innerHTML);
    },
  };
}

/** Links to stylesheets, and stylesheets that the page carries. */
const stylesheets = 'link[rel="stylesheet"][href], style[data-href]';

/** Settles when a stylesheet is there; one that cannot be had does not keep readers from the text. */
function arrived(link: HTMLLinkElement): Promise<void> {
  if (link.sheet !== null) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      // Not kept, so that the next page that needs it asks again.
      link.remove();
      resolve();
    });
  });
}

/** Loads stylesheets that the page in view lacks. */
async function loadStyles(hrefs: readonly string[]): Promise<void> {
  const known = new Map(
    [...document.querySelectorAll(stylesheets)].map((element) => [
      element.getAttribute('href') ?? element.getAttribute('data-href'),
      element,
    ]),
  );
  await Promise.all(
    hrefs.map((href) => {
      const there = known.get(href);
      if (there !== undefined) {
        return there instanceof HTMLLinkElement ? arrived(there) : Promise.resolve();
      }
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
      return arrived(link);
    }),
  );
}

/** A page's document could not be fetched, or what came is not that page of this build. */
class DocumentLoadError extends Error {
  override name = 'DocumentLoadError';
}

/** The text of a document's part: the one that was prefetched for a link in view, or what the server has. */
async function partText(path: string): Promise<string> {
  const kept = await takeDocument(path);
  if (kept !== undefined) return kept;
  const response = await fetch(partPath(path));
  if (response.ok) return response.text();
  throw new DocumentLoadError(`Loading ${path} failed with status ${String(response.status)}.`);
}

/**
 * A document by its address: from the page in view where that is the one, else from the file that the build
 * wrote for it.
 *
 * @param path Address of the document, as its route has it.
 * @throws DocumentLoadError where the server does not answer with that document, or answers with one of another
 *   build, whose scripts may differ. Docusaurus then lets the browser open the page.
 */
export async function loadDocument(path: string): Promise<DocumentModule> {
  const here = inView(path);
  if (here !== undefined) return here;
  const part = JSON.parse(await partText(path)) as DocumentPart;
  const there = moduleOf(part.data, path, parsed(part.html));
  if (there === undefined) throw new DocumentLoadError(`${path} is not the page it should be.`);
  if (part.build !== buildInView()) {
    throw new DocumentLoadError(`${path} belongs to a newer version of this site.`);
  }
  await loadStyles(part.styles);
  return there;
}
