import { barcodeFolder, classifyDocPath, platformFolder } from '../../model/docPaths';
import { didYouMean } from '../../base/nearest.mjs';
import { kindsOf } from '../../model/pageKinds';
import { isPlatformId, platformIds, productLabel, type ProductId } from '../../model/platforms';

/** Why a path below `docs/` that `classifyDocPath` calls misplaced fits nowhere, and what was probably meant. */
export function misplacedProblem(path: string): string {
  const segments = path.split('/');
  const first = segments[0] ?? '';
  if (first === '_shared') {
    return 'Shared text is in files docs/_shared/<page kind or subject>.mdx, named with letters, digits and "-".';
  }
  const product: ProductId = first === barcodeFolder ? 'barcode' : 'document';
  const [platform = '', ...below] = product === 'barcode' ? segments.slice(1) : segments;
  if (below.length === 0 || !isPlatformId(platform)) {
    const known = [...platformIds, barcodeFolder];
    const name = platform === '' ? first : platform;
    return `"${name}" is not a platform folder.${didYouMean(name, known)} Known: ${known.join(', ')}.`;
  }
  const file = below.join('/');
  const known = kindsOf(product).map((kind) => kind.id);
  const suggestion = didYouMean(file.replace(/\.mdx?$/, ''), known);
  return `"${file}" is not a page kind of the ${productLabel(product)} (files are <kind>.mdx).${suggestion} Known: ${known.join(', ')}.`;
}

/** A misplaced file. `path` is relative to `docs/`. */
export interface TreeProblem {
  readonly path: string;
  readonly message: string;
}

/** Problems of the whole tree: misplaced files, and platforms that have guides but no intro. */
export function treeProblems(paths: readonly string[]): TreeProblem[] {
  const problems: TreeProblem[] = [];
  const guides = new Map<string, Set<string>>();
  for (const path of paths) {
    const place = classifyDocPath(path);
    if (place.type === 'misplaced') problems.push({ path, message: misplacedProblem(path) });
    if (place.type === 'guide') {
      const folder = platformFolder(place.product, place.platform);
      guides.set(folder, (guides.get(folder) ?? new Set<string>()).add(place.kind.id));
    }
  }
  for (const [folder, kinds] of guides) {
    if (!kinds.has('intro')) {
      problems.push({
        path: `${folder}/`,
        message: 'intro.mdx is missing. Every platform with guides starts with an introduction.',
      });
    }
  }
  return problems;
}
