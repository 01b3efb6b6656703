/** What a code contains, in the words of bwip-js. */
export interface Symbology {
  /** Encoder, as bwip-js names it. */
  readonly bcid: string;
  /** What is encoded. A check digit must be the right one. */
  readonly text: string;
  /** Options of the encoder. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** For EAN-13: the code whose last digit is drawn in place of the right one. */
  readonly endOf?: string;
  /** Light modules around the code, on each side. */
  readonly quiet: number;
}
