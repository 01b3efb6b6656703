import type { ReactNode } from 'react';
import { documentSections } from '@site/src/client/documentSections';
import { classifyDocPath } from '@site/src/model/docPaths';
import type { SiteMap } from '@site/src/model/siteMap';
import { isComparable } from '@site/src/model/comparison';
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
  const choices = (product?.platforms ?? []).flatMap(({ id: platform, label, pages }): Choice[] => {
    const path = pages[kind];
    return path === undefined ? [] : [{ id: platform, label, path }];
  });
  const left = choices.find((choice) => choice.id === here.platform);
  const right = choices.find(
    (choice) => choice !== left && choice.id.toLowerCase() === other.toLowerCase(),
  );
  if (left === undefined || right === undefined) {
    const note = `There is no other guide “${title}” for “${other.slice(0, 40)}” to compare with.`;
    return {
      note: (
        <p className="alert alert--warning" role="alert">
          {note}
        </p>
      ),
    };
  }
  const sections = await Promise.all([
    documentSections(left.path, ''),
    documentSections(right.path, `${right.id}-`),
  ]);
  const rows = alignSections(...sections);
  return { view: <View {...{ title, left, right, choices, rows }} /> };
}
