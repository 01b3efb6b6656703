import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from './Button';
import type { Shown } from './sheets';
import styles from './styles.module.css';

/** Steps of the keys that change the code. */
const keySteps: Readonly<Partial<Record<string, -1 | 1>>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** What differs between codes and documents. */
const kinds = {
  codes: {
    name: 'code',
    hint: 'Raise the brightness of this screen.',
    ground: styles.light,
  },
  documents: {
    name: 'document',
    hint: 'Lower the brightness of this screen a little.',
    ground: styles.dark,
  },
} as const;

interface SheetDialogProps {
  readonly kind: keyof typeof kinds;
  readonly sheets: readonly Shown[];
  /** Index of the one that is shown at first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** Codes or documents one at a time, as large as the window. */
export default function SheetDialog({ kind, sheets, first, onClose }: SheetDialogProps): ReactNode {
  const { name, hint, ground } = kinds[kind];
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const sheet = sheets[index];

  useEffect(() => dialog.current?.showModal(), []);

  /** Shows the next or previous sheet; after the last comes the first. */
  const step = (by: -1 | 1): void => {
    setIndex((current) => (current + by + sheets.length) % sheets.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.view, ground)}
      aria-label={`To scan: ${kind}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <button
        type="button"
        className={styles.stage}
        aria-label={`Next ${name}`}
        onClick={() => step(1)}
      >
        {sheet !== undefined && <img src={sheet.url} alt="" />}
      </button>
      <div className={styles.controls}>
        <div className={styles.words} aria-live="polite">
          <p className={styles.name}>{sheet?.name}</p>
          <p>{`${String(index + 1)} of ${String(sheets.length)}`}</p>
        </div>
        {sheet?.expected && (
          // Long ones scroll.
          <pre className={styles.expected} role="region" aria-label="Expected result" tabIndex={0}>
            {sheet.expected}
          </pre>
        )}
        <p>{hint}</p>
        <div className={styles.buttons}>
          <Button onClick={() => step(-1)}>Previous</Button>
          <Button onClick={() => step(1)}>Next</Button>
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </div>
      </div>
    </dialog>
  );
}
