import type { PageKind } from '../../model/pageKinds';
import type { PlatformPages } from '../../model/siteMap';

/** Attribute of `<html>` while the address asks for a comparison. */
export const comparisonAttribute = 'data-comparison';

/** Matches the query of an address that asks for a comparison. */
export const comparisonQuery = /[?&]with=/;

/** Whether the query of an address asks for a comparison. */
export const isComparison = (search: string): boolean => comparisonQuery.test(search);

/** Shows a guide that is hidden because of its address. */
export const showGuide = (): void => {
  document.documentElement.removeAttribute(comparisonAttribute);
};

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
 * @returns `undefined` if fewer than two platforms have such a guide.
 */
export function firstComparison(
  kind: PageKind,
  platforms: readonly PlatformPages[],
): string | undefined {
  const [first, second] = platforms.filter(({ pages }) => pages[kind.id] !== undefined);
  const path = first?.pages[kind.id];
  return path === undefined || second === undefined ? undefined : comparisonPath(path, second.id);
}
