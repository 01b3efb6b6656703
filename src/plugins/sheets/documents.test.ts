import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import made from '../../../scripts/sheets.json';
import extracted from '../../../samples/document/sample-invoice.json';
import payment from '../../../samples/document/sample-invoice-payment.json';
import sample from '../../../samples/document/sample-invoice-default.json';
import { siteDir } from '../../../tests/docsTree';
import { textsOf } from '../../../tests/fixtures/svg';
import { decode } from '../../../tests/fixtures/zxing';
import { readFences } from '../../base/fences';
import { contentCodes } from './barcodes';

const at = (path: string): string => join(siteDir, 'static', path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const invoice = read('/img/sample-invoice.svg');

/** What the files of each sheet begin with, and those of its pages. */
const sheets = Object.keys(made).map((pdf) => {
  const base = pdf.replace(/\.pdf$/, '');
  return { base, pages: existsSync(at(`${base}.svg`)) ? [base] : [`${base}-1`, `${base}-2`] };
});

/** The expected result of a sheet, if it has one. */
const resultOf = (base: string): unknown =>
  existsSync(at(`${base}.json`)) ? JSON.parse(read(`${base}.json`)) : undefined;

/** Width and height of a drawing in millimeters. */
const sizeOf = (svg: string): number[] =>
  (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);

describe('sheet', () => {
  it.each(sheets)('$base has the files that are made from its drawing', async ({ base, pages }) => {
    const svgs = pages.map((page) => read(`${page}.svg`));
    const hash = createHash('sha256').update(svgs.join('')).digest('hex');
    const update = 'The drawing has changed: run npm run sheets';
    expect(Object.entries(made), update).toContainEqual([`${base}.pdf`, hash]);
    const size = sizeOf(svgs[0] ?? '');
    for (const page of pages) {
      const { width, height, density } = await sharp(at(`${page}.png`)).metadata();
      expect([width, height]).toEqual(size.map((length) => Math.round((length / 25.4) * 150)));
      expect(density).toBe(150);
    }
    const pdf = readFileSync(at(`${base}.pdf`), 'latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(svgs.length);
    expect(pdf).not.toContain('/Subtype /Image');
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1) ?? [];
    for (const [index, length] of size.entries())
      expect(Math.abs(Number(box[index]) - (length / 25.4) * 72)).toBeLessThan(1);
  });

  it('has files of less than 700 kB in all', () => {
    const paths = sheets.flatMap(({ base, pages }) => [
      `${base}.pdf`,
      ...pages.map((page) => `${page}.png`),
    ]);
    const bytes = paths.reduce((sum, path) => sum + statSync(at(path)).size, 0);
    expect(bytes).toBeLessThan(700_000);
  });
});

describe('variant of the sample invoice', () => {
  const variants = ['girocode', 'bezahlcode', 'wrong-iban', 'two-accounts'].map(
    (id) => `/sheets/invoices/${id}`,
  );

  /** Texts of the invoice beside those of the box with the account. */
  const outside = (svg: string): string[] =>
    textsOf(svg.replace(/<g font-size="(?:4\.2|3\.9)">[\s\S]*?<\/g>/, '')).filter(
      (text) => !text.endsWith('Code'),
    );

  it.each(variants)(
    '%s differs only in its account and its code, and has the accounts that it shows in its result',
    (base) => {
      const svg = read(`${base}.svg`);
      const result = resultOf(base) as typeof payment | undefined;
      expect(outside(svg)).toEqual(outside(invoice));
      const ibans = [...svg.matchAll(/IBAN (DE[\d ]+\d)/g)].map(([, iban = '']) => iban);
      const [bank] = payment.Address.Bank;
      expect(ibans.length).toBeGreaterThan(0);
      expect(textsOf(svg)).toEqual(expect.arrayContaining([...ibans, bank?.BIC]));
      // An account with a wrong checksum is none.
      expect(result === undefined).toBe(base.endsWith('/wrong-iban'));
      if (result === undefined) return;
      expect(result.Address.Bank.map(({ IBAN }) => IBAN)).toEqual(
        ibans.map((iban) => iban.replaceAll(' ', '')),
      );
      const { Bank } = payment.Address;
      expect({ ...result, Address: { ...result.Address, Bank } }).toEqual(payment);
    },
  );

  it('has a GiroCode or a BezahlCode of the transfer that is printed, in its image', async () => {
    const codes = await Promise.all(variants.map((base) => decode(sharp(at(`${base}.png`)))));
    const [girocode, bezahlcode, ...none] = codes;
    const [bank] = payment.Address.Bank;
    const lines = ['BCD', '002', '1', 'SCT', bank?.BIC, payment.SEPACreditor, bank?.IBAN];
    const text = [...lines, `EUR${payment.Amount}`, '', '', payment.Reference].join('\n');
    expect(girocode).toEqual([{ format: 'QRCode', text }]);
    expect(contentCodes[0]?.reading?.value).toBe(text);
    expect(none).toEqual([[], []]);
    const link = new URL(bezahlcode?.[0]?.text ?? '');
    expect(link.protocol).toBe('bank:');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      name: payment.SEPACreditor,
      reason: payment.Reference,
      iban: bank?.IBAN,
      bic: bank?.BIC,
      amount: payment.Amount.replace('.', ','),
      currency: 'EUR',
    });
  });
});

describe('expected result', () => {
  it('is shown on the page as its file has it, and that of the payment as the samples do', () => {
    const page = readFileSync(join(siteDir, 'docs/sheets/documents.mdx'), 'utf8');
    const shown = readFences(page).map(({ code }): unknown => JSON.parse(code));
    const files = page.matchAll(/\[Expected result\]\(pathname:\/\/(.*)\.json\) as JSON(.*)/g);
    const results = Array.from(files, ([, base = '', end]) => ({
      result: base.startsWith('/img/') ? extracted : resultOf(base),
      same: end === ', the same as above.',
    }));
    expect(shown).toEqual(results.flatMap(({ result, same }) => (same ? [] : [result])));
    const same = results.flatMap((one) => (one.same ? [one.result] : []));
    expect([shown[0], ...same]).toEqual([payment, payment, payment]);
    expect(page.match(/ result="without-code"/g)).toHaveLength(same.length);
  });

  it('has the seller, amount and date that are printed on the receipt', () => {
    const texts = textsOf(read('/sheets/documents/receipt.svg')).join('\n');
    const { Address, Amount, Date } = resultOf('/sheets/documents/receipt') as typeof sample;
    for (const value of [Address.Name1, Address.Street, Address.Zipcode, Address.City])
      expect(texts).toContain(value);
    expect(texts).toContain(Amount.replace('.', ','));
    expect(texts).toContain(Date.split('-').reverse().join('.'));
    expect(texts).not.toMatch(/\bDE\d{2}\b/);
  });
});

it('comes from the sender of the sample invoice, but for the ID card', () => {
  const { Name1, Street, Zipcode, City } = sample.Address;
  for (const page of sheets.flatMap(({ pages }) => pages)) {
    if (!page.startsWith('/sheets/documents/') || page.endsWith('id-card')) continue;
    const texts = textsOf(read(`${page}.svg`));
    expect(texts).toEqual(expect.arrayContaining([Name1, Street, `${Zipcode} ${City}`]));
  }
});
