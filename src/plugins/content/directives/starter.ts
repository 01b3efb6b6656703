import { capital } from '../../../base/nameWords';
import { didYouMean } from '../../../base/nearest';
import { platformById, platforms, products } from '../../../model/platforms';
import { platformFolder } from '../../../model/docPaths';
import { markdownTable } from '../../tree/markdownTable';
import { apiKey } from '../../api/types';
import { kilobytes, type StarterArchive } from '../site/starters';
import type { VerificationReport } from '../../../base/verificationReport';
import { compiledIn } from '../site/verification';
import { onPlatform } from './onPlatform';
import type { RenderDirective } from './types';

const download = ({ path, title }: StarterArchive): string =>
  `<StarterDownload path="${path}">${title}</StarterDownload>`;

/** The same in a table whose heading and first column say product and platform. The accessible name is unique. */
function shortDownload({ path, title }: StarterArchive): string {
  const variant = /: (.+)$/.exec(title)?.[1];
  const text = capital(variant ?? 'project');
  const label = variant === undefined ? `${text}: ${title}` : title;
  return `<StarterDownload path="${path}" label="${label}">${text}</StarterDownload>`;
}

/** Whether it's a complete project, size, and which code the last check of the samples compiled. */
function facts(
  { folder, needs, bytes }: StarterArchive,
  report: VerificationReport | undefined,
): string {
  const compiled = compiledIn(report, folder);
  const size = kilobytes(bytes.length);
  return [
    needs === undefined
      ? `Complete project, ${size}`
      : `Source files for a new project, ${size}: run \`${needs}\` first`,
    ...(compiled === '' ? [] : [compiled]),
  ].join('. ');
}

/** `<Starter />`, `<Starter name="expo" />`: the download of a starter project of the page's platform. */
export const renderStarter = onPlatform('Starter', ({ name = '' }, { input, report, scope }) => {
  const archives = input.starters?.get(apiKey(scope)) ?? [];
  const archive = archives.find((one) => one.name === name);
  if (archive === undefined) {
    const folder = `samples/${scope.product}/${scope.platform}/starter${name === '' ? '' : `-${name}`}`;
    const names = archives.map((one) => one.name);
    report(`There is no starter project ${folder}.${didYouMean(name, names)}`);
    return undefined;
  }
  return `<StarterCard>\n\n${download(archive)}\n\n${archive.summary} ${facts(archive, input.report)}. See [how samples are verified](/how-samples-are-verified).\n\n</StarterCard>`;
});

/** `<Starters product="document" />`: all starter projects of a product. */
export const renderStarters: RenderDirective = ({ product }, { input, report }) => {
  const found = products.find(({ id }) => id === product);
  if (found === undefined) {
    report(`<Starters> needs product="document" or product="barcode".`);
    return undefined;
  }
  const rows = platforms.flatMap(({ id }) =>
    (input.starters?.get(apiKey({ product: found.id, platform: id })) ?? []).map((archive) => [
      `[${platformById(id).label}](/docs/${platformFolder(found.id, id)}/getStarted)`,
      shortDownload(archive),
      facts(archive, input.report),
    ]),
  );
  const table = markdownTable(['Platform', 'Project', 'Contents'], rows);
  // In the color of the product.
  return `<div data-product="${found.id}">\n\n${table}\n\n</div>`;
};
