import type { ProductId } from '../../model/platforms';
import type { ColorKey } from '../ScannerScreen/defaults';
import type { ColorGroup } from './groups';

/** Data of one scanner for the theme builder. */
export interface Scheme {
  readonly product: ProductId;
  /** Its colors, on platforms that have all of them. */
  readonly keys: readonly ColorKey[];
  readonly groups: readonly ColorGroup[];
}

/** Properties of a theme builder, which the build writes into the page. */
export interface ThemeBuilderProps {
  /** Folder name of the page's platform, for example `Android`; decides spelling and code. */
  readonly platform: string;
  /**
   * The platforms that lack colors, and neutral names of these colors, which the build takes from the APIs:
   * `Xamarin: colorOnPrimary colorTopBarTitle; …`.
   */
  readonly lacks?: string;
}
