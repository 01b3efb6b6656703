import type { SdkError } from '../../../../api-sources/model/errors';
import { patternOf, samePattern, type MessagePattern } from '../../../search/messages';
import { platformFolder } from '../../../model/docPaths';
import { pageKind } from '../../../model/pageKinds';
import { platformById, productLabel, type PlatformId } from '../../../model/platforms';
import type { Scope } from '../../api/types';

/** Address of the page of errors. */
export const errorsPath = '/docs/errors';

/** Where the errors of both SDKs are declared, relative to the site. */
export const errorsFile = 'api-sources/model/errors.ts';

/** Enumeration of the error codes in the model. */
export const codeType = 'DeckleError';

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
  readonly line: number;
  /** Heading with the platform's values. */
  readonly message: string;
  /** Its words, by which it is compared with other messages. */
  readonly words: MessagePattern;
  /** The same with `…` for every value, which is the same on all platforms that have the message. */
  readonly pattern: string;
  /** The same with `…` for numbers only. */
  readonly general: string;
  readonly anchor: string;
  /** First paragraph below it, as written there or in the shared text that is included there. */
  readonly fix: string;
  /** Code, a list or a table that the paragraph announces with a colon; empty without one. */
  readonly more: string;
}

/** All that is known of errors. */
export interface ErrorIndex {
  /** Those that the SDKs report. */
  readonly sdk: readonly SdkError[];
  readonly build: readonly BuildError[];
  /** Anchors of each guide, by path. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** Whether there are guides for a platform. */
export const guidesIn =
  (index: ErrorIndex) =>
  ({ product, platform }: Scope): boolean =>
    index.anchors.has(`docs/${platformFolder(product, platform)}/intro.mdx`);

/** Anchors of the pages, `kind` or `kind#anchor`, that a platform has. */
export const anchorsOf = (
  index: ErrorIndex,
  scope: Scope,
  pages: readonly string[],
): readonly string[] =>
  pages.flatMap(
    (page) =>
      index.anchors.get(
        `docs/${platformFolder(scope.product, scope.platform)}/${page.split('#')[0] ?? ''}.mdx`,
      ) ?? [],
  );

/** Page and anchor where a platform's reader reads on. */
export function furtherReading(
  error: SdkError,
  scope: Scope,
  index: ErrorIndex,
): { readonly path: string; readonly anchor: string; readonly title: string } | undefined {
  const words = patternOf(error.message ?? '');
  const same = index.build.find(
    (one) =>
      one.product === scope.product &&
      one.platform === scope.platform &&
      samePattern(one.words, words),
  );
  for (const page of same === undefined ? error.pages : [`getStarted#${same.anchor}`]) {
    const [kind = '', anchor = ''] = page.split('#');
    const path = `docs/${platformFolder(scope.product, scope.platform)}/${kind}.mdx`;
    const anchors = index.anchors.get(path);
    if (anchors === undefined || (anchor !== '' && !anchors.includes(anchor))) continue;
    return { path, anchor, title: pageKind(kind)?.title ?? kind };
  }
  return undefined;
}

/** Name of a platform in tables of errors. */
export const rowLabel = ({ product, platform }: Scope): string =>
  platformById(platform).label + (product === 'barcode' ? ` (${productLabel('barcode')})` : '');
