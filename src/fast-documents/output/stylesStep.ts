import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { transform } from 'lightningcss';
import { listFiles } from '../../base/files.mjs';
import { contentHash } from '../../base/hash';
import type { OutputStep } from '../../plugins/output/step';
import { tagsOf } from '../../base/html';
import type { ModuleClasses } from './cssModules';
import { classesOf, purge } from './purge';
import { isStylesheetOfComponent } from './splitStylesheets';
import { linkedStyles, withStyles } from './stylesheets';
import { undelivered } from './undelivered';
import { UsedSelectors } from './usedSelectors';

const cssFolder = 'assets/css';

interface Stylesheet {
  readonly name: string;
  readonly css: string;
  readonly classes: ReadonlySet<string>;
}

/**
 * The stylesheet that Docusaurus links from every page.
 *
 * @throws Error where there is none, or where a script requests it by name, so that it cannot be renamed.
 */
function sharedStylesheet(sheets: readonly Stylesheet[], scripts: readonly string[]): Stylesheet {
  const [shared, second] = sheets.filter(({ name }) => name.startsWith('styles.'));
  if (shared === undefined || second !== undefined) {
    throw new Error(`Expected one stylesheet styles.….css in ${cssFolder}.`);
  }
  const hash = shared.name.split('.')[1] ?? shared.name;
  if (scripts.some((script) => script.includes(hash))) {
    throw new Error(
      `A script requests ${shared.name}, which therefore cannot be renamed. See src/fast-documents/README.md.`,
    );
  }
  return shared;
}

/**
 * Removes unused rules from the shared stylesheet, and inlines into each page the stylesheets it needs.
 *
 * @param cssModules what the plug-in found while the server's bundle was built
 */
export function stylesStep({ siteDir }: LoadContext, cssModules: ModuleClasses): OutputStep {
  return {
    name: 'styles',

    run({ outDir, baseUrl, pages }) {
      const folder = join(outDir, cssFolder);
      const sheets = readdirSync(folder).map((name): Stylesheet => {
        const css = readFileSync(join(folder, name), 'utf8');
        return { name, css, classes: classesOf(css) };
      });
      const scripts = listFiles(outDir, '.', /\.js$/).map((path) =>
        readFileSync(join(outDir, path), 'utf8'),
      );
      const shared = sharedStylesheet(sheets, scripts);
      const others = sheets.filter((sheet) => sheet !== shared);

      const used = new UsedSelectors();
      for (const script of scripts) used.addScript(script);
      const classesOfPage = new Map(
        pages.map((page) => [page, used.addPage(tagsOf(page.html))] as const),
      );
      const delivered = new Set(sheets.flatMap(({ classes }) => [...classes]));
      if (cssModules.size === 0)
        throw new Error('No CSS module was found in the bundle of the server.');
      const problems = [...classesOfPage].flatMap(([page, classes]) =>
        undelivered(classes, delivered, cssModules, (css) => readFileSync(css, 'utf8')).map(
          (problem) => `${relative(siteDir, problem)} Page: ${page.file}`,
        ),
      );
      if (problems.length > 0) {
        throw new Error(
          `Pages have classes without a stylesheet. Import the stylesheet in the module of the component:\n${problems.join('\n')}`,
        );
      }
      for (const { css } of others) used.addWords(css.match(/--[\w-]+/g) ?? []);
      const purged = purge(shared.css, used);
      // Merges rules that were apart. No targets: the syntax stays as it is.
      const { code } = transform({
        filename: shared.name,
        code: Buffer.from(purged),
        minify: true,
      });
      const name = `styles.${contentHash(code)}.css`;
      rmSync(join(folder, shared.name));
      writeFileSync(join(folder, name), code);

      const url = (file: string): string => `${baseUrl}${cssFolder}/${file}`;
      const contents = new Map([
        [url(name), code.toString()],
        ...others.map((sheet) => [url(sheet.name), sheet.css.trim()] as const),
      ]);
      const extras = others
        .map((sheet) => ({
          href: url(sheet.name),
          classes: [...sheet.classes].filter((each) => !shared.classes.has(each)),
        }))
        // Those of components first: what shows them overrides some of their rules.
        .sort(
          (a, b) =>
            Number(isStylesheetOfComponent(b.href)) - Number(isStylesheetOfComponent(a.href)),
        );
      for (const [page, classes] of classesOfPage) {
        const linked = linkedStyles(page.html).map((href) =>
          href === url(shared.name) ? url(name) : href,
        );
        const missing = extras
          .filter((extra) => extra.classes.some((each) => classes.has(each)))
          .map(({ href }) => href)
          .filter((href) => !linked.includes(href));
        const needed = [...linked, ...missing].map((href) => {
          const css = contents.get(href);
          if (css === undefined) throw new Error(`${page.file} links ${href}, which is missing.`);
          return [href, css] as const;
        });
        page.html = withStyles(page.html, new Map(needed));
      }
    },
  };
}
