import type { ReactNode } from 'react';
import Builder, { type BuilderProps } from '../ThemeBuilder/Builder';
import { barcodeScheme } from './scheme';

/** The theme builder of the Barcode SDK. Pages write `<ThemeBuilder />`, and the build puts this one there. */
export default function BarcodeThemeBuilder(props: Omit<BuilderProps, 'scheme'>): ReactNode {
  return <Builder {...props} scheme={barcodeScheme} />;
}
