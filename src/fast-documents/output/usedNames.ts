import { transform } from 'lightningcss';
import { isInlineScript, type Tag } from '../../base/html';

/** Everything in a script or stylesheet that may be the name of a class, an id or a custom property. */
export const wordsIn = (code: string): readonly string[] => code.match(/[\w-]+/g) ?? [];

/** Classes that a stylesheet has rules for. */
export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

/** Names that selectors can match in a page, from its tags, and all words of its inline scripts and styles. */
export const namesIn = (tags: readonly Tag[]): string[] =>
  tags.flatMap((tag) => {
    const { class: classes = '', id = '', style = '' } = tag.attributes;
    const script = isInlineScript(tag) ? tag.text : '';
    return [...classes.split(/\s+/), id, ...wordsIn(style), ...wordsIn(script)];
  });

/** Classes, ids, keyframes and custom properties of a stylesheet that neither the site nor the stylesheet uses. */
function unusedIn(css: string, used: ReadonlySet<string>): string[] {
  // What follows a colon: values, besides the pseudo-classes of selectors.
  const values = new Set((css.match(/:[^;{}]*/g) ?? []).flatMap(wordsIn));
  const selected = [...css.matchAll(/[.#](-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  // Of properties, only custom ones: those that the minifier doesn't know would disappear, too.
  const defined = [...css.matchAll(/(?:@keyframes\s+|(?<=[{;])(?=--))([\w-]+)(?=\s*[:{])/g)]
    .map(([, name = '']) => name)
    .filter((name) => !values.has(name));
  return [...new Set([...selected, ...defined])].filter((name) => !used.has(name));
}

/**
 * Removes from a stylesheet the rules, keyframes and custom properties that nothing on the site uses, and minifies it.
 *
 * @param css The stylesheet.
 * @param used What pages, scripts and other stylesheets use: names that a script would put together are unknown.
 */
export function withoutUnused(css: string, used: ReadonlySet<string>): string {
  // Without targets: the syntax stays as it is.
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unusedIn(css, used),
  });
  const result = code.toString();
  // What only removed rules used is unused then, too.
  return result === css ? css : withoutUnused(result, used);
}
