import { transform } from 'lightningcss';
import { isInlineScript, type Tag } from '../../base/html';

/** Everything in a script or stylesheet that may be the name of a class, an id or a custom property. */
export const wordsIn = (code: string): readonly string[] => code.match(/[\w-]+/g) ?? [];

/** Classes that a stylesheet has rules for. */
export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

/** Names that selectors can match on this site: those in pages, and all words of scripts. */
export class UsedNames {
  readonly #names = new Set<string>();
  /** Beginnings that scripts complete, such as `alert--` in `'alert--' + type`. */
  readonly #prefixes = new Set<string>();

  add(names: Iterable<string>): void {
    for (const name of names) this.#names.add(name);
  }

  /** Adds a script, which may put any of its words into a page. */
  addScript(script: string): void {
    this.add(wordsIn(script));
    // A word that ends in a hyphen or underscore right before the string ends or a value is inserted.
    for (const [prefix] of script.matchAll(/[a-z][\w-]+[-_](?=["'`]|\$\{)/gi)) {
      this.#prefixes.add(prefix);
    }
  }

  /** Adds the tags of a page, with its inline scripts. */
  addPage(tags: readonly Tag[]): void {
    for (const tag of tags) {
      const { class: classes = '', id = '', style = '' } = tag.attributes;
      this.add([...classes.split(/\s+/), id, ...wordsIn(style)]);
      if (isInlineScript(tag)) this.addScript(tag.text);
    }
  }

  has(name: string): boolean {
    return this.#names.has(name) || [...this.#prefixes].some((prefix) => name.startsWith(prefix));
  }
}

/** Classes, ids, keyframes and custom properties of a stylesheet that neither the site nor the stylesheet uses. */
function unusedIn(css: string, used: UsedNames): string[] {
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
 * @param used What pages, scripts and other stylesheets use.
 */
export function withoutUnused(css: string, used: UsedNames): string {
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
