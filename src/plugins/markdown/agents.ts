import { maskFences } from '../../base/fences';
import { didYouMean } from '../../base/nearest';
import { agentFileName } from '../../model/markdownPath';
import type { PageKindId } from '../../model/pageKinds';
import { productLabel, systems } from '../../model/platforms';
import { headingsOf } from '../tree/headings';
import type { MarkdownFile, SdkPages, TextFile } from './llms';

/** Largest file for an agent, in bytes: more would crowd out the code of the app that it works on. */
export const agentBudget = 12_000;

/** A section of a page: its heading of level 2 and what follows. */
interface Section {
  readonly heading: string;
  readonly text: string;
}

/** Sets with tabs of these labels stay as they are. */
const shownWhole: readonly ReadonlySet<string>[] = [
  // An app for several systems has all of them.
  new Set<string>(systems),
  // An app has one of them. There is room for all, and the text below the tabs is about several.
  new Set(['Angular', 'React', 'Vue', 'JavaScript']),
];

/** No link leads to the others of these: an agent knows the commands of the package manager of its app. */
const packageManagers = new Set(['npm', 'Yarn']);

/** The labels of the tabs of a set. */
const labelsOf = (tabs: string): string[] =>
  [...tabs.matchAll(/<TabItem [^>]*\blabel="([^"]*)"/g)].map(([, label = '']) => label);

/**
 * One section with the first tab of each set. If it has code in other variants, it begins with a link to them, because
 * its text is about all of them.
 */
function withFirstTabsOf(section: string, anchor: string | undefined): string {
  const shown = new Set<string>();
  const left = new Set<string>();
  const text = section.replace(/<Tabs\b[^>]*>[\s\S]*?<\/Tabs>/g, (tabs) => {
    const labels = labelsOf(tabs);
    if (labels.length > 0 && shownWhole.some((whole) => labels.every((label) => whole.has(label))))
      return tabs;
    const content = /<TabItem\b[^>]*>([\s\S]*?)<\/TabItem>/.exec(tabs)?.[1];
    if (content === undefined) return tabs;
    const [first = '', ...others] = labels;
    if (!packageManagers.has(first)) {
      shown.add(first);
      for (const label of others) left.add(label);
    }
    return content.trim();
  });
  if (left.size === 0 || anchor === undefined) return text;
  const others = `[Others](#${anchor}): ${[...left].join('; ')}.`;
  return text.replace('\n', () => `\n\nThis is the ${[...shown].join(', ')} variant. ${others}\n`);
}

/**
 * Leaves the content of the first tab of each set: an agent needs one complete program, not the same in other languages. Sets of which
 * it needs all stay as they are.
 */
export function withFirstTabs(source: string): string {
  const lines = source.split('\n');
  const starts = headingsOf(source)
    .filter(({ depth }) => depth === 2)
    .map(({ line, anchor }) => ({ at: line - 1, anchor }));
  const sections = [{ at: 0, anchor: undefined }, ...starts];
  return sections
    .map(({ at, anchor }, index) =>
      withFirstTabsOf(lines.slice(at, sections[index + 1]?.at).join('\n'), anchor),
    )
    .join('\n');
}

/**
 * The sections of a page, without the text above the first one and without the ids of headings, which nothing links
 * to here. A line of code that begins with ## isn't a heading.
 */
function sectionsOf(page: string): Section[] {
  const markdown = page.replace(/^(#{2,6} .*) \{#[\w.-]+\}$/gm, '$1');
  const headings = [...maskFences(markdown).matchAll(/^## (.+)$/gm)];
  return headings.map(({ 0: line, 1: heading = '', index }, at) => ({
    heading,
    text: markdown.slice(index + line.length, headings[at + 1]?.index).trim(),
  }));
}

/** Prose and code of a text in turn: what has an odd index is code. */
const withCode = (text: string): string[] => text.split(/(^`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m);

/**
 * Text without captions of pictures, and without links of symbols, which the page of all symbols has.
 *
 * @param folder address of the folder of the file, to which links are relative because that is shorter
 */
const plainText = (text: string, folder: string): string =>
  withCode(text)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\[(`[^`\n]+`)\]\([^\s)]+\.md(?:#[^\s)]*)?\)/g, '$1')
            .replaceAll(`](${folder}`, '](')
            .replace(/^\*[^*\n]+\*(?: – .*)?$\n*/gm, '')
            // The other words of a block's caption are for readers of the page.
            .replace(/^((?:\*\*[^*\n]+\*\* · )?`[^`\n]+`) · .*$/gm, '$1'),
    )
    .join('');

/** Sections of the get-started page that an agent doesn't need. */
const leftOut = new Set([
  'Create a project',
  'Next steps',
  'Prepare your phone',
  'Starter project',
  'Starter projects',
  'Your first code',
  'Your first scan',
]);

/** An agent adds the SDK to an existing app: the sections of the page that create a project, and what it needs instead. */
const insteadOf: ReadonlyMap<string, string> = new Map([
  ['Create the project', 'Add the SDK to an existing app'],
]);

/** From these on, the page only explains. */
const afterSetup = new Set([
  'A code to scan',
  'A document to read',
  'A document to scan',
  'Troubleshooting',
]);

/** On license keys, and on checking an existing project: only if there is room. */
const expendable = new Set([
  'Add your license key',
  'Check the build settings',
  'Get a license key',
]);

/** The section of which an agent needs only the commands, if there is room. */
const runHeading = 'Run the app';

/**
 * The commands of a section and what is said about them, without the steps of a person, which are in numbered lists.
 * Nothing if the section has no commands.
 */
function commandsOf({ heading, text }: Section): Section | undefined {
  const subsection = maskFences(text).search(/^### /m);
  const parts = withCode(subsection < 0 ? text : text.slice(0, subsection));
  if (parts.length === 1) return undefined;
  const kept = parts.flatMap((part, index) => {
    if (index % 2 === 1) return [part];
    const paragraphs = part.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
    const isStep = (paragraph: string): boolean => /^\d+\. /.test(paragraph);
    if (index < parts.length - 1) return paragraphs.filter((paragraph) => !isStep(paragraph));
    const steps = paragraphs.findIndex(isStep);
    return paragraphs
      .slice(0, steps < 0 ? undefined : steps)
      .filter((paragraph) => !paragraph.endsWith(':'));
  });
  return { heading, text: kept.map((part) => part.trim()).join('\n\n') };
}

/**
 * Headings named above that no get-started page has any more, one sentence each.
 *
 * @param pages Markdown of all get-started pages
 */
export function missingHeadings(pages: readonly string[]): string[] {
  const known = new Set(pages.flatMap(sectionsOf).map(({ heading }) => heading));
  return [...leftOut, ...[...insteadOf].flat(), ...afterSetup, ...expendable, runHeading]
    .filter((heading) => !known.has(heading))
    .map((heading) => `No get-started page has "${heading}".${didYouMean(heading, [...known])}`);
}

/** Outcome of {@link agentFile}. */
export interface AgentFile extends TextFile {
  /** What is wrong, one sentence each. */
  readonly problems: readonly string[];
}

/**
 * Writes what a coding agent needs to add one SDK to an app on one platform: rules, setup, complete code, what goes
 * wrong, and the pages to read. All of it is cut from the pages, except for the rules.
 *
 * @param getStarted Markdown of the get-started page, of tabs only the first
 * @param version newest version of the package
 * @param base public address of the site, with a slash at its end
 */
export function agentFile(
  { product, name, folder, guides }: Omit<SdkPages, 'platform' | 'reference'>,
  getStarted: string,
  version: string,
  base: string,
): AgentFile {
  const page = (kind: PageKindId): MarkdownFile | undefined =>
    guides.find(({ place }) => place?.type === 'guide' && place.kind.id === kind);
  const start = sectionsOf(getStarted);
  const init = sectionsOf(page('sdkInit')?.markdown ?? '');
  const section = (sections: readonly Section[], heading: string): Section | undefined =>
    sections.find((one) => one.heading === heading);
  const problems: string[] = [];
  /** A section of the file; nothing where the page has no such section. */
  const written = (one: Section | undefined, heading = one?.heading ?? ''): string[] =>
    one === undefined ? [] : [`## ${heading}\n\n${plainText(one.text, `${base}${folder}`)}`];

  const end = start.findIndex(({ heading }) => afterSetup.has(heading));
  const setup = start
    .slice(0, Math.max(end, 0))
    .map((one) => section(start, insteadOf.get(one.heading) ?? '') ?? one)
    .filter(
      ({ heading }) => heading !== runHeading && !leftOut.has(heading) && !expendable.has(heading),
    );
  const run = section(start, runHeading);
  if (setup.length === 0) {
    problems.push(
      'The get-started page has no sections before "A document to scan", so there is nothing to tell an agent.',
    );
  }
  const index = page('apiIndex') ?? page('intro');
  const required = [
    `# ${name}: instructions for coding agents`,
    `> How to add the ${productLabel(product)} ${version} to an app. The setup and the code are those of the guides, and the code was checked against this version.`,
    [
      '## Rules',
      '',
      `- Use only functions, types, and members that these pages name${index === undefined ? '' : `. All of them: ${index.url}`}.`,
      '- Names, defaults, and code of other platforms and older versions are different. Read the page of this platform before you use a feature.',
      "- Ask the developer for the license key, and keep it where the project keeps its keys. Don't invent one.",
      "- Handle success, cancel, and failure of every call, as the code below does. A cancel isn't an error.",
      "- The SDK works offline. Don't upload what it scans unless the app already does.",
    ].join('\n'),
    ...setup.flatMap((one) => written(one)),
  ];
  const names = guides.flatMap(({ place }) => (place?.type === 'guide' ? [place.kind.id] : []));
  const pages = `## Pages\n\nThe pages are at ${base}${folder}<name>.md: ${names.join(', ')}. The links above are relative to that folder. The errors of all functions: ${base}docs/errors.md`;
  // As many as there is room for, the most useful first.
  const optional = [
    ...written(section(init, 'The order of calls')),
    ...start.filter(({ heading }) => expendable.has(heading)).flatMap((one) => written(one)),
    ...written(run === undefined ? undefined : commandsOf(run)),
    ...written(section(init, 'Troubleshooting'), 'What goes wrong during initialization'),
    ...written(section(start, 'Troubleshooting'), 'What your code has to handle'),
  ];
  const fileOf = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
  const size = (parts: readonly string[]): number => Buffer.byteLength(fileOf(parts));
  const chosen: string[] = [];
  for (const one of optional) {
    if (size([...required, ...chosen, one, pages]) <= agentBudget) chosen.push(one);
  }
  const parts = [...required, ...chosen, pages];
  if (size(parts) > agentBudget) {
    problems.push(
      `It has ${String(size(parts))} bytes, and ${String(agentBudget)} is the limit. Shorten the setup on the get-started page, or leave out one of its sections in agents.ts.`,
    );
  }
  return {
    path: `${folder}${agentFileName}`,
    text: fileOf(parts),
    problems,
  };
}
