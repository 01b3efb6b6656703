import { isInlineScript, tagsOf } from '../../security/html';

/** Everything that a selector can find on this site. */
export interface Vocabulary {
  /** Names of elements in pages, in lower case. */
  readonly elements: Set<string>;
  readonly attributes: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  /** Custom properties that pages name in `style`. */
  readonly properties: Set<string>;
  /** All words of scripts: each may become an element, an attribute, a class or an id. */
  readonly words: Set<string>;
  /** Beginnings that scripts complete, such as `alert--` in `'alert--' + type`. */
  readonly beginnings: Set<string>;
}

export const emptyVocabulary = (): Vocabulary => ({
  elements: new Set(),
  attributes: new Set(),
  classes: new Set(),
  ids: new Set(),
  properties: new Set(),
  words: new Set(),
  beginnings: new Set(),
});

const add = (set: Set<string>, words: Iterable<string>): void => {
  for (const word of words) set.add(word);
};

/** Learns what a script may put into a page. */
export function learnScript(vocabulary: Vocabulary, script: string): void {
  add(vocabulary.words, script.match(/[\w-]+/g) ?? []);
  // A name that ends in a hyphen or underscore right before the string ends or a value is put in.
  for (const [, beginning = ''] of script.matchAll(/([a-z][\w-]+[-_])(?=["'`]|\$\{)/gi)) {
    vocabulary.beginnings.add(beginning);
  }
}

/** Learns what stands in a page, in the scripts it holds, and in HTML that its data hold. */
export function learnPage(vocabulary: Vocabulary, html: string): void {
  for (const tag of tagsOf(html)) {
    vocabulary.elements.add(tag.name);
    for (const [name, value] of Object.entries(tag.attributes)) {
      vocabulary.attributes.add(name);
      if (name === 'class') add(vocabulary.classes, value.split(/\s+/));
      if (name === 'id') vocabulary.ids.add(value);
      if (name === 'style') add(vocabulary.properties, value.match(/--[\w-]+/g) ?? []);
    }
    if (isInlineScript(tag)) learnScript(vocabulary, tag.text);
    else if (tag.name === 'script' && tag.text !== '') {
      learnPage(vocabulary, tag.text.replaceAll('\\u003c', '<').replaceAll('\\"', '"'));
    }
  }
}

/** Learns what another vocabulary knows. */
export function learnAll(vocabulary: Vocabulary, other: Vocabulary): void {
  for (const key of Object.keys(other) as (keyof Vocabulary)[]) add(vocabulary[key], other[key]);
}

/** Something that scripts could show, and that no page of this site ever shows. */
export interface Absent {
  readonly classes: RegExp;
  readonly reason: string;
}

/** Parts of the theme that come along in scripts; a build that shows one fails. */
export const absent: readonly Absent[] = [
  { classes: /^tag(?:s|Regular|WithCount)?_/, reason: 'Documents have no tags.' },
  {
    classes: /^(?:collapseSidebarButton|expandButton|button$|button-)/,
    reason:
      'The sidebar cannot be hidden (docs.sidebar.hideable); its button would be the only one of Infima.',
  },
  { classes: /^alert--primary$/, reason: 'No kind of admonition is in the primary color.' },
  { classes: /^badge(?:$|-)/, reason: 'Versions have no badge (docs.versions in preset.ts).' },
  {
    classes: /^(?:navbar--dark|navbar--primary|footer--dark)$/,
    reason: 'Navbar and footer have no style of their own color (themeConfig).',
  },
  { classes: /^footer(?:__logo$|LogoLink)/, reason: 'The footer has no logo (themeConfig).' },
  {
    classes: /^(?:card|pagination)$/,
    reason:
      'No page lists documents as cards, or goes on over several pages. Scripts only hold the words.',
  },
];

/** What is left of a vocabulary without the classes of absent parts. */
export function without(vocabulary: Vocabulary, parts: readonly Absent[]): Vocabulary {
  const kept = (set: Set<string>): Set<string> =>
    new Set([...set].filter((word) => !parts.some(({ classes }) => classes.test(word))));
  return { ...vocabulary, words: kept(vocabulary.words), beginnings: kept(vocabulary.beginnings) };
}
