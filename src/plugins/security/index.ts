import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineHashes, refusals, tagsOf, withPolicy } from '../../security/html';
import { cardsFolder, hashedFolder, hostFiles } from '../../security/policy';
import { filesBelow } from '../output/files';
import { apacheFile, headersFile, nginxFile, redirectsFile, type BuildFacts } from './hostFiles';

/**
 * Puts the security policy into every page and writes the files by which hosts send it. Refuses a
 * build that the policy would break. See README.md in this folder.
 */
export default function securityPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'deckle-security',

    async postBuild({ outDir, routesPaths }) {
      // All plugins run at once; those that rewrite pages do so before they first wait.
      await new Promise(setImmediate);

      const below = (path: string): string => relative(outDir, path).split(sep).join('/');
      const files = filesBelow(outDir);
      const pages = files
        .filter((path) => path.endsWith('.html'))
        .sort()
        .map((path) => {
          const html = readFileSync(path, 'utf8');
          const tags = tagsOf(html);
          // All tags of all pages at once would fill the memory.
          const inline = tags.filter(({ name }) => name === 'script' || name === 'style');
          return { path, html, inline, refused: refusals(tags) };
        });

      const problems = pages.flatMap(({ path, refused }) =>
        refused.map((reason) => `${below(path)}  ${reason}`),
      );
      if (problems.length > 0) {
        throw new Error(
          `The security policy refuses ${String(problems.length)} parts of the build:\n${problems.join('\n')}`,
        );
      }

      const hashes = inlineHashes(pages.map(({ inline }) => inline));
      for (const { path, html } of pages) {
        try {
          writeFileSync(path, withPolicy(html, hashes));
        } catch (error) {
          throw new Error(`${below(path)}  ${error instanceof Error ? error.message : ''}`, {
            cause: error,
          });
        }
      }

      const facts: BuildFacts = {
        baseUrl,
        hashes,
        assets: files
          .filter((path) => below(path).startsWith(hashedFolder))
          .map((path) => ({ path: below(path), size: statSync(path).size }))
          .sort(
            // Readers never fetch cards: their rules come last, should a host read only some.
            (a, b) =>
              Number(a.path.startsWith(cardsFolder)) - Number(b.path.startsWith(cardsFolder)) ||
              b.size - a.size ||
              a.path.localeCompare(b.path),
          )
          .map(({ path }) => path),
        pages: routesPaths.filter((path) => !path.endsWith('.html')).sort(),
      };
      writeFileSync(join(outDir, hostFiles.headers), headersFile(facts));
      writeFileSync(join(outDir, hostFiles.redirects), redirectsFile(facts));
      writeFileSync(join(outDir, hostFiles.nginx), nginxFile(facts));
      writeFileSync(join(outDir, hostFiles.apache), apacheFile(facts));
    },
  };
}
