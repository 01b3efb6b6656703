import { expect, it } from 'vitest';
import { summarize } from './summary.mjs';

const paths = Array.from({ length: 6 }, (_, index) => `/docs/page${index}`);

it('lists problems of few addresses one by one', () => {
  const problems = [
    '/b  status 404, not 200',
    '/a  X is missing, not y',
    '/c  X is missing, not y',
  ];
  expect(summarize(problems)).toEqual([...problems].sort());
});

it('groups the same problem of many addresses, before the others', () => {
  const problems = ['/a  sets a cookie', ...paths.map((path) => `${path}  X is missing, not y`)];
  expect(summarize(problems)).toEqual([
    'X is missing, not y  (6 addresses: /docs/page0, /docs/page1, /docs/page2, …)',
    '/a  sets a cookie',
  ]);
});

it('groups problems that name the address itself', () => {
  const problems = [...paths, ''].map(
    (path) => `${path}/index.html  status 200, not 301 to ${path}`,
  );
  expect(summarize(problems)).toEqual([
    'status 200, not 301 to <address>  (6 addresses: /docs/page0/index.html, /docs/page1/index.html, /docs/page2/index.html, …)',
    '/index.html  status 200, not 301 to ',
  ]);
});
