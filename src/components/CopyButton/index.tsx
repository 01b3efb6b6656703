import { useState, type ReactNode } from 'react';
import { writeClipboard } from '@site/src/client/copying';

interface Outcome {
  readonly text: string;
  readonly message: string;
}

/** The message, as long as what was copied is still what there is. Asks for the text only then. */
function shown(outcome: Outcome | undefined, text: () => string): string {
  if (outcome === undefined) return '';
  return outcome.text === text() ? outcome.message : '';
}

interface Props {
  /** Class of the button. */
  readonly className: string | undefined;
  readonly label: string;
  readonly disabled?: boolean;
  /** What to copy, asked for at the click. */
  readonly text: () => string;
  /** What to do and to show when the browser refuses. */
  readonly onRefused: () => string;
}

/** Copies a text, and says behind the button how that went, as long as the text is the same. */
export default function CopyButton(props: Props): ReactNode {
  const { className, label, disabled, text, onRefused } = props;
  const [outcome, setOutcome] = useState<Outcome>();
  const click = async (): Promise<void> => {
    const copied = text();
    const message = (await writeClipboard(copied)) ? 'Copied' : onRefused();
    setOutcome({ text: copied, message });
  };
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => void click()}>
        {label}
      </button>
      <span role="status">{shown(outcome, text)}</span>
    </>
  );
}
