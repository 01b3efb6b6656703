import { expect, it } from 'vitest';
import { DeckleError } from '../../../../api-sources/model/enums';
import { errors } from '../../../../api-sources/model/errors';

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
