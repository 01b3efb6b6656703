import type { ColorChanges } from '../ScannerScreen/defaults';
import { decode } from './encode';

/** A ready-made theme. */
export interface Preset {
  readonly name: string;
  readonly colors: ColorChanges;
}

/**
 * Themes to start from, for both scanners; they pass every contrast check. They are written as in the address: choose the
 * colors of a new one on a page, and copy what its address says.
 */
export const presets: readonly Preset[] = Object.entries({
  Mill: 'p-0a6b5e-5cd3bf.op-ffffff-00201b.s-0a6b5e-5cd3bf.os-ffffff-00201b.sb-0a0d0c.sp-5cd3bf.tb-0a6b5e-151d1b.bb-ffffff-151d1b.bf-14201d-c9d3ce.vd-5cd3bf',
  Paper:
    'p-9a4a06-f0b067.op-ffffff-241503.s-9a4a06-f0b067.os-ffffff-241503.sb-fbfaf7-191816.sf-33302a-edeae2.sp-f0b067.tb-fbfaf7-191816.tf-6b4a22-ebc48f.tt-1d1a15-edeae2.bb-fbfaf7-191816.bf-4a453c-d6d0c4.vd-f0b067',
}).map(([name, text]) => ({ name, colors: decode(text) }));
