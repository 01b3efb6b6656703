import type { ReactNode } from 'react';
import { deviceDrawing, platformDrawings } from '@site/src/model/platformLogos';

export interface PlatformLogoProps {
  /** Platform id as in the page path: `Android`, `react-native`, `MAUI` … */
  readonly platform: string;
  /** Edge length in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A platform's glyph: mono line art in the color of the text around it. Decoration only. */
export default function PlatformLogo({
  platform,
  size = 20,
  className,
}: PlatformLogoProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={platformDrawings[platform] ?? deviceDrawing} />
    </svg>
  );
}
