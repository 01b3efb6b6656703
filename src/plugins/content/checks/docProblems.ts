import { didYouMean } from '../../../base/nearest';
import type { Problem } from '../../../base/problems';
import { classifyDocPath, platformFolder } from '../../../model/docPaths';
import { kindsOf } from '../../../model/pageKinds';
import { platformIds, products } from '../../../model/platforms';

/** Every path that a guide can have, relative to `docs/`. */
const guidePaths = products.flatMap(({ id }) =>
  platformIds.flatMap((platform) =>
    kindsOf(id).map((kind) => `${platformFolder(id, platform)}/${kind.id}.mdx`),
  ),
);

/**
 * Problems of the whole tree: files in the wrong place, and platforms that have guides but no introduction.
 *
 * @param paths of all files below `docs/`, relative to it
 */
export function treeProblems(paths: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string): void =>
    void problems.push({ file: `docs/${path}`, line: 1, message });
  const folders = new Set<string>();
  for (const path of paths) {
    const place = classifyDocPath(path);
    if (place.type === 'guide') folders.add(platformFolder(place.product, place.platform));
    if (place.type !== 'misplaced') continue;
    report(
      path,
      `No page has this path.${didYouMean(path, guidePaths)} A guide is <platform>/<page kind>.mdx, both as src/model/ spells them, and shared text is _shared/<subject>.mdx.`,
    );
  }
  for (const folder of folders) {
    if (paths.includes(`${folder}/intro.mdx`)) continue;
    report(
      `${folder}/`,
      'intro.mdx is missing. Every platform with guides starts with an introduction.',
    );
  }
  return problems;
}
