/** Attribute of a set of tabs: the group whose choice it shares, or nothing. */
export const groupAttribute = 'data-tabs';

/** Attribute of a tab and of its panel: which of the set they are. */
export const valueAttribute = 'data-value';
