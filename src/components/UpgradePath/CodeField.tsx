import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface CodeFieldProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** A field for the code of an app. What is pasted is only compared with names in this browser. */
export default function CodeField({ code, onChange }: CodeFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={`${id}code`}>Paste your code: it stays in this browser</label>
      <textarea
        id={`${id}code`}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        translate="no"
        aria-describedby={`${id}hint`}
        value={code}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}hint`}>
        You see only the steps that affect it. Below the steps, you can also check off the members
        that your app uses.
      </p>
    </div>
  );
}
