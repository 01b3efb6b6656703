import { useState, type ReactNode } from 'react';
import { writeClipboard } from '@site/src/client/copying';
import styles from './styles.module.css';

interface Outcome {
  readonly text: string;
  readonly message: string;
}

/** The message, as long as what was copied is still what there is. Asks for the text only then. */
function shown(outcome: Outcome | undefined, text: () => string): string {
  if (outcome === undefined) return '';
  return outcome.text === text() ? outcome.message : '';
}

interface CopyButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** What to copy, asked for at the click. */
  readonly text: () => string;
  /** What to do and to show when the browser refuses. */
  readonly onRefused: () => string;
}

/** Copies a text and says how that went. */
export default function CopyButton(props: CopyButtonProps): ReactNode {
  const { label, disabled, text, onRefused } = props;
  const [outcome, setOutcome] = useState<Outcome>();
  const click = async (): Promise<void> => {
    const copied = text();
    const message = (await writeClipboard(copied)) ? 'Copied' : onRefused();
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
      <span role="status">{shown(outcome, text)}</span>
    </span>
  );
}
