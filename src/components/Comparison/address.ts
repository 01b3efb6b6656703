import type { PageKind } from '../../model/pageKinds';
import type { PlatformPages } from '../../model/siteMap';

/** Attribute of `<html>` while the URL requests a comparison. */
export const comparisonAttribute = 'data-comparison';

/** Matches the query of a URL that requests a comparison. */
export const comparisonQuery = /[?&]with=/;

/** Whether the query of a URL requests a comparison. */
export const isComparison = (search: string): boolean => comparisonQuery.test(search);

/** Whether guides of a kind can be compared: not those that are about versions, which every platform has its own of. */
export const isComparable = (kindId: string): boolean =>
  kindId !== 'changelog' && kindId !== 'migration';

/**
 * Address of a guide beside the same guide of another platform.
 *
 * @param path Address of the guide.
 * @param platform Id of the other platform.
 */
export const comparisonPath = (path: string, platform: string): string =>
  `${path}?with=${platform}`;

/**
 * Address of a guide on the first platform beside that of the second one, where readers choose others.
 *
 * @returns `undefined` if fewer than two platforms have such a guide, or it cannot be compared.
 */
export function firstComparison(
  kind: PageKind,
  platforms: readonly PlatformPages[],
): string | undefined {
  const [first, second] = platforms.filter(({ pages }) => pages[kind.id] !== undefined);
  const path = first?.pages[kind.id];
  if (path === undefined || second === undefined || !isComparable(kind.id)) return undefined;
  return comparisonPath(path, second.id);
}
