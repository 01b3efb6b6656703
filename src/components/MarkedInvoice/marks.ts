import invoice from '../../../samples/document/sample-invoice.json';

/** A place on the sample invoice, in millimeters: left, top, width, height. */
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

/** The fields that data extraction returns, from top to bottom. */
const fields: readonly Mark[] = [
  field('Papierhaus Lindner GmbH', [42, 21, 95.3, 9], [89, 12], 'Address.Name1'),
  field('Musterallee 12', [166.1, 21.6, 24.9, 4.6], [201, 15], 'Address.Street'),
  field('50667 Köln', [171.3, 26.6, 19.7, 4.6], [201, 29], 'Address.Zipcode', 'Address.City'),
  field('0221 0000000', [167.6, 31.6, 23.4, 4.6], [201, 43], 'Address.Phone'),
  field('RE-2025-0417', [165, 62.2, 26, 5], [201, 58], 'InvoiceId'),
  field('17.04.2025', [170.5, 68.2, 20.5, 5], [201, 72], 'Date'),
  field('40812', [178.7, 74.2, 12.3, 5], [201, 86], 'Address.CustomerId'),
  field('284,41 €', [166.6, 188, 21.6, 6.6], [201, 191.3], 'Amount'),
  field('DE89 3704 0044 0532 0130 00', [69, 226.6, 60.4, 6], [201, 223], 'Address.Bank[0].IBAN'),
  field('TESTDEFFXXX', [69, 233.6, 32.2, 6], [201, 236.6], 'Address.Bank[0].BIC'),
  field('RE-2025-0417', [69, 240.6, 29.3, 6], [201, 250.2], 'Reference'),
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
  /** Radius of a number's circle. */
  readonly radius: number;
  readonly marks: readonly Mark[];
  readonly alt: string;
}

export const views = {
  fields: {
    part: [0, 0, 210, 297],
    radius: 6,
    marks: fields,
    alt: 'The sample invoice with eleven marked fields: sender, street, city, and phone at the top, invoice number, date, and customer number below, the total amount, and IBAN, BIC, and payment reference at the bottom.',
  },
  lines: {
    part: [8, 59, 92, 66],
    radius: 2.5,
    marks: lines,
    alt: "Part of the sample invoice with a frame around each of six lines: three lines of the recipient's address, the heading, and two lines of the letter.",
  },
} as const satisfies Readonly<Record<string, View>>;

/** Name of a picture of the invoice. */
export type ViewName = keyof typeof views;
