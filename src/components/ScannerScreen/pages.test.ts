import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printed } from '../../model/sampleInvoice';

const image = (path: string): string =>
  readFileSync(join(__dirname, '../../../static/img', path), 'utf8');

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);

// The drawn screens and the invoice that readers download are of the same document.
it('shows the sample invoice in drawings of the screens', () => {
  const drawn = textsOf(image('screens/pages.svg')).join('\n');
  const invoice = textsOf(image('sample-invoice.svg')).join('\n');
  for (const value of Object.values(printed)) expect(drawn).toContain(value);
  const facts =
    drawn.match(/\d+,\d\d €|\d\d\.\d\d\.\d{4}|RE?-[\d-]+|\b\d{5}\b|[A-Z]{2}\d\d(?: \d{2,4})+/g) ??
    [];
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter((fact) => !invoice.includes(fact))).toEqual([]);
});
