import type { Slots } from '../Island';
import { renderSlots } from '../ThemeBuilder/renderSlots';
import type { ThemeBuilderProps } from '../ThemeBuilder/scheme';
import { barcodeScheme } from './scheme';

/** Content that the build renders and the browser reuses: the screens, by their names. */
export default function slots(props: ThemeBuilderProps): Slots {
  return renderSlots(barcodeScheme, props);
}
