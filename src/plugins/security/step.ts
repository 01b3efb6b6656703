import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagsOf } from '../../base/html';
import { inlineHashes, refusals, withPolicy } from './pages';
import { cardsFolder, hashedFolder } from '../../model/constants';
import { hostFiles, type InlineHashes } from './policy';
import { listFiles } from '../../base/files';
import type { OutputStep } from '../output/step';
import { apacheFile, headersFile, nginxFile, redirectsFile, type BuildFacts } from './hostFiles';

/** Paths of files with a hash in their names, relative to the build; the largest first, social cards last. */
function hashedFiles(outDir: string): string[] {
  return (
    listFiles(outDir, hashedFolder)
      .map((path) => ({ path, size: statSync(join(outDir, path)).size }))
      // Readers never fetch cards: their rules come last, in case a host reads only some.
      .sort(
        (a, b) =>
          Number(a.path.startsWith(cardsFolder)) - Number(b.path.startsWith(cardsFolder)) ||
          b.size - a.size ||
          a.path.localeCompare(b.path, 'en'),
      )
      .map(({ path }) => path)
  );
}

/**
 * Adds the security policy to every page and writes the files by which hosts send it. Refuses pages that the policy would
 * break. See README.md in this folder.
 */
export function securityStep(): OutputStep {
  return {
    name: 'security',

    run({ outDir, baseUrl, pages, routes }) {
      const problems: string[] = [];
      const read = pages.map((page) => {
        const tags = tagsOf(page.html);
        problems.push(...refusals(tags).map((reason) => `${page.file}  ${reason}`));
        return { page, hashes: inlineHashes(tags) };
      });
      if (problems.length > 0) {
        throw new Error(
          `The security policy refuses ${problems.length} parts of the build:\n${problems.join('\n')}`,
        );
      }

      // A header is sent with every page; a page itself allows only what is in it. What it loads later is in files.
      for (const { page, hashes } of read) page.html = withPolicy(page, hashes);
      const ofSite = (kind: keyof InlineHashes): readonly string[] =>
        [...new Set(read.flatMap(({ hashes }) => hashes[kind]))].sort();
      const hashes = { scripts: ofSite('scripts'), styles: ofSite('styles') };
      const facts: BuildFacts = { baseUrl, hashes, assets: hashedFiles(outDir), pages: routes };
      writeFileSync(join(outDir, hostFiles.headers), headersFile(facts));
      writeFileSync(join(outDir, hostFiles.redirects), redirectsFile(facts));
      writeFileSync(join(outDir, hostFiles.nginx), nginxFile(facts));
      writeFileSync(join(outDir, hostFiles.apache), apacheFile(facts));
    },
  };
}
