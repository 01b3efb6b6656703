import type { ReactNode } from 'react';
import Builder, { type BuilderProps } from './Builder';
import { documentScheme } from './documentScheme';

/** The theme builder of the Document SDK. */
export default function ThemeBuilder(props: Omit<BuilderProps, 'scheme'>): ReactNode {
  return <Builder {...props} scheme={documentScheme} />;
}
