import { useId, useState, type ReactNode } from 'react';
import { hexProblem, parseHex } from './encode';
import styles from './styles.module.css';

interface ColorFieldProps {
  /** Color and mode, for example “ColorPrimary, light”. */
  readonly label: string;
  readonly value: string;
  /** Whether it may have an opacity, in two digits before the others. */
  readonly mayHaveOpacity: boolean;
  readonly onChange: (hex: string) => void;
}

/** Text of the field while it is edited. */
interface Draft {
  readonly text: string;
  /** The color that was in effect before. */
  readonly before: string;
  /** The color that is in effect with it. */
  readonly value: string;
  /** Whether the reader has left the field. */
  readonly isDone: boolean;
}

/**
 * A color as picker and as hex text. What is typed counts as soon as it is a color. Other text changes nothing and stays,
 * with a message that says what to write.
 */
export default function ColorField(props: ColorFieldProps): ReactNode {
  const { label, value, mayHaveOpacity, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<Draft>();
  // The color was changed elsewhere meanwhile: by a picker, a preset, or Back.
  const draft = typed?.value === value ? typed : undefined;
  const problem = draft && hexProblem(draft.text, mayHaveOpacity);
  // Not before the text is as long as a color.
  const isReported = draft?.isDone === true || (draft?.text.trim().length ?? 0) > 7;
  return (
    <span>
      <span className={styles.field}>
        <input
          type="color"
          autoComplete="off"
          aria-label={`${label}, picker`}
          value={`#${value.slice(-6).toLowerCase()}`}
          onChange={(event) => {
            setTyped(undefined);
            // The picker doesn't support opacity, so keep it.
            onChange(value.slice(0, -6) + event.target.value.slice(1).toUpperCase());
          }}
        />
        <input
          type="text"
          aria-label={`${label}, hex value`}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          value={draft?.text ?? value}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => {
            const text = event.target.value;
            const before = draft?.before ?? value;
            const next = parseHex(text, mayHaveOpacity) ?? before;
            setTyped({ text, before, value: next, isDone: false });
            if (next !== value) onChange(next);
          }}
          onBlur={() => {
            setTyped(problem && draft.text.trim() !== '' ? { ...draft, isDone: true } : undefined);
          }}
        />
      </span>
      <span id={id} className={styles.problem} role="status">
        {problem && isReported && `${problem} It’s still ${value}.`}
      </span>
    </span>
  );
}
