import { groupIban } from '../../model/sampleInvoice';
import { transfer, type InvoiceVariant } from './invoices';
import { encode } from './modules';
import { outline } from './outline';

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
  const title = `Sample invoice ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
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
