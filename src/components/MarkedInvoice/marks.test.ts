import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueOf, views, type Mark, type Place } from './marks';

const read = (path: string): string => readFileSync(join(process.cwd(), path), 'utf8');

/** A text that is printed on the invoice: the point that it begins or ends at, and its baseline. */
interface Printed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isEnd: boolean;
}

/** The texts of the invoice. A group can align its texts at their end. */
const printed: readonly Printed[] = [
  ...read('static/img/sample-invoice.svg').matchAll(
    /<g [^>]*text-anchor="end"[^>]*>([^]*?)<\/g>|<text ([^>]*)>([^<]*)<\/text>/g,
  ),
].flatMap(([, group, attributes = '', text = '']): Printed[] => {
  const one = (from: string, value: string, isEnd: boolean): Printed => ({
    text: value,
    x: Number(/\bx="([\d.]+)"/.exec(from)?.[1]),
    y: Number(/\by="([\d.]+)"/.exec(from)?.[1]),
    isEnd: isEnd || from.includes('text-anchor="end"'),
  });
  if (group === undefined) return [one(attributes, text, false)];
  return [...group.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, from = '', value = '']) =>
    one(from, value, true),
  );
});

const contains = ([left, top, width, height]: Place, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Whether a mark is around its text: the end at which it is aligned, and its baseline. */
const isAround = ({ place, printed: text }: Mark): boolean =>
  printed.some(
    (one) =>
      (one.text === text || one.text.endsWith(` ${text}`)) && contains(place, one.x, one.y - 0.5),
  );

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
  const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (date !== null) return `${date[3] ?? ''}.${date[2] ?? ''}.${date[1] ?? ''}`;
  if (/^\d+\.\d\d$/.test(value)) return `${value.replace('.', ',')} €`;
  return /^[A-Z]{2}\d{20}$/.test(value) ? value.replace(/.{4}(?=.)/g, '$& ') : value;
}

it('reads the texts of the invoice', () => {
  expect(printed.length).toBeGreaterThan(50);
  expect(printed.every(({ x, y }) => x > 0 && y > 0)).toBe(true);
});

describe.each(Object.entries(views))('the picture of %s', (_, { part, radius, marks }) => {
  it.each(marks.map((mark) => [mark.printed, mark] as const))(
    'has its mark around "%s"',
    (_text, mark) => {
      expect(isAround(mark)).toBe(true);
    },
  );

  it('shows each mark and its number', () => {
    for (const { place, number } of marks) {
      const [x, y, width, height] = place;
      const [left, top] = number;
      for (const corner of [
        [x, y],
        [x + width, y + height],
        [left - radius, top - radius],
        [left + radius, top + radius],
      ] as const) {
        expect(contains(part, ...corner)).toBe(true);
      }
    }
  });

  it('has numbers that are clear of each other', () => {
    marks.forEach(({ number: [x, y] }, index) => {
      for (const { number: other } of marks.slice(index + 1)) {
        expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(2 * radius);
      }
    });
  });
});

describe('fields', () => {
  const { marks } = views.fields;

  it('lead to every value of the JSON except the payment state, which is printed nowhere', () => {
    const json: unknown = JSON.parse(read('samples/document/sample-invoice.json'));
    expect(marks.flatMap(({ keys }) => keys).sort()).toEqual(
      keysOf(json)
        .filter((key) => key !== 'PaymentState')
        .sort(),
    );
  });

  it.each(marks.map(({ keys, printed: text }) => [keys.join(' and '), keys, text] as const))(
    'give for %s what is printed',
    (_, keys, text) => {
      expect(keys.map((key) => asPrinted(valueOf(key))).join(' ')).toBe(text);
    },
  );

  it('are counted in the description', () => {
    const numbers = ['nine', 'ten', 'eleven', 'twelve'];
    expect(views.fields.alt).toContain(`${numbers[marks.length - 9] ?? ''} marked fields`);
  });
});

it('refuses a key without a value', () => {
  expect(() => valueOf('Address.Bank[1].IBAN')).toThrow('"Address.Bank[1].IBAN"');
});
