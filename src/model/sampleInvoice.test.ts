import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDir } from '../../tests/docsTree';
import { textsOf } from '../../tests/fixtures/svg';
import { listFiles } from '../base/files';
import full from '../../samples/document/sample-invoice.json';
import withDefaults from '../../samples/document/sample-invoice-default.json';
import payment from '../../samples/document/sample-invoice-payment.json';
import { extracted, printed } from './sampleInvoice';

const svg = readFileSync(join(siteDir, 'static/img/sample-invoice.svg'), 'utf8');

/** The lines of text on the invoice, in the order of the drawing. */
const texts = textsOf(svg);

/** The value that is printed beside a label. */
const valueOf = (label: string): string | undefined => texts[texts.indexOf(label) + 1];

const [account = { IBAN: '', BIC: '' }] = full.Address.Bank;

describe('expected result of the sample invoice', () => {
  it.each([
    ['Rechnungsnummer', full.InvoiceId],
    ['Rechnungsdatum', printed.date],
    ['Kundennummer', full.Address.CustomerId],
    ['Gesamtbetrag', printed.amount],
    ['Empfänger', full.Address.Name1],
    ['IBAN', printed.iban],
    ['BIC', account.BIC],
    ['Verwendungszweck', full.Reference],
  ])('is what the invoice shows beside %s', (label, value) => {
    expect(texts).toContain(label);
    expect(valueOf(label)).toBe(value);
  });

  it('is still to be paid, as the invoice says', () => {
    expect(full.PaymentState).toBe('ToPay');
    expect(texts.join('\n')).toMatch(/^Bitte überweisen Sie den Gesamtbetrag/m);
  });

  it('is in the description of the drawing', () => {
    const [, description = ''] = />([^<]+)<\/desc>/.exec(svg) ?? [];
    for (const value of [full.InvoiceId, ...Object.values(printed)])
      expect(description).toContain(value);
  });

  it('has the shape of the default options in a separate file', () => {
    expect(withDefaults).toEqual({
      ...full,
      Address: {
        ...full.Address,
        Bank: undefined,
        IBAN: full.Address.Bank.map(({ IBAN }) => IBAN),
      },
      PaymentState: undefined,
    });
    expect(extracted).toEqual({ iban: account.IBAN, date: full.Date, amount: full.Amount });
  });

  it('has the shape of a photo payment in a separate file', () => {
    expect(payment).toEqual({
      ...full,
      PaymentState: undefined,
      SEPACreditor: valueOf('Empfänger'),
    });
  });
});

/** Where another invoice could be: prose, samples and the site's own drawings. */
const files = [
  // The documents to scan are others on purpose; their tests compare the page with the drawings.
  ...listFiles(siteDir, 'docs', /\.mdx?$/).filter(
    (file) => !file.includes('/api/') && file !== 'docs/sheets/documents.mdx',
  ),
  ...listFiles(siteDir, 'samples/document', /\.\w+$/),
  ...listFiles(siteDir, 'src/components', /\.tsx?$/),
  ...listFiles(siteDir, 'src/pages', /\.mdx?$/),
  ...listFiles(siteDir, 'src/plugins/seo', /(?<!\.test)\.ts$/),
  ...listFiles(siteDir, 'api-sources/model', /\.ts$/),
  ...listFiles(siteDir, 'static/img', /\.svg$/),
];

/** What of these files only this invoice may show; `least` shows that the pattern finds it. */
it.each([
  {
    what: 'sender',
    pattern: /Papierhaus(?: \w+)?(?: GmbH)?/g,
    own: [full.Address.Name1],
    least: 10,
  },
  {
    what: 'account',
    pattern: /\bDE\d{2} ?\d{4} ?\d{4} ?\d{4} ?\d{4} ?\d{2}\b/g,
    own: [account.IBAN, printed.iban],
    least: 1,
  },
  { what: 'number', pattern: /\bRE?-\d{4}-\d{4}\b/g, own: [full.InvoiceId], least: 1 },
  {
    what: 'amount',
    pattern: /(?<=\bAmount["']?: *["'])\d+\.\d\d(?=["'])/g,
    own: [full.Amount, '0.00'],
    least: 5,
  },
  {
    what: 'printed amount',
    // Where a sample formats it, its comment also says how other countries write it.
    pattern: /\b\d+[.,]\d\d (?=€)/g,
    own: [
      '0.00 ',
      ...[...texts.join('\n').matchAll(/\d+,\d\d (?=€)/g)].flatMap(([amount]) => [
        amount,
        amount.replace(',', '.'),
      ]),
    ],
    least: 15,
  },
])('there is one $what in all samples and pages', ({ pattern, own, least }) => {
  const found = files.flatMap((file) =>
    (readFileSync(join(siteDir, file), 'utf8').match(pattern) ?? []).map((value) => ({
      value,
      file,
    })),
  );
  expect(found.length).toBeGreaterThan(least);
  expect(found.filter(({ value }) => !own.includes(value))).toEqual([]);
});
