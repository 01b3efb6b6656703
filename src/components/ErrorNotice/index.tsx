import { useEffect, useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { causesOf } from './causes';
import styles from './styles.module.css';

export interface ErrorNoticeProps {
  readonly heading: string;
  /** 1 if the notice replaces the page, 2 if it is shown on one. */
  readonly level?: 1 | 2;
  /** What happened and what to do, in paragraphs. */
  readonly children: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** What was thrown, if that is worth showing. */
  readonly error?: { readonly thrown: unknown };
  /** Interrupts screen readers and, if the notice replaces the page, takes the focus. */
  readonly alert?: boolean;
  readonly className?: string;
}

/**
 * The one box for everything that goes wrong: what happened, what to do, and a button to try again.
 * It needs nothing of the site around it, because that may be what broke.
 */
export default function ErrorNotice({
  heading,
  level = 1,
  children,
  actions,
  error,
  alert = true,
  className,
}: ErrorNoticeProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const headingId = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  const takesFocus = alert && level === 1;

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  return (
    <section
      ref={box}
      className={clsx(styles.box, className)}
      aria-labelledby={headingId}
      {...(alert ? { role: 'alert' } : {})}
      {...(takesFocus ? { tabIndex: -1 } : {})}
    >
      <Heading id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <div className={styles.text}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {error !== undefined && (
        <ul className={styles.causes} aria-label="Error">
          {causesOf(error.thrown).map((text, index) => (
            <li key={index}>
              {index > 0 && 'Cause: '}
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface ErrorNoticeButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly quiet?: boolean;
}

export function ErrorNoticeButton({
  children,
  onClick,
  quiet = false,
}: ErrorNoticeButtonProps): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, quiet && styles.quiet)} onClick={onClick}>
      {children}
    </button>
  );
}
