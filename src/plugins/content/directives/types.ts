import type { TextContext } from '../site/expandContext';
import type { Placed } from '../source/placed';
import type { Scope } from '../../api/types';
import type { RenderContext } from '../symbols/tables';

/** What rendering a directive needs of the text that it is written in. */
export interface DirectiveContext extends TextContext {
  /** Line of the file on which the directive is written. */
  readonly line: number;
  /** Records a problem on the directive's line. */
  readonly report: (message: string) => void;
  /** Expands a text that is included here. */
  readonly expandText: (text: string, context: TextContext) => Placed;
  /** A generated text as the page shows it: without conditions, in the platform's spelling, with links to symbols. */
  readonly link: (markdown: string) => string;
  /** Expands a text as if it were written on another page; what is wrong there is not reported. */
  readonly expandOn: (page: string, text: string) => string;
}

/** Attributes of an element as written in a page; those without a value are empty. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Renders an element that the build replaces.
 *
 * @returns The Markdown in its place, or `undefined` after reporting why there is none.
 */
export type RenderDirective = (
  attributes: Attributes,
  context: DirectiveContext,
) => Placed | string | undefined;

/** The context of a directive on a page with a platform. */
export interface PlatformContext extends DirectiveContext {
  readonly scope: Scope;
  /** What tables and signatures need of the page. */
  readonly render: RenderContext;
}
