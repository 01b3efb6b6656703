/** Attribute of a set of tabs: the group whose choice it shares, or nothing. */
export const groupAttribute = 'data-tabs';

/** Attribute of a tab and of its panel: which of the set they are. */
export const valueAttribute = 'data-value';

/** Which tab a key leads to from the one at `index`; `undefined` for keys that lead nowhere. */
export function tabForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
