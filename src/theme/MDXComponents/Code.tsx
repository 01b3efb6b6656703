/**
 * Ejected from theme-classic. What differs: only inline code is left to do, because the build turns
 * fenced code into `CodeFence`, and translators leave it as it is. The original would bring Prism into the reader's bundle.
 */
import type { ComponentProps, ReactNode } from 'react';

export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
