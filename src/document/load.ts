import { dataId, decodeDocument, documentAttribute, type DocumentParts } from './data';

/** A document as HTML. One object for one document: React compares the object. */
export interface Body {
  readonly __html: string;
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

/** What distinguishes this build of the site from another one: the address of its main script. */
const buildOf = (page: Document): string | null =>
  page.querySelector('script[src*="/assets/js/main."]')?.getAttribute('src') ?? null;

function moduleOf(page: Document, path: string, body: (element: Element) => Body) {
  const json = page.getElementById(dataId)?.textContent;
  const element = page.querySelector(`[${documentAttribute}]`);
  if (typeof json !== 'string' || element === null) return undefined;
  const parts = decodeDocument(json);
  if (parts.metadata.permalink !== path) return undefined;
  return { ...parts, json, default: () => null, assets: {}, body: body(element) };
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

const stylesheets = 'link[rel="stylesheet"][href]';

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

/** Loads the stylesheets that a page links and the page in view lacks. */
async function loadStyles(page: Document): Promise<void> {
  const known = new Map(
    [...document.querySelectorAll<HTMLLinkElement>(stylesheets)].map((link) => [
      link.getAttribute('href'),
      link,
    ]),
  );
  await Promise.all(
    [...page.querySelectorAll(stylesheets)].map((asked) => {
      const href = asked.getAttribute('href') ?? '';
      const there = known.get(href);
      if (there !== undefined) return arrived(there);
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

/**
 * A document by its address: from the page in view where that is the one, else from the page that the
 * server has.
 *
 * @param path Address of the document, as its route has it.
 * @throws DocumentLoadError where the server does not answer with that page, or answers with a page of
 *   another build, whose scripts may differ. Docusaurus then lets the browser open the page.
 */
export async function loadDocument(path: string): Promise<DocumentModule> {
  const here = moduleOf(document, path, adopted);
  if (here !== undefined) return here;
  const response = await fetch(path);
  if (!response.ok) {
    throw new DocumentLoadError(`Loading ${path} failed with status ${String(response.status)}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const there = moduleOf(page, path, (element) => ({ __html: element.innerHTML }));
  if (there === undefined) throw new DocumentLoadError(`${path} is not the page it should be.`);
  if (buildOf(page) !== buildOf(document)) {
    throw new DocumentLoadError(`${path} belongs to a newer version of this site.`);
  }
  await loadStyles(page);
  return there;
}
