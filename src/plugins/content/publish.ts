import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, writeIfChanged } from '../../base/cacheFile';
import { listFiles } from '../../base/files';
import { stripMarkers } from '../../base/regions';
import { allResults } from './directives/barcodeResults';
import type { ContentState } from './site/contentState';
import { barcodeResultsPath, invoiceResultPath, samplePath } from './site/published';
import { sampleFiles } from './site/sources';
import { readSampleText } from './site/starters';

/** Folder of the files that the plugin makes for readers, served as those in `static/`. */
export function publishedDir(siteDir: string): string {
  return join(cacheDir(siteDir), 'static');
}

/** A file by its address below the base URL. */
type PublishedFile = readonly [path: string, content: string | Uint8Array];

/** Writes files below a folder of the published ones, and removes the others there. */
function publish(siteDir: string, below: string, files: readonly PublishedFile[]): void {
  const folder = publishedDir(siteDir);
  for (const [path, content] of files) writeIfChanged(join(folder, path), content);
  const published = new Set(files.map(([path]) => path));
  for (const path of listFiles(folder, below)) {
    if (!published.has(`/${path}`)) rmSync(join(folder, path));
  }
}

/**
 * What links on pages lead to: every sample file without region markers ("Full file"), the archives of starter projects,
 * and the expected results of the barcodes to scan and of the sample invoice, for apps that compare theirs.
 */
export function publishFiles(siteDir: string, { apis, index, starters }: ContentState): void {
  const samples = sampleFiles(siteDir).map((path): PublishedFile => [
    samplePath(path),
    `${stripMarkers(readSampleText(siteDir, path, index))}\n`,
  ]);
  const archives = [...starters.values()].flat();
  const invoice = readFileSync(join(siteDir, 'samples/document/sample-invoice.json'), 'utf8');
  publish(siteDir, 'samples', samples);
  publish(
    siteDir,
    'starters',
    archives.map(({ path, bytes }) => [path, bytes]),
  );
  publish(siteDir, 'sheets', [
    [barcodeResultsPath, `${JSON.stringify(allResults(apis), null, 2)}\n`],
  ]);
  publish(siteDir, 'img', [[invoiceResultPath, invoice]]);
}
