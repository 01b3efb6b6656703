import type { SdkError } from '../../../../api-sources/model/errors';
import { lineAt } from '../../../base/lines';
import type { Problem } from '../../../base/problems';
import { platformFolder } from '../../../model/docPaths';
import { platformById, productLabel, type PlatformId } from '../../../model/platforms';
import { scopes, type ApiSet, type Scope } from '../../api/types';
import { symbolOn } from '../symbols/resolve';

/** Address of the page of errors. */
export const errorsPath = '/docs/errors';

/** Where the errors of both SDKs are declared, relative to the site. */
export const errorsFile = 'api-sources/model/errors.ts';

/** Names of the functions that report an error on a platform; none if it doesn't occur there. */
export const functionsOf = (error: SdkError, { product, platform }: Scope): readonly string[] =>
  error.platforms?.includes(platform) === false || fixOf(error, platform) === undefined
    ? []
    : (error[product] ?? []);

/** What to do about an error on a platform. */
export const fixOf = ({ fix }: SdkError, platform: PlatformId): string | undefined =>
  typeof fix === 'string' ? fix : fix[platform];

/** A message of a build tool or a framework that a platform's get-started page explains. */
export interface BuildError extends Scope {
  /** Its page, relative to the site. */
  readonly file: string;
  /** Heading with the platform's values. */
  readonly message: string;
  /** The same with `…` for every value, which is the same on all platforms that have the message. */
  readonly pattern: string;
  readonly anchor: string;
  /** What the page writes below it. */
  readonly text: string;
}

/** All that is known of errors. */
export interface ErrorIndex {
  /** Those that the SDKs report. */
  readonly sdk: readonly SdkError[];
  readonly build: readonly BuildError[];
  /** Anchors of each guide, by path. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

const guide = ({ product, platform }: Scope, kind: string): string =>
  `docs/${platformFolder(product, platform)}/${kind}.mdx`;

/** A place on a page that the page of errors links to. */
export interface Target {
  readonly path: string;
  readonly anchor: string;
}

/** Page and anchor where a platform's reader reads on: where the message is explained, or the first page that there is. */
export function furtherReading(
  error: SdkError,
  scope: Scope,
  { anchors, build }: ErrorIndex,
): Target | undefined {
  const explained = build.find(
    ({ message, platform, product }) =>
      message === error.message && product === scope.product && platform === scope.platform,
  );
  if (explained !== undefined) return { path: explained.file, anchor: explained.anchor };
  return error.pages
    .map((page) => {
      const [kind = '', anchor = ''] = page.split('#');
      return { path: guide(scope, kind), anchor };
    })
    .find(
      ({ path, anchor }) =>
        anchors.has(path) && (anchor === '' || anchors.get(path)?.includes(anchor)),
    );
}

/** Where an error occurs: platforms with guides and one of its functions. */
export function scopesOf(error: SdkError, { anchors }: ErrorIndex, apis: ApiSet): Scope[] {
  return scopes.filter(
    (scope) =>
      anchors.has(guide(scope, 'intro')) &&
      functionsOf(error, scope).some(
        (name) => symbolOn(apis, scope, `DeckleSDK.${name}`) !== undefined,
      ),
  );
}

/** Name of a platform in tables of errors. */
export const rowLabel = ({ product, platform }: Scope): string =>
  platformById(platform).label + (product === 'barcode' ? ` (${productLabel('barcode')})` : '');

/**
 * What is wrong between the declared errors and the pages, at the lines of the entries.
 *
 * @param source Of the file that declares the errors.
 */
export function errorProblems(index: ErrorIndex, apis: ApiSet, source: string): Problem[] {
  return index.sdk.flatMap((error) => {
    const reporting = scopesOf(error, index, apis);
    const messages =
      reporting.length === 0
        ? ['occurs on no platform that has its functions.']
        : reporting
            .filter((scope) => furtherReading(error, scope, index) === undefined)
            .map(
              (scope) =>
                `leads to no page of ${rowLabel(scope)}: there is no ${error.pages.join(' or ')}.`,
            );
    const line = lineAt(source, source.indexOf(`id: '${error.id}'`));
    return messages.map((message) => ({
      file: errorsFile,
      line,
      message: `The error "${error.id}" ${message}`,
    }));
  });
}
