import { useState, type ReactNode } from 'react';
import { parseHex } from './encode';
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
  /** The color that was in effect with it. */
  readonly value: string;
}

/** A color as picker and as hex text. What is typed counts as soon as it is a color. */
export default function ColorField(props: ColorFieldProps): ReactNode {
  const { label, value, mayHaveOpacity, onChange } = props;
  const [typed, setTyped] = useState<Draft>();
  // The color was changed elsewhere meanwhile: by a picker, a preset, or Back.
  const draft = typed?.value === value ? typed.text : undefined;
  const invalid = draft !== undefined && parseHex(draft, mayHaveOpacity) === undefined;
  return (
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
        aria-invalid={invalid}
        value={draft ?? value}
        maxLength={mayHaveOpacity ? 9 : 7}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => {
          const text = event.target.value;
          const hex = parseHex(text, mayHaveOpacity);
          setTyped({ text, value: hex ?? value });
          if (hex) onChange(hex);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </span>
  );
}
