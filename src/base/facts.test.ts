import { expect, it } from 'vitest';
import { parseFacts } from './facts';

const file = 'api-sources/document/Android/facts.json';

it('reads the values of a platform', () => {
  expect(parseFacts(file, '{ "minSdk": "21" }')).toEqual({
    values: { minSdk: '21' },
    problems: [],
  });
});

it('names file and line of what is not JSON', () => {
  expect(parseFacts(file, '{\n  "minSdk": "21",\n  "package": x\n}').problems).toEqual([
    { file, line: 3, message: "This is not valid JSON: Unexpected token 'x'." },
  ]);
});

it('names file and line of a value that is not a string', () => {
  const { values, problems } = parseFacts(file, '{\n  "minSdk": 21,\n  "package": "a"\n}');
  expect(values).toEqual({ package: 'a' });
  const message = '"minSdk" is not a string. Put its value in quotes.';
  expect(problems).toEqual([{ file, line: 2, message }]);
});

it('names the line of a name that is there twice', () => {
  const text = '{\n  "minSdk": "21",\n  "package": "\\"minSdk\\": a",\n  "minSdk": "24"\n}';
  const message = '"minSdk" is in line 2 already, and only one of them counts. Remove one.';
  expect(parseFacts(file, text)).toEqual({
    values: { minSdk: '24', package: '"minSdk": a' },
    problems: [{ file, line: 4, message }],
  });
});

it.each(['[]', 'null', '"a"'])('refuses %s, which has no names', (text) => {
  expect(parseFacts(file, text)).toMatchObject({ values: {}, problems: [{ file, line: 1 }] });
});
