import invoice from '../../../samples/document/sample-invoice.json';

/** A place on a drawing of the sample invoice, in its units: left, top, width, height. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** A mark on the invoice, and what the SDK returns for it. */
export interface Mark {
  /** What is marked. */
  readonly place: Place;
  /** Center of its number. */
  readonly number: readonly [x: number, y: number];
  /** What is printed there. */
  readonly printed: string;
  /** Keys of the JSON that it leads to; none for a line of text. */
  readonly keys: readonly string[];
}

/** Value of the sample's JSON below a key such as `Address.Bank[0].IBAN`. */
export function valueOf(key: string): string {
  let value: unknown = invoice;
  for (const part of key.split(/[.[\]]+/)) {
    if (part !== '') value = (value as Readonly<Record<string, unknown>> | undefined)?.[part];
  }
  if (typeof value !== 'string') throw new Error(`The sample invoice has no value "${key}".`);
  return value;
}

const field = (
  printed: string,
  place: Place,
  number: readonly [number, number],
  ...keys: readonly string[]
): Mark => ({ printed, place, number, keys });

/** A field that ends at the right edge of its column, on this baseline, and has its number beside it. */
const atRight = (
  printed: string,
  baseline: number,
  width: number,
  ...keys: readonly string[]
): Mark =>
  field(printed, [242 - width, baseline - 13, width + 8, 17], [267, baseline - 4.5], ...keys);

/** The fields that data extraction returns, from top to bottom. */
const fields: readonly Mark[] = [
  field('Papierhaus Lindner GmbH', [40, 21, 184, 20], [267, 31], 'Address.Name1'),
  atRight('Musterallee 12', 57, 79, 'Address.Street'),
  atRight('50667 Köln', 78, 61, 'Address.Zipcode', 'Address.City'),
  atRight('0221 0000000', 99, 77, 'Address.Phone'),
  atRight('RE-2025-0417', 132, 78, 'InvoiceId'),
  atRight('17.04.2025', 153, 60, 'Date'),
  atRight('40812', 174, 33, 'Address.CustomerId'),
  atRight('284,41 €', 284, 55, 'Amount'),
  atRight('DE89 3704 0044 0532 0130 00', 315, 167, 'Address.Bank[0].IBAN'),
  atRight('TESTDEFFXXX', 336, 80, 'Address.Bank[0].BIC'),
  atRight('RE-2025-0417', 357, 78, 'Reference'),
];

const line = (printed: string, y: number, width: number, height: number): Mark => ({
  printed,
  place: [19, y, width, height],
  number: [13.2, y + height / 2],
  keys: [],
});

/** The lines of the part that is shown. */
const lines: readonly Mark[] = [
  line('Erika Beispiel', 62.1, 25.6, 5.2),
  line('Gartenweg 3', 67.6, 24.3, 5.2),
  line('10115 Berlin', 73.1, 23.9, 5.2),
  line('Rechnung RE-2025-0417', 96.5, 79, 8.2),
  line('Sehr geehrte Frau Beispiel,', 109.1, 49.4, 5.2),
  line('für unsere Lieferung berechnen wir Ihnen:', 115.1, 74.3, 5.2),
];

/** What a picture of the invoice shows. */
interface View {
  /** The part of the sheet. */
  readonly part: Place;
  /** The drawing: the sheet that readers can download, or one whose fields are large enough to read on a phone. */
  readonly image: { readonly path: string; readonly width: number; readonly height: number };
  /** Radius of a number's circle. */
  readonly radius: number;
  /** Of a number: 12 px on a phone. */
  readonly fontSize: number;
  readonly marks: readonly Mark[];
  readonly alt: string;
}

export const views = {
  fields: {
    part: [0, 0, 280, 396],
    image: { path: '/img/marked-invoice.svg', width: 280, height: 396 },
    radius: 10,
    fontSize: 12,
    marks: fields,
    alt: 'The sample invoice with eleven marked fields: sender, street, city, and phone at the top, invoice number, date, and customer number below, the total amount, and IBAN, BIC, and payment reference at the bottom.',
  },
  lines: {
    part: [8, 59, 92, 66],
    image: { path: '/img/sample-invoice.svg', width: 210, height: 297 },
    radius: 2.7,
    fontSize: 3.9,
    marks: lines,
    alt: "Part of the sample invoice with a frame around each of six lines: three lines of the recipient's address, the heading, and two lines of the letter.",
  },
} as const satisfies Readonly<Record<string, View>>;

/** Name of a picture of the invoice. */
export type ViewName = keyof typeof views;
