/**
 * Text that holds only where an app can run on a system, `[iOS < 14: Older versions …]`, or where
 * the package has a symbol, `[sdk:ScanTips: …]`. The first is said by the table of platforms and by
 * the minimum versions in `facts.json`, so that a sentence vanishes when a minimum is raised; the
 * second by the declarations.
 */
import { platformById, systems, type System } from '../../../model/platforms';
import { compareVersions } from '../../../base/versions';
import type { Scope } from '../../api/types';

/** Facts that name the minimum version of a system; the first that a platform has. */
const minimumFacts: Readonly<Record<System, readonly string[]>> = {
  Android: ['minAndroid'],
  iOS: ['iosDeploymentTarget', 'deploymentTarget'],
  Windows: ['minWindows'],
};

const grammar = `(?:(${systems.join('|')})(?: < (\\d+(?:\\.\\d+)*))?|sdk:(\\w+(?:\\.\\w+)?))`;

/**
 * `[iOS: text]` or `[iOS < 14: text]`, with the blank or the mark of a list entry before it. The
 * text has no brackets.
 */
const conditional = new RegExp(`(^[ \\t]*- | ?)\\[(${grammar}):\\s([^\\][]*)\\](?![(:])`, 'gm');

/** What decides conditions on the pages of a platform. */
export interface Conditions {
  readonly scope: Scope;
  /** Facts of the platform. A system whose minimum they don't say is taken for older. */
  readonly facts: Readonly<Record<string, string>>;
  /** Whether the platform has a symbol of the model. */
  readonly has: (reference: string) => boolean;
}

/** Whether a condition such as `iOS`, `iOS < 14` or `sdk:ScanTips` can be true in an app of a platform. */
function holds(condition: string, { scope, facts, has }: Conditions): boolean {
  const [, system, version, symbol] = new RegExp(`^${grammar}$`).exec(condition) ?? [];
  if (symbol !== undefined) return has(symbol);
  const { runsOn } = platformById(scope.platform);
  if (!runsOn.includes(system as System)) return false;
  if (version === undefined) return true;
  const minimum = minimumFacts[system as System].map((name) => facts[name]).find(Boolean);
  return minimum === undefined || compareVersions(minimum, version) < 0;
}

/**
 * A text with its conditions decided: what holds loses its brackets, the rest is left out. A page
 * without a platform shows all of it.
 */
export function withConditions(text: string, conditions: Conditions | undefined): string {
  if (!text.includes('[')) return text;
  return text.replace(
    conditional,
    (_, before: string, condition: string, ...groups: readonly string[]) =>
      conditions === undefined || holds(condition, conditions) ? before + (groups[3] ?? '') : '',
  );
}
