import { basename, posix } from 'node:path';
import { fromMarkdown, parseProblem, sharedTree } from './markdownTree';
import { visitParents } from 'unist-util-visit-parents';
import type { Code, Root } from 'mdast';
import { readMeta } from '../../../samples/verifier/src/fences.mjs';
import { readRegion, stripMarkers } from '../../../samples/verifier/src/regions.mjs';
import { placeOf } from '../../sdk/docPaths';
import { didYouMean } from '../../../samples/verifier/src/nearest.mjs';
import { spellLiterals } from '../../sdk/spelling';
import { autoImports } from './autoImports';
import { versionAnchor } from './changelog';
import { findDirectives } from './directives/find';
import { errorList, errorRows } from './errors';
import { linkTo } from './links';
import { addressesOf, malformedPart } from './malformed';
import { missingColors } from './missingColors';
import { versionsOf, type SiteIndex } from './pageFacts';
import { problemsOf, type Problem } from './problems';
import { apiKey, resolveSymbol, type ApiSet, type Scope } from './resolve';
import { unknownSection, type SharedText } from './sharedText';
import { unknownComponent } from './unknownComponents';
import { verificationTables, type VerificationReport } from './verification';
import { optionsTable, signatureBlock, type RenderContext } from './tables';

/** Everything expansion reads besides the page itself. */
export interface ExpandInput {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  readonly shared: SharedText;
  /** Source of a sample file by path relative to the site, or `undefined` if there is none. */
  readonly readSample: (path: string) => string | undefined;
  /** All sample files, for suggestions. */
  readonly sampleFiles: readonly string[];
  /** Which checker accepted a sample's text (`compiled` …), if one did. */
  readonly verified?: (path: string, source: string) => string | undefined;
  /** Report of the last check of samples. */
  readonly report?: VerificationReport | undefined;
}

export interface Expanded {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Files of samples and shared text the text is made from, relative to the site. */
  readonly dependencies: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

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

const tabLabels: Readonly<Record<string, string>> = {
  kotlin: 'Kotlin',
  java: 'Java',
  swift: 'Swift',
  csharp: 'C#',
  dart: 'Dart',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  bash: 'Shell',
  xml: 'XML',
  groovy: 'Groovy',
};

/**
 * Turns a page as it is written into the Markdown that is shown: shared text, versions and facts,
 * code from samples, option tables, signatures and symbol links. Pure but for what `input` reads. The
 * same function serves the MDX loader, the check of all pages and the Markdown twins.
 *
 * @param path of the page, relative to the site
 */
export function expand(path: string, source: string, input: ExpandInput): Expanded {
  const body = expandBody(path, source, input);
  const place = placeOf(path.replace(/^docs\//, ''));
  const scope =
    place.type === 'guide' || place.type === 'reference'
      ? { product: place.product, platform: place.platform }
      : undefined;
  return { ...body, text: addHead(body.text, scope, place.type === 'guide', input) };
}

/** A page, or a part of it, without what every page gets at its top. */
function expandBody(path: string, source: string, input: ExpandInput): Expanded {
  const problems: Problem[] = [];
  const dependencies = new Set<string>();
  const place = placeOf(path.replace(/^docs\//, ''));
  const scope: Scope | undefined =
    place.type === 'guide' || place.type === 'reference'
      ? { product: place.product, platform: place.platform }
      : undefined;

  const spelled = (markdown: string): string =>
    scope === undefined ? markdown : spellLiterals(markdown, scope.platform);

  const linkSymbols = (markdown: string, file: string, line: number): string =>
    spelled(markdown).replace(/`sdk:([^`]+)`/g, (_, reference: string) =>
      symbolMarkup(reference, file, line, true),
    );

  const symbolMarkup = (reference: string, file: string, line: number, linked: boolean): string => {
    if (scope === undefined) {
      problems.push({
        file,
        line,
        message: `\`sdk:${reference}\`: symbol links need a platform, and this page has none.`,
      });
      return `\`${reference}\``;
    }
    const resolution = resolveSymbol(input.apis, scope, reference);
    if ('problem' in resolution) {
      problems.push({ file, line, message: resolution.problem });
      return `\`${reference}\``;
    }
    const { text } = resolution.ok;
    if (!linked) return `\`${text}\``;
    const href = linkTo(input.apis, input.index, scope, resolution.ok, path);
    if (href === undefined) {
      problems.push({
        file,
        line,
        message: `\`sdk:${reference}\` has nothing to link to: no <Options> or <Signature> on the ${scope.platform} pages shows "${resolution.ok.id}".`,
      });
      return `\`${text}\``;
    }
    return `[\`${text}\`](${href})`;
  };

  /** @param parents Sections of shared text that the text stands in, the outermost first. */
  const expandText = (
    file: string,
    raw: string,
    parents: readonly string[],
    lineOffset: number,
  ): string => {
    const isShared = parents.length > 0;
    const report = (offset: number, message: string, text = raw): void => {
      problems.push({ file, line: lineAt(text, offset) + lineOffset, message });
    };

    // Placeholders first: their braces are expressions to MDX.
    const facts = scope === undefined ? undefined : input.index.facts.get(apiKey(scope));
    const versions = scope === undefined ? [] : versionsOf(input.index, scope);
    let text = raw.replace(/\{\{([^{}\n]*)\}\}/g, (whole, inner: string, offset: number) => {
      const name = inner.trim();
      if (name.startsWith('fact.')) {
        const value = facts?.[name.slice(5)];
        if (value === undefined) {
          report(
            offset,
            `No fact "${name.slice(5)}" for this platform.${didYouMean(name.slice(5), Object.keys(facts ?? {}))}`,
          );
        }
        return value ?? whole.replace(/[{}]/g, '');
      }
      const number = name === 'version' ? 0 : name === 'previousVersion' ? 1 : -1;
      const version = versions[number];
      if (number < 0) {
        report(
          offset,
          `Unknown placeholder "{{${name}}}".${didYouMean(name, ['version', 'previousVersion', 'fact.'])}`,
        );
      } else if (version === undefined) {
        report(
          offset,
          `"{{${name}}}" needs an entry in this platform's changelog, and there is none.`,
        );
      }
      return version ?? whole.replace(/[{}]/g, '');
    });

    let tree: Root;
    try {
      tree = isShared ? sharedTree(text) : fromMarkdown(text);
    } catch (error) {
      const { line, message } = parseProblem(error);
      problems.push({ file, line: line + lineOffset, message });
      return text;
    }
    const edits: Edit[] = [];

    const context = (line: number): RenderContext | undefined =>
      scope === undefined
        ? undefined
        : {
            apis: input.apis,
            scope,
            link: (markdown) => linkSymbols(markdown, file, line),
            hrefOf: (reference) => {
              const resolution = resolveSymbol(input.apis, scope, reference);
              if (!('ok' in resolution) || resolution.ok.kind !== 'type') return undefined;
              return linkTo(input.apis, input.index, scope, resolution.ok, path);
            },
          };

    const directives = findDirectives(text);
    const directiveStarts = new Set(directives.map(({ start }) => start));
    for (const directive of directives) {
      const { attributes, start, end, name } = directive;
      const line = lineAt(text, start) + lineOffset;
      if (name === 'Shared') {
        const reference = attributes.of ?? '';
        const section = input.shared.get(reference);
        if (section === undefined) {
          problems.push({ file, line, message: unknownSection(reference, input.shared) });
          continue;
        }
        if (parents.includes(reference)) {
          const message = `The section "${reference}" includes itself.`;
          problems.push({ file, line, message });
          continue;
        }
        dependencies.add(section.file);
        const within = [...parents, reference];
        const text = expandText(section.file, section.text, within, section.line - 1);
        edits.push({ start, end, text });
        continue;
      }
      if (name === 'Verification') {
        edits.push({ start, end, text: verificationTables(input.report) });
        continue;
      }
      if (name === 'ErrorList') {
        const text = errorList({
          index: input.index.errors,
          apis: input.apis,
          expandOn: (page, part) => {
            const shown = expandBody(page, part, input);
            // Their own page reports the same with its line.
            for (const dependency of shown.dependencies) dependencies.add(dependency);
            return shown.text;
          },
        });
        edits.push({ start, end, text });
        continue;
      }
      const render = context(line);
      if (render === undefined || scope === undefined) {
        problems.push({
          file,
          line,
          message: `<${name}> needs a platform, and this page has none.`,
        });
        continue;
      }
      if (name === 'Errors') {
        const { errors } = input.index;
        const rows = errorRows(attributes.of ?? '', attributes.group, scope, errors, input.apis);
        if ('problem' in rows) problems.push({ file, line, message: rows.problem });
        else edits.push({ start, end, text: render.link(rows.text) });
        continue;
      }
      const resolution = resolveSymbol(input.apis, scope, attributes.of ?? '');
      if ('problem' in resolution) {
        problems.push({
          file,
          line,
          message: `<${name} of="${attributes.of ?? ''}">: ${resolution.problem}`,
        });
        continue;
      }
      if (name === 'Signature') {
        edits.push({ start, end, text: signatureBlock(resolution.ok, render) });
        continue;
      }
      const table = optionsTable(resolution.ok, attributes, render);
      if (table.known.length === 0) {
        problems.push({
          file,
          line,
          message: `<Options of="${attributes.of ?? ''}">: the type has no members on ${scope.platform}.`,
        });
      }
      for (const unknown of table.unknown) {
        problems.push({
          file,
          line,
          message: `<Options of="${attributes.of ?? ''}">: "${unknown}" is no member.${didYouMean(unknown, table.known)}`,
        });
      }
      edits.push({ start, end, text: table.text });
    }

    const fences: {
      readonly node: Code;
      readonly start: number;
      readonly end: number;
      text: string;
      readonly tab: string | undefined;
    }[] = [];
    visitParents(tree, (node, ancestors) => {
      const start = node.position?.start.offset;
      const end = node.position?.end.offset;
      if (start === undefined || end === undefined) return;
      const line = (node.position?.start.line ?? 1) + lineOffset;
      for (const url of addressesOf(node)) {
        const malformed = malformedPart(url);
        if (malformed !== undefined) {
          problems.push({
            file,
            line,
            message: `The link "${url}" cannot be decoded: ${malformed}`,
          });
        }
      }
      if (isShared && node.type === 'link') {
        const missing = missingPage(node.url, path, input.index);
        if (missing !== undefined) problems.push({ file, line, message: missing });
      }
      const unknown = directiveStarts.has(start) ? undefined : unknownComponent(node, tree);
      if (unknown !== undefined) problems.push({ file, line, message: unknown });
      if (node.type === 'inlineCode') {
        const { value } = node;
        if (!value.startsWith('sdk:')) {
          // Shared text is written once for all languages; a page uses its own.
          const code = text.slice(start, end);
          if (isShared && spelled(code) !== code) edits.push({ start, end, text: spelled(code) });
          return;
        }
        const linked = !ancestors.some((a) => a.type === 'link' || a.type === 'heading');
        edits.push({ start, end, text: symbolMarkup(value.slice(4), file, line, linked) });
      }
      if (
        node.type === 'heading' &&
        place.type === 'guide' &&
        place.kind.id === 'changelog' &&
        !isShared
      ) {
        const heading = text.slice(start, end);
        const version = /^##\s+(\d[\w.-]*)\s+\(/.exec(heading)?.[1];
        if (node.depth === 2 && version !== undefined) {
          edits.push({ start: end, end, text: ` {#${versionAnchor(version)}}` });
        }
      }
      if (node.type === 'code') {
        const fence = expandFence(node, file, line);
        fences.push({ node, start, end, ...fence });
      }
    });

    const indentOf = (offset: number): string =>
      text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const reindent = (value: string, offset: number): string => {
      const indent = indentOf(offset);
      return /^\s+$/.test(indent) ? value.split('\n').join(`\n${indent}`) : value;
    };
    // Adjacent fences that ask for it become one set of tabs.
    for (let i = 0; i < fences.length; i += 1) {
      const first = fences[i];
      if (first === undefined) continue;
      const group = [first];
      while (first.tab !== undefined) {
        const last = group.at(-1);
        const next = fences[i + 1];
        if (
          last === undefined ||
          next?.tab === undefined ||
          text.slice(last.end, next.start).trim() !== ''
        )
          break;
        group.push(next);
        i += 1;
      }
      const last = group.at(-1) ?? first;
      const lacking = first.tab === undefined ? undefined : missingTab(group);
      if (lacking !== undefined) {
        const line = (lacking.of.node.position?.start.line ?? 1) + lineOffset;
        problems.push({ file, line, message: lacking.message });
      }
      if (first.tab === undefined || group.length === 1) {
        edits.push({ start: first.start, end: first.end, text: reindent(first.text, first.start) });
        continue;
      }
      const labels = group.map((fence) => fence.tab ?? '');
      const groupId = labels
        .map((label) => label.toLowerCase())
        .sort()
        .join('-');
      const body = `<Tabs groupId="${groupId}">\n${group
        .map(
          (fence) =>
            `<TabItem value="${(fence.tab ?? '').toLowerCase()}" label="${fence.tab ?? ''}">\n\n${fence.text}\n\n</TabItem>`,
        )
        .join('\n')}\n</Tabs>`;
      edits.push({ start: first.start, end: last.end, text: reindent(body, first.start) });
    }
    text = applyEdits(text, edits);
    return text;
  };

  const expandFence = (
    node: Code,
    file: string,
    line: number,
  ): { text: string; tab: string | undefined } => {
    const meta = readMeta(node.meta ?? '');
    const language = node.lang ?? '';
    const problem = (message: string): void => void problems.push({ file, line, message });
    const tab = meta.has('tab') ? meta.get('tab') || tabLabels[language] || language : undefined;
    const fenced = (
      code: string,
      extra: readonly string[],
    ): { text: string; tab: string | undefined } => {
      const kept = ['title', 'lines', 'signature', 'noverify'].flatMap((name) => {
        const value = meta.get(name);
        if (value === undefined) return [];
        if (name === 'noverify') return [];
        return name === 'lines' ? [`{${value}}`] : [value === '' ? name : `${name}="${value}"`];
      });
      const ticks = '`'.repeat(
        Math.max(3, ...[...code.matchAll(/`{3,}/g)].map((m) => m[0].length + 1)),
      );
      const info = [language, ...kept, ...extra].join(' ').trim();
      return { text: `${ticks}${info}\n${code}\n${ticks}`, tab };
    };
    if (meta.has('signature') || place.type === 'reference') return fenced(node.value, []);

    const marks = ['reference', 'verify', 'noverify'].filter((name) => meta.has(name));
    if (language === '') problem('A code block names its language.');
    if (marks.length !== 1) {
      problem(
        `A code block carries exactly one of reference=, verify and noverify="reason"; this one has ${marks.length === 0 ? 'none' : marks.join(' and ')}.`,
      );
    }
    if (meta.has('noverify') && (meta.get('noverify') ?? '').length < 3) {
      problem('noverify="…" says why the block cannot be checked.');
    }
    const reference = meta.get('reference');
    if (reference === undefined) return fenced(node.value, []);
    const [sample = '', region] = reference.split('#');
    if (node.value.trim() !== '')
      problem(`The block takes its code from ${sample}; leave it empty.`);
    let sampleSource: string | undefined;
    try {
      sampleSource = input.readSample(sample);
    } catch (error) {
      problems.push(...problemsOf(error));
      return fenced(`(missing: ${sample})`, []);
    }
    if (sampleSource === undefined) {
      problem(`There is no sample file "${sample}".${didYouMean(sample, input.sampleFiles)}`);
      return fenced(`(missing: ${sample})`, []);
    }
    dependencies.add(sample);
    try {
      const code =
        region === undefined ? stripMarkers(sampleSource) : readRegion(sampleSource, region).code;
      const extra = [`source="${sample}"`, `name="${basename(sample)}"`];
      const level = input.verified?.(sample, sampleSource);
      if (level !== undefined) extra.push(`verified="${level}"`);
      return fenced(language === 'diff' ? diffOf(code) : code, extra);
    } catch (error) {
      problem(`${sample}: ${error instanceof Error ? error.message : String(error)}`);
      return fenced(`(missing: ${reference})`, []);
    }
  };

  return { text: expandText(path, source, [], 0), problems, dependencies: [...dependencies] };
}

/**
 * Adds what the writer of a page need not write: imports, the line of availability, the platform of
 * the theme builder and the colors that it lacks.
 */
function addHead(
  text: string,
  scope: Scope | undefined,
  isGuide: boolean,
  input: ExpandInput,
): string {
  const version = scope === undefined ? undefined : versionsOf(input.index, scope)[0];
  const line = isGuide
    ? `<Availability${version === undefined ? '' : ` version="${version}"`} />`
    : '';
  const withPlatform =
    scope === undefined
      ? text
      : text.replace(/<ThemeBuilder(?:\s+platform="[^"]*")?\s*\/>/g, () => {
          const missing = missingColors(input.apis, scope).join(' ');
          const lacks = missing === '' ? '' : ` lacks="${missing}"`;
          return `<ThemeBuilder platform="${scope.platform}"${lacks} />`;
        });
  const head = [autoImports(`${line}\n${withPlatform}`), line].filter(Boolean).join('\n\n');
  const front = /^---\n[\s\S]*?\n---\n/.exec(withPlatform)?.[0] ?? '';
  return head === '' ? withPlatform : `${front}\n${head}\n\n${withPlatform.slice(front.length)}`;
}

/**
 * Why a link in shared text leads nowhere from the page that includes it. Docusaurus reports it, too, but
 * for the page, on which the link isn't written.
 */
function missingPage(url: string, page: string, index: SiteIndex): string | undefined {
  const [file = ''] = url.split('#');
  if (!/^\.{1,2}\/.*\.mdx$/.test(file)) return undefined;
  const target = posix.join(posix.dirname(page), file);
  const pages = [...index.errors.anchors.keys()];
  if (pages.includes(target)) return undefined;
  const beside = pages.filter((path) => posix.dirname(path) === posix.dirname(target));
  const suggestion = didYouMean(
    posix.basename(target, '.mdx'),
    beside.map((path) => posix.basename(path, '.mdx')),
  );
  return `The link "${url}" leads to no page from ${page}: there is no ${target}.${suggestion}`;
}

interface TabFence {
  readonly node: Pick<Code, 'lang' | 'position'>;
  readonly tab: string | undefined;
}

/** Languages of which a reader has chosen one: where one has a tab, the other has one, too. */
const counterparts: Readonly<Record<string, string>> = { Kotlin: 'Java', Java: 'Kotlin' };

/** The first tab of a set whose counterpart is missing, and what is wrong with it. */
function missingTab<T extends TabFence>(
  group: readonly T[],
): { readonly of: T; readonly message: string } | undefined {
  const labels = group.map(({ tab }) => tab);
  for (const of of group) {
    const other = counterparts[of.tab ?? ''];
    if (other !== undefined && !labels.includes(other)) {
      return {
        of,
        message: `The ${of.tab ?? ''} tab has no ${other} tab. Put the same code in ${other} right above or below it, with "tab".`,
      };
    }
  }
  const [of] = group;
  return group.length === 1 && of !== undefined
    ? { of, message: 'This tab is the only one. Add the others right below it, or remove "tab".' }
    : undefined;
}
