import { useRef, type ReactNode } from 'react';
import { copyText } from '@site/src/client/copying';

interface Props {
  readonly className: string | undefined;
  readonly label: string;
  readonly disabled?: boolean;
  /** What to copy, asked for at the click. */
  readonly text: () => string;
}

/** Copies a text, and shows for a moment how that went, as the buttons of code blocks do. */
export default function CopyButton({ className, label, disabled, text }: Props): ReactNode {
  const status = useRef<HTMLSpanElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        onClick={({ currentTarget }) => void copyText(text(), currentTarget, status.current)}
      >
        {label}
      </button>
      <span ref={status} role="status" className="dk-hidden" />
    </>
  );
}
