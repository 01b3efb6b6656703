import { expect, it } from 'vitest';
import { summarize } from './summary.mjs';

it('lists the problem of many addresses in one line, before those of few', () => {
  const few = ['/a  sets a cookie', '/b  X is missing, not y'];
  const many = Array.from({ length: 6 }, (_, index) => `/docs/page${index}  lacks z`);
  expect(summarize([...few, ...many])).toEqual([
    'lacks z  (6 addresses: /docs/page0, /docs/page1, /docs/page2, …)',
    ...few,
  ]);
});
