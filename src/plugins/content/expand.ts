import { posix } from 'node:path';
import type { Heading, Link, Nodes, Parents, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { readVersionHeading } from '../../../samples/verifier/src/changelog.mjs';
import { didYouMean } from '../../../samples/verifier/src/nearest.mjs';
import { versionAnchor } from './changelog';
import { codeBlockEdits, expandCodeBlock, type Edit, type PlacedBlock } from './codeBlocks';
import { directives } from './directives';
import { findDirectives, type Directive } from './directives/find';
import {
  lineAt,
  pageContext,
  reportAt,
  type ExpandInput,
  type PageContext,
  type TextContext,
} from './expandContext';
import { linkTargetsOf, malformedPart } from './malformed';
import { fromMarkdown, parseProblem, sharedTree } from './markdownTree';
import type { SiteIndex } from './siteIndex';
import { withPageHead } from './pageHead';
import { fillPlaceholders } from './placeholders';
import type { Problem } from './problems';
import { applyConditions, symbolMarkup, withPlatformLiterals } from './symbolLinks';
import { unknownComponent } from './unknownComponents';

export interface Expanded {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Files of samples and shared text that the page is made from, relative to the site. */
  readonly dependencies: readonly string[];
}

/**
 * Turns a page as it is written into the Markdown that is shown: shared text, versions and facts, code
 * from samples, option tables, signatures and symbol links. Pure but for what `input` reads. The MDX
 * loader, the check of all pages and the Markdown versions of pages use the same function.
 *
 * @param path of the page, relative to the site
 */
export function expand(path: string, source: string, input: ExpandInput): Expanded {
  const context = pageContext(path, input);
  const text = withPageHead(expandPage(source, context), context);
  return { text, problems: context.problems, dependencies: [...context.dependencies] };
}

const expandPage = (source: string, page: PageContext): string =>
  expandText(source, { ...page, file: page.path, lineOffset: 0, parents: [] });

/** Expands the text of a page or of a section of shared text. */
function expandText(source: string, context: TextContext): string {
  // Placeholders first: their braces are expressions to MDX.
  const text = applyConditions(fillPlaceholders(source, context), context);
  let tree: Root;
  try {
    tree = isShared(context) ? sharedTree(text) : fromMarkdown(text);
  } catch (error) {
    const { line, message } = parseProblem(error);
    reportAt(context, line + context.lineOffset, message);
    return text;
  }
  const found = findDirectives(text);
  return applyEdits(text, [
    ...directiveEdits(text, found, context),
    ...nodeEdits(text, tree, new Set(found.map(({ start }) => start)), context),
  ]);
}

const isShared = ({ parents }: TextContext): boolean => parents.length > 0;

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

/** What replaces the directives of a text. */
function directiveEdits(text: string, found: readonly Directive[], context: TextContext): Edit[] {
  return found.flatMap(({ name, attributes, start, end }) => {
    const line = lineAt(text, start, context);
    const rendered = directives[name](attributes, {
      ...context,
      line,
      report: (message) => reportAt(context, line, message),
      expandText,
      expandOn: (path, part) => {
        // That page reports its own problems, with the right line.
        const page = { ...pageContext(path, context.input), dependencies: context.dependencies };
        return expandPage(part, page);
      },
    });
    return rendered === undefined ? [] : [{ start, end, text: rendered }];
  });
}

/**
 * What replaces code, symbol references and headings of a text; links and components are checked.
 *
 * @param directiveStarts Offsets of elements that the build replaces, which are no components.
 */
function nodeEdits(
  text: string,
  tree: Root,
  directiveStarts: ReadonlySet<number>,
  context: TextContext,
): Edit[] {
  const edits: Edit[] = [];
  const blocks: PlacedBlock[] = [];
  visitParents(tree, (node, ancestors) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const line = (node.position?.start.line ?? 1) + context.lineOffset;
    checkLinks(node, line, context);
    const unknown = directiveStarts.has(start) ? undefined : unknownComponent(node, tree);
    if (unknown !== undefined) reportAt(context, line, unknown);
    const written = text.slice(start, end);
    if (node.type === 'inlineCode') {
      const shown = inlineCode(node.value, written, line, ancestors, context);
      if (shown !== written) edits.push({ start, end, text: shown });
    } else if (node.type === 'heading') {
      const anchor = headingAnchor(node, written, context);
      if (anchor !== '') edits.push({ start: end, end, text: anchor });
    } else if (node.type === 'code') {
      blocks.push({ start, end, line, ...expandCodeBlock(node, line, context) });
    }
  });
  return [...edits, ...codeBlockEdits(text, blocks, context)];
}

/** Reports links that cannot be decoded, and links of shared text that lead nowhere from this page. */
function checkLinks(node: Nodes, line: number, context: TextContext): void {
  for (const url of linkTargetsOf(node)) {
    const malformed = malformedPart(url);
    if (malformed !== undefined) {
      reportAt(context, line, `The link "${url}" cannot be decoded: ${malformed}`);
    }
  }
  if (isShared(context) && node.type === 'link') {
    const missing = missingPage(node, context.path, context.input.index);
    if (missing !== undefined) reportAt(context, line, missing);
  }
}

/**
 * Why a link in shared text leads nowhere from the page that includes it. Docusaurus reports it, too, but
 * for the page, on which the link isn't written.
 */
function missingPage({ url }: Link, page: string, index: SiteIndex): string | undefined {
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

/** Symbol references become links. Literals in shared text, written for all platforms, become this one's. */
function inlineCode(
  value: string,
  written: string,
  line: number,
  ancestors: readonly Parents[],
  context: TextContext,
): string {
  if (value.startsWith('sdk:')) {
    const isLinked = !ancestors.some(({ type }) => type === 'link' || type === 'heading');
    return symbolMarkup(value.slice('sdk:'.length), line, isLinked, context);
  }
  return isShared(context) ? withPlatformLiterals(written, context) : written;
}

/** The anchor of a version's heading in a changelog; other headings get none. */
function headingAnchor({ depth }: Heading, written: string, context: TextContext): string {
  const { place } = context;
  const isChangelog = place.type === 'guide' && place.kind.id === 'changelog';
  if (!isChangelog || isShared(context) || depth !== 2) return '';
  const version = readVersionHeading(written)?.version;
  return version === undefined ? '' : ` {#${versionAnchor(version)}}`;
}
