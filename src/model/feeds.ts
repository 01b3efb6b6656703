import { platformById, productLabel, type PlatformId, type ProductId } from './platforms';

/** Addresses and names of the changelogs' feeds. The browser runs this too. */

/** Address of the feed of a changelog page. */
export function feedPath(changelog: string): string {
  return `${changelog.replace(/\/$/, '')}.atom`;
}

/** Address of the feed of all changelogs. */
export function allFeedPath(baseUrl = '/'): string {
  return `${baseUrl}changelog.atom`;
}

/** An SDK as readers see it: "Barcode SDK for React Native". */
export function sdkName(product: ProductId, platform: PlatformId): string {
  return `${productLabel(product)} for ${platformById(platform).label}`;
}

/** Title of a feed, or of that of all changelogs. */
export function feedTitle(of?: {
  readonly product: ProductId;
  readonly platform: PlatformId;
}): string {
  return of === undefined
    ? 'Changelogs of all Deckle SDKs'
    : `Changelog of the Deckle ${sdkName(of.product, of.platform)}`;
}
