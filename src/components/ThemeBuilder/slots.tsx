import type { Slots } from '../Island';
import { documentScheme } from './documentScheme';
import { renderSlots } from './renderSlots';
import type { ThemeBuilderProps } from './scheme';

/** What the build renders and the browser takes over: the screens, by their names, and the code of the default colors. */
export default function slots(props: ThemeBuilderProps): Slots {
  return renderSlots(documentScheme, props);
}
