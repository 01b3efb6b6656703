import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transform } from 'lightningcss';
import { filesBelow } from '../output/files';
import { contentHash } from '../output/hash';
import { linkedStyles, withStyles } from './link';
import { classesOf, purged } from './purge';
import { absent, emptyVocabulary, learnAll, learnPage, learnScript, without } from './vocabulary';

/** Styles of which most pages show nothing: each goes with what shows it, not into the one stylesheet. */
const separate =
  /[\\/]src[\\/](?:pages|components[\\/](?:Checklist|Equivalents[\\/]card|ErrorIndex|FeatureMatrix|Home|ScannerScreen|Search|ThemeBuilder))[\\/.].*\.css$/;
/** Texts show drawings that no script draws, so that this stylesheet has a name of its own. */
const drawings = /[\\/]src[\\/]components[\\/]ScannerScreen[\\/].*\.css$/;
const cssFolder = 'assets/css';

type CacheGroup = Record<string, unknown>;

/** Gives readers only the styles that their page can need. See README.md in this folder. */
export default function stylesPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'deckle-styles',

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const splitting = config.optimization?.splitChunks;
      const groups = (splitting === false ? undefined : splitting?.cacheGroups) as
        Record<string, CacheGroup> | undefined;
      if (groups?.styles === undefined) {
        throw new Error(
          'Docusaurus no longer gathers all styles in the cache group "styles". See src/plugins/styles/README.md.',
        );
      }
      groups.styles.test = new RegExp(`^(?!.*${separate.source})`);
      groups.drawings = { ...groups.styles, name: 'drawings', test: drawings, priority: 60 };
      return {};
    },

    // Without a pause, so that all is done before the security plugin reads the pages.
    postBuild({ outDir }) {
      const files = filesBelow(outDir);
      const scripts = files
        .filter((path) => path.endsWith('.js'))
        .map((path) => readFileSync(path, 'utf8'));
      const pages = files
        .filter((path) => path.endsWith('.html'))
        .map((path) => {
          const html = readFileSync(path, 'utf8');
          const own = emptyVocabulary();
          learnPage(own, html);
          return { path, html, own };
        });
      const sheets = readdirSync(join(outDir, cssFolder)).map((name) => ({
        name,
        css: readFileSync(join(outDir, cssFolder, name), 'utf8'),
      }));

      const shared = sheets.filter(({ name }) => name.startsWith('styles.'));
      const [main] = shared;
      if (main === undefined || shared.length > 1) {
        throw new Error(`Expected one stylesheet styles.….css in ${cssFolder}.`);
      }
      if (scripts.some((script) => script.includes(main.name.split('.')[1] ?? main.name))) {
        throw new Error(
          `A script asks for ${main.name}, which therefore cannot be renamed. See src/plugins/styles/README.md.`,
        );
      }

      const vocabulary = emptyVocabulary();
      for (const script of scripts) learnScript(vocabulary, script);
      for (const { own } of pages) learnAll(vocabulary, own);
      const present = absent.filter(({ classes }) =>
        [...vocabulary.classes].some((name) => classes.test(name)),
      );
      if (present.length > 0) {
        throw new Error(
          `Pages show what src/plugins/styles/vocabulary.ts says they never do:\n${present.map(({ reason }) => reason).join('\n')}`,
        );
      }

      const others = sheets.filter((sheet) => sheet !== main);
      const left = purged(
        main.css,
        others.map(({ css }) => css),
        without(vocabulary, absent),
      );
      // Rules that were apart may now be one. No targets: the syntax stays as it is.
      const { code } = transform({
        filename: main.name,
        code: Buffer.from(left),
        minify: true,
      });
      const name = `styles.${contentHash(code)}.css`;
      rmSync(join(outDir, cssFolder, main.name));
      writeFileSync(join(outDir, cssFolder, name), code);

      const inMain = classesOf(main.css);
      const address = (file: string): string => `${baseUrl}${cssFolder}/${file}`;
      const contents = new Map([
        [address(name), code.toString()],
        ...others.map(({ name: file, css }) => [address(file), css.trim()] as const),
      ]);
      const extras = others
        .map((sheet) => ({
          href: address(sheet.name),
          classes: [...classesOf(sheet.css)].filter((each) => !inMain.has(each)),
        }))
        // Drawings first: what shows them comes after them.
        .sort(
          (a, b) => Number(b.href.includes('/drawings.')) - Number(a.href.includes('/drawings.')),
        );
      for (const { path, html, own } of pages) {
        const linked = linkedStyles(html).map((href) =>
          href === address(main.name) ? address(name) : href,
        );
        const missing = extras
          .filter(({ classes }) => classes.some((each) => own.classes.has(each)))
          .map(({ href }) => href)
          .filter((href) => !linked.includes(href));
        const needed = [...linked, ...missing].map((href) => {
          const css = contents.get(href);
          if (css === undefined) throw new Error(`${path} links ${href}, which is not there.`);
          return [href, css] as const;
        });
        writeFileSync(path, withStyles(html, new Map(needed)));
      }
      return Promise.resolve();
    },
  };
}
