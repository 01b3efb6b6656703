import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { documentSections } from '@site/src/client/documentSections';
import { classifyDocPath } from '@site/src/model/docPaths';
import type { PlatformPages, SiteMap } from '@site/src/model/siteMap';
import { comparisonPath, isComparable } from '@site/src/model/comparison';
import { alignSections } from './align';
import type { Choice } from './PlatformForm';
import View from './View';

interface Request {
  /** Id of the document in view. */
  readonly id: string;
  /** Id of the other platform, as the address has it. */
  readonly other: string;
  readonly siteMap: SiteMap;
}

/** What to show because of the address: the comparison instead of the guide, or a note above it. */
export interface CompareResult {
  readonly view?: ReactNode;
  readonly note?: ReactNode;
}

interface NoteProps {
  readonly message: string;
  /** The other platform, if there is one of that name. */
  readonly known: PlatformPages | undefined;
  /** Comparisons with other platforms. */
  readonly comparisons: readonly Choice[];
}

/** Says that there is nothing to compare with, and leads to the other platform, or to what the guide can be compared with. */
function Note({ message, known, comparisons }: NoteProps): ReactNode {
  return (
    <div className="alert alert--warning" role="alert">
      <p>{message}</p>
      {known ? (
        <Link to={known.intro}>{`Start page for ${known.label}`}</Link>
      ) : (
        <ul>
          {comparisons.map(({ id, label, path }) => (
            <li key={id}>
              <Link to={path}>{`Compare with ${label}`}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Loads the other guide and places both side by side.
 *
 * @throws Error if the other guide cannot be loaded.
 */
export async function compare({ id, other, siteMap }: Request): Promise<CompareResult> {
  const here = classifyDocPath(`${id}.mdx`);
  if (here.type !== 'guide' || !isComparable(here.kind)) return {};
  const { title, id: kind } = here.kind;
  const product = siteMap.products.find((entry) => entry.id === here.product);
  const isOther = ({ id: platform }: { readonly id: string }): boolean =>
    platform !== here.platform && platform.toLowerCase() === other.toLowerCase();
  const choices = (product?.platforms ?? []).flatMap(({ id: platform, label, pages }): Choice[] => {
    const path = pages[kind];
    return path === undefined ? [] : [{ id: platform, label, path }];
  });
  const left = choices.find((choice) => choice.id === here.platform);
  const right = choices.find(isOther);
  if (left === undefined || right === undefined) {
    const known = product?.platforms.find(isOther);
    const name = known?.label ?? other.slice(0, 40);
    const message = `There is no other guide “${title}” for “${name}” to compare with.`;
    const comparisons = choices
      .filter((choice) => choice !== left)
      .map((choice) => ({ ...choice, path: comparisonPath(left?.path ?? '', choice.id) }));
    return { note: <Note {...{ message, known, comparisons }} /> };
  }
  const sections = await Promise.all([
    documentSections(left.path, ''),
    documentSections(right.path, `${right.id}-`),
  ]);
  const rows = alignSections(...sections);
  return { view: <View {...{ title, left, right, choices, rows }} /> };
}
