import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import made from '../../../scripts/sheets.json';
import payment from '../../../samples/document/sample-invoice-payment.json';
import sample from '../../../samples/document/sample-invoice-default.json';
import { decode } from '../../../tests/fixtures/zxing';
import { documentGroups, documentResults } from '../content/sheets/documentSheets';
import { pagePaths, sheetDocuments } from './documents';
import { invoicePath, invoiceVariants, transfer } from './invoices';
import { giroCode } from './payment';

const siteDir = join(__dirname, '../../..');
const at = (path: string): string => join(siteDir, 'static', path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const invoice = read('/img/sample-invoice.svg');
const sheets = [
  ...new Map(
    Object.values(documentGroups)
      .flat()
      .map((sheet) => [sheet.pdf, sheet]),
  ).values(),
];

/** The lines of text of a drawing. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);

/** Width and height of a drawing in millimeters. */
const sizeOf = (svg: string): number[] =>
  (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);

describe('sheet', () => {
  it.each(sheets)('$id has the files that are made from its drawing', async (sheet) => {
    const svgs = sheet.svgs.map(read);
    const hash = createHash('sha256').update(svgs.join('')).digest('hex');
    const update = 'The drawing has changed: run npm run sheets';
    expect(Object.entries(made), update).toContainEqual([sheet.pdf, hash]);
    const size = sizeOf(svgs[0] ?? '');
    for (const png of sheet.pngs) {
      const { width, height, density } = await sharp(at(png)).metadata();
      expect([width, height]).toEqual(size.map((length) => Math.round((length / 25.4) * 150)));
      expect(density).toBe(150);
    }
    const pdf = readFileSync(at(sheet.pdf), 'latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(svgs.length);
    expect(pdf).not.toContain('/Subtype /Image');
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1) ?? [];
    for (const [index, length] of size.entries())
      expect(Math.abs(Number(box[index]) - (length / 25.4) * 72)).toBeLessThan(1);
  });

  it('has no other files, and few bytes', () => {
    const files = new Set<string>(sheets.flatMap(({ svgs, pngs, pdf }) => [...svgs, ...pngs, pdf]));
    const found = ['/sheets/invoices', '/sheets/documents'].flatMap((folder) =>
      readdirSync(at(folder)).map((name) => `${folder}/${name}`),
    );
    expect(found.filter((path) => !files.has(path))).toEqual([]);
    const binary = found.filter((path) => !path.endsWith('.svg'));
    const bytes = binary.reduce((sum, path) => sum + statSync(at(path)).size, 0);
    expect(bytes).toBeLessThan(600_000);
  });
});

/** Whether the checksum of an IBAN is right. */
const isValidIban = (iban: string): boolean =>
  BigInt(
    (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    ),
  ) %
    97n ===
  1n;

describe('variant of the sample invoice', () => {
  /** Texts of the invoice beside those of the box with the account. */
  const outside = (svg: string): string[] =>
    textsOf(svg.replace(/<g font-size="(?:4\.2|3\.9)">[\s\S]*?<\/g>/, '')).filter(
      (text) => !text.endsWith('Code'),
    );

  it.each(invoiceVariants)(
    '$id differs only in its account and its code, and has the accounts that it shows in its result',
    ({ id, result }) => {
      const svg = read(invoicePath(id, 'svg'));
      expect(outside(svg)).toEqual(outside(invoice));
      const ibans = [...svg.matchAll(/IBAN (DE[\d ]+\d)/g)].map(([, iban = '']) => iban);
      const [bank] = payment.Address.Bank;
      expect(ibans.length).toBeGreaterThan(0);
      expect(textsOf(svg)).toEqual(expect.arrayContaining([...ibans, bank?.BIC]));
      const valid = ibans.map((iban) => iban.replaceAll(' ', '')).filter(isValidIban);
      expect(result?.Address.Bank.map(({ IBAN }) => IBAN) ?? []).toEqual(valid);
      if (result === undefined) return;
      const { Bank } = payment.Address;
      expect({ ...result, Address: { ...result.Address, Bank } }).toEqual(payment);
    },
  );

  it('has texts that are as wide in any font, as the sample invoice has', () => {
    for (const svg of [invoice, ...invoiceVariants.map(({ id }) => read(invoicePath(id, 'svg')))]) {
      for (const [tag] of svg.matchAll(/<text [^>]*>/g)) {
        expect(tag).toMatch(/ textLength="[\d.]+" lengthAdjust="spacingAndGlyphs">$/);
      }
    }
  });

  it('has a GiroCode or a BezahlCode of the transfer that is printed, in its image', async () => {
    const codes = await Promise.all(
      invoiceVariants.map(({ id }) => decode(sharp(at(invoicePath(id, 'png'))))),
    );
    const [girocode, bezahlcode, ...none] = codes;
    const [bank] = payment.Address.Bank;
    const lines = ['BCD', '002', '1', 'SCT', bank?.BIC, payment.SEPACreditor, bank?.IBAN];
    const text = [...lines, `EUR${payment.Amount}`, '', '', payment.Reference].join('\n');
    expect(girocode).toEqual([{ format: 'QRCode', text }]);
    expect(giroCode(transfer)).toBe(text);
    expect(none).toEqual([[], []]);
    const link = new URL(bezahlcode?.[0]?.text ?? '');
    expect(link.protocol).toBe('bank:');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      name: transfer.name,
      reason: transfer.reference,
      iban: transfer.iban,
      bic: transfer.bic,
      amount: transfer.amount.replace('.', ','),
      currency: 'EUR',
    });
  });
});

describe('expected result', () => {
  it('has its own file', () => {
    const paths = documentResults.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const shown = Object.values(documentGroups).flat();
    expect(shown.flatMap(({ result }) => result?.path ?? []).sort()).toEqual(
      ['/img/sample-invoice.json', ...paths].sort(),
    );
    // The build writes them; a file in the way would win.
    for (const path of paths) expect(existsSync(at(path)), path).toBe(false);
  });

  it('is what the receipt shows', () => {
    const receipt = sheetDocuments.find(({ id }) => id === 'receipt');
    const texts = textsOf(read('/sheets/documents/receipt.svg')).join('\n');
    const { Address, Amount = '', Date = '' } = receipt?.result ?? {};
    for (const value of [Address?.Name1, Address?.Street, Address?.Zipcode, Address?.City])
      expect(texts).toContain(value);
    expect(texts).toContain(Amount.replace('.', ','));
    expect(texts).toContain(Date.split('-').reverse().join('.'));
    expect(texts).not.toMatch(/\bDE\d{2}\b/);
  });
});

it('comes from the sender of the sample invoice, but for the ID card', () => {
  const { Name1, Street, Zipcode, City } = sample.Address;
  for (const document of sheetDocuments) {
    for (const svg of pagePaths(document, 'svg').map(read)) {
      if (document.id === 'id-card') continue;
      const texts = textsOf(svg);
      expect(texts).toEqual(expect.arrayContaining([Name1, Street, `${Zipcode} ${City}`]));
    }
  }
});
