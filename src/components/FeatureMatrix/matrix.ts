import type { PageKind } from '../../model/pageKinds';
import type { PlatformPages, ProductPages } from '../../model/siteMap';
import { comparisonPath, isComparable } from '../../model/comparison';

/** Rows and columns of a product's matrix: the features that a platform has a guide about, and the platforms with guides. */
export function matrixOf(product: ProductPages): {
  readonly kinds: readonly PageKind[];
  readonly platforms: readonly PlatformPages[];
} {
  const platforms = product.platforms.filter(({ hasGuides }) => hasGuides);
  const kinds = product.kinds.filter(
    ({ id, leftOutOf }) =>
      leftOutOf?.includes('matrix') !== true &&
      platforms.some(({ pages }) => pages[id] !== undefined),
  );
  return { kinds, platforms };
}

/** A comparison of two guides: its address, and the names of both platforms. */
interface FirstComparison {
  readonly path: string;
  readonly platforms: string;
}

/**
 * Comparison of the guide on the reader's platform, or on the first one that has it, with the next one.
 *
 * @param readerPlatform Id of the reader's platform.
 * @returns `undefined` if fewer than two platforms have such a guide, or it cannot be compared.
 */
export function firstComparison(
  kind: PageKind,
  platforms: readonly PlatformPages[],
  readerPlatform?: string,
): FirstComparison | undefined {
  const withGuide = platforms.filter(({ pages }) => pages[kind.id] !== undefined);
  const first = withGuide.find(({ id }) => id === readerPlatform) ?? withGuide[0];
  const second = withGuide.find((platform) => platform !== first);
  const path = first?.pages[kind.id];
  if (path === undefined || second === undefined || !isComparable(kind)) return undefined;
  return {
    path: comparisonPath(path, second.id),
    platforms: `${first?.label ?? ''} and ${second.label}`,
  };
}
