import type { Slots } from '../Island';
import { documentScheme } from './documentScheme';
import { renderSlots } from './renderSlots';
import type { ThemeBuilderProps } from './scheme';

/** Content that the build renders and the browser reuses: the screens, by their names. */
export default function slots(props: ThemeBuilderProps): Slots {
  return renderSlots(documentScheme, props);
}
