// The spelling that a wrong name comes closest to.

import { distance } from 'fastest-levenshtein';

/** The candidate that is spelled most like `name`, ignoring case; `undefined` where more than half of the letters differ. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const found = distance(wanted, candidate.toLowerCase());
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return bestDistance <= Math.max(2, Math.ceil(name.length / 2)) ? best : undefined;
}

/** A sentence ` Did you mean "x"?` for an error message, or nothing. Starts with a space. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const best = nearest(name, candidates);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}
