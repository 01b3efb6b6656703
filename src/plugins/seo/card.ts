import { companyName, siteUrl } from '../../model/constants';
import { invoiceDrawing as drawn } from '../../model/drawings';
import { deviceDrawing, platformDrawings } from '../../model/platformLogos';
import { platforms, type PlatformId, type ProductId } from '../../model/platforms';
import { printed } from '../../model/sampleInvoice';
import { cardSize } from './picture';
import { fitTitle, type TextStyle, type Typesetter } from './typeset';

/** Content of a card. */
export interface Card {
  readonly title: string;
  /** Line above the title, with the platform's drawing where there is one. */
  readonly line?: string | undefined;
  readonly platform?: PlatformId | undefined;
  /** Decides the color and the drawing. */
  readonly product: ProductId;
  /** What kind of page it is, beside the address. */
  readonly kind?: string | undefined;
}

/** The colors of `src/css/custom.css` in light mode: a picture has no color mode. */
const colors = {
  paper: '#fbfaf7',
  ink: '#14201d',
  muted: '#5b6661',
  teal: '#0a6b5e',
  document: { accent: '#0a6b5e', wash: '#e6f1ee', mark: '#cbe5df' },
  barcode: { accent: '#9a4a06', wash: '#faeedf', mark: '#f2dcc0' },
} as const;

const logo = {
  corners: 'M1 9V1h8M23 1h8v8M31 23v8h-8M9 31H1v-8',
  sheet:
    'M8 6h14.8c.2 .6 1.8 1.9 1.8 3c0 1.1-2.2 1.7-2.2 2.8c0 1.1 2.5 2.1 2.6 3.2c.1 1.1-1.7 1.5-1.8 2.4c-.1 .9 1.2 1.3 1 2.4c-.2 1.1-2.3 2-2.4 3.2c-.1 1.2 1.1 2.4 1.2 3H8z',
};

/** EAN-13 of the sample barcode, as in static/img/sample-barcode.svg. */
const bars =
  'M11 7h1v50h-1zM13 7h1v50h-1zM17 7h2v50h-2zM20 7h1v50h-1zM23 7h2v50h-2zM27 7h1v50h-1zM30 7h2v50h-2zM33 7h2v50h-2zM36 7h1v50h-1zM41 7h1v50h-1zM43 7h1v50h-1zM47 7h2v50h-2zM50 7h3v50h-3zM55 7h1v50h-1zM57 7h1v50h-1zM59 7h1v50h-1zM61 7h1v50h-1zM63 7h1v50h-1zM68 7h1v50h-1zM72 7h1v50h-1zM75 7h1v50h-1zM78 7h1v50h-1zM82 7h3v50h-3zM86 7h1v50h-1zM89 7h3v50h-3zM94 7h1v50h-1zM96 7h1v50h-1zM101 7h1v50h-1zM103 7h1v50h-1zM105 7h1v50h-1z';

/** What the SDK reads, on a ground of 234 × 320, in the frame of what was found. */
function drawMotif(product: ProductId, type: Typesetter): string {
  const { ink, teal } = colors;
  const { accent, mark } = colors[product];
  const text = (words: string, x: number, y: number, style: TextStyle): string =>
    `<path fill="${ink}" d="${type.outline(words, x, y, style)}"/>`;
  const textEndingAt = (x: number, words: string, y: number, style: TextStyle): string =>
    text(words, x - type.width(words, style), y, style);
  if (product === 'barcode') {
    return `<g transform="translate(0 80)"><path fill="${ink}" opacity=".08" d="M0 5h236v160H0z"/><path fill="#fff" d="M0 0h236v160H0z"/></g>
<g transform="translate(5 86) scale(1.98)"><path fill="${ink}" d="${bars}"/></g>
${text('2 012345 678903', 43, 228, { size: 20, weight: 600 })}
<path stroke="${accent}" stroke-width="4" d="M-16 150h268"/>`;
  }
  return `<path fill="${ink}" opacity=".08" transform="translate(0 5)" d="${drawn.sheet}"/><path fill="#fff" d="${drawn.sheet}"/>
<path fill="${mark}" d="M146 66h74v23h-74zM142 207h78v25h-78zM23 265h188v19H23z"/>
<path fill="none" stroke="${teal}" stroke-width="1.4" stroke-linejoin="round" d="${drawn.frame}${drawn.logo}${drawn.logoLines}"/>
${text(printed.sender, 44, 36, { size: 13, weight: 700 })}
${textEndingAt(214, printed.date, 83, { size: 12, weight: 400 })}
${text(drawn.title, 20, 125, { size: 20, weight: 700 })}
${text(drawn.total, 20, 225, { size: 14, weight: 700 })}
${textEndingAt(214, printed.amount, 225, { size: 14, weight: 700 })}
${text(`IBAN ${printed.iban}`, 28, 279, { size: 10.8, weight: 400 })}
<path fill="none" stroke="${ink}" stroke-width="4" opacity=".16" d="M44 46h84M20 74h62M20 84h50M20 94h56M20 152h118M184 152h30M20 170h82M190 170h24M20 188h104M194 188h20M28 260h70M28 289h86"/>
<path fill="none" stroke="${ink}" opacity=".35" d="${drawn.rules}"/>
<path fill="none" stroke="${accent}" stroke-width="2" d="${drawn.outline}"/><g fill="#fff" stroke="${accent}" stroke-width="3"><circle cx="-5" cy="-5" r="7"/><circle cx="245" cy="-5" r="7"/><circle cx="245" cy="325" r="7"/><circle cx="-5" cy="325" r="7"/></g>`;
}

/** Corners of the camera's view, around the motif. */
const finder = `<path fill="none" stroke="${colors.ink}" stroke-width="5" d="M-38 12v-50h50M228-38h50v50M278 308v50h-50M12 358h-50v-50"/>`;

/** A title in which names of platforms are not broken: ".NET MAUI" is one word to its readers. */
function keepingNames(title: string): string {
  return platforms.reduce(
    (text, { label }) => text.replaceAll(label, label.replaceAll(' ', '\u00a0')),
    title,
  );
}

const { host } = new URL(siteUrl);

const left = 80;
const panel = 800;

/** The card as SVG, with text as outlines. Pure: the same card is the same text. */
export function cardSvg(card: Card, type: Typesetter): string {
  const { accent, wash } = colors[card.product];
  const text = (words: string, x: number, y: number, fill: string, style: TextStyle): string =>
    `<path fill="${fill}" d="${type.outline(words, x, y, style)}"/>`;

  const title = fitTitle(
    keepingNames(card.title),
    (line, size) => type.width(line, { size, weight: 600 }) <= panel - left - 40,
  );
  const leading = Math.round(title.size * 1.14);
  const lineStyle: TextStyle = { size: 29, weight: 600 };
  // Line and title are centered between logo and foot.
  const lineHeight = card.line === undefined ? 0 : 56;
  const height = lineHeight + leading * (title.lines.length - 1) + title.size * 0.72;
  const top = 150 + (520 - 150 - height) / 2;
  const baseline = top + lineHeight + title.size * 0.72;

  const kindStyle: TextStyle = { size: 26, weight: 600 };
  const kindWidth = card.kind === undefined ? 0 : type.width(card.kind, kindStyle) + 22;
  const drawing =
    card.platform === undefined
      ? ''
      : `<path transform="translate(${left - 2} ${Math.round(top - 8)}) scale(1.5)" fill="none" stroke="${accent}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="${platformDrawings[card.platform] ?? deviceDrawing}"/>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<path fill="${colors.paper}" d="M0 0h1200v630H0z"/><path fill="${wash}" d="M${panel} 0h${1200 - panel}v630H${panel}z"/>
<g transform="translate(80 66) scale(1.75)"><path fill="none" stroke="${colors.ink}" stroke-width="2" d="${logo.corners}"/><path fill="${colors.teal}" d="${logo.sheet}"/></g>
${text(companyName, 156, 109, colors.ink, { size: 46, weight: 700 })}
${drawing}
${card.line === undefined ? '' : text(card.line, left + (card.platform === undefined ? 0 : 48), Math.round(top + 20), accent, lineStyle)}
${title.lines.map((words, index) => text(words, left - 2, Math.round(baseline + index * leading), colors.ink, { size: title.size, weight: 600 })).join('\n')}
${card.kind === undefined ? '' : text(card.kind, left, 570, colors.ink, kindStyle)}
${text(host, left + kindWidth, 570, colors.muted, { size: 26, weight: 400 })}
<g transform="translate(872 145) scale(1.07)">${drawMotif(card.product, type)}${finder}</g>
</svg>`;
}
