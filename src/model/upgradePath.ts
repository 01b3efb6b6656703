/** The steps between two versions: pure functions over what the build has written into the page. */
import type { Use } from './uses';

/** The headings of changelogs, and what an app needs from a version on. */
export type StepKind = 'Added' | 'Changed' | 'Deprecated' | 'Removed' | 'Fixed' | 'Requires';

/** An entry of a changelog. */
export interface Step {
  readonly version: string;
  readonly kind: StepKind;
  readonly breaking: boolean;
  /** Address of what to do, if it says; entries with the same one are one step. */
  readonly link: string;
  /** What it concerns; an entry without any concerns every app. */
  readonly uses: readonly Use[];
  /** Its text, as the page shows it. */
  readonly html: string;
  readonly markdown: string;
}

/** A requirement that a version changed. */
export interface Requirement {
  /** Its place among all requirements. */
  readonly order: number;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A version of a package. */
export interface Version {
  readonly version: string;
  readonly requirements: readonly Requirement[];
  readonly steps: readonly Step[];
}

/** Entries that the reader does together, oldest first. */
export type MergedStep = readonly Step[];

/** Groups of steps in the order in which they are shown. */
export const groupNames = [
  'required',
  'breaking',
  'deprecated',
  'changed',
  'added',
  'fixed',
] as const;
export type GroupName = (typeof groupNames)[number];

export type Groups<T = Step> = Readonly<Record<GroupName, readonly (readonly T[])[]>>;

/**
 * What the versions after one up to another brought, oldest first.
 *
 * @param names All versions of the package, newest first.
 * @param known Those that brought something: a page has no data of the others.
 * @returns Nothing unless both versions exist and the second is newer.
 */
export function versionsBetween(
  names: readonly string[],
  known: readonly Version[],
  from: string,
  to: string,
): readonly Version[] {
  const old = names.indexOf(from);
  const young = names.indexOf(to);
  if (young < 0 || young >= old) return [];
  const between = names.slice(young, old).reverse();
  return between.flatMap((name) => known.find(({ version }) => version === name) ?? []);
}

/** Requirements that differ at the end of versions, oldest first, from what they were before the first of them. */
export function requirementsOf(versions: readonly Version[]): readonly Requirement[] {
  const found = new Map<string, Requirement>();
  for (const requirement of versions.flatMap(({ requirements }) => requirements)) {
    const before = found.get(requirement.name)?.before ?? requirement.before;
    found.set(requirement.name, { ...requirement, before });
  }
  return [...found.values()]
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => a.order - b.order);
}

/** The group in which a step is shown. */
export function groupOf({ breaking, kind }: Pick<Step, 'breaking' | 'kind'>): GroupName {
  if (kind === 'Requires') return 'required';
  if (breaking || kind === 'Removed') return 'breaking';
  if (kind === 'Deprecated') return 'deprecated';
  if (kind === 'Added') return 'added';
  return kind === 'Fixed' ? 'fixed' : 'changed';
}

/** Puts entries that link the same step together, at the place of the first. */
function merge<T extends Pick<Step, 'link'>>(steps: readonly T[]): readonly (readonly T[])[] {
  const byLink = new Map<string, T[]>();
  for (const step of steps) {
    // A number isn’t an address: an entry without a link stays apart.
    const key = step.link === '' ? String(byLink.size) : step.link;
    byLink.set(key, [...(byLink.get(key) ?? []), step]);
  }
  return [...byLink.values()];
}

/**
 * The steps of versions in groups, oldest first in each.
 *
 * @param chosen Labels of what the reader uses, or nothing for every step. Additions concern nobody's code yet and are
 *   never left out.
 */
export function groupSteps(
  versions: readonly Version[],
  chosen: ReadonlySet<string> | undefined,
): Groups {
  const steps = versions
    .flatMap((version) => version.steps)
    .filter(
      ({ kind, uses }) =>
        chosen === undefined ||
        kind === 'Added' ||
        uses.length === 0 ||
        uses.some(({ label }) => chosen.has(label)),
    );
  return grouped(steps);
}

/** Steps in their groups, with those that link the same address together. */
export function grouped<T extends Pick<Step, 'breaking' | 'kind' | 'link'>>(
  steps: readonly T[],
): Groups<T> {
  const entries = groupNames.map((name) => [name, merge(steps.filter((s) => groupOf(s) === name))]);
  return Object.fromEntries(entries) as Groups<T>;
}

/** What the steps of versions concern that code can already contain, each once, in alphabetical order. */
export function usesOf(versions: readonly Version[]): readonly Use[] {
  const uses = versions.flatMap(({ steps }) =>
    steps.filter(({ kind }) => kind !== 'Added').flatMap((step) => step.uses),
  );
  const found = new Map<string, Use>();
  for (const { label, words } of uses) {
    const before = found.get(label)?.words ?? [];
    found.set(label, { label, words: [...new Set([...before, ...words])] });
  }
  return [...found.values()].sort((a, b) => a.label.localeCompare(b.label));
}

const counted = (count: number, one: string, several: string): string =>
  `${String(count)} ${count === 1 ? one : several}`;

/** Words for groups: their heading, and one or several of their steps. */
export const groupWords: Readonly<Record<GroupName, readonly [string, string, string]>> = {
  required: ['New requirements', 'new requirement', 'new requirements'],
  breaking: ['Breaking changes', 'breaking change', 'breaking changes'],
  deprecated: ['Deprecations', 'deprecation', 'deprecations'],
  changed: ['Other changes', 'other change', 'other changes'],
  added: ['Additions', 'addition', 'additions'],
  fixed: ['Fixes', 'fix', 'fixes'],
};

/** How many steps there are of which kind: `1 breaking change, 3 additions`; empty where there are none. */
export function countSteps(groups: Groups<unknown>): string {
  return groupNames
    .filter((name) => groups[name].length > 0)
    .map((name) => counted(groups[name].length, groupWords[name][1], groupWords[name][2]))
    .join(', ');
}

/** How many steps there are, as a sentence. */
export const summarize = (groups: Groups, from: string, to: string): string =>
  `From ${from} to ${to}: ${countSteps(groups) || 'nothing to do'}.`;

/**
 * How the reader's code narrows the steps, as a sentence.
 *
 * @param all How many members changed.
 * @param used How many of them the reader's app uses.
 * @param isSearched Whether there is code in which none of them was found.
 */
export function describeFilter(all: number, used: number, isSearched: boolean): string {
  return isSearched && used === 0
    ? 'Your code contains no member that changed.'
    : `Of ${counted(all, 'member', 'members')} that changed, your app uses ${String(used)}.`;
}

const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** The whole path as Markdown: boxes to tick in an issue or a pull request. */
export function pathMarkdown(
  groups: Groups,
  requirements: readonly Requirement[],
  choice: { readonly from: string; readonly to: string; readonly address: string },
): string {
  const { from, to, address } = choice;
  const table = [
    `| Requirement | ${from} | ${to} |`,
    '| --- | --- | --- |',
    ...requirements.map(
      ({ name, before, after }) => `| ${[name, before, after].map(cell).join(' | ')} |`,
    ),
  ];
  const lists = groupNames.flatMap((name) => {
    const box = name === 'added' || name === 'fixed' ? '-' : '- [ ]';
    const items = groups[name].map(
      (steps) =>
        `${box} ${steps.map(({ version, markdown }) => `${version}: ${markdown}`).join(' ')}`,
    );
    return items.length === 0 ? [] : [`## ${groupWords[name][0]}`, items.join('\n')];
  });
  return `${[
    `# Upgrade from ${from} to ${to}`,
    `Steps of <${address}>`,
    ...(requirements.length === 0 ? [] : ['## Requirements', table.join('\n')]),
    ...lists,
  ].join('\n\n')}\n`;
}
