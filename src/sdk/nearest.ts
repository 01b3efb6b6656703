import { distance } from 'fastest-levenshtein';

/**
 * The candidate that is spelled most like `name`, ignoring case; `undefined` where nothing comes
 * close enough to be worth suggesting (more than half of the letters differ).
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const d = distance(wanted, candidate.toLowerCase());
    if (d < bestDistance) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best !== undefined && bestDistance <= Math.max(2, Math.ceil(name.length / 2))
    ? best
    : undefined;
}

/** A sentence ` Did you mean "x"?` for an error message, or nothing. Starts with a space. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const best = nearest(name, candidates);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}
