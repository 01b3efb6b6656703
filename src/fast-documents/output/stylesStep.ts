import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/files';
import { contentHash } from '../../base/hash';
import { tagsOf } from '../../base/html';
import type { OutputStep } from '../../plugins/output/step';
import { linkedStyles, withStyles } from './stylesheets';
import { classesOf, namesIn, withoutUnused, wordsIn } from './usedNames';

const cssFolder = 'assets/css';

/** Removes unused rules from the shared stylesheet, and inlines into each page the stylesheets it needs. */
export function stylesStep(): OutputStep {
  return {
    name: 'styles',

    run({ outDir, baseUrl, pages }) {
      const folder = join(outDir, cssFolder);
      const sheets = readdirSync(folder).map((name) => ({
        name,
        css: readFileSync(join(folder, name), 'utf8').trim(),
      }));
      // The one that Docusaurus links from every page.
      const shared = sheets.find(({ name }) => name.startsWith('styles.'));
      if (shared === undefined) throw new Error(`There is no styles.….css in ${cssFolder}.`);
      const others = sheets.filter((sheet) => sheet !== shared);

      const used = new Set<string>();
      const keep = (names: readonly string[]): void => {
        for (const name of names) used.add(name);
      };
      const read = pages.map((page) => {
        const tags = tagsOf(page.html);
        keep(namesIn(tags));
        const classes = tags.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []);
        return { page, links: linkedStyles(tags), classes: new Set(classes) };
      });
      const hash = shared.name.split('.')[1] ?? shared.name;
      for (const path of listFiles(outDir, '.', /\.js$/)) {
        const script = readFileSync(join(outDir, path), 'utf8');
        if (script.includes(hash))
          throw new Error(`${path} requests ${shared.name}, which is renamed.`);
        keep(wordsIn(script));
      }
      for (const { css } of others) keep(wordsIn(css));
      const css = withoutUnused(shared.css, used);
      const name = `styles.${contentHash(css)}.css`;
      rmSync(join(folder, shared.name));
      writeFileSync(join(folder, name), css);

      const url = (file: string): string => `${baseUrl}${cssFolder}/${file}`;
      const contents = new Map([
        [url(name), css],
        ...others.map((sheet) => [url(sheet.name), sheet.css] as const),
      ]);
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
