import { isInlineScript, type Tag } from '../../base/html';

/** Collects the names that selectors can match on this site: those in pages, and all words of scripts. */
export class UsedSelectors {
  readonly #elements = new Set<string>();
  readonly #attributes = new Set<string>();
  readonly #classes = new Set<string>();
  readonly #ids = new Set<string>();
  /** Words of scripts: each may become an element, an attribute, a class or an id. */
  readonly #words = new Set<string>();
  /** Beginnings that scripts complete, such as `alert--` in `'alert--' + type`. */
  readonly #prefixes = new Set<string>();

  /** Adds a script, which may put any of its words into a page. */
  addScript(script: string): void {
    for (const word of script.match(/[\w-]+/g) ?? []) this.#words.add(word);
    // A name that ends in a hyphen or underscore right before the string ends or a value is inserted.
    for (const [, prefix = ''] of script.matchAll(/([a-z][\w-]+[-_])(?=["'`]|\$\{)/gi)) {
      this.#prefixes.add(prefix);
    }
  }

  /**
   * Adds the tags of a page, with its inline scripts.
   *
   * @returns The classes of the page.
   */
  addPage(tags: readonly Tag[]): ReadonlySet<string> {
    const classes = new Set<string>();
    for (const tag of tags) {
      this.#elements.add(tag.name);
      for (const [name, value] of Object.entries(tag.attributes)) {
        this.#attributes.add(name);
        if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
        else if (name === 'id') this.#ids.add(value);
        else if (name === 'style') this.addWords(value.match(/--[\w-]+/g) ?? []);
      }
      if (isInlineScript(tag)) this.addScript(tag.text);
    }
    for (const each of classes) this.#classes.add(each);
    return classes;
  }

  /** Adds names that may be anything, such as custom properties that another stylesheet uses. */
  addWords(words: Iterable<string>): void {
    for (const word of words) this.#words.add(word);
  }

  hasElement = (name: string): boolean => this.#has(this.#elements, name.toLowerCase());
  hasAttribute = (name: string): boolean => this.#has(this.#attributes, name.toLowerCase());
  hasClass = (name: string): boolean => this.#has(this.#classes, name);
  hasId = (name: string): boolean => this.#has(this.#ids, name);

  /** Whether a script or a page may use a name in any role. */
  hasWord = (name: string): boolean =>
    this.#words.has(name) ||
    [...this.#prefixes].some((prefix) => name.length > prefix.length && name.startsWith(prefix));

  #has(names: ReadonlySet<string>, name: string): boolean {
    return names.has(name) || this.hasWord(name);
  }
}
