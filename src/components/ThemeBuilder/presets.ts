import type { ColorChanges } from '../ScannerScreen/defaults';
import { decode } from './encode';

/** A ready-made theme. */
export interface Preset {
  readonly name: string;
  readonly colors: ColorChanges;
}

/**
 * Themes to start from; all of them pass every contrast check. They are written as in the address: choose the colors
 * of a new one on a page, and copy what its address says.
 */
export const presets: readonly Preset[] = Object.entries({
  Mill: 'p-0a6b5e-5cd3bf.op-ffffff-00201b.s-0a6b5e-5cd3bf.os-ffffff-00201b.sb-0f1614.sp-5cd3bf.tb-0a6b5e-151d1b.bb-ffffff-151d1b.bf-14201d-c9d3ce',
  Paper:
    'p-9a4a06-f0b067.op-ffffff-241503.s-9a4a06-f0b067.os-ffffff-241503.sb-fbfaf7-191816.sf-33302a-edeae2.sp-f0b067.tb-fbfaf7-191816.tf-6b4a22-ebc48f.tt-1d1a15-edeae2.bb-fbfaf7-191816.bf-4a453c-d6d0c4',
  Harbor:
    'p-1d4ed8-93b4ff.op-ffffff-0b1b4d.s-1d4ed8-93b4ff.os-ffffff-0b1b4d.sb-0b1220.sp-60a5fa.tb-1e3a8a-0f172a.bb-ffffff-0f172a.bf-1e293b-cbd5e1',
  Ink: 'p-1f2427-f2c94c.op-ffffff-1f1a05.s-f2c94c.os-1f1a05.sb-16191b.sp-f2c94c.tb-1f2427-16191b.bb-f4f5f5-16191b.bf-1f2427-d5d9db',
}).map(([name, text]) => ({ name, colors: decode(text) }));
