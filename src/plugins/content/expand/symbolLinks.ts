import { spellLiterals } from '../../../model/spelling';
import { apiKey, type ApiSet, type Scope } from '../../api/types';
import { reportAt, type PageContext, type TextContext } from '../site/expandContext';
import { linkTo } from '../symbols/links';
import { withConditions, type Conditions } from '../source/conditions';
import { nativeSymbol, resolveSymbol, symbolOn } from '../symbols/resolve';

/** Spells the literals of a text for the page's platform: `nil` for `null` on a Swift platform. */
export function withPlatformLiterals(markdown: string, { scope }: PageContext): string {
  return scope === undefined ? markdown : spellLiterals(markdown, scope.platform);
}

/**
 * Renders a symbol reference such as `DocumentScannerConfiguration.autoCapture` as code in the platform's
 * spelling, linked to its description. A reference that can't be resolved is reported as a problem.
 *
 * @param line Line of the file on which the reference is written.
 * @param as What it becomes; headings and links contain code only.
 */
export function symbolMarkup(
  reference: string,
  line: number,
  as: 'link' | 'code',
  context: TextContext,
): string {
  const { input, path, scope } = context;
  const report = (problem: string): void => reportAt(context, line, problem);
  if (scope === undefined) {
    report(`\`sdk:${reference}\`: symbol links need a platform, and this page has none.`);
    return `\`${reference}\``;
  }
  const resolution = resolveSymbol(input.apis, scope, reference);
  if ('problem' in resolution) {
    const others = input.apis.platforms.get(apiKey(scope))?.others ?? [];
    const unlisted = others.flatMap(({ symbols }) => symbols.get(reference) ?? [])[0];
    // Nothing shows the symbols of these packages, so that there is nothing to link to.
    if (unlisted !== undefined) return `\`${nativeSymbol(unlisted).text}\``;
    report(resolution.problem);
    return `\`${reference}\``;
  }
  const { id, text } = resolution.ok;
  if (as === 'code') return `\`${text}\``;
  const href = linkTo(input.apis, input.index, scope, resolution.ok, path);
  if (href !== undefined) return `[\`${text}\`](${href})`;
  report(
    `\`sdk:${reference}\` has nothing to link to: no <Options> or <Signature> on the ${scope.platform} pages shows "${id}".`,
  );
  return `\`${text}\``;
}

/**
 * What decides conditions on the pages of a platform.
 *
 * @param facts by product and platform
 */
function conditionsOf(
  apis: ApiSet,
  scope: Scope,
  facts: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Conditions {
  return {
    scope,
    facts: facts.get(apiKey(scope)) ?? {},
    has: (reference) => symbolOn(apis, scope, reference) !== undefined,
  };
}

/** Evaluates the conditions of a text for the page's platform. */
export function applyConditions(markdown: string, { input, scope }: PageContext): string {
  return withConditions(
    markdown,
    scope === undefined ? undefined : conditionsOf(input.apis, scope, input.index.facts),
  );
}

/** Applies conditions to a generated text, spells literals for the platform, and links its symbol references. */
export function linkSymbols(markdown: string, line: number, context: TextContext): string {
  return withPlatformLiterals(applyConditions(markdown, context), context).replace(
    /`sdk:([^`]+)`/g,
    (_, reference: string) => symbolMarkup(reference, line, 'link', context),
  );
}
