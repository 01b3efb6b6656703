import type { ReactNode } from 'react';
import clsx from 'clsx';
import { icons, type IconName } from './icons';
import {
  buttons,
  hiddenByDefault,
  texts,
  type ButtonKey,
  type PartKey,
  type ScreenItem,
  type TextKey,
} from './labels';
import type { ScannerScreenProps } from './types';
import styles from './styles.module.css';

/** What a screen may say and show, after the properties have been put over the defaults. */
export interface Content {
  /** The entries that are given, or else these. */
  items(fallback: readonly ScreenItem[]): readonly ScreenItem[];
  shows(part: PartKey): boolean;
  text(key: TextKey): string;
  title(key: TextKey): string;
  button(key: ButtonKey): string;
}

export function contentOf(props: ScannerScreenProps): Content {
  const { hide = [], show = [] } = props;
  const text = (key: TextKey): string => props.texts?.[key] ?? texts[key];
  return {
    items: (fallback) => props.items ?? fallback,
    shows: (part) =>
      !hide.includes(part) &&
      (!hiddenByDefault.has(part) ||
        show.includes(part) ||
        (part in buttons && props.buttons?.[part as ButtonKey] !== undefined)),
    text,
    title: (key) => props.texts?.textDocumentTitle ?? text(key),
    button: (key) => props.buttons?.[key] ?? buttons[key],
  };
}

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d={icons[name]} />
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
  readonly content: Content;
  readonly id: ButtonKey;
  readonly icon?: IconName;
}

/** A button as icon above title; draws nothing when it is hidden. */
export function Button({ content, id, icon }: ButtonProps): ReactNode {
  return (
    content.shows(id) && (
      <span className={styles.button}>
        {icon && <Icon name={icon} />}
        {content.button(id)}
      </span>
    )
  );
}

/** A filled or plain button of one line of text. */
export function TextButton({ content, id, plain }: ButtonProps & { readonly plain?: boolean }) {
  return (
    content.shows(id) && (
      <span className={plain ? styles.plain : styles.filled}>{content.button(id)}</span>
    )
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
      <Icon name={close ? 'close' : 'back'} />
      <b>{title}</b>
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
            {item.title && <b>{item.title}</b>}
            {item.message}
          </p>
        </div>
      ))}
    </div>
  );
}
