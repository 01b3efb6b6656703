import { maskFences, readFences } from '../../../base/fences';
import { apiKey } from '../../api/types';
import { readVersionHeading } from '../../../base/changelog';
import { versionAnchor } from '../changelog/changelog';
import { codeBlockEdits, expandCodeBlock } from './codeBlocks';
import { directives } from '../directives';
import { directiveProperties } from '../../components/directives';
import { findDirectives, type Directive } from '../source/findDirectives';
import {
  lineInFile,
  pageContext,
  reportAt,
  type ExpandInput,
  type PageContext,
  type TextContext,
} from '../site/expandContext';
import { inlineCodeOf } from '../source/inlineCode';
import { unknownMember } from '../symbols/packageSignatures';
import { inspect, type Inspection, type LinkTarget } from './inspect';
import { unknownProperties } from '../../components/elements';
import { parseProblem } from '../../tree/markdownTree';
import { withPageHead } from './pageHead';
import {
  applyEdits,
  placedAt,
  placeOf,
  type Edit,
  type SourcePlace,
  type Placed,
} from '../source/placed';
import { fillPlaceholders } from './placeholders';
import type { Problem } from '../../../base/problems';
import { applyConditions, linkSymbols, symbolMarkup, withPlatformLiterals } from './symbolLinks';

/** A link or an image, and where it was written. */
export type PlacedLink = LinkTarget & SourcePlace;

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
  const found = inspected(page, context);
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

/** What the checks find on an expanded page; where it isn't valid MDX, that is its problem. */
function inspected(page: Placed, { place, problems }: PageContext): Inspection | undefined {
  try {
    return inspect(page.text, place);
  } catch (error) {
    const starts = lineStarts(page.text);
    problems.push(parseProblem(error, (line) => placeOf(page, starts[line - 1] ?? 0)));
    return undefined;
  }
}

const expandPage = (source: string, page: PageContext): Placed =>
  expandText(source, { ...page, file: page.path, lineOffset: 0, parents: [] });

/** Expands the text of a page or of a section of shared text. */
function expandText(source: string, context: TextContext): Placed {
  // Placeholders first: their braces are expressions to MDX.
  const text = applyConditions(fillPlaceholders(source, context), context);
  return applyEdits(placedAt(text, { file: context.file, line: context.lineOffset + 1 }), [
    ...directiveEdits(text, findDirectives(text), context),
    ...inlineCodeEdits(text, context),
    ...fenceEdits(text, context),
    ...headingEdits(text, context),
  ]);
}

const isShared = ({ parents }: TextContext): boolean => parents.length > 0;

/** What replaces the directives of a text. */
function directiveEdits(text: string, found: readonly Directive[], context: TextContext): Edit[] {
  return found.flatMap(({ name, attributes, start, end }) => {
    const line = lineInFile(text, start, context);
    const report = (message: string): void => reportAt(context, line, message);
    unknownProperties(name, Object.keys(attributes), directiveProperties[name]).forEach(report);
    const rendered = directives[name](attributes, {
      ...context,
      line,
      report,
      expandText,
      link: (markdown) => linkSymbols(markdown, line, context),
      expandOn: (path, part) => {
        // That page reports its own problems, with the right line.
        const page = { ...pageContext(path, context.input), dependencies: context.dependencies };
        return expandPage(part, page).text;
      },
    });
    // Its problems were reported.
    return [{ start, end, text: rendered ?? '' }];
  });
}

/** Offsets at which the lines of a text begin. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
}

/** Code blocks with their code from samples, and groups of tabs. */
function fenceEdits(text: string, context: TextContext): readonly Edit[] {
  const starts = lineStarts(text);
  const blocks = readFences(text).map((fence) => {
    const line = fence.fenceLine + context.lineOffset;
    return {
      start: (starts[fence.fenceLine - 1] ?? 0) + fence.indent,
      end: (starts[fence.endLine] ?? text.length + 1) - 1,
      line,
      ...expandCodeBlock(fence, line, context),
    };
  });
  return codeBlockEdits(text, blocks, context);
}

/** Symbol references become links. Literals in shared text, written for all platforms, become this one's. */
function inlineCodeEdits(text: string, context: TextContext): Edit[] {
  return inlineCodeOf(text).flatMap(({ start, end, value, isInLink }) => {
    const written = text.slice(start, end);
    if (value.startsWith('sdk:')) {
      const line = lineInFile(text, start, context);
      const as = isInLink ? 'code' : 'link';
      return [{ start, end, text: symbolMarkup(value.slice('sdk:'.length), line, as, context) }];
    }
    const api = context.scope && context.input.apis.platforms.get(apiKey(context.scope));
    const unknown = api?.others && unknownMember(value, [api, ...api.others]);
    if (unknown !== undefined) reportAt(context, lineInFile(text, start, context), unknown);
    const shown = isShared(context) ? withPlatformLiterals(written, context) : written;
    return shown === written ? [] : [{ start, end, text: shown }];
  });
}

/** The anchors of versions in a changelog; other headings get none. */
function headingEdits(text: string, context: TextContext): Edit[] {
  const { place } = context;
  const isChangelog = place.type === 'guide' && place.kind.id === 'changelog';
  if (!isChangelog || isShared(context)) return [];
  return [...maskFences(text).matchAll(/^## .*$/gm)].flatMap(({ index, 0: written }) => {
    const version = readVersionHeading(written)?.version;
    if (version === undefined) return [];
    const end = index + written.trimEnd().length;
    return [{ start: end, end, text: ` {#${versionAnchor(version)}}` }];
  });
}
