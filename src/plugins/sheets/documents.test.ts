import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import made from '../../../scripts/sheets.json';
import payment from '../../../samples/document/sample-invoice-payment.json';
import sample from '../../../samples/document/sample-invoice-default.json';
import { decode } from '../../../tests/fixtures/zxing';
import { groupIban } from '../../model/sampleInvoice';
import { documentGroups, documentResults } from '../content/sheets/documentSheets';
import { sheetDocuments } from './documents';
import { ibanOf, isValidIban } from './iban';
import { invoicePath, invoiceVariants, isPayable, transfer, wrongIban } from './invoices';
import { giroCode } from './payment';
import { printedSheets, type Printed } from './printed';

const siteDir = join(__dirname, '../../..');
const at = (path: string): string => join(siteDir, 'static', path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const invoice = read('/img/sample-invoice.svg');
const sheets = printedSheets(read);
const sheetOf = (id: string): Printed => {
  const found = sheets.find((sheet) => sheet.id === id);
  if (found === undefined) throw new Error(`There is no sheet "${id}".`);
  return found;
};

/** The lines of text of a drawing. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);

describe('IBAN', () => {
  it('has a checksum', () => {
    expect(isValidIban(transfer.iban)).toBe(true);
    expect(ibanOf('DE', transfer.iban.slice(4))).toBe(transfer.iban);
    expect(isValidIban(wrongIban)).toBe(false);
  });
});

describe('GiroCode', () => {
  it('has the lines of EPC069-12 in their order', () => {
    const lines = giroCode(transfer).split('\n');
    expect(lines).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      payment.Address.Bank[0]?.BIC,
      payment.SEPACreditor,
      payment.Address.Bank[0]?.IBAN,
      `EUR${payment.Amount}`,
      '',
      '',
      payment.Reference,
    ]);
  });
});

describe('sheet', () => {
  const update = 'The drawing has changed: run npm run sheets';

  it.each(sheets)('$id has the files that are made from its drawing', async (sheet) => {
    const svgs = sheet.drawings.map(({ svg }) => svg).join('');
    const hash = createHash('sha256').update(svgs).digest('hex');
    expect(Object.entries(made), update).toContainEqual([sheet.id, hash]);
    for (const { path, svg, png } of sheet.drawings) {
      expect(readFileSync(at(path), 'utf8'), update).toBe(svg);
      const { width, height, density } = await sharp(at(png)).metadata();
      const pixels = (length: number): number => Math.round((length / 25.4) * 150);
      expect({ width, height, density }).toEqual({
        width: pixels(sheet.size.width),
        height: pixels(sheet.size.height),
        density: 150,
      });
    }
    const pdf = readFileSync(at(sheet.pdf), 'latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(sheet.drawings.length);
    expect(pdf).not.toContain('/Subtype /Image');
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Math.abs(Number(width) - (sheet.size.width / 25.4) * 72)).toBeLessThan(1);
    expect(Math.abs(Number(height) - (sheet.size.height / 25.4) * 72)).toBeLessThan(1);
  });

  it('has no other files, and few bytes', () => {
    const files = new Set(
      sheets.flatMap(({ drawings, pdf }) => [
        pdf,
        ...drawings.flatMap((one) => [one.path, one.png]),
      ]),
    );
    const found = ['/sheets/invoices', '/sheets/documents'].flatMap((folder) =>
      readdirSync(at(folder)).map((name) => `${folder}/${name}`),
    );
    expect(found.filter((path) => !files.has(path))).toEqual([]);
    const binary = found.filter((path) => !path.endsWith('.svg'));
    const bytes = binary.reduce((sum, path) => sum + statSync(at(path)).size, 0);
    expect(bytes).toBeLessThan(600_000);
  });
});

describe('variant of the sample invoice', () => {
  /** Texts of the invoice beside those of the box with the account. */
  const outside = (svg: string): string[] =>
    textsOf(svg.replace(/<g font-size="(?:4\.2|3\.9)">[\s\S]*?<\/g>/, '')).filter(
      (text) => !text.endsWith('Code'),
    );

  it.each(invoiceVariants)(
    '$id differs only in its account and its code, and shows the accounts of its result',
    ({ id, result, accounts }) => {
      const svg = sheetOf(id).drawings[0]?.svg ?? '';
      expect(outside(svg)).toEqual(outside(invoice));
      expect(result.Address.Bank).toEqual(accounts);
      for (const { IBAN, BIC } of result.Address.Bank)
        expect(textsOf(svg)).toEqual(expect.arrayContaining([groupIban(IBAN), BIC]));
      expect({ ...result, Address: { ...result.Address, Bank: [] } }).toEqual({
        ...payment,
        Address: { ...payment.Address, Bank: [] },
      });
    },
  );

  it('can be paid, but for the one with a wrong IBAN', () => {
    expect(invoiceVariants.filter((one) => !isPayable(one)).map(({ id }) => id)).toEqual([
      'wrong-iban',
    ]);
  });

  it.each(invoiceVariants)('$id has the code that it says, in its image', async ({ id, code }) => {
    const expected = code === undefined ? [] : [{ format: 'QRCode', text: code.text }];
    expect(await decode(sharp(at(invoicePath(id, 'png'))))).toEqual(expected);
  });

  it('has a GiroCode or a BezahlCode of the transfer that is printed', () => {
    const codes = invoiceVariants.flatMap(({ code }) => (code === undefined ? [] : [code.text]));
    expect(codes[0]).toBe(giroCode(transfer));
    const link = new URL(codes[1] ?? '');
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
    const texts = textsOf(sheetOf('receipt').drawings[0]?.svg ?? '').join('\n');
    const { Address, Amount = '', Date = '' } = receipt?.result ?? {};
    for (const value of [Address?.Name1, Address?.Street, Address?.Zipcode, Address?.City])
      expect(texts).toContain(value);
    expect(texts).toContain(Amount.replace('.', ','));
    expect(texts).toContain(Date.split('-').reverse().join('.'));
    expect(texts).not.toMatch(/\bDE\d{2}\b/);
  });
});

it('comes from the sender of the sample invoice, and fills its page', () => {
  const { Name1, Street, Zipcode, City } = sample.Address;
  for (const { id, size } of sheetDocuments) {
    for (const { svg } of sheetOf(id).drawings) {
      const { width, height } = size;
      expect(svg).toContain(`viewBox="0 0 ${String(width)} ${String(height)}"`);
      if (id === 'id-card') continue;
      const texts = textsOf(svg);
      expect(texts).toEqual(expect.arrayContaining([Name1, Street, `${Zipcode} ${City}`]));
    }
  }
});
