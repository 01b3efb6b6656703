import invoice from '../../../samples/document/sample-invoice-default.json';
import type { AnalyzeResult } from '../../../api-sources/model/results';
import { escapeText } from '../../base/escape';

/** A document to scan. */
export interface SheetDocument {
  /** Name of its files, and anchor of its heading. */
  readonly id: string;
  readonly name: string;
  /** What it's for, as a sentence. */
  readonly note: string;
  /** What data extraction returns with its default options, where it reads any values. */
  readonly result?: AnalyzeResult;
  /** In millimeters. */
  readonly size: Size;
  /** Content of the drawing of each page, in millimeters. */
  readonly pages: readonly { readonly description: string; readonly content: string }[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface TextStyle {
  /** In millimeters. */
  readonly size?: number;
  readonly weight?: 700;
  readonly anchor?: 'end' | 'middle';
  readonly fill?: string;
}

const ink = '#14201d';
const gray = '#5b6661';
const green = '#0a6b5e';
const pale = '#e4e1d8';

const a4: Size = { width: 210, height: 297 };

/** The sender of the sample invoice and its customer: all documents are theirs. */
const {
  Name1: sender,
  Street: street,
  Zipcode: zipcode,
  City: city,
  Phone: phone,
} = invoice.Address;
const town = `${zipcode} ${city}`;
const customer = ['Erika Beispiel', 'Gartenweg 3', '10115 Berlin'] as const;

const line = (x: number, y: number, value: string, style: TextStyle = {}): string => {
  const { size, weight, anchor, fill } = style;
  const attributes = [
    `x="${String(x)}" y="${String(Number(y.toFixed(2)))}"`,
    size === undefined ? '' : `font-size="${String(size)}"`,
    weight === undefined ? '' : `font-weight="${String(weight)}"`,
    anchor === undefined ? '' : `text-anchor="${anchor}"`,
    fill === undefined ? '' : `fill="${fill}"`,
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeText(value)}</text>`;
};

/** Lines below each other. */
const lines = (
  x: number,
  y: number,
  gap: number,
  values: readonly string[],
  style?: TextStyle,
): string =>
  values.flatMap((value, i) => (value === '' ? [] : [line(x, y + i * gap, value, style)])).join('');

const rule = (y: number, from = 20, to = 190, color = green): string =>
  `<path d="M${String(from)} ${String(y)}H${String(to)}" stroke="${color}" stroke-width=".4"/>`;

/** What is at the top and the bottom of every page of the sender. */
const letterhead = (page: string): string =>
  [
    line(20, 28, sender, { size: 7.4, weight: 700 }),
    lines(190, 24, 5, [street, town, `Telefon ${phone}`], { size: 3.5, anchor: 'end' }),
    rule(40),
    rule(274),
    line(20, 280, `${sender}, ${street}, ${town}`, { size: 2.8, fill: gray }),
    line(105, 284.5, page, { size: 2.8, fill: gray, anchor: 'middle' }),
    line(190, 280, 'Muster ohne Wert, nur zum Testen', { size: 2.8, fill: gray, anchor: 'end' }),
  ].join('\n');

const address = lines(20, 60, 5.5, customer);

const receiptRows = [
  ['4 × Versandkarton A3', '8,80'],
  ['2 × Archivmappe, grau', '10,80'],
] as const;

const receipt: SheetDocument = {
  id: 'receipt',
  name: 'Receipt',
  note: 'A paid receipt without an IBAN, 80 mm wide.',
  result: {
    Address: { ...invoice.Address, CustomerId: '', IBAN: [] },
    Date: '2025-04-14',
    Amount: '19.60',
    InvoiceId: '',
    Reference: '',
  },
  size: { width: 80, height: 130 },
  pages: [
    {
      description: `A German receipt: ${sender}, dated 14.04.2025, total 19,60 €, paid by card.`,
      content: [
        line(40, 14, sender, { size: 5, weight: 700, anchor: 'middle' }),
        lines(40, 20, 4.5, [street, town, `Telefon ${phone}`], { anchor: 'middle' }),
        rule(35, 8, 72, ink),
        ...receiptRows.flatMap(([label, price], i) => [
          line(8, 43 + i * 6, label),
          line(72, 43 + i * 6, price, { anchor: 'end' }),
        ]),
        rule(54, 8, 72, ink),
        line(8, 62, 'Summe EUR', { size: 5, weight: 700 }),
        line(72, 62, '19,60', { size: 5, weight: 700, anchor: 'end' }),
        line(8, 70, 'Kartenzahlung EUR'),
        line(72, 70, '19,60', { anchor: 'end' }),
        line(8, 76, 'darin MwSt. 19 %'),
        line(72, 76, '3,13', { anchor: 'end' }),
        rule(82, 8, 72, ink),
        line(8, 90, 'Datum 14.04.2025'),
        line(72, 90, '10:12 Uhr', { anchor: 'end' }),
        lines(40, 102, 5, ['Betrag dankend erhalten', 'Vielen Dank für Ihren Einkauf'], {
          anchor: 'middle',
        }),
        lines(40, 118, 4, ['Muster ohne Wert', 'nur zum Testen'], {
          size: 2.8,
          anchor: 'middle',
          fill: gray,
        }),
      ].join('\n'),
    },
  ],
};

const letter: SheetDocument = {
  id: 'letter',
  name: 'Letter',
  note: 'Text without an amount or an account: a page that isn’t an invoice.',
  size: a4,
  pages: [
    {
      description: `A German letter from ${sender} to Erika Beispiel, dated 10.04.2025, about a delivery.`,
      content: [
        letterhead('Seite 1 von 1'),
        address,
        line(190, 90, `${city}, 10.04.2025`, { anchor: 'end' }),
        line(20, 103, 'Ihre Lieferung am 14.04.2025', { size: 5.4, weight: 700 }),
        lines(20, 115, 6, [
          'Sehr geehrte Frau Beispiel,',
          '',
          'am 14.04.2025 liefern wir Ihr Papier, die Kartons und die Archivmappen.',
          'Unser Fahrer kommt zwischen 9 und 12 Uhr. Bitte sorgen Sie dafür, dass',
          'jemand die Sendung annimmt. Sie besteht aus drei Paketen, das schwerste',
          'wiegt 14 Kilogramm.',
          '',
          'Wenn Ihnen der Termin nicht passt, rufen Sie uns bitte bis zum 11.04.2025 an.',
          'Wir finden dann gemeinsam einen anderen Tag.',
          '',
          'Mit freundlichen Grüßen',
          '',
          'Jonas Lindner',
        ]),
      ].join('\n'),
    },
  ],
};

const cardFields = [
  ['Name', 'BEISPIEL'],
  ['Vorname', 'ERIKA'],
  ['Geburtsdatum', '01.01.1990'],
  ['Nummer', '000 000 000'],
] as const;

const idCard: SheetDocument = {
  id: 'id-card',
  name: 'ID card',
  note: 'A card in the size of an ID card, with an invented person.',
  size: { width: 85.6, height: 54 },
  pages: [
    {
      description:
        'A card with the word SAMPLE across it, a drawn portrait, and the name Erika Beispiel.',
      content: [
        `<rect x="1" y="1" width="83.6" height="52" rx="3" fill="#e6f1ee" stroke="${green}" stroke-width=".5"/>`,
        line(6, 9.5, 'MUSTERAUSWEIS', { size: 4.6, weight: 700, fill: green }),
        `<rect x="6" y="14" width="24" height="30" fill="#fff"/><circle cx="18" cy="25" r="6" fill="${gray}"/><path d="M8 44c0-14 20-14 20 0z" fill="${gray}"/>`,
        ...cardFields.map(([label, value], i) =>
          [
            line(35, 16 + i * 8.4, label, { size: 2.2, fill: gray }),
            line(35, 20 + i * 8.4, value, { size: 3.6, weight: 700 }),
          ].join(''),
        ),
        line(6, 50, 'Kein amtliches Dokument', { size: 2.4, fill: gray }),
        `<text transform="translate(58 37) rotate(-24)" font-size="13" font-weight="700" text-anchor="middle" fill="#a3231c" fill-opacity=".5">SAMPLE</text>`,
      ].join('\n'),
    },
  ],
};

const delivered = [
  ['1', 'Büttenpapier, Bogen 50 × 70 cm', '20'],
  ['2', 'Versandkarton A3', '40'],
  ['3', 'Archivmappe, grau', '6'],
] as const;

const deliveryNote: SheetDocument = {
  id: 'delivery-note',
  name: 'Delivery note',
  note: 'Two pages, to test the order of pages and PDFs with several pages. Your app should count two pages.',
  size: a4,
  pages: [
    {
      description: `Page 1 of a German delivery note: ${sender}, three items, dated 14.04.2025.`,
      content: [
        letterhead('Seite 1 von 2'),
        address,
        line(20, 103, 'Lieferschein', { size: 6.6, weight: 700 }),
        lines(20, 113, 6, ['Lieferdatum 14.04.2025', `Kundennummer ${invoice.Address.CustomerId}`]),
        `<path d="M20 127h170v9H20z" fill="#f4f2ec"/>`,
        line(23, 133, 'Pos.', { weight: 700 }),
        line(36, 133, 'Bezeichnung', { weight: 700 }),
        line(187, 133, 'Menge', { weight: 700, anchor: 'end' }),
        ...delivered.map(([position, label, count], i) =>
          [
            line(23, 143 + i * 9, position),
            line(36, 143 + i * 9, label),
            line(187, 143 + i * 9, count, { anchor: 'end' }),
            rule(147 + i * 9, 20, 190, pale),
          ].join(''),
        ),
        line(20, 185, 'Die Hinweise zur Annahme stehen auf Seite 2.'),
      ].join('\n'),
    },
    {
      description: 'Page 2 of the delivery note: advice and a line for the signature.',
      content: [
        letterhead('Seite 2 von 2'),
        line(20, 60, 'Hinweise zur Annahme', { size: 5.4, weight: 700 }),
        lines(20, 72, 6, [
          'Bitte prüfen Sie die Pakete, solange der Fahrer noch da ist.',
          'Vermerken Sie Schäden an der Verpackung auf dieser Seite.',
          'Papier nimmt Feuchtigkeit auf. Lagern Sie es liegend und trocken.',
        ]),
        rule(160, 20, 95, ink),
        rule(160, 115, 190, ink),
        line(20, 165, 'Ort und Datum', { size: 3.2, fill: gray }),
        line(115, 165, 'Unterschrift', { size: 3.2, fill: gray }),
      ].join('\n'),
    },
  ],
};

export const sheetDocuments: readonly SheetDocument[] = [receipt, letter, idCard, deliveryNote];

/** The pages of a document as SVG files, in its size. */
export function drawDocument({ name, size, pages }: SheetDocument): string[] {
  const [width, height] = [String(size.width), String(size.height)];
  return pages.map(({ description, content }) =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="sheet-title sheet-desc" lang="de">`,
      `<title id="sheet-title">${escapeText(name)} for testing the scanner</title>`,
      `<desc id="sheet-desc">${escapeText(description)}</desc>`,
      `<rect width="${width}" height="${height}" fill="#fff"/>`,
      `<g fill="${ink}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-size="3.9">`,
      content,
      '</g>',
      '</svg>',
      '',
    ].join('\n'),
  );
}

/** What a document can be downloaded as. */
export type DocumentType = 'svg' | 'png' | 'pdf' | 'json';

/**
 * Address of a document's file below the base URL.
 *
 * @param page counted from 0, for files with one page of several
 */
export function documentPath(
  { id, pages }: Pick<SheetDocument, 'id' | 'pages'>,
  type: DocumentType,
  page = 0,
): string {
  const isPart = pages.length > 1 && (type === 'svg' || type === 'png');
  return `/sheets/documents/${id}${isPart ? `-${String(page + 1)}` : ''}.${type}`;
}
