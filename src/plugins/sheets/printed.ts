import { documentPath, drawDocument, sheetDocuments } from './documents';
import { drawVariant } from './drawInvoice';
import { invoicePath, invoiceVariants } from './invoices';

/** A document with its files, whose addresses are below the base URL. */
export interface Printed {
  readonly id: string;
  /** Title of the PDF. */
  readonly title: string;
  /** In millimeters. */
  readonly size: { readonly width: number; readonly height: number };
  /** Its pages: each a drawing and an image. */
  readonly drawings: readonly {
    readonly svg: string;
    readonly path: string;
    readonly png: string;
  }[];
  readonly pdf: string;
  /** Colors of the images: few, to keep the files small. */
  readonly colors: number;
}

const a4 = { width: 210, height: 297 };
const colors = 12;

/**
 * All sheets that are documents.
 *
 * @param invoice drawing of the sample invoice, from which its variants are made
 */
export function printedSheets(invoice: string): Printed[] {
  const [, title = ''] = />(Rechnung [^<]+)</.exec(invoice) ?? [];
  const sample = '/img/sample-invoice';
  return [
    {
      id: 'sample-invoice',
      title,
      size: a4,
      drawings: [{ svg: invoice, path: `${sample}.svg`, png: `${sample}.png` }],
      pdf: `${sample}.pdf`,
      colors: 64,
    },
    ...invoiceVariants.map((variant) => ({
      id: variant.id,
      title,
      size: a4,
      drawings: [
        {
          svg: drawVariant(invoice, variant),
          path: invoicePath(variant.id, 'svg'),
          png: invoicePath(variant.id, 'png'),
        },
      ],
      pdf: invoicePath(variant.id, 'pdf'),
      colors,
    })),
    ...sheetDocuments.map((document) => ({
      id: document.id,
      title: document.name,
      size: document.size,
      drawings: drawDocument(document).map((svg, page) => ({
        svg,
        path: documentPath(document, 'svg', page),
        png: documentPath(document, 'png', page),
      })),
      pdf: documentPath(document, 'pdf'),
      colors,
    })),
  ];
}
