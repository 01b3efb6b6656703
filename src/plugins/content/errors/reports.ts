import type { SdkError } from '../../../../api-sources/model/errors';
import { didYouMean } from '../../../base/nearest';
import { groupBy } from '../../../base/groupBy';
import { lineAt } from '../../../base/lines';
import { spellLiterals } from '../../../model/spelling';
import type { Problem } from '../../../base/problems';
import { apiKey, scopes, type ApiSet, type Scope } from '../../api/types';
import { commentFor, symbolOn } from '../symbols/resolve';
import {
  anchorsOf,
  errorsFile,
  functionsOf,
  furtherReading,
  guidesIn,
  rowLabel,
  type ErrorIndex,
} from './errorIndex';

/** Symbols as a platform spells them, without links. */
export function spelledSymbols(apis: ApiSet, scope: Scope, markdown: string): string {
  return spellLiterals(markdown, scope.platform).replace(
    /`sdk:([^`]+)`/g,
    (whole, reference: string) => {
      const symbol = symbolOn(apis, scope, reference);
      return symbol === undefined ? whole.replace('sdk:', '') : `\`${symbol.text}\``;
    },
  );
}

/** Where an error occurs: platforms with guides and one of its functions. */
export function scopesOf(
  error: SdkError,
  apis: ApiSet,
  hasGuides: (scope: Scope) => boolean,
): Scope[] {
  return scopes.filter(
    (scope) =>
      hasGuides(scope) &&
      functionsOf(error, scope).some(
        (name) => symbolOn(apis, scope, `DeckleSDK.${name}`) !== undefined,
      ),
  );
}

/** How a function reports any failure: without the reasons, and without the function that returns the message. */
export function inGeneral(failure: string): { readonly text: string; readonly getter?: string } {
  const text = failure
    .replace(/\s+/g, ' ')
    .replace(/(the reason): [^.]*\./g, '$1.')
    .replace(/, for example [^.]*\./g, '.')
    .replace(
      / (?:if|when) the SDK (?:isn't|is not) initialized or the device (?:has no|doesn't have a) camera\b(?::[^.]*)?/g,
      '',
    )
    .split(/(?<=\.) (?=[A-Z`])/)
    .filter((sentence, i) => i === 0 || !/^(?:On|In|If) /.test(sentence))
    .join(' ')
    .trim();
  const getter =
    /(?:[.;]|, and) (`[^`]*getLastError`) (?:then )?returns (?:the|a) (?:message|reason)\b.*$/.exec(
      text,
    );
  return getter?.[1] === undefined
    ? { text: text.replace(/\.$/, '') }
    : { text: text.slice(0, getter.index), getter: getter[1] };
}

/** Problems of an entry of {@link errorsFile}. */
interface EntryProblem {
  readonly id: string;
  readonly message: string;
}

/** How the functions of a platform report failures: one line for all that do so in the same way. */
export function reportsOn(
  scope: Scope,
  { sdk }: ErrorIndex,
  apis: ApiSet,
): { readonly lines: readonly string[]; readonly problems: readonly EntryProblem[] } {
  const problems: EntryProblem[] = [];
  const names = new Set(sdk.flatMap((error) => functionsOf(error, scope)));
  const named = [...names].flatMap((name) => {
    const symbol = symbolOn(apis, scope, `DeckleSDK.${name}`);
    if (symbol === undefined) return [];
    const { text } = symbol;
    const { failure } = commentFor(symbol);
    if (failure !== undefined) return [{ name: `\`${text}\``, ...inGeneral(failure) }];
    const { id = '' } = sdk.find((one) => functionsOf(one, scope).includes(name)) ?? {};
    problems.push({
      id,
      message: `"${id}": ${text} of ${rowLabel(scope)} declares no @failure that says how it reports an error.`,
    });
    return [];
  });
  // Functions that only this platform has, such as a second way to load a file.
  const native = [...(apis.platforms.get(apiKey(scope))?.symbols.values() ?? [])].flatMap(
    ({ id, kind, comment }) =>
      kind === 'function' &&
      comment.failure !== undefined &&
      !named.some(({ name }) => name === `\`${id}()\``)
        ? [{ name: `\`${id}()\``, ...inGeneral(comment.failure) }]
        : [],
  );
  const reports = [...named, ...native];
  const linesOf = (same: typeof reports): string[] => {
    const groups = groupBy(same, ({ text }) => text);
    return [...groups].map(([text, those]) =>
      groups.size === 1 && same.length === reports.length
        ? `${text}.`
        : `${text}: ${those.map(({ name }) => name).join(', ')}.`,
    );
  };
  const withGetter = reports.filter(({ getter }) => getter !== undefined);
  const getter = withGetter[0]?.getter;
  const lines = [
    ...linesOf(withGetter),
    ...(getter === undefined ? [] : [`In these cases, ${getter} returns the message.`]),
    ...linesOf(reports.filter((report) => !withGetter.includes(report))),
  ];
  return { lines: lines.map((line) => spelledSymbols(apis, scope, line)), problems };
}

/**
 * What is wrong between the declared errors and the pages, at the lines of the entries.
 *
 * @param source Of the file that declares the errors.
 */
export function errorProblems(index: ErrorIndex, apis: ApiSet, source: string): Problem[] {
  const hasGuides = guidesIn(index);
  const scopes = new Map<string, Scope>();
  const problems = index.sdk.flatMap((error) => {
    const reporting = scopesOf(error, apis, hasGuides);
    for (const scope of reporting) scopes.set(rowLabel(scope), scope);
    const at = (message: string): EntryProblem => ({ id: error.id, message });
    if (reporting.length === 0) {
      return [
        at(
          `"${error.id}" occurs on no platform: none of ${error.platforms?.join(', ') ?? 'them'} has its functions.`,
        ),
      ];
    }
    return reporting
      .filter((scope) => furtherReading(error, scope, index) === undefined)
      .map((scope) =>
        at(
          `"${error.id}": the pages of ${rowLabel(scope)} have no ${error.pages.join(' or ')}.${didYouMean(
            error.pages[0]?.split('#')[1] ?? '',
            anchorsOf(index, scope, error.pages),
          )}`,
        ),
      );
  });
  return [
    ...problems,
    ...[...scopes.values()].flatMap((scope) => reportsOn(scope, index, apis).problems),
  ].map(({ id, message }) => ({
    file: errorsFile,
    line: lineAt(source, source.indexOf(`id: '${id}'`)),
    message,
  }));
}
