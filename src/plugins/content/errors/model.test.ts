import { describe, expect, it } from 'vitest';
import { apis } from '../../../../tests/fixtures/errors';
import { readErrors } from './model';

const good = {
  id: 'unreadable',
  group: 'files',
  message: 'file cannot be read: <path>',
  code: 'FILE_IO',
  document: ['loadFile'],
  cause: 'It is gone.',
  fix: 'Look for it.',
  pages: ['fileImport#errors'],
};

const read = (errors: readonly object[], groups = [{ id: 'files', title: 'Files' }]) =>
  readErrors(JSON.stringify({ groups, errors }, null, 2), apis);

const complaints = (errors: readonly object[]): string[] =>
  read(errors).problems.map(({ line, message }) => `${String(line)} ${message}`);

describe('readErrors', () => {
  it('limits an error to the platforms on which its condition can be true', () => {
    const { model, problems } = readErrors(
      JSON.stringify({
        groups: [{ id: 'files', title: 'Files' }],
        errors: [{ ...good, only: 'iOS < 13' }],
      }),
      apis,
      (condition, platform) => condition === 'iOS < 13' && platform === 'Xamarin',
    );
    expect(problems).toEqual([]);
    expect(model.errors[0]?.platforms).toEqual(['Xamarin']);
  });

  it('reads an error with the line of its id', () => {
    const { model, problems } = read([good]);
    expect(problems).toEqual([]);
    expect(model.errors).toEqual([
      {
        id: 'unreadable',
        group: 'files',
        message: 'file cannot be read: <path>',
        code: 'FILE_IO',
        functions: { document: ['loadFile'], barcode: [] },
        cause: 'It is gone.',
        fix: 'Look for it.',
        pages: ['fileImport#errors'],
        line: 10,
      },
    ]);
  });

  it.each([
    [{ code: 'FILE_OI' }, '"FILE_OI" is not a member of DeckleError. Did you mean "FILE_IO"?'],
    [
      { document: ['loadFiles'] },
      '"loadFiles" is not a function of the model. Did you mean "loadFile"?',
    ],
    [{ barcode: ['loadFile'] }, '"loadFile" is not a function of the model.'],
    [{ group: 'file' }, '"file" is not a group. Did you mean "files"?'],
    [{ platforms: ['Andriod'] }, '"Andriod" is not a platform. Did you mean "Android"?'],
    [{ platforms: ['ios'] }, '"ios" is not a platform. Did you mean "iOS"?'],
    [{ titel: 'x' }, '"titel" is not a field of an error. Did you mean "title"?'],
    [{ cause: '' }, '"cause" is missing.'],
    [{ title: 'Both' }, 'An error has a "message", or a "title" where nothing is said.'],
  ])('says what is wrong with %j', (change, expected) => {
    expect(complaints([{ ...good, ...change }]).join('\n')).toContain(
      `10 "unreadable": ${expected}`,
    );
  });

  it('misses fields, and sees the same message twice', () => {
    const without = Object.fromEntries(Object.entries(good).filter(([name]) => name !== 'fix'));
    expect(complaints([without])[0]).toBe('10 "unreadable": "fix" is missing.');
    expect(complaints([good, { ...good, id: 'again' }])[0]).toMatch(
      /^\d+ "again": "unreadable" on line 10 has the same id or message\.$/,
    );
  });

  it('wants an error for every code', () => {
    const without = Object.fromEntries(Object.entries(good).filter(([name]) => name !== 'code'));
    expect(complaints([without])).toEqual([
      '1 No error has the code FILE_IO, which DeckleError declares.',
    ]);
  });

  it('does not take anything for such a file', () => {
    expect(readErrors('{\n  "groups": x\n}', apis).problems).toMatchObject([
      { line: 2, message: "This is not valid JSON: Unexpected token 'x'." },
    ]);
    expect(readErrors('[]', apis).problems[0]?.message).toContain('"groups" and "errors"');
  });
});
