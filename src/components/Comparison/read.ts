import { islandAttribute } from '../Island';
import { topicOf } from './sectionTopics';
import type { PageKindId } from '../../model/pageKinds';
import type { Block, Section } from './align';

/** Attributes that name ids of other elements. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Gives all ids below an element a prefix, so that two guides can be on one page. */
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

/** Removes what has no place in a comparison, and replaces islands, which run on their own page only. */
function simplify(root: Element, guide: GuideText): void {
  for (const element of root.querySelectorAll('script, :scope > header')) element.remove();
  root.querySelector('[data-feedback]')?.closest('p')?.remove();
  for (const island of root.querySelectorAll(`[${islandAttribute}]`)) {
    const link = document.createElement('a');
    link.href = guide.path;
    link.textContent = `Open this tool on the page for ${guide.label}`;
    const paragraph = document.createElement('p');
    paragraph.append(link);
    island.replaceWith(paragraph);
  }
}

/** What readers see of an element: tags, words, and pictures, but not ids and the targets of links. */
function contentOf(element: Element): string {
  return element.outerHTML
    .replace(/\s(?:id|for|aria-(?:labelledby|describedby|controls))="[^"]*"/g, '')
    .replace(/\shref="[^"]*"/g, '')
    .replace(/\s+/g, ' ');
}

/** Region of the sample that code is cut from; `undefined` for what isn't code. */
function codeOf(element: Element, prefix: string): string | undefined {
  const selector = `[id^="${prefix}code-"]`;
  const block = element.matches(selector) ? element : element.querySelector(selector);
  // Lists and tables can contain code without being code.
  if (block === null || !element.matches('div')) return undefined;
  return block.id.slice(`${prefix}code-`.length);
}

/** The blocks of an element: the entries of a list, or itself. */
function blocksOf(element: Element, prefix: string): Block[] {
  if (element instanceof HTMLOListElement || element instanceof HTMLUListElement) {
    const [open = '', close = ''] = (element.cloneNode() as Element).outerHTML.split(/(?=<\/)/);
    const list = { open, close };
    return [...element.children].map((entry, index) => {
      const content = contentOf(entry);
      // Steps keep their numbers, whatever is between them.
      if (element instanceof HTMLOListElement && entry instanceof HTMLLIElement)
        entry.value = element.start + index;
      return { html: entry.outerHTML, content, list };
    });
  }
  const code = codeOf(element, prefix);
  return [
    {
      html: element.outerHTML,
      content: contentOf(element),
      ...(code === undefined ? {} : { code }),
    },
  ];
}

/** A guide as its page has it. */
export interface GuideText {
  readonly kind: PageKindId;
  /** Address of its page. */
  readonly path: string;
  /** Label of its platform. */
  readonly label: string;
  /** HTML of its text. */
  readonly html: string;
  /** Put before its ids. */
  readonly prefix: string;
}

/**
 * Splits the text of a guide at its headings.
 *
 * @param guide The guide; its HTML must come from this site, because it becomes part of the page.
 */
export function sectionsOf(guide: GuideText): Section[] {
  const root = new DOMParser().parseFromString(`<div>${guide.html}</div>`, 'text/html').body
    .firstElementChild;
  if (root === null) return [];
  simplify(root, guide);
  if (guide.prefix !== '') prefixIds(root, guide.prefix);
  const sections: (Section & { readonly blocks: Block[] })[] = [{ topic: '', blocks: [] }];
  for (const element of root.children) {
    if (/^H[2-6]$/.test(element.tagName) && element.id !== '') {
      const anchor = element.id.slice(guide.prefix.length);
      element.querySelector('.hash-link')?.remove();
      sections.push({
        topic: topicOf(guide.kind, anchor),
        heading: {
          level: Number(element.tagName.slice(1)),
          anchor: element.id,
          text: element.textContent.trim(),
        },
        blocks: [],
      });
    } else {
      sections.at(-1)?.blocks.push(...blocksOf(element, guide.prefix));
    }
  }
  return sections;
}
