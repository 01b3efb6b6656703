import { parseJson } from '../../../base/json.mjs';
import { didYouMean } from '../../../base/nearest.mjs';
import {
  isPlatformId,
  platformIds,
  type PlatformId,
  type ProductId,
} from '../../../model/platforms';
import { membersOf } from '../../api/types';
import type { Problem } from '../../../base/problems';
import type { ApiSet } from '../resolve';

/** Address of the page of errors. */
export const errorsPath = '/docs/errors';

/** Where the errors of both SDKs are declared, relative to the site. */
export const errorsFile = 'api-sources/model/errors.json';

/** Enumeration of the error codes in the model. */
export const codeType = 'DeckleError';

export interface ErrorGroup {
  readonly id: string;
  readonly title: string;
}

/** An error that an SDK reports, as `errors.json` declares it. */
export interface SdkError {
  /** Anchor on the page of errors. */
  readonly id: string;
  readonly group: string;
  /** Exact text; `<…>` stands for what differs from case to case. */
  readonly message?: string;
  /** What happens, where there is no message. */
  readonly title?: string;
  /** Member of {@link codeType}. */
  readonly code?: string;
  /** Functions of the model that report it, by product. */
  readonly functions: Readonly<Record<ProductId, readonly string[]>>;
  /** Platforms it is limited to; otherwise all that have one of the functions. */
  readonly platforms?: readonly PlatformId[];
  readonly cause: string;
  readonly fix: string;
  /** Where to read on: `kind` or `kind#anchor`; the first that a platform has. */
  readonly pages: readonly string[];
  /** Line of its id in the file. */
  readonly line: number;
}

export interface ErrorModel {
  readonly groups: readonly ErrorGroup[];
  readonly errors: readonly SdkError[];
}

/** An entry of the file. */
interface WrittenError
  extends
    Omit<SdkError, 'functions' | 'platforms' | 'line'>,
    Partial<Record<ProductId, readonly string[]>> {
  readonly platforms?: readonly string[];
  /** A condition such as `iOS < 13`, which limits it to the platforms on which it can be true. */
  readonly only?: string;
}

const required = ['id', 'group', 'cause', 'fix', 'pages'] as const;
const optional = ['message', 'title', 'code', 'document', 'barcode', 'platforms', 'only'] as const;
const fields: readonly string[] = [...required, ...optional];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const areLists = (...values: readonly unknown[]): boolean => values.every(Array.isArray);

/** Line on which `"key": "value"` stands. */
function lineOf(text: string, key: string, value: string, from = 1): number {
  const wanted = `"${key}": ${JSON.stringify(value)}`;
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => i + 1 >= from && line.includes(wanted));
  return at < 0 ? from : at + 1;
}

/**
 * Reads the declared errors and compares them with the model: names, codes, functions, platforms.
 * Problems name the line in the file.
 *
 * @param holds Whether a condition such as `iOS < 13` can be true in an app of a platform.
 */
export function readErrors(
  text: string,
  apis: ApiSet,
  holds: (condition: string, platform: PlatformId) => boolean = () => true,
): { readonly model: ErrorModel; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report = (line: number, message: string): void =>
    void problems.push({ file: errorsFile, line, message });
  const empty: ErrorModel = { groups: [], errors: [] };
  const json = parseJson(text);
  if (!json.ok) {
    report(json.line, json.message);
    return { model: empty, problems };
  }
  const { groups, errors: written } = (json.value ?? {}) as {
    readonly groups?: readonly ErrorGroup[];
    readonly errors?: readonly WrittenError[];
  };
  if (groups === undefined || written === undefined || !areLists(groups, written)) {
    report(1, 'The file holds an object with the lists "groups" and "errors".');
    return { model: empty, problems };
  }
  const membersNamed = (type: string): string[] =>
    membersOf(apis.model, type).map(({ name }) => name);
  /** What the names in a field are of, and all that there are. */
  const known: Readonly<Record<string, readonly [what: string, names: readonly string[]]>> = {
    group: ['a group', groups.map(({ id }) => id)],
    code: [`a member of ${codeType}`, membersNamed(codeType)],
    document: ['a function of the model', membersNamed('DeckleSDK')],
    barcode: ['a function of the model', membersNamed('BarcodeSDK')],
    platforms: ['a platform', platformIds],
  };
  const errors: SdkError[] = [];
  let line = 1;
  for (const entry of written) {
    const { document = [], barcode = [], platforms = [], only, ...own } = entry;
    const { id, message, title } = own;
    line = lineOf(text, 'id', id, line);
    const at = (what: string): void => report(line, `"${id}": ${what}`);
    for (const [field, value] of Object.entries(entry)) {
      if (!fields.includes(field))
        at(`"${field}" is not a field of an error.${didYouMean(field, fields)}`);
      const [what, names] = known[field] ?? [];
      for (const name of names === undefined ? [] : [value as string | string[]].flat()) {
        if (names?.includes(name) !== true)
          at(`"${name}" is not ${what ?? ''}.${didYouMean(name, names ?? [])}`);
      }
    }
    const missing = required.filter((name) => isEmpty(entry[name]));
    if (missing.length > 0) {
      at(`${missing.map((name) => `"${name}"`).join(', ')} is missing.`);
      continue;
    }
    if ((message === undefined) === (title === undefined)) {
      at('An error has a "message", or a "title" where nothing is said.');
    }
    const same = errors.find(
      (one) => one.id === id || (message !== undefined && one.message === message),
    );
    if (same !== undefined)
      at(`"${same.id}" on line ${String(same.line)} has the same id or message.`);
    const limited = platforms.filter(isPlatformId);
    if (only !== undefined) {
      try {
        limited.push(...platformIds.filter((platform) => holds(only, platform)));
      } catch (problem) {
        at(problem instanceof Error ? problem.message : String(problem));
      }
    }
    errors.push({
      ...own,
      ...(limited.length === 0 ? {} : { platforms: limited }),
      functions: { document, barcode },
      line,
    });
  }
  for (const code of known.code?.[1] ?? []) {
    if (code !== 'NO_ERROR' && !errors.some((error) => error.code === code)) {
      report(1, `No error has the code ${code}, which ${codeType} declares.`);
    }
  }
  return { model: { groups, errors }, problems };
}
