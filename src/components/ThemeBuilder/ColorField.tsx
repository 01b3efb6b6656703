import { useId, useState, type ReactNode } from 'react';
import { parseHex, parseOpaqueHex } from './encode';
import styles from './styles.module.css';

interface ColorFieldProps {
  /** Color and mode, for example “ColorPrimary, light”. */
  readonly label: string;
  readonly value: string;
  /** Whether it may have an opacity, in two digits before the others. */
  readonly mayHaveOpacity: boolean;
  readonly onChange: (hex: string) => void;
}

/**
 * A color as picker and as hex text. What is typed counts when the reader leaves the field or presses Enter. Text that
 * isn't a color changes nothing and stays, with a message that says what to write.
 */
export default function ColorField(props: ColorFieldProps): ReactNode {
  const { label, value, mayHaveOpacity, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; of: string; isWrong?: boolean }>();
  // The color may have been changed elsewhere meanwhile: by a picker, a preset, or Back.
  const draft = typed?.of === value ? typed : undefined;
  const isWrong = draft?.isWrong === true;

  const enter = (): void => {
    if (draft === undefined) return;
    const hex = (mayHaveOpacity ? parseHex : parseOpaqueHex)(draft.text);
    const isEmpty = draft.text.trim() === '';
    setTyped(hex === undefined && !isEmpty ? { ...draft, isWrong: true } : undefined);
    if (hex !== undefined) onChange(hex);
  };

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
          aria-invalid={isWrong}
          aria-describedby={id}
          value={draft?.text ?? value}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setTyped({ text: event.target.value, of: value })}
          onBlur={enter}
          onKeyDown={({ key }) => {
            if (key === 'Enter') enter();
          }}
        />
      </span>
      <span id={id} className={styles.problem} role="status">
        {isWrong &&
          `Write #RRGGBB${mayHaveOpacity ? ', or #AARRGGBB with the opacity first' : ', without an opacity'}. It’s still ${value}.`}
      </span>
    </span>
  );
}
