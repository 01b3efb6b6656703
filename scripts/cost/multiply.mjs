// Makes a clone of the repository hold its guides several times, for measuring what a build costs as the
// site grows. Never run on the repository itself: nothing of it is part of a build that is published.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../samples/verifier/src/files.mjs';

/** @import { Nodes, Parents, Root } from 'mdast' */

/**
 * A change of a file of the clone, by text. Both replacements tell the site that the copies exist.
 * @typedef {object} Patch
 * @property {string} file Relative to the site.
 * @property {string} from Occurs in the file exactly once.
 * @property {(times: number) => string} to
 */

/** @type {readonly Patch[]} */
export const patches = [
  // Every copy of a page is its own kind, in its own group.
  {
    file: 'src/model/pageKinds.ts',
    from: "export const groups = ['Start', 'Features', 'Screens', 'Releases', 'API'] as const;",
    to: (times) =>
      `const written = ['Start', 'Features', 'Screens', 'Releases', 'API'];
const copies = Array.from({ length: ${times - 1} }, (_, i) => i + 2);
export const groups = [...written, ...copies.flatMap((n) => written.map((group) => \`\${group} \${n}\`))];`,
  },
  {
    file: 'src/model/pageKinds.ts',
    from: 'export const pageKinds = [',
    to: () => 'const writtenKinds = [',
  },
  {
    file: 'src/model/pageKinds.ts',
    from: '] as const satisfies readonly PageKind[];',
    to: () => `];
export const pageKinds = [
  ...writtenKinds,
  ...copies.flatMap((n) =>
    writtenKinds.map((kind) => ({
      ...kind,
      id: kind.id + n,
      title: \`\${kind.title} \${n}\`,
      group: \`\${kind.group} \${n}\`,
    })),
  ),
];`,
  },
  // A sidebar of hundreds of entries would be folded, as that of the template is.
  {
    file: 'src/plugins/content/sidebars.ts',
    from: 'collapsible: false, items: docs',
    to: () => 'collapsible: / \\d+$/.test(group), collapsed: / \\d+$/.test(group), items: docs',
  },
];

/**
 * A file with a patch applied.
 * @param {string} source
 * @param {Patch} patch
 * @param {number} times
 * @returns {string}
 * @throws {Error} Where the text to replace does not occur exactly once.
 */
export function patched(source, { file, from, to }, times) {
  const parts = source.split(from);
  if (parts.length !== 2) {
    throw new Error(
      `${file} does not hold the text "${from}" once; correct the patches in scripts/cost/multiply.mjs.`,
    );
  }
  return parts.join(to(times));
}

/**
 * Ends of all texts of a page that may be on one page only: paragraphs and cells.
 * @param {Root} tree
 * @returns {number[]} Offsets in the source, first to last.
 */
function textEnds(tree) {
  /** @type {number[]} */
  const ends = [];
  /** @param {Nodes} node */
  const visit = (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      const end = node.children.at(-1)?.position?.end.offset;
      if (end !== undefined) ends.push(end);
    } else if ('children' in node) {
      for (const child of /** @type {Parents} */ (node).children) visit(child);
    }
  };
  visit(tree);
  return ends;
}

/**
 * A page with another title, another description, and a number behind every paragraph, so that it says
 * nothing word for word that its original says. Everything else (samples, tables, shared text, links) is
 * the same, and so is the work that it makes.
 * @param {string} source
 * @param {number} number Of the copy, each once on the site.
 * @param {(source: string) => Root} parse Reads a page as it is written, placeholders and all.
 * @returns {string}
 */
export function copyOf(source, number, parse) {
  let text = source;
  for (const end of textEnds(parse(source)).reverse()) {
    text = `${text.slice(0, end)} (${number})${text.slice(end)}`;
  }
  /**
   * A description ends within 160 characters, with the number.
   * @param {string} _
   * @param {string} name
   * @param {string} value
   * @param {string} quote
   */
  const described = (_, name, value, quote) =>
    `${name}${value.slice(0, 150).trimEnd()} (${number})${quote}`;
  return text
    .replace(/^(title: )(.*?)('?)$/m, `$1$2 ${number}$3`)
    .replace(/^(description: )(.*?)('?)$/m, described);
}

/**
 * Guides below `docs/`, relative to the site: neither shared text, nor generated pages, nor those that
 * are not specific to a platform.
 * @param {string} site
 * @returns {string[]}
 */
export function guidesOf(site) {
  return listFiles(site, 'docs', /\.mdx$/).filter(
    (path) => path.split('/').length > 2 && !/\/(?:_shared|api)\//.test(path),
  );
}

/**
 * Writes the copies of all guides next to them, and registers them.
 * @param {string} site A clone that nothing else uses.
 * @param {number} times How often each guide exists in the end.
 * @param {(source: string) => Root} parse Reads a page as it is written, placeholders and all.
 */
export function multiply(site, times, parse) {
  if (times === 1) return;
  for (const patch of patches) {
    const file = join(site, patch.file);
    writeFileSync(file, patched(readFileSync(file, 'utf8'), patch, times));
  }
  let number = 0;
  for (const path of guidesOf(site)) {
    const source = readFileSync(join(site, path), 'utf8');
    for (let copy = 2; copy <= times; copy += 1) {
      number += 1;
      const target = join(site, path.replace(/\.mdx$/, `${copy}.mdx`));
      if (existsSync(target)) throw new Error(`${target} is there already.`);
      writeFileSync(target, copyOf(source, number, parse));
    }
  }
}
