import type { PageKind } from './pageKinds';

/** Attribute of `<html>` while the URL requests a comparison. */
export const comparisonAttribute = 'data-comparison';

/** Matches the query of a URL that requests a comparison. */
export const comparisonQuery = /[?&]with=/;

/** Whether the query of a URL requests a comparison. */
export const isComparison = (search: string): boolean => comparisonQuery.test(search);

/** Whether guides of a kind can be compared. */
export const isComparable = ({ leftOutOf }: PageKind): boolean =>
  leftOutOf?.includes('comparison') !== true;

/**
 * Address of a guide beside the same guide of another platform.
 *
 * @param path Address of the guide.
 * @param platform Id of the other platform.
 */
export const comparisonPath = (path: string, platform: string): string =>
  `${path}?with=${platform}`;
