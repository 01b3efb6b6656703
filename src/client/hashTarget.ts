import { decoded } from '../base/decode';

/** The element of the page that a hash names; none for a malformed one. */
export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decoded(hash.slice(1)));
