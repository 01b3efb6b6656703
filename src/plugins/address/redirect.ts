import { plainPath } from '../../model/pageState';

/** Adds a blocking script at the start of a page's head, after the character set. */
export function withFirstScript(html: string, src: string): string {
  const result = html.replace(
    /<head\b[^>]*>(?:<meta charset=[^>]*>)?/,
    (head) => `${head}<script src="${src}"></script>`,
  );
  if (result === html) throw new Error('The not-found page has no <head> for its script.');
  return result;
}

/** Pairs of paths that differ only by case, which are the same on many hosts. */
export function caseDuplicates(paths: readonly string[]): [string, string][] {
  const seen = new Map<string, string>();
  const duplicates: [string, string][] = [];
  for (const path of new Set(paths)) {
    const other = seen.get(path.toLowerCase());
    if (other === undefined) seen.set(path.toLowerCase(), path);
    else duplicates.push([other, path]);
  }
  return duplicates;
}

/**
 * Links of a page that name an existing path in another case. The router would follow them and the
 * broken-link check lets them pass, but a host answers 404.
 *
 * @param spelling existing paths by {@link plainPath}
 */
export function wrongCaseLinks(
  html: string,
  spelling: ReadonlyMap<string, string>,
): { readonly link: string; readonly meant: string }[] {
  const links = new Set(
    [...html.matchAll(/<a\b[^>]*?\shref=(?:"(\/[^"]*)"|'(\/[^']*)'|(\/[^\s>]*))/g)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').replace(/[?#].*$/, ''),
    ),
  );
  return [...links].flatMap((link) => {
    const meant = spelling.get(plainPath(link));
    const same = (path: string): string =>
      path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
    return meant === undefined || same(meant) === same(link) ? [] : [{ link, meant }];
  });
}
