import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../samples/verifier/src/files.mjs';
import full from '../../samples/document/sample-invoice.json';
import withDefaults from '../../samples/document/sample-invoice-default.json';
import payment from '../../samples/document/sample-invoice-payment.json';
import made from '../../scripts/sheets.json';
import { extracted, printed } from './sampleInvoice';

const siteDir = join(__dirname, '../..');
const images = join(siteDir, 'static/img');
const svg = readFileSync(join(images, 'sample-invoice.svg'), 'utf8');

/** The lines of text on the invoice, in the order of the drawing. */
const texts = [...svg.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);

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

  it('is the sender in the letterhead', () => {
    const { Name1, Street, Zipcode, City, Phone } = full.Address;
    expect(texts.slice(0, 5)).toEqual([
      Name1,
      'Papier, Kartons und Bürobedarf',
      Street,
      `${Zipcode} ${City}`,
      `Telefon ${Phone}`,
    ]);
    expect([full.Address.Name2, full.Address.Name3]).toEqual(['', '']);
  });

  it('is due, as the invoice says', () => {
    expect(full.PaymentState).toBe('ToPay');
    expect(texts.join('\n')).toMatch(/^Bitte überweisen Sie den Gesamtbetrag/m);
  });

  it('is in the description of the drawing', () => {
    const [, description = ''] = />([^<]+)<\/desc>/.exec(svg) ?? [];
    for (const value of [full.InvoiceId, ...Object.values(printed)])
      expect(description).toContain(value);
  });

  it('is one amount, which the lines of the invoice add up to', () => {
    const cents = (text = ''): number => Number(text.replace(/\D/g, ''));
    const from = texts.indexOf('Betrag') + 1;
    const lines = texts.slice(from, texts.indexOf('Nettobetrag'));
    const prices = lines.flatMap((text, index) => (index % 5 === 4 ? [cents(text)] : []));
    const net = cents(valueOf('Nettobetrag'));
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(net);
    expect(Math.round(net * 0.19)).toBe(cents(valueOf('Umsatzsteuer 19 %')));
    expect(Math.round(net * 1.19)).toBe(cents(full.Amount));
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

describe('sample invoice for apps', () => {
  const update = 'The drawing has changed: run npm run sheets';

  it('is made from this drawing', () => {
    expect(createHash('sha256').update(svg).digest('hex'), update).toBe(made['sample-invoice']);
  });

  it('is a PDF of one page in A4, with fonts for its text', () => {
    const file = join(images, 'sample-invoice.pdf');
    const pdf = readFileSync(file, 'latin1');
    expect(pdf).toMatch(/^%PDF-1\./);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeCloseTo((210 / 25.4) * 72, 0);
    expect(Number(height)).toBeCloseTo((297 / 25.4) * 72, 0);
    expect(pdf).toContain('/Type /Font');
    expect(pdf).not.toContain('/Subtype /Image');
    expect(statSync(file).size).toBeLessThan(60_000);
  });

  it('is an image of the page at 150 dpi', async () => {
    const file = join(images, 'sample-invoice.png');
    const { width, height, density } = await sharp(file).metadata();
    expect({ width, height, density }).toEqual({ width: 1240, height: 1754, density: 150 });
    expect(statSync(file).size).toBeLessThan(250_000);
  });
});

/** Where another invoice could be: prose, samples and the site's own drawings. */
const files = [
  ...listFiles(siteDir, 'docs', /\.mdx?$/).filter((file) => !file.includes('/api/')),
  ...listFiles(siteDir, 'samples/document', /\.\w+$/),
  ...listFiles(siteDir, 'src/components', /\.tsx?$/),
  ...listFiles(siteDir, 'src/pages', /\.mdx?$/),
  ...listFiles(siteDir, 'src/plugins/seo', /(?<!\.test)\.ts$/),
  ...listFiles(siteDir, 'api-sources/model', /\.ts$/),
];

describe('one invoice', () => {
  /** What is found in all of these files that only this invoice may show. */
  const found = (pattern: RegExp): string[] =>
    files.flatMap((file) =>
      [...readFileSync(join(siteDir, file), 'utf8').matchAll(pattern)].map(
        (match) => `${match[1] ?? match[0]} (${file})`,
      ),
    );
  const others = (pattern: RegExp, ...allowed: readonly string[]): string[] =>
    found(pattern).filter((place) => !allowed.some((value) => place.startsWith(`${value} (`)));

  it('has one sender, account, number and amount in all samples and pages', () => {
    expect(others(/Papierhaus(?: \w+)?(?: GmbH)?/g, full.Address.Name1)).toEqual([]);
    expect(
      others(/\bDE\d{2} ?\d{4} ?\d{4} ?\d{4} ?\d{4} ?\d{2}\b/g, account.IBAN, printed.iban),
    ).toEqual([]);
    expect(others(/\bRE?-\d{4}-\d{4}\b/g, full.InvoiceId)).toEqual([]);
    expect(others(/\bAmount["']?: *["'](\d+\.\d\d)["']/g, full.Amount, '0.00')).toEqual([]);
  });

  it('is found by these patterns', () => {
    expect(found(/Papierhaus(?: \w+)?(?: GmbH)?/g).length).toBeGreaterThan(10);
    expect(found(/\bAmount["']?: *["'](\d+\.\d\d)["']/g).length).toBeGreaterThan(5);
  });
});
