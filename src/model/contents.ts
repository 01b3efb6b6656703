import { wordsOfName } from '../base/nameWords';

/** A heading of a page, as the theme lists it. */
interface Entry {
  /** HTML. */
  readonly value: string;
  readonly level: number;
}

/** Title of the section of a get-started page whose headings are messages. */
export const buildErrorsTitle = /^Build (?:and start )?errors$/;

/** Places to break in names that are longer than a line of the contents in a small window. */
const withBreaks = (html: string): string =>
  html.replace(/<[^>]*>|\w{17,}/g, (part) =>
    part.startsWith('<') ? part : wordsOfName(part).join('<wbr>'),
  );

/**
 * What the list of contents shows of a page's headings. Messages of build errors are left out: each would take several
 * lines, and readers search for the one that they have.
 */
export function contentsOf<T extends Entry>(headings: readonly T[]): T[] {
  let isError = false;
  return headings
    .filter(({ value, level }) => {
      if (level > 2) return !isError;
      isError = buildErrorsTitle.test(value);
      return true;
    })
    .map((heading) => ({ ...heading, value: withBreaks(heading.value) }));
}
