import type { ProductId } from '../../model/platforms';
import type { ColorKey } from '../ScannerScreen/defaults';
import type { ColorGroup } from './groups';
import type { Preset } from './presets';

/** Data of one scanner for the theme builder. */
export interface Scheme {
  readonly product: ProductId;
  /** Its colors, on platforms that have all of them. */
  readonly keys: readonly ColorKey[];
  readonly groups: readonly ColorGroup[];
  readonly presets: readonly Preset[];
  /** The color that stands out most over the camera preview; part of a preset's swatch. */
  readonly accent: ColorKey;
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
