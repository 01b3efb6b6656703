import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../../../tests/docsTree';
import { DeckleError } from '../../../../api-sources/model/enums';
import { errors, type SdkError } from '../../../../api-sources/model/errors';
import { declared } from '../../../../tests/fixtures/declared';
import { apis, error, indexOf } from '../../../../tests/fixtures/errors';
import { scopes } from '../../api/types';
import { symbolOn } from '../symbols/resolve';
import { errorProblems, functionsOf, rowLabel } from './errorIndex';

it('has an error for every code, and each id and message once', () => {
  const codes = Object.keys(DeckleError).filter((name) => !/^\d+$/.test(name));
  const without = codes.filter((name) => !errors.some(({ code }) => code === name));
  expect(without).toEqual(['NO_ERROR']);
  const texts = errors.flatMap(({ id, message }) => [
    id,
    ...(message === undefined ? [] : [message]),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

it('has a message for every error, or a title where nothing is said', () => {
  const wrong = errors.filter(
    ({ message, title }) => (message === undefined) === (title === undefined),
  );
  expect(wrong).toEqual([]);
});

describe('errorProblems', () => {
  const problems = (change: Partial<SdkError>): string =>
    errorProblems(indexOf([{ ...error, ...change }]), apis, "[\n  {\n    id: 'unreadable',")
      .map(({ file, line, message }) => `${file}:${line} ${message}`)
      .join('\n');

  it('names entries that no platform has, and pages that are not there', () => {
    expect(problems({})).toBe('');
    expect(problems({ platforms: ['Flutter'] })).toContain(
      'api-sources/model/errors.ts:3 The error "unreadable" occurs on no platform',
    );
    expect(problems({ pages: ['fileImport#erors'] })).toContain(
      'leads to no page of React Native: there is no fileImport#erors.',
    );
  });
});

describe('docs/errors.mdx', () => {
  const page = sourceOf('errors.mdx');

  it('says how each function reports an error, on platforms on which they do so in different ways', () => {
    const missing = scopes.flatMap((scope) => {
      const start = page.indexOf(`summary="${rowLabel(scope)}">`);
      const part = page.slice(start, page.indexOf('</ErrorPart>', start));
      const texts = errors
        .flatMap((one) => functionsOf(one, scope))
        .flatMap((name) => symbolOn(declared, scope, `DeckleSDK.${name}`)?.text ?? []);
      const isListed = start >= 0 && part.includes(': `');
      return isListed ? texts.filter((text) => !part.includes(`\`${text}\``)) : [];
    });
    expect(missing).toEqual([]);
  });

  it.each(errors.filter(({ code }) => code !== undefined))(
    'has a row of $code with #$id',
    ({ code = 'NO_ERROR', id }) => {
      const row = new RegExp(`^\\| ${DeckleError[code]} +\\| \`DeckleError.${code}\`.*$`, 'm');
      expect(row.exec(page)?.[0]).toContain(`(#${id})`);
    },
  );
});
