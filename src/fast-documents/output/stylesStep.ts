import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/files';
import { contentHash } from '../../base/hash';
import { tagsOf } from '../../base/html';
import type { OutputSite } from '../../plugins/output/site';
import type { OutputStep } from '../../plugins/output/step';
import { linkedStyles, withStyles } from './stylesheets';
import { classesOf, namesIn, withoutUnused, wordsIn } from './usedNames';

const cssFolder = 'assets/css';

/** A stylesheet of the build, by the name of its file. */
interface Sheet {
  readonly name: string;
  readonly css: string;
}

/** What a page says of its styles. */
interface PageStyles {
  readonly page: OutputSite['pages'][number];
  /** URLs of the stylesheets that it links. */
  readonly links: readonly string[];
  readonly classes: ReadonlySet<string>;
}

/** All stylesheets; the shared one is the one that Docusaurus links from every page. */
function readSheets(folder: string): { readonly shared: Sheet; readonly others: Sheet[] } {
  const sheets = readdirSync(folder).map((name) => ({
    name,
    css: readFileSync(join(folder, name), 'utf8').trim(),
  }));
  const shared = sheets.find(({ name }) => name.startsWith('styles.'));
  if (shared === undefined) throw new Error(`There is no styles.….css in ${cssFolder}.`);
  return { shared, others: sheets.filter((sheet) => sheet !== shared) };
}

/** Words of all scripts of a build, of which none may request the shared stylesheet: it is renamed. */
function wordsOfScripts(outDir: string, shared: Sheet): Set<string> {
  const hash = shared.name.split('.')[1] ?? shared.name;
  const words = new Set<string>();
  for (const path of listFiles(outDir, '.', /\.js$/)) {
    const script = readFileSync(join(outDir, path), 'utf8');
    if (script.includes(hash))
      throw new Error(`${path} requests ${shared.name}, which is renamed.`);
    for (const word of wordsIn(script)) words.add(word);
  }
  return words;
}

/** Removes unused rules from the shared stylesheet, and inlines into each page the stylesheets it needs. */
export function stylesStep(): OutputStep {
  return {
    name: 'styles',

    run({ outDir, baseUrl, pages }) {
      const folder = join(outDir, cssFolder);
      const { shared, others } = readSheets(folder);
      const used = wordsOfScripts(outDir, shared);
      const read = pages.map((page): PageStyles => {
        const tags = tagsOf(page.html);
        for (const name of namesIn(tags)) used.add(name);
        const classes = tags.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []);
        return { page, links: linkedStyles(tags), classes: new Set(classes) };
      });
      for (const { css } of others) for (const word of wordsIn(css)) used.add(word);

      const css = withoutUnused(shared.css, used);
      const name = `styles.${contentHash(css)}.css`;
      rmSync(join(folder, shared.name));
      writeFileSync(join(folder, name), css);

      const url = (file: string): string => `${baseUrl}${cssFolder}/${file}`;
      const contents = new Map(
        [{ name, css }, ...others].map((sheet) => [url(sheet.name), sheet.css]),
      );
      const sharedClasses = classesOf(shared.css);
      const extras = others.map((sheet) => ({
        href: url(sheet.name),
        classes: [...classesOf(sheet.css)].filter((className) => !sharedClasses.has(className)),
      }));
      for (const { page, links, classes } of read) {
        const linked = links.map((href) => (href === url(shared.name) ? url(name) : href));
        const missing = extras
          .filter((extra) => extra.classes.some((className) => classes.has(className)))
          .map(({ href }) => href)
          .filter((href) => !linked.includes(href));
        const needed = [...linked, ...missing].map((href) => {
          const sheet = contents.get(href);
          if (sheet === undefined) throw new Error(`${page.file} links ${href}, which is missing.`);
          return [href, sheet] as const;
        });
        page.html = withStyles(page.html, new Map(needed));
      }
    },
  };
}
