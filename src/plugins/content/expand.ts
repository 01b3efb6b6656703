import type { Heading, Parents, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { readVersionHeading } from '../../base/changelog.mjs';
import { versionAnchor } from './changelog';
import { codeBlockEdits, expandCodeBlock, type PlacedBlock } from './codeBlocks';
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
import { inspect, type Target } from './inspect';
import { fromMarkdown, isParseProblem, parseProblem, sharedTree } from './markdownTree';
import { withPageHead } from './pageHead';
import { applyEdits, placedAt, placeOf, type Edit, type Place, type Placed } from './placed';
import { fillPlaceholders } from './placeholders';
import type { Problem } from '../../base/problems';
import { applyConditions, symbolMarkup, withPlatformLiterals } from './symbolLinks';

/** A link or an image, and where it was written. */
export type PlacedLink = Target & Place;

export interface Expanded {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Files of samples and shared text that the page is made from, relative to the site. */
  readonly dependencies: readonly string[];
  /** The anchors that links can lead to; `undefined` where the page is not valid MDX. */
  readonly anchors: readonly string[] | undefined;
  readonly links: readonly PlacedLink[];
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
  const page = withPageHead(expandPage(source, context), context);
  const { problems } = context;
  const isInvalid = problems.some(({ message }) => isParseProblem(message));
  const found = isInvalid ? undefined : inspect(page.text, context.place);
  for (const { message, offset } of found?.problems ?? []) {
    problems.push({ ...placeOf(page, offset), message });
  }
  return {
    text: page.text,
    problems,
    dependencies: [...context.dependencies],
    anchors: found?.anchors,
    links: (found?.links ?? []).map(({ offset, ...link }) => ({
      ...link,
      ...placeOf(page, offset),
    })),
  };
}

const expandPage = (source: string, page: PageContext): Placed =>
  expandText(source, { ...page, file: page.path, lineOffset: 0, parents: [] });

/** Expands the text of a page or of a section of shared text. */
function expandText(source: string, context: TextContext): Placed {
  // Placeholders first: their braces are expressions to MDX.
  const text = applyConditions(fillPlaceholders(source, context), context);
  const placed = placedAt(text, { file: context.file, line: context.lineOffset + 1 });
  let tree: Root;
  try {
    tree = isShared(context) ? sharedTree(text) : fromMarkdown(text);
  } catch (error) {
    const { line, message } = parseProblem(error);
    reportAt(context, line + context.lineOffset, message);
    return placed;
  }
  return applyEdits(placed, [
    ...directiveEdits(text, findDirectives(text), context),
    ...nodeEdits(text, tree, context),
  ]);
}

const isShared = ({ parents }: TextContext): boolean => parents.length > 0;

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
        return expandPage(part, page).text;
      },
    });
    // What is wrong with it was reported.
    return [{ start, end, text: rendered ?? '' }];
  });
}

/** What replaces code, symbol references and headings of a text. */
function nodeEdits(text: string, tree: Root, context: TextContext): Edit[] {
  const edits: Edit[] = [];
  const blocks: PlacedBlock[] = [];
  visitParents(tree, (node, ancestors) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const line = (node.position?.start.line ?? 1) + context.lineOffset;
    const written = text.slice(start, end);
    if (node.type === 'inlineCode') {
      const shown = inlineCode(node.value, written, line, ancestors, context);
      if (shown !== written) edits.push({ start, end, text: shown });
    } else if (node.type === 'heading') {
      const anchor = headingAnchor(node, written, context);
      if (anchor !== '') edits.push({ start: end, end, text: anchor });
    } else if (node.type === 'code') {
      blocks.push({ start, end, line, ...expandCodeBlock(node, line, context) });
    } else if (node.type === 'containerDirective') {
      const [open = ''] = /^:+/.exec(written) ?? [];
      const [close = ''] = /:*$/.exec(written.trimEnd()) ?? [];
      if (close.length >= open.length) return;
      const message = `"${open}${node.name}" is not closed. Write a line "${open}" below its text.`;
      reportAt(context, line, message);
    } else if (node.type === 'text' && /^:{3,}/.test(node.value)) {
      const message = `"${node.value.split('\n')[0] ?? ''}" is shown as it is written. An admonition begins with ":::warning" or ":::warning[Title]" and ends with ":::", each on its own line.`;
      reportAt(context, line, message);
    }
  });
  return [...edits, ...codeBlockEdits(text, blocks, context)];
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
