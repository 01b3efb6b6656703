import { didYouMean } from '../../../base/nearest.mjs';
import { platforms, products } from '../../../model/platforms';
import { spellLiterals } from '../../../model/spelling';
import type { Problem } from '../../../base/problems';
import { commentFor, resolveSymbol, type ApiSet, type Scope } from '../resolve';
import { anchorsOf, furtherReading, guidesIn, rowLabel, type ErrorIndex } from './errorIndex';
import { errorsFile, type SdkError } from './model';

/** Symbols as a platform spells them, without links. */
export function spelledSymbols(apis: ApiSet, scope: Scope, markdown: string): string {
  return spellLiterals(markdown, scope.platform).replace(
    /`sdk:([^`]+)`/g,
    (whole, reference: string) => {
      const resolution = resolveSymbol(apis, scope, reference);
      return 'ok' in resolution ? `\`${resolution.ok.text}\`` : whole.replace('sdk:', '');
    },
  );
}

/** How a function reports failures in general: without the reasons, which are other entries. */
export function inGeneral(failure: string): string {
  return failure
    .replace(/\s+/g, ' ')
    .replace(/((?:names|Rejects with) the reason): [^.]*\./g, '$1.')
    .replace(/, for example [^.]*\./g, '.')
    .replace(
      / (?:if|when) the SDK is not initialized or the device has no camera(: )?/g,
      (_, colon?: string) => (colon === undefined ? '' : ': '),
    )
    .split(/(?<=\.) (?=[A-Z`])/)
    .filter((sentence, i) => i === 0 || !/^(?:On|In|If) /.test(sentence))
    .join(' ')
    .trim();
}

/** An error as it arrives on one platform. */
interface Arrival extends Scope {
  readonly text: string;
}

/** Where an error arrives, and how; platforms without guides are left out. */
export function arrivalsOf(
  error: SdkError,
  apis: ApiSet,
  hasGuides: (scope: Scope) => boolean,
): { readonly arrivals: readonly Arrival[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const arrivals = products.flatMap(({ id: product }) =>
    platforms.flatMap(({ id: platform }): Arrival[] => {
      const scope: Scope = { product, platform };
      if (error.platforms?.includes(platform) === false || !hasGuides(scope)) return [];
      const texts = new Map<string, string[]>();
      for (const name of error.functions[product]) {
        const resolution = resolveSymbol(apis, scope, `DeckleSDK.${name}`);
        if (!('ok' in resolution)) continue;
        const comment = commentFor(resolution.ok, apis.model);
        const own = error.arrives[platform] ?? error.arrives['*'];
        const said = own ?? (error.isCancel ? comment.cancel : comment.failure);
        if (said === undefined) {
          problems.push({
            file: errorsFile,
            line: error.line,
            message: `"${error.id}": ${resolution.ok.text} of ${rowLabel(scope)} declares no ${error.isCancel ? '@cancel' : '@failure'} that says how it arrives.`,
          });
          continue;
        }
        const text = spelledSymbols(apis, scope, own ?? inGeneral(said));
        texts.set(text, [...(texts.get(text) ?? []), `\`${resolution.ok.text}\``]);
      }
      if (texts.size === 0) return [];
      const text = [...texts].map(([said, names]) => `${names.join(', ')}: ${said}`).join('<br />');
      return [{ ...scope, text }];
    }),
  );
  if (arrivals.length === 0) {
    problems.push({
      file: errorsFile,
      line: error.line,
      message: `"${error.id}" arrives on no platform: none of ${error.platforms?.join(', ') ?? 'them'} has its functions.`,
    });
  }
  return { arrivals, problems };
}

/** What is wrong between the declared errors and the pages. */
export function errorProblems(index: ErrorIndex, apis: ApiSet): Problem[] {
  return index.model.errors.flatMap((error) => {
    const { arrivals, problems } = arrivalsOf(error, apis, guidesIn(index));
    return [
      ...problems,
      ...arrivals
        .filter((scope) => furtherReading(error, scope, index) === undefined)
        .map((scope) => ({
          file: errorsFile,
          line: error.line,
          message: `"${error.id}": the pages of ${rowLabel(scope)} have no ${error.pages.join(' or ')}.${didYouMean(
            error.pages[0]?.split('#')[1] ?? '',
            anchorsOf(index, scope, error.pages),
          )}`,
        })),
    ];
  });
}
