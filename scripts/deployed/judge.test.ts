// What a deployment shows of it: tests/hosts/check.spec.ts.
import { expect, it } from 'vitest';
import { plainHeaders } from '../../src/plugins/security/policy';
import { headerProblems } from './judge';

const missing = (headers: Readonly<Record<string, string>>): string[] =>
  headerProblems(
    '/docs/none',
    { status: 404, headers: new Headers({ ...plainHeaders, ...headers }), text: '' },
    [],
    { base: '/', plainHost: false },
  ).filter((problem) => !/^(?:Content-Security-Policy|Cache-Control)/.test(problem));

it.each([
  ['max-age=15552000', []],
  ['max-age=63072000; includeSubDomains', []],
  ['max-age=60', ['Strict-Transport-Security is max-age=60, not max-age=31536000']],
])('half a year of HTTPS is enough: %s', (value, problems) => {
  expect(missing({ 'Strict-Transport-Security': value })).toEqual(problems);
});

it('an age says nothing about other headers', () => {
  const [problem = ''] = missing({ 'Referrer-Policy': 'max-age=31536000' });
  expect(problem).toMatch(/^Referrer-Policy is max-age=31536000, not /);
});

it('a plain host sends no headers of ours', () => {
  const answer = { status: 404, headers: new Headers(), text: '' };
  expect(headerProblems('/x', answer, [], { base: '/', plainHost: true })).toEqual([]);
});
