import invoice from '../../../samples/document/sample-invoice-default.json';
import type { AnalyzeResult } from '../../../api-sources/model/results';

/** A document to scan. Its drawings, `static/sheets/documents/*.svg`, are written by hand. */
export interface SheetDocument {
  /** Name of its files, and anchor of its heading. */
  readonly id: string;
  readonly name: string;
  /** What it's for, as a sentence. */
  readonly note: string;
  /** What data extraction returns with its default options, where it reads any values. */
  readonly result?: AnalyzeResult;
  /** How many pages it has. */
  readonly pages: number;
}

/** Documents of the sender of the sample invoice and its customer. */
export const sheetDocuments: readonly SheetDocument[] = [
  {
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
    pages: 1,
  },
  {
    id: 'letter',
    name: 'Letter',
    note: "Text without an amount or an account: a page that isn't an invoice.",
    pages: 1,
  },
  {
    id: 'id-card',
    name: 'ID card',
    note: 'A card in the size of an ID card, with an invented person.',
    pages: 1,
  },
  {
    id: 'delivery-note',
    name: 'Delivery note',
    note: 'Two pages, to test the order of pages and PDFs with several pages. Your app should count two pages.',
    pages: 2,
  },
];

/** Address of a document's file below the base URL. */
export const documentPath = (id: string, type: 'pdf' | 'json'): string =>
  `/sheets/documents/${id}.${type}`;

/** Addresses of the drawings or images of a document's pages. */
export const pagePaths = ({ id, pages }: SheetDocument, type: 'svg' | 'png'): string[] =>
  Array.from({ length: pages }, (_, page) => {
    const part = pages > 1 ? `-${String(page + 1)}` : '';
    return `/sheets/documents/${id}${part}.${type}`;
  });
