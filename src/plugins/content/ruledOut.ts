import { maskFences } from '../../base/fences.mjs';
import { compareVersions } from '../../base/versions.mjs';
import type { Problem } from '../../base/problems';

/** A condition on the version of iOS as prose words it: "before iOS 14", "an iOS version below 13". */
const worded =
  /\b(?:before|until|from|since|needs?|requires?|below|older than) iOS (\d+(?:\.\d+)*)|\biOS (?:versions? )?(?:before|below|older than) (\d+(?:\.\d+)*)/gi;

/**
 * Conditions on old versions of iOS that cannot be true, because the platform's apps do not run there.
 *
 * @param source Page as it is written, in which the line is looked up.
 * @param text The same page as it is shown.
 * @param minimum Version of iOS that the platform needs.
 */
export function ruledOut(file: string, source: string, text: string, minimum: string): Problem[] {
  return [...maskFences(text).matchAll(worded)].flatMap(([words, one, other]) => {
    if (compareVersions(one ?? other ?? minimum, minimum) >= 0) return [];
    const line = source.split('\n').findIndex((written) => written.includes(words)) + 1;
    return [
      {
        file,
        line: Math.max(line, 1),
        message: `"${words}" cannot be true: iOS ${minimum} is the minimum here. Leave it out, or put it behind a condition: "[iOS < ${one ?? other ?? ''}: …]".`,
      },
    ];
  });
}
