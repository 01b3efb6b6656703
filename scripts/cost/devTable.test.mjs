import { expect, it } from 'vitest';
import { devTable, median } from './devTable.mjs';

it('compares the site with the template and with the goals', () => {
  const site = { cold: 31, warm: 9, saved: 1.5, model: 10.04 };
  const template = { cold: 10, warm: 4, saved: 1 };
  expect(devTable(site, template).split('\n').slice(2)).toEqual([
    '| First page, cold | 31.0 s | 10.0 s | 3.1 | ≤ 3 × template | missed |',
    '| First page, warm | 9.0 s | 4.0 s | 2.3 | ≤ 3 × template | met |',
    '| Saved page | 1.5 s | 1.0 s | 1.5 | ≤ 1.5 × template | met |',
    '| Saved line of the API | 10.0 s | – | – | ≤ 10 s | missed |',
  ]);
});

it('takes the middle of the figures', () => {
  expect(median([3, 1, 20])).toBe(3);
  expect(median([2, 1])).toBe(2);
});

it('judges nothing that was not measured', () => {
  const rows = devTable({ cold: 31, warm: 9, saved: 1.5 }, undefined).split('\n').slice(2);
  expect(rows[0]).toBe('| First page, cold | 31.0 s | – | – | ≤ 3 × template | – |');
  expect(rows[3]).toBe('| Saved line of the API | – | – | – | ≤ 10 s | – |');
});
