import invoice from '../../../../samples/document/sample-invoice.json';
import payment from '../../../../samples/document/sample-invoice-payment.json';
import { documentPath, pagePaths, sheetDocuments } from '../../sheets/documents';
import { invoicePath, invoiceVariants } from '../../sheets/invoices';

/** A document of the page, with its files below the base URL. */
export interface DocumentSheet {
  readonly id: string;
  readonly name: string;
  /** Alternative text of its drawing. */
  readonly alt: string;
  readonly note: string;
  /** Drawings of its pages; the first is the one that is shown. */
  readonly svgs: readonly [string, ...string[]];
  readonly pngs: readonly string[];
  readonly pdf: string;
  /** What an app reads of it, on all platforms, and the address of the file that has it. */
  readonly result?: { readonly path: string; readonly value: object };
}

const sample = {
  svgs: ['/img/sample-invoice.svg'],
  pngs: ['/img/sample-invoice.png'],
  pdf: '/img/sample-invoice.pdf',
} as const;

/** Alternative text of an invoice, by a name such as `With a GiroCode`. */
const invoiceAlt = (name: string): string =>
  `Drawing of an invoice ${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Invoices, with the result of a photo payment where it finds an account. */
const invoices: readonly DocumentSheet[] = [
  {
    ...sample,
    id: 'without-code',
    name: 'Without a code',
    alt: invoiceAlt('Without a code'),
    note: 'The sample invoice of the guides.',
    result: { path: invoicePath('without-code', 'json'), value: payment },
  },
  ...invoiceVariants.map(({ id, name, note, result }): DocumentSheet => ({
    id,
    name,
    alt: invoiceAlt(name),
    note,
    svgs: [invoicePath(id, 'svg')],
    pngs: [invoicePath(id, 'png')],
    pdf: invoicePath(id, 'pdf'),
    ...(result && { result: { path: invoicePath(id, 'json'), value: result } }),
  })),
];

/** Other documents, with the result of data extraction where it reads any values. */
const documents: readonly DocumentSheet[] = [
  {
    ...sample,
    id: 'invoice',
    name: 'Invoice',
    alt: 'Drawing of a document: Invoice',
    note: 'The result has the BIC and the payment state, which you turn on.',
    result: { path: '/img/sample-invoice.json', value: invoice },
  },
  ...sheetDocuments.map((document): DocumentSheet => {
    const { id, name, note, result } = document;
    const [first = '', ...more] = pagePaths(document, 'svg');
    return {
      id,
      name,
      alt: `Drawing of a document: ${name}`,
      note,
      svgs: [first, ...more],
      pngs: pagePaths(document, 'png'),
      pdf: documentPath(id, 'pdf'),
      ...(result && { result: { path: documentPath(id, 'json'), value: result } }),
    };
  }),
];

/** The documents of the page, by the name of their group. */
export const documentGroups: Readonly<Record<string, readonly DocumentSheet[]>> = {
  invoices,
  documents,
};

/** The files with expected results that the build writes. That of the sample invoice is in `static/img`. */
export const documentResults: readonly { readonly path: string; readonly value: object }[] =
  Object.values(documentGroups)
    .flat()
    .flatMap(({ result }) => (result?.path.startsWith('/sheets/') === true ? [result] : []));
