import type { ReactNode } from 'react';

interface IconProps {
  /** Width and height, in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Says that a button opens something below it. */
export const Chevron = ({ size, className }: IconProps): ReactNode => (
  <svg className={className} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
    <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);

/** Stands for search. Its line is styled where it is used. */
export const Lens = ({ size, className }: IconProps): ReactNode => (
  <svg className={className} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    <path d="M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5 4.5 4.5" />
  </svg>
);
