import { lineAt } from '../../../base/lines';
import { classifyDocPath, type DocPlace } from '../../../model/docPaths';
import type { SiteIndex } from './siteIndex';
import type { Problem } from '../../../base/problems';
import type { ApiSet, Scope } from '../../api/types';
import type { StarterArchive } from './starters';
import type { SharedText } from '../source/sharedText';
import type { VerificationReport } from '../../../base/verificationReport';

/** Everything expansion reads besides the page itself. */
export interface ExpandInput {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  readonly shared: SharedText;
  /** Starter projects of each product and platform, by `apiKey`. */
  readonly starters?: ReadonlyMap<string, readonly StarterArchive[]>;
  /** Source of a sample file by path relative to the site, or `undefined` if there is none. */
  readonly readSample: (path: string) => string | undefined;
  /** All sample files, for suggestions. */
  readonly sampleFiles: readonly string[];
  /** Which checker accepted a sample's text (`compiled` …), if one did. */
  readonly verified?: (path: string, source: string) => string | undefined;
  /** Report of the last check of samples. */
  readonly report?: VerificationReport | undefined;
}

/** A page being expanded, and where its problems and dependencies are collected. */
export interface PageContext {
  /** Relative to the site. */
  readonly path: string;
  readonly place: DocPlace;
  /** Product and platform of the page, if it has any. */
  readonly scope: Scope | undefined;
  readonly input: ExpandInput;
  readonly problems: Problem[];
  /** Files of samples and shared text that the page is made from, relative to the site. */
  readonly dependencies: Set<string>;
}

/** A text on a page: that of the page itself, or a section of shared text. */
export interface TextContext extends PageContext {
  /** File that the text is written in, relative to the site. */
  readonly file: string;
  /** Lines of the file before the text. */
  readonly lineOffset: number;
  /** Sections of shared text that include the text, the outermost first; none for the page itself. */
  readonly parents: readonly string[];
}

/** The context of a page, without problems and dependencies as yet. */
export function pageContext(path: string, input: ExpandInput): PageContext {
  const place = classifyDocPath(path.replace(/^docs\//, ''));
  const scope =
    place.type === 'guide' || place.type === 'reference'
      ? { product: place.product, platform: place.platform }
      : undefined;
  return { path, place, scope, input, problems: [], dependencies: new Set() };
}

/** Line of the file on which the character at `offset` of a text is written, counted from 1. */
export function lineInFile(text: string, offset: number, { lineOffset }: TextContext): number {
  return lineAt(text, offset) + lineOffset;
}

/** Records a problem of a text. */
export function reportAt({ problems, file }: TextContext, line: number, message: string): void {
  problems.push({ file, line, message });
}
