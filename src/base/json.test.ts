import { expect, it } from 'vitest';
import { parseJson } from './json';

it('parses JSON', () => {
  expect(parseJson('{ "a": [1, null] }')).toEqual({
    ok: true,
    value: { a: [1, null] },
  });
});

it.each([
  ['', 1, 'Unexpected end of JSON input.'],
  ['{\n  "a": 1,\n}', 3, 'Expected double-quoted property name.'],
  ['{\n  "a": "b\n"\n}', 2, 'Bad control character in string literal.'],
  ['{\n  "a": 1,\n  "b": c\n}', 3, "Unexpected token 'c'."],
  ['{\n  "a,b": [1,\n  ,2]\n}', 3, "Unexpected token ','."],
  ['{}\n\n}\n', 3, 'Unexpected non-whitespace character after JSON.'],
])('says where %j is wrong', (text, line, message) => {
  expect(parseJson(text)).toEqual({
    ok: false,
    line,
    message: `This is not valid JSON: ${message}`,
  });
});
