import { maskFences } from '../../base/fences';
import { groupBy } from '../../base/groupBy';
import { platformFolder, type DocPlace } from '../../model/docPaths';
import { agentFileName } from '../../model/markdownPath';
import type { PageKindId } from '../../model/pageKinds';
import { platformById, productLabel, type PlatformId, type ProductId } from '../../model/platforms';
import type { MarkdownFile, TextFile } from './llms';

/** Largest file for an agent, in bytes: more would crowd out the code of the app that it works on. */
export const agentBudget = 12_000;

/** The pages of one SDK on one platform, of tabs only the first. */
export interface AgentPages {
  readonly product: ProductId;
  readonly platform: PlatformId;
  /** Newest version of the package. */
  readonly version: string;
  readonly guides: readonly (MarkdownFile & {
    readonly place: Extract<DocPlace, { type: 'guide' }>;
  })[];
}

/** A section of a page: its heading of level 2 and what follows. */
interface Section {
  readonly heading: string;
  readonly text: string;
}

/** Leaves the first tab of each set: an agent needs one complete program, not the same in other languages. */
export function withFirstTabs(source: string): string {
  return source.replace(/<Tabs\b[^>]*>[\s\S]*?<\/Tabs>/g, (tabs) => {
    const end = tabs.indexOf('</TabItem>');
    return end < 0 ? tabs : `${tabs.slice(0, end)}</TabItem>\n</Tabs>`;
  });
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

/** Text without links to pages, which the list at the end has, and without captions of pictures. */
const plainText = (text: string): string =>
  text
    .split(/(^`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\[((?:[^\][]|\[[^\]]*\])*)\]\([^\s)]+\.md(?:#[^\s)]*)?\)/g, '$1')
            .replace(/^\*[^*\n]+\*(?: – .*)?$\n*/gm, '')
            // The other words of a block's caption are for readers of the page.
            .replace(/^(?:\*\*[^*\n]+\*\* · )?(`[^`\n]+`) · .*$/gm, '$1'),
    )
    .join('');

/** How the file uses sections of the get-started page, by their headings. It takes over those that aren't here. */
const sectionUse: Readonly<Record<string, 'left out' | 'after setup' | 'if there is room'>> = {
  'Create a project': 'left out',
  'Next steps': 'left out',
  'Run the app': 'left out',
  'Starter project': 'left out',
  'Starter projects': 'left out',
  'Your first scan': 'left out',
  // From here on, the page only explains.
  'A code to scan': 'after setup',
  'A document to read': 'after setup',
  'A document to scan': 'after setup',
  Troubleshooting: 'after setup',
  // On license keys, and on checking an existing project.
  'Add your license key': 'if there is room',
  'Check the build settings': 'if there is room',
  'Get a license key': 'if there is room',
};

const isExpendable = (heading: string): boolean => sectionUse[heading] === 'if there is room';

/** Takes out of a section the subsections that can be left out. */
function splitExpendable({ heading, text }: Section): Section[] {
  const [lead = '', ...below] = text.split(/^(?=### )/m);
  const parts = groupBy(below, (part) => isExpendable(part.slice(4, part.indexOf('\n'))));
  return [
    { heading, text: [lead, ...(parts.get(false) ?? [])].join('') },
    ...(parts.get(true) ?? []).map((part) => {
      const [title = '', ...lines] = part.slice(4).split('\n');
      return { heading: title, text: lines.join('\n').trim() };
    }),
  ];
}

const renamed = (section: Section | undefined, heading: string): Section | undefined =>
  section === undefined ? undefined : { ...section, heading };

/** What has to be done before the first scan, from the get-started page. */
function setupOf(markdown: string): Section[] {
  const sections = sectionsOf(markdown);
  const end = sections.findIndex(({ heading }) => sectionUse[heading] === 'after setup');
  const last = sections.slice(end + 1).filter(({ heading }) => heading === 'Add your license key');
  return [...sections.slice(0, Math.max(end, 0)), ...last].filter(
    ({ heading }) => sectionUse[heading] !== 'left out',
  );
}

const bytes = (text: string): number => Buffer.byteLength(text);

const written = ({ heading, text }: Section): string => `## ${heading}\n\n${plainText(text)}`;

/** Outcome of {@link agentFile}. */
export interface AgentFile extends TextFile {
  /** What is wrong, one sentence each. */
  readonly problems: readonly string[];
}

/**
 * Writes what a coding agent needs to add one SDK to an app on one platform: rules, setup, complete code, what goes
 * wrong, and the pages to read. All of it is cut from the pages, except for the rules.
 *
 * @param base public address of the site, with a slash at its end
 */
export function agentFile(
  { product, platform, version, guides }: AgentPages,
  base: string,
): AgentFile {
  const name = `${productLabel(product)} for ${platformById(platform).label}`;
  const page = (kind: PageKindId): MarkdownFile | undefined =>
    guides.find(({ place }) => place.kind.id === kind);
  const section = (kind: PageKindId, heading: string): Section | undefined =>
    sectionsOf(page(kind)?.markdown ?? '').find((one) => one.heading === heading);
  const problems: string[] = [];

  const folder = `docs/${platformFolder(product, platform)}/`;
  const setup = setupOf(page('getStarted')?.markdown ?? '').flatMap(splitExpendable);
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
      "- The SDK works offline. Don't upload scanned documents unless the app already does.",
    ].join('\n'),
    ...setup.filter(({ heading }) => !isExpendable(heading)).map(written),
  ];
  const names = guides.map(({ place }) => place.kind.id);
  const pages = `## Pages\n\nThe pages are at ${base}${folder}<name>.md: ${names.join(', ')}. The errors of all functions: ${base}docs/errors.md`;
  // As many as there is room for, the most useful first.
  const optional = [
    section('sdkInit', 'The order of calls'),
    ...setup.filter(({ heading }) => isExpendable(heading)),
    renamed(section('sdkInit', 'Troubleshooting'), 'What goes wrong during initialization'),
    renamed(section('getStarted', 'Troubleshooting'), 'What your code has to handle'),
  ].flatMap((one) => (one === undefined ? [] : [written(one)]));
  const size = (parts: readonly string[]): number => bytes(`${parts.join('\n\n')}\n`);
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
    text: `${parts.join('\n\n')}\n`,
    problems,
  };
}
