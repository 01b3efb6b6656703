/** Takes a document of this site apart at its headings, to show parts of it on another page. */
import { isSamePath } from '@docusaurus/theme-common/internal';
import { documentAttribute, islandAttribute } from '@site/src/model/pageState';
import { remembering } from './remember';
import { requestText } from './request';
import { loadStyles } from './stylesheets';

/** A part of a document: from a heading of level 2 or 3 to the next one. */
export interface Section {
  /** Anchor of the heading on the document's own page; empty above the first heading. */
  readonly anchor: string;
  /** Text of the heading. */
  readonly title: string;
  /** HTML of the heading. */
  readonly heading: string;
  /** HTML of what is below it. */
  readonly html: string;
}

/** HTML of the text in a document. */
function textIn(root: ParentNode, path: string): string {
  const element = root.querySelector(`[${documentAttribute}] .theme-doc-markdown`);
  if (element === null) throw new Error(`There is no text of a document in ${path}.`);
  return element.innerHTML;
}

/** A stylesheet in a page. */
const inlined = /<style data-href="([^"]*)">.*?<\/style>/gs;

/** HTML of the text of a document: of the one in view, or on another page, whose stylesheets are loaded. */
const textOf = remembering(async (path) => {
  if (isSamePath(path, window.location.pathname)) return textIn(document, path);
  const html = await requestText(path);
  await loadStyles([...html.matchAll(inlined)].map(([, href = '']) => href));
  // The security policy of the page in view allows its own styles only: the browser would report those of the other.
  return textIn(new DOMParser().parseFromString(html.replace(inlined, ''), 'text/html'), path);
});

/** Attributes that name ids of other elements. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Gives all ids below an element a prefix. */
function prefixIds(root: Element, prefix: string): void {
  for (const element of root.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const name of references) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)?.split(/\s+/) ?? [];
      element.setAttribute(name, ids.map((id) => prefix + id).join(' '));
    }
  }
  for (const element of root.querySelectorAll('[href^="#"]'))
    element.setAttribute('href', `#${prefix}${element.getAttribute('href')?.slice(1) ?? ''}`);
}

/** Removes what has no place on another page, and replaces islands, which run on their own page only. */
function simplify(root: Element, path: string): void {
  for (const element of root.querySelectorAll('script, :scope > header')) element.remove();
  root.querySelector('[data-feedback]')?.closest('p')?.remove();
  for (const island of root.querySelectorAll(`[${islandAttribute}]`)) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'Open this tool on its own page';
    const paragraph = document.createElement('p');
    paragraph.append(link);
    island.replaceWith(paragraph);
  }
}

/**
 * The sections of a document.
 *
 * @param path Address of its page.
 * @param prefix Put before its ids, so that none is on a page twice.
 * @throws Error if the document cannot be loaded.
 */
export async function documentSections(path: string, prefix: string): Promise<Section[]> {
  const root = new DOMParser().parseFromString(await textOf(path), 'text/html').body;
  simplify(root, path);
  const heads = [...root.children].filter(
    ({ id, tagName }) => /^H[23]$/.test(tagName) && id !== '',
  );
  const anchors = heads.map(({ id }) => id);
  prefixIds(root, prefix);
  const sections: { -readonly [Key in keyof Section]: Section[Key] }[] = [
    { anchor: '', title: '', heading: '', html: '' },
  ];
  for (const element of root.children) {
    const place = heads.indexOf(element);
    const last = sections.at(-1);
    if (place >= 0) {
      const title = element.textContent.trim();
      sections.push({ anchor: anchors[place] ?? '', title, heading: element.outerHTML, html: '' });
    } else if (last) last.html += element.outerHTML;
  }
  return sections;
}
