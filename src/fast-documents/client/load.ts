import { loadStyles } from '../../client/stylesheets';
import { decodeDocument, type DocumentParts, type DocumentPayload } from './data';
import { fetchPayload } from './prefetch';
import { dataId, mainScript } from '../../model/documentPage';
import { documentAttribute } from '../../model/pageState';

/** A document as HTML. One object per document, because React compares the object. */
export interface Body {
  readonly __html: string;
}

/** A document as its compiled page would be. The function takes the place of the text and renders nothing. */
export interface LoadedDocument extends DocumentParts {
  (): null;
  readonly assets: Record<string, never>;
  /** What readers see. */
  readonly body: Body;
  /** The data as JSON, as the page contains it. */
  readonly json: string;
}

/** Identifies the build in view: the URL of its main script. */
const buildInView = (): string | null | undefined =>
  document.querySelector(`script[src*="${mainScript}"]`)?.getAttribute('src');

/** A document, if data and HTML are those of a path. */
function documentOf(json: string, path: string, body: Body): LoadedDocument | undefined {
  const parts = decodeDocument(json);
  if (parts.metadata.permalink !== path) return undefined;
  return Object.assign(() => null, { ...parts, json, assets: {}, body });
}

/** The document of the page in view, if its path is the given one. */
function inView(path: string): LoadedDocument | undefined {
  const json = document.getElementById(dataId)?.textContent;
  const element = document.querySelector(`[${documentAttribute}]`);
  if (typeof json !== 'string' || element === null) return undefined;
  let html: string | undefined;
  return documentOf(json, path, {
    // Serialized only if React has to render it again.
    get __html() {
      return (html ??= element.innerHTML);
    },
  });
}

/**
 * Loads a document: from the page in view if it is that page, else from its payload.
 *
 * @param path Path of the document, as its route has it.
 * @throws Error where the server does not respond with that document, or responds with one of another build, whose scripts
 *   may differ. Docusaurus then lets the browser open the page.
 */
export async function loadDocument(path: string): Promise<LoadedDocument> {
  const current = inView(path);
  if (current !== undefined) return current;
  const payload = JSON.parse(await fetchPayload(path)) as DocumentPayload;
  const loaded = documentOf(payload.data, path, { __html: payload.html });
  if (loaded === undefined) throw new Error(`${path} is not the page it should be.`);
  if (payload.build !== buildInView()) {
    throw new Error(`${path} belongs to a newer version of this site.`);
  }
  await loadStyles(payload.styles);
  return loaded;
}
