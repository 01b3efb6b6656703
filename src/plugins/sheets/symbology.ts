/** What a code contains, in the words of bwip-js. */
export interface Symbology {
  /** Encoder, as bwip-js names it. */
  readonly bcid: string;
  /** What is encoded. Where the symbology has a check digit, the encoder adds it. */
  readonly text: string;
  /** Options of the encoder. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** For EAN-13: the last digit, if it isn't the right one. */
  readonly checkDigit?: number;
  /** Light modules around the code, on each side. */
  readonly quiet: number;
}
