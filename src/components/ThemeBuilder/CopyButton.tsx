import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** What to copy, asked for at the click. */
  readonly text: () => string;
  /** What to do, and to tell the reader, when the browser refuses. */
  readonly onRefused: () => string;
}

/** Copies a text and says how that went. */
export default function CopyButton(props: CopyButtonProps): ReactNode {
  const { label, disabled, text, onRefused } = props;
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly message: string }>();
  const click = async (): Promise<void> => {
    const copied = text();
    const message = (await copy(copied)) ? 'Copied' : onRefused();
    setOutcome({ text: copied, message });
  };
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        disabled={disabled}
        onClick={() => void click()}
      >
        {label}
      </button>
      <span role="status">{outcome !== undefined && outcome.text === text() && outcome.message}</span>
    </span>
  );
}
