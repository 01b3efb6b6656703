import { didYouMean } from './nearest';
import { kindsOf, pageKind, type PageKind } from './pageKinds';
import { isPlatformId, platformIds, products, type PlatformId, type ProductId } from './platforms';

/** What a file below `docs/` is, read from nothing but its path. */
export type DocPlace =
  | { readonly type: 'root' }
  | { readonly type: 'partial'; readonly name: string }
  | { readonly type: 'guide'; readonly product: ProductId; readonly platform: PlatformId; readonly kind: PageKind }
  | { readonly type: 'reference'; readonly product: ProductId; readonly platform: PlatformId; readonly path: string }
  | { readonly type: 'misplaced'; readonly problem: string };

const barcodeFolder = products[1].folder;

/**
 * Tells what the file at `path` (relative to `docs/`, with `/`) is. A path that fits nowhere comes
 * back as `misplaced` with a sentence that says why and what was probably meant.
 */
export function placeOf(path: string): DocPlace {
  const segments = path.split('/');
  const first = segments[0] ?? '';
  if (segments.length === 1 && /^index\.mdx?$/.test(first)) return { type: 'root' };
  if (first === '_partials') {
    const match = /^_partials\/([a-z0-9-]+)\.mdx$/.exec(path);
    return match?.[1] === undefined
      ? { type: 'misplaced', problem: 'Partials are files docs/_partials/<kebab-case-name>.mdx.' }
      : { type: 'partial', name: match[1] };
  }

  const product: ProductId = first === barcodeFolder ? 'barcode' : 'document';
  const rest = product === 'barcode' ? segments.slice(1) : segments;
  const [platform = '', ...below] = rest;
  if (below.length === 0 || !isPlatformId(platform)) {
    const known = [...platformIds, barcodeFolder];
    return {
      type: 'misplaced',
      problem:
        `"${platform || first}" is no platform folder.` +
        `${didYouMean(platform || first, known)} Known: ${known.join(', ')}.`,
    };
  }
  if (below[0] === 'api') {
    return { type: 'reference', product, platform, path: below.slice(1).join('/') };
  }
  const file = below.join('/');
  const name = /^([^/]+)\.mdx$/.exec(file)?.[1];
  const kind = name === undefined ? undefined : pageKind(name);
  if (kind === undefined || !kind.products.includes(product)) {
    const known = kindsOf(product).map((k) => k.id);
    const suggestion = didYouMean((name ?? file).replace(/\.mdx?$/, ''), known);
    return {
      type: 'misplaced',
      problem:
        `"${file}" is no page kind of the ${product === 'barcode' ? 'Barcode' : 'Document'} SDK` +
        ` (files are <kind>.mdx).${suggestion} Known: ${known.join(', ')}.`,
    };
  }
  return { type: 'guide', product, platform, kind };
}

/** Path of a platform's folder relative to `docs/`, without a trailing slash. */
export function platformFolder(product: ProductId, platform: PlatformId): string {
  return product === 'barcode' ? `${barcodeFolder}/${platform}` : platform;
}

/**
 * Problems of the whole tree: misplaced files, and platforms that have guides but no intro. `paths`
 * are relative to `docs/`. Each problem names its file.
 */
export function treeProblems(paths: readonly string[]): string[] {
  const problems: string[] = [];
  const guides = new Map<string, Set<string>>();
  for (const path of paths) {
    const place = placeOf(path);
    if (place.type === 'misplaced') problems.push(`docs/${path}: ${place.problem}`);
    if (place.type === 'guide') {
      const folder = platformFolder(place.product, place.platform);
      const kinds = guides.get(folder) ?? new Set<string>();
      guides.set(folder, kinds.add(place.kind.id));
    }
  }
  for (const [folder, kinds] of guides) {
    if (!kinds.has('intro')) {
      problems.push(
        `docs/${folder}/: intro.mdx is missing. Every platform with guides starts with an introduction.`,
      );
    }
  }
  return problems;
}
