/**
 * Text that holds only where an app can run on a system: `[iOS < 14: Older versions …]`. Whether
 * a platform's apps can is said by the table of platforms and by the minimum versions in
 * `facts.json`, so that a sentence vanishes when a minimum is raised.
 */
import { platformById } from '../../model/platforms';
import { compareVersions } from '../../model/versions';
import type { Scope } from './resolve';

const systems = ['Android', 'iOS', 'Windows'] as const;
type System = (typeof systems)[number];

/** Facts that name the minimum version of a system; the first that a platform has. */
const minimumFacts: Readonly<Record<System, readonly string[]>> = {
  Android: ['minAndroid'],
  iOS: ['iosDeploymentTarget', 'deploymentTarget'],
  Windows: ['minWindows'],
};

const grammar = `(${systems.join('|')})(?: < (\\d+(?:\\.\\d+)*))?`;

/**
 * `[iOS: text]` or `[iOS < 14: text]`, with the blank or the mark of a list entry before it. The
 * text has no brackets.
 */
const conditional = new RegExp(`(^[ \\t]*- | ?)\\[${grammar}:\\s([^\\][]*)\\](?![(:])`, 'gm');

/**
 * Whether a condition such as `iOS` or `iOS < 14` can be true in an app of a platform.
 *
 * @param facts of the platform. A system whose minimum they don't say is taken for older.
 * @throws Error where it is no condition.
 */
export function holds(
  condition: string,
  { platform }: Scope,
  facts: Readonly<Record<string, string>>,
): boolean {
  const [, system, version] = new RegExp(`^${grammar}$`).exec(condition) ?? [];
  if (system === undefined) {
    throw new Error(`"${condition}" is not a condition. Write a system, or "iOS < 14".`);
  }
  const { runsOn } = platformById(platform);
  if (!runsOn.includes(system as System)) return false;
  if (version === undefined) return true;
  const minimum = minimumFacts[system as System].map((name) => facts[name]).find(Boolean);
  return minimum === undefined || compareVersions(minimum, version) < 0;
}

/**
 * A text with its conditions decided: what holds loses its brackets, the rest is left out. A page
 * without a platform shows all of it.
 */
export function withConditions(
  text: string,
  scope: Scope | undefined,
  facts: Readonly<Record<string, string>>,
): string {
  if (!text.includes('[')) return text;
  return text.replace(
    conditional,
    (_, before: string, system: string, version: string | undefined, shown: string) => {
      const condition = version === undefined ? system : `${system} < ${version}`;
      if (scope !== undefined && !holds(condition, scope, facts)) return '';
      return before + shown;
    },
  );
}
