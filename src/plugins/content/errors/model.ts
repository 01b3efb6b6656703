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

const fields: Readonly<Record<string, 'text' | 'list'>> = {
  id: 'text',
  group: 'text',
  message: 'text',
  title: 'text',
  code: 'text',
  document: 'list',
  barcode: 'list',
  platforms: 'list',
  only: 'text',
  cause: 'text',
  fix: 'text',
  pages: 'list',
};

const required = ['id', 'group', 'cause', 'fix', 'pages'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const fits = {
  text: isText,
  list: (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.every(isText),
} as const;

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
  const parsed = json.value;
  if (!isRecord(parsed) || !Array.isArray(parsed.groups) || !Array.isArray(parsed.errors)) {
    report(1, 'The file holds an object with the lists "groups" and "errors".');
    return { model: empty, problems };
  }
  const groups = parsed.groups.filter(isRecord).flatMap(({ id, title }): ErrorGroup[] => {
    if (isText(id) && isText(title)) return [{ id, title }];
    report(1, 'A group has an "id" and a "title".');
    return [];
  });
  const codes = membersOf(apis.model, codeType).map(({ name }) => name);
  const known = {
    document: membersOf(apis.model, 'DeckleSDK').map(({ name }) => name),
    barcode: membersOf(apis.model, 'BarcodeSDK').map(({ name }) => name),
  } as const;
  const errors: SdkError[] = [];
  let after = 1;
  for (const entry of parsed.errors.filter(isRecord)) {
    const id = isText(entry.id) ? entry.id : '';
    const line = lineOf(text, 'id', id, after);
    after = line;
    const at = (message: string): void => report(line, `"${id}": ${message}`);
    for (const [name, value] of Object.entries(entry)) {
      const type = fields[name];
      if (type === undefined) {
        at(`"${name}" is not a field of an error.${didYouMean(name, Object.keys(fields))}`);
      } else if (!fits[type](value)) at(`"${name}" is not a ${type}.`);
    }
    const missing = required.filter((name) => !(name in entry));
    if (missing.length > 0) {
      at(`${missing.map((name) => `"${name}"`).join(', ')} is missing.`);
      continue;
    }
    const list = (name: string): string[] =>
      fits.list(entry[name]) ? (entry[name] as string[]) : [];
    const optional = (name: string): string | undefined =>
      isText(entry[name]) ? entry[name] : undefined;
    const group = String(entry.group);
    if (!groups.some((one) => one.id === group)) {
      at(
        `There is no group "${group}".${didYouMean(
          group,
          groups.map((one) => one.id),
        )}`,
      );
    }
    const message = optional('message');
    const title = optional('title');
    if ((message === undefined) === (title === undefined)) {
      at('An error has a "message", or a "title" where nothing is said.');
    }
    const duplicate = errors.find(
      (one) => one.id === id || (message !== undefined && one.message === message),
    );
    if (duplicate !== undefined)
      at(`"${duplicate.id}" on line ${String(duplicate.line)} has the same id or message.`);
    const code = optional('code');
    if (code !== undefined && !codes.includes(code)) {
      at(`"${code}" is not a member of ${codeType}.${didYouMean(code, codes)}`);
    }
    const functions = { document: list('document'), barcode: list('barcode') };
    if (functions.document.length + functions.barcode.length === 0) {
      at('No function of "document" or "barcode" reports it.');
    }
    for (const product of ['document', 'barcode'] as const) {
      for (const name of functions[product]) {
        if (!known[product].includes(name)) {
          at(`"${name}" is not a function of the model.${didYouMean(name, known[product])}`);
        }
      }
    }
    for (const platform of list('platforms')) {
      if (!isPlatformId(platform)) {
        at(`"${platform}" is not a platform.${didYouMean(platform, platformIds)}`);
      }
    }
    const only = optional('only');
    const limited = list('platforms').filter(isPlatformId);
    if (only !== undefined) {
      try {
        limited.push(...platformIds.filter((platform) => holds(only, platform)));
      } catch (problem) {
        at(problem instanceof Error ? problem.message : String(problem));
      }
    }
    errors.push({
      id,
      group,
      ...(message === undefined ? {} : { message }),
      ...(title === undefined ? {} : { title }),
      ...(code === undefined ? {} : { code }),
      ...(limited.length === 0 ? {} : { platforms: limited }),
      functions,
      cause: String(entry.cause),
      fix: String(entry.fix),
      pages: list('pages'),
      line,
    });
  }
  for (const { id, title } of groups) {
    if (!errors.some((error) => error.group === id)) {
      report(lineOf(text, 'id', id), `No error belongs to the group "${title}".`);
    }
  }
  for (const code of codes) {
    if (code !== 'NO_ERROR' && !errors.some((error) => error.code === code)) {
      report(1, `No error has the code ${code}, which ${codeType} declares.`);
    }
  }
  return { model: { groups, errors }, problems };
}
