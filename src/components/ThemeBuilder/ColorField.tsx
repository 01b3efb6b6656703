import { useState, type ReactNode } from 'react';
import { parseHex } from './encode';
import styles from './styles.module.css';

interface ColorFieldProps {
  /** Color and mode, for example “ColorPrimary, light”. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** A color as picker and as hex text. What is typed counts as soon as it is a color. */
export default function ColorField({ label, value, onChange }: ColorFieldProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const invalid = draft !== undefined && parseHex(draft) === undefined;
  return (
    <span className={styles.field}>
      <input
        type="color"
        autoComplete="off"
        aria-label={`${label}, picker`}
        value={value.toLowerCase()}
        onChange={(event) => {
          setDraft(undefined);
          onChange(event.target.value.toUpperCase());
        }}
      />
      <input
        type="text"
        aria-label={`${label}, hex value`}
        aria-invalid={invalid}
        value={draft ?? value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => {
          setDraft(event.target.value);
          const hex = parseHex(event.target.value);
          if (hex) onChange(hex);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
}
