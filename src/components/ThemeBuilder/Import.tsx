import { useId, useState, type ReactNode } from 'react';
import type { ColorChanges, ColorKey } from '../ScannerScreen/defaults';
import Button from './Button';
import { readTheme, type ReadColor } from './readTheme';
import styles from './Import.module.css';

interface ImportProps {
  /** The colors of the page’s platform. */
  readonly keys: readonly ColorKey[];
  /** The theme that the colors are added to. */
  readonly changes: ColorChanges;
  /** Takes the theme with the colors. */
  readonly onRead: (changes: ColorChanges) => void;
}

/** A field for existing code, whose colors become those of the theme, and what was read of it. */
export default function Import({ keys, changes, onRead }: ImportProps): ReactNode {
  const id = useId();
  const [code, setCode] = useState('');
  const [colors, setColors] = useState<readonly ReadColor[]>();
  const count = colors?.filter(({ problem }) => problem === undefined).length ?? 0;

  const read = (): void => {
    const reading = readTheme(code, keys, changes);
    setColors(reading.colors);
    onRead(reading.changes);
  };

  return (
    <div className={styles.import}>
      <label htmlFor={id}>
        Paste your configuration: Kotlin, Java, Swift, C#, Dart, TypeScript, JavaScript, JSON, or
        Android color resources, first those of <code translate="no">values</code>, then those of{' '}
        <code translate="no">values-night</code>. Your code stays in this browser.
      </label>
      <textarea
        id={id}
        className={styles.code}
        rows={8}
        maxLength={100_000}
        value={code}
        translate="no"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={styles.actions}>
        <Button disabled={code.trim() === ''} onClick={read}>
          Read the colors
        </Button>
      </div>
      <div role="status">
        {colors && (
          <>
            <p>
              {count === 0
                ? 'No colors were read. The theme is unchanged.'
                : `Read ${count} ${count === 1 ? 'color' : 'colors'}.`}
            </p>
            <ul className={styles.list}>
              {colors.map(({ line, name, problem = '' }) => (
                <li key={`${line} ${name}`}>
                  <span>{`Line ${line}: `}</span>
                  <code translate="no">{name}</code>
                  {` ${problem}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
