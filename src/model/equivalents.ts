/**
 * The equivalents of a symbol are what all platforms have for one symbol of the model, each under its own name: on the
 * generated page of its type, and on the card that opens beside it.
 */
import { symbolFolder } from './docPaths';
import type { PlatformId, ProductId } from './platforms';

/** A symbol on one platform: its name there, and where it is described, if anywhere. */
export type Equivalent = readonly [name: string, href?: string];

/** The members of one type on all platforms; the type itself has the empty name. */
export interface EquivalentsFile {
  /** Platforms of the product, in the site's order. */
  readonly platforms: readonly PlatformId[];
  readonly symbols: Readonly<
    Record<string, Readonly<Partial<Record<PlatformId, Equivalent>>> | undefined>
  >;
}

/** Neutral id of a symbol, taken apart: `ScanFilter.AUTO`. */
export function partsOfId(id: string): { readonly type: string; readonly member: string } {
  const dot = id.indexOf('.');
  return dot < 0 ? { type: id, member: '' } : { type: id.slice(0, dot), member: id.slice(dot + 1) };
}

/** Path, below the base URL, of the file about a type. */
export function equivalentsPath(product: ProductId, type: string): string {
  return `equivalents/${product}/${type}.json`;
}

/**
 * Address of a symbol on all platforms, below the base URL: the page of its type, and its section there.
 *
 * @param id neutral id, with functions of either product in `DeckleSDK`
 */
export function symbolPath(product: ProductId, id: string): string {
  const { type, member } = partsOfId(id);
  return `/docs/${symbolFolder(product)}/${type}${member === '' ? '' : `#${member}`}`;
}

/** The neutral id that an address of {@link symbolPath} is about, whatever the base URL. */
export function idOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace('#', '.');
}

/** Where a symbol is, and where it is not. */
export interface Card {
  readonly present: readonly {
    readonly platform: PlatformId;
    readonly name: string;
    readonly href?: string;
    readonly isHere: boolean;
  }[];
  readonly absent: readonly PlatformId[];
}

/** What is shown of a symbol to a reader of one platform's pages. */
export function cardOf(file: EquivalentsFile, id: string, here: string): Card {
  const symbol = file.symbols[partsOfId(id).member] ?? {};
  return {
    present: file.platforms.flatMap((platform) => {
      const [name, href] = symbol[platform] ?? [];
      if (name === undefined) return [];
      return [
        { platform, name, ...(href === undefined ? {} : { href }), isHere: platform === here },
      ];
    }),
    absent: file.platforms.filter((platform) => symbol[platform] === undefined),
  };
}
