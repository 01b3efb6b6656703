import type { ReactNode } from 'react';
import clsx from 'clsx';
import { icons, type IconName } from './icons';
import type { ScreenItem } from './labels';
import styles from './styles.module.css';

interface IconProps {
  readonly name: IconName;
  /** Whether it points back: Android has an arrow there, iOS only the arrow's head. */
  readonly shaft?: boolean;
}

export function Icon({ name, shaft = false }: IconProps): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d={icons[name]} />
      {shaft && <path className={styles.shaft} d="M5 12h15" />}
    </svg>
  );
}

/** A sheet of the drawn document; the pictures are one file, see `pages.svg`. */
export function Page({
  n = 1,
  children,
}: {
  readonly n?: 1 | 2 | 3;
  readonly children?: ReactNode;
}) {
  return <span className={clsx(styles.page, n > 1 && styles[`page${n}`])}>{children}</span>;
}

interface ButtonProps {
  readonly icon: IconName;
  /** Whether it is at the end of the top toolbar, where the icon may have no title. */
  readonly inTopBar?: boolean;
  readonly children?: string;
}

/** A button as icon and title. */
export function Button({ icon, inTopBar = false, children }: ButtonProps): ReactNode {
  return (
    <span className={inTopBar ? styles.item : styles.button}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

interface TopBarProps {
  readonly title: string;
  readonly close?: boolean;
  readonly children?: ReactNode;
}

export function TopBar({ title, close, children }: TopBarProps): ReactNode {
  return (
    <div className={styles.topbar}>
      <Icon name={close ? 'close' : 'back'} shaft={!close} />
      <b className={title.length > 12 ? styles.long : undefined}>{title}</b>
      {children}
    </div>
  );
}

const grips = 'M0 0h0M210 0h0M0 297h0M210 297h0M105 0h0M210 148h0M105 297h0M0 148h0';

/** Outline of the detected page, with handles where the user can drag it. */
export function Outline({ handles }: { readonly handles?: boolean }): ReactNode {
  return (
    <svg className={styles.outline} viewBox="0 0 210 297">
      <path d="M0 0h210v297H0z" />
      {handles && (
        <>
          <path d={grips} />
          <path d={grips} />
        </>
      )}
    </svg>
  );
}

interface ItemsProps {
  readonly items: readonly ScreenItem[];
  /** Number of the first picture. */
  readonly from?: number;
}

/** The list of tips or hints, each with one of four pictures. */
export function Items({ items, from = 0 }: ItemsProps): ReactNode {
  return (
    <div className={styles.items}>
      {items.map((item, index) => (
        <div key={index}>
          <span className={styles.tile} data-n={(index + from) % 4}>
            <Page />
          </span>
          <p>
            <b>{item.title}</b>
            {item.message}
          </p>
        </div>
      ))}
    </div>
  );
}
