/** Kinds of steps of an upgrade, most urgent first, with the words that count them: one, and several. */
export const stepKinds = {
  Requires: ['new requirement', 'new requirements'],
  Breaking: ['breaking change', 'breaking changes'],
  Deprecated: ['deprecation', 'deprecations'],
  Changed: ['other change', 'other changes'],
  Added: ['addition', 'additions'],
  Fixed: ['fix', 'fixes'],
} as const;

/** What an entry of a changelog means for an app. */
export type StepKind = keyof typeof stepKinds;

/** How many steps there are of which kind: `1 breaking change, 3 additions`; empty where there are none. */
export function countSteps(kinds: readonly string[]): string {
  return Object.entries(stepKinds)
    .flatMap(([kind, [one, several]]) => {
      const count = kinds.filter((other) => other === kind).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    })
    .join(', ');
}

/** The same after the date of a version: `: 1 breaking change`. */
export function countsAfterDate(kinds: readonly string[]): string {
  const counts = countSteps(kinds);
  return counts === '' ? '' : `: ${counts}`;
}
