import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import invoice from '../../../samples/document/sample-invoice.json';
import { tagsOf } from '../../base/html';
import { valueOf, views, type Place } from './marks';

/** The texts of a drawing, and the point that each begins or ends at, on its baseline. */
const placedTextsOf = (path: string) => {
  const svg = readFileSync(join(siteDir, 'static', path), 'utf8');
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([tag, text = '']) => {
    const { x, y } = tagsOf(tag)[0]?.attributes ?? {};
    return { text, x: Number(x), y: Number(y) };
  });
};

const contains = ([left, top, width, height]: Place, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Keys of the values in the sample's JSON that aren't empty: `Address.Bank[0].IBAN`. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value === '' ? [] : [path];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => keysOf(entry, `${path}[${String(index)}]`));
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([key, entry]) =>
    keysOf(entry, path === '' ? key : `${path}.${key}`),
  );
}

/** A value of the JSON as it is printed on a German invoice. */
function asPrinted(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value.split('-').reverse().join('.');
  if (/^\d+\.\d\d$/.test(value)) return `${value.replace('.', ',')} €`;
  return /^[A-Z]{2}\d{20}$/.test(value) ? value.replace(/.{4}(?=.)/g, '$& ') : value;
}

describe.each(Object.entries(views))('the picture of %s', (_, { part, image, radius, marks }) => {
  const printed = placedTextsOf(image.path);

  it.each(marks)('has a mark around "$printed", and shows it and its number', (mark) => {
    const [x, y, width, height] = mark.place;
    const [left, top] = mark.number;
    const texts = printed.filter((one) => contains(mark.place, one.x, one.y - 0.5));
    expect(texts.map(({ text }) => ` ${text}`).join()).toContain(` ${mark.printed}`);
    for (const corner of [
      [x, y],
      [x + width, y + height],
      [left - radius, top - radius],
      [left + radius, top + radius],
    ] as const) {
      expect(contains(part, ...corner)).toBe(true);
    }
  });

  it('says what the sample invoice says', () => {
    const invoice = placedTextsOf('/img/sample-invoice.svg').map(({ text }) => text);
    expect(printed.filter(({ text }) => !invoice.some((one) => one.includes(text)))).toEqual([]);
  });
});

describe('fields', () => {
  const { marks } = views.fields;

  it('lead to every value of the JSON except the payment state, which is printed nowhere', () => {
    const keys = keysOf(invoice).filter((key) => key !== 'PaymentState');
    expect(marks.flatMap((mark) => mark.keys).sort()).toEqual(keys.sort());
  });

  it.each(marks)('give for $keys what is printed: $printed', ({ keys, printed: text }) => {
    expect(keys.map((key) => asPrinted(valueOf(key))).join(' ')).toBe(text);
  });

  it('are counted in the description', () => {
    const numbers = ['nine', 'ten', 'eleven', 'twelve'];
    expect(views.fields.alt).toContain(`${numbers[marks.length - 9] ?? ''} marked fields`);
  });
});
