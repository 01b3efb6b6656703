/**
 * Replaces the logo's two pictures, of which every page loaded both and showed one, by a drawing in the
 * page: no request, and its colors are those of the color mode.
 */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';
import styles from './styles.module.css';

export default function Logo({ imageClassName, titleClassName, ...props }: Props): ReactNode {
  const {
    navbar: { title, logo },
  } = useThemeConfig();
  const home = useBaseUrl(logo?.href ?? '/');
  // The same as static/img/logo.svg. The title beside it is its name.
  const drawing = (
    <svg
      className={imageClassName === undefined ? styles.alone : styles.drawing}
      width={logo?.width}
      height={logo?.height}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path className={styles.corners} d="M1 9V1h8M23 1h8v8M31 23v8h-8M9 31H1v-8" />
      <path
        className={styles.sheet}
        d="M8 6h14.8c.2 .6 1.8 1.9 1.8 3c0 1.1-2.2 1.7-2.2 2.8c0 1.1 2.5 2.1 2.6 3.2c.1 1.1-1.7 1.5-1.8 2.4c-.1 .9 1.2 1.3 1 2.4c-.2 1.1-2.3 2-2.4 3.2c-.1 1.2 1.1 2.4 1.2 3H8z"
      />
    </svg>
  );
  return (
    <Link to={home} {...props}>
      {imageClassName === undefined ? drawing : <div className={imageClassName}>{drawing}</div>}
      <b className={titleClassName ?? 'navbar__title'}>{title}</b>
    </Link>
  );
}
