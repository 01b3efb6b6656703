import { colorKeys } from '../ScannerScreen/defaults';
import { groups } from './groups';
import type { Scheme } from './scheme';

/** The document scanner. */
export const documentScheme: Scheme = {
  product: 'document',
  keys: colorKeys,
  groups,
};
