import { a4, documentPath, pagePaths, sheetDocuments } from './documents';
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

const colors = 12;

/**
 * All sheets that are documents.
 *
 * @param read reads a drawing at its address; that of the sample invoice is made into its variants
 */
export function printedSheets(read: (path: string) => string): Printed[] {
  const sample = '/img/sample-invoice';
  const invoice = read(`${sample}.svg`);
  const [, title = ''] = />(Rechnung [^<]+)</.exec(invoice) ?? [];
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
    ...sheetDocuments.map((document) => {
      const pngs = pagePaths(document, 'png');
      return {
        id: document.id,
        title: document.name,
        size: document.size,
        drawings: pagePaths(document, 'svg').map((path, page) => ({
          svg: read(path),
          path,
          png: pngs[page] ?? '',
        })),
        pdf: documentPath(document.id, 'pdf'),
        colors,
      };
    }),
  ];
}
