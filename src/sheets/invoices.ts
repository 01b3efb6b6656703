import payment from '../../samples/document/sample-invoice-payment.json';
import { encode } from './modules';
import { outline } from './outline';
import { bezahlCode, giroCode, type Transfer } from './payment';
import { groupIban, ibanOf, isValidIban } from './iban';

const [account = { IBAN: '', BIC: '' }] = payment.Address.Bank;

/** The transfer that the sample invoice asks for. */
export const transfer: Transfer = {
  name: payment.SEPACreditor,
  iban: account.IBAN,
  bic: account.BIC,
  amount: payment.Amount,
  reference: payment.Reference,
};

/** A second account of the sender, at the same invented bank. */
const secondAccount = {
  IBAN: ibanOf('DE', `${account.IBAN.slice(4, 12)}0000040812`),
  BIC: account.BIC,
};

/** The IBAN of the invoice with check digits that don't fit. */
export const wrongIban = `${account.IBAN.slice(0, 2)}98${account.IBAN.slice(4)}`;

type PaymentResult = typeof payment;

/** A sheet that is made from the sample invoice. */
export interface InvoiceVariant {
  /** Name of its files, and anchor of its heading. */
  readonly id: string;
  readonly name: string;
  /** What is special about it, as a sentence. */
  readonly note: string;
  /** Result of a photo payment with the default settings. */
  readonly result: PaymentResult;
  /** Payment code in the box of the bank account, and what is printed below it. */
  readonly code?: { readonly label: string; readonly text: string };
  /** Accounts that are printed. */
  readonly accounts: PaymentResult['Address']['Bank'];
}

/** The result for a sender with these accounts. */
const withAccounts = (accounts: InvoiceVariant['accounts']): PaymentResult => ({
  ...payment,
  Address: { ...payment.Address, Bank: [...accounts] },
});

const wrongAccounts = [{ ...account, IBAN: wrongIban }];
const twoAccounts = [account, secondAccount];

export const invoiceVariants: readonly InvoiceVariant[] = [
  {
    id: 'girocode',
    name: 'With a GiroCode',
    note: 'The payment data is in the code and in the text next to it.',
    result: payment,
    code: { label: 'GiroCode', text: giroCode(transfer) },
    accounts: [account],
  },
  {
    id: 'bezahlcode',
    name: 'With a BezahlCode',
    note: 'The QR code contains a link in place of a GiroCode, so the payment data comes from the text.',
    result: payment,
    code: { label: 'BezahlCode', text: bezahlCode(transfer) },
    accounts: [account],
  },
  {
    id: 'wrong-iban',
    name: 'With a wrong IBAN',
    note: 'The checksum of the IBAN is wrong. Your app must not start a transfer to it, so compute the checksum before you fill in the form. The expected result has the IBAN as it’s printed; a result without it is right, too.',
    result: withAccounts(wrongAccounts),
    accounts: wrongAccounts,
  },
  {
    id: 'two-accounts',
    name: 'With two accounts',
    note: 'Your app should preselect the first account and let the user choose the other.',
    result: withAccounts(twoAccounts),
    accounts: twoAccounts,
  },
];

/** Replaces a part of the drawing that occurs once. */
function replaced(svg: string, part: RegExp, by: string): string {
  if (!part.test(svg)) throw new Error(`static/img/sample-invoice.svg has no ${String(part)}.`);
  return svg.replace(part, () => by);
}

/** Lines of the box with the bank account. */
const box = { top: 215, height: 37, label: 26, value: 70 } as const;

/** Labels and values of the box, evenly spaced. */
function lines(rows: readonly (readonly [string, string])[]): string {
  const gap = Math.min(7, (box.height - 8) / (rows.length - 1));
  const first = box.top + (box.height - gap * (rows.length - 1)) / 2 + 1.5;
  return rows
    .map(([label, value], index) => {
      const y = String(Number((first + index * gap).toFixed(1)));
      return `      <text x="${String(box.label)}" y="${y}" fill="#5b6661">${label}</text><text x="${String(box.value)}" y="${y}">${value}</text>`;
    })
    .join('\n');
}

/** A QR code in the box, 30 mm wide, with its label below. */
function qrCode({ label, text }: NonNullable<InvoiceVariant['code']>): string {
  const { rows } = encode({ bcid: 'qrcode', text, options: { eclevel: 'M' }, quiet: 4 });
  const scale = Number((29 / rows.length).toFixed(4));
  return `    <path transform="translate(156 217.5) scale(${String(scale)})" fill="#000" fill-rule="evenodd" d="${outline(rows)}"/>
    <text x="170.5" y="250" font-size="2.8" text-anchor="middle">${label}</text>`;
}

/**
 * The sample invoice with other accounts, or with a payment code.
 *
 * @param svg drawing of the sample invoice
 * @throws Error if the drawing isn't as this function expects it
 */
export function drawVariant(svg: string, { name, accounts, code }: InvoiceVariant): string {
  const title = `Sample invoice ${name.toLowerCase().replace('girocode', 'GiroCode').replace('bezahlcode', 'BezahlCode').replace('iban', 'IBAN')}`;
  const rows: (readonly [string, string])[] = [
    ['Empfänger', transfer.name],
    ...accounts.flatMap(({ IBAN, BIC }): (readonly [string, string])[] => [
      ['IBAN', groupIban(IBAN)],
      ['BIC', BIC],
    ]),
    ['Verwendungszweck', transfer.reference],
  ];
  const size = accounts.length > 1 ? '3.9' : '4.2';
  const ibans = accounts.map(({ IBAN }) => `IBAN ${groupIban(IBAN)}`).join(', ');
  const withRows = replaced(
    svg,
    /<g font-size="4\.2">[\s\S]*?<\/g>/,
    `<g font-size="${size}">\n${lines(rows)}\n    </g>${code === undefined ? '' : `\n${qrCode(code)}`}`,
  );
  const described = replaced(
    withRows,
    /IBAN [A-Z\d ]+\.(?=<\/desc>)/,
    `${ibans}${code === undefined ? '' : `, and a ${code.label}`}.`,
  );
  return replaced(described, /(?<=<title id="sample-title">)[^<]+/, title);
}

/** Whether the accounts of a variant can be paid to. */
export const isPayable = ({ accounts }: InvoiceVariant): boolean =>
  accounts.every(({ IBAN }) => isValidIban(IBAN));

/** Address of a variant's file below the base URL. */
export const invoicePath = (id: string, type: 'svg' | 'png' | 'pdf' | 'json'): string =>
  `/sheets/invoices/${id}.${type}`;
