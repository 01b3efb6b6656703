import { basename } from 'node:path';
import { readClaim, readMeta, type Fence } from '../../../base/fences';
import { apiKey } from '../../api/types';
import { codeLanguages, languageLabel } from '../../code/highlight';
import { didYouMean } from '../../../base/nearest';
import { readRegion, RegionError, stripMarkers } from '../../../base/regions';
import { reportAt, type TextContext } from '../site/expandContext';
import type { Edit } from '../source/placed';
import { problemsOf } from '../../../base/problems';
import { signatureProblems } from '../symbols/packageSignatures';

/** A code block as it is written. */
type CodeBlock = Pick<Fence, 'language' | 'meta' | 'code'>;

/** A rendered code block, and the label of its tab if it is in one. */
interface ExpandedBlock {
  readonly text: string;
  readonly tab: string | undefined;
}

/** Removed and added lines of a region that is shown as a diff; see CONTRIBUTING. */
export function diffOf(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const removed = /^(\s*)(?:\/\/|#)-\s?(.*)$/.exec(line);
      if (removed !== null) return `- ${removed[1] ?? ''}${removed[2] ?? ''}`;
      const added = /^(.*?)\s*(?:\/\/|#)\+\s*$/.exec(line);
      if (added !== null) return `+ ${added[1] ?? ''}`;
      return line === '' ? '' : `  ${line}`;
    })
    .join('\n');
}

/** The code of a region, or of a whole file, and what the block says of it; `undefined` after a report. */
function sampleCode(
  language: string,
  sample: string,
  region: string | undefined,
  report: (message: string) => void,
  { dependencies, input, problems }: TextContext,
): { readonly code: string; readonly info: readonly string[] } | undefined {
  let source: string | undefined;
  try {
    source = input.readSample(sample);
  } catch (error) {
    problems.push(...problemsOf(error));
    return undefined;
  }
  if (source === undefined) {
    report(`There is no sample file "${sample}".${didYouMean(sample, input.sampleFiles)}`);
    return undefined;
  }
  dependencies.add(sample);
  try {
    const code = region === undefined ? stripMarkers(source) : readRegion(source, region).code;
    const level = input.verified?.(sample, source);
    const info = [`source="${sample}"`, `name="${basename(sample)}"`];
    if (region !== undefined) info.push(`region="${region}"`);
    if (level !== undefined) info.push(`verified="${level}"`);
    return { code: language === 'diff' ? diffOf(code) : code, info };
  } catch (error) {
    if (!(error instanceof RegionError)) throw error;
    for (const { line, message } of error.faults) {
      // Problems of the file itself are corrected there.
      if (line === undefined) report(`${sample}: ${message}`);
      else problems.push({ file: sample, line, message });
    }
    return undefined;
  }
}

/**
 * A code block as it is shown, with its code from the samples. Its problems are reported.
 *
 * @param line Line of the file on which the block begins.
 */
export function expandCodeBlock(
  fence: CodeBlock,
  line: number,
  context: TextContext,
): ExpandedBlock {
  const { language } = fence;
  const meta = readMeta(fence.meta);
  const tab = meta.has('tab') ? meta.get('tab') || languageLabel(language) : undefined;
  const attributes = ['title', 'lines', 'signature'].flatMap((name) => {
    const value = meta.get(name);
    if (value === undefined) return [];
    return name === 'lines' ? [`{${value}}`] : [value === '' ? name : `${name}="${value}"`];
  });
  const block = (code: string, info: readonly string[] = []): ExpandedBlock => ({
    text: `\`\`\`${[language, ...attributes, ...info].join(' ').trim()}\n${code}\n\`\`\``,
    tab,
  });
  if (meta.has('signature') && context.place.type !== 'reference') {
    const { input, scope } = context;
    const api = scope && input.apis.platforms.get(apiKey(scope));
    for (const problem of signatureProblems(fence.code, api?.others ?? []))
      reportAt(context, line + problem.line, problem.message);
  }
  if (meta.has('signature') || context.place.type === 'reference') return block(fence.code);

  const report = (message: string): void => reportAt(context, line, message);
  if (language === '') report('A code block names its language.');
  else if (!codeLanguages.includes(language)) {
    report(
      `No code is highlighted as "${language}".${didYouMean(language, codeLanguages)} Known: ${codeLanguages.join(', ')}.`,
    );
  }
  const claim = readClaim(fence);
  if (claim.kind === 'wrong') report(claim.message);
  if (claim.kind !== 'reference') return block(fence.code);
  const sample = sampleCode(language, claim.file, claim.region, report, context);
  return sample === undefined ? block(`(missing: ${claim.file})`) : block(sample.code, sample.info);
}

/** A code block of a text with its place. */
export interface PlacedBlock extends ExpandedBlock {
  readonly start: number;
  readonly end: number;
  /** Line of the file on which it begins. */
  readonly line: number;
}

/** Languages of which a reader has chosen one: where one has a tab, the other has one, too. */
const counterparts: Readonly<Record<string, string>> = { Kotlin: 'Java', Java: 'Kotlin' };

/** Reports the first tab of a group that is there twice or whose counterpart is missing, or a tab that is the only one. */
function checkTabs(group: readonly PlacedBlock[], context: TextContext): void {
  const labels = group.map(({ tab }) => tab);
  const values = labels.map((label = '') => tabValue(label));
  const repeated = group.find((_, i) => values.indexOf(values[i] ?? '') < i);
  if (repeated !== undefined) {
    const message = `This set of tabs has a ${repeated.tab ?? ''} tab already. Put text between two sets, or name the tabs differently: tab="…".`;
    reportAt(context, repeated.line, message);
    return;
  }
  for (const { line, tab = '' } of group) {
    const other = counterparts[tab];
    if (other === undefined || labels.includes(other)) continue;
    const message = `The ${tab} tab has no ${other} tab. Put the same code in ${other} right above or below it, with "tab".`;
    reportAt(context, line, message);
    return;
  }
  const [first] = group;
  if (group.length === 1 && first?.tab !== undefined) {
    const message = 'This tab is the only one. Add the others right below it, or remove "tab".';
    reportAt(context, first.line, message);
  }
}

/** Blocks with tabs that have only white space between them, together; the others alone. */
function groupTabs(text: string, blocks: readonly PlacedBlock[]): PlacedBlock[][] {
  const groups: PlacedBlock[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const continues =
      last?.tab !== undefined &&
      block.tab !== undefined &&
      text.slice(last.end, block.start).trim() === '';
    if (continues) group?.push(block);
    else groups.push([block]);
  }
  return groups;
}

/**
 * Tabs of which pages show different ones, but which still share the reader's choice, by the name under which browsers
 * store it.
 */
const sharedChoices: Readonly<Record<string, readonly string[]>> = {
  'java-kotlin': ['compose', 'views, kotlin', 'kotlin', 'java'],
  'angular-react': ['angular', 'react', 'vue', 'javascript'],
  'windows-ui': ['wpf', 'windows forms', 'winui 3'],
};

/** What is stored when a tab is chosen: for Java code, the same whatever the tab is called. */
const tabValue = (label: string): string => label.toLowerCase().replace(/^views, java$/, 'java');

/** The group of sets that share a choice: one of {@link sharedChoices} with all tabs, or else that of sets with the same tabs. */
function tabGroup(values: readonly string[]): string {
  const shared = Object.entries(sharedChoices).find(([, tabs]) =>
    values.every((value) => tabs.includes(value)),
  );
  return shared?.[0] ?? [...values].sort().join('-');
}

function tabs(group: readonly PlacedBlock[]): string {
  const groupId = tabGroup(group.map(({ tab = '' }) => tabValue(tab)));
  const items = group.map(
    ({ tab = '', text }) =>
      `<TabItem value="${tabValue(tab)}" label="${tab}">\n\n${text}\n\n</TabItem>`,
  );
  return `<Tabs groupId="${groupId}">\n${items.join('\n')}\n</Tabs>`;
}

/** The expanded text indented like the line on which the block that it replaces begins. */
function indentLike(value: string, text: string, offset: number): string {
  const indent = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^\s+$/.test(indent) ? value.split('\n').join(`\n${indent}`) : value;
}

/** Replacements for the code blocks of a text. Adjacent blocks with tab labels become one group of tabs. */
export function codeBlockEdits(
  text: string,
  blocks: readonly PlacedBlock[],
  context: TextContext,
): readonly Edit[] {
  return groupTabs(text, blocks).flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    checkTabs(group, context);
    const shown = group.length === 1 ? first.text : tabs(group);
    return [{ start: first.start, end: last.end, text: indentLike(shown, text, first.start) }];
  });
}
