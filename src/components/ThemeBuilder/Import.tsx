import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { ColorChanges, ColorKey } from '../ScannerScreen/defaults';
import { readTheme, type Reading } from './readTheme';
import { spell } from './spelling';
import builderStyles from './styles.module.css';
import styles from './Import.module.css';

interface ImportProps {
  readonly platform: string;
  /** The colors of the page’s platform. */
  readonly keys: readonly ColorKey[];
  /** The theme that the colors are added to. */
  readonly changes: ColorChanges;
  /** Takes the theme with the colors. */
  readonly onRead: (changes: ColorChanges) => void;
}

/** A sentence with code in backticks. */
function Sentence({ children }: { readonly children: string }): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}

const lineOf = (line: number): string => `Line ${line}: `;

/** A field for existing code, whose colors become those of the theme, and what was read of it. */
export default function Import({ platform, keys, changes, onRead }: ImportProps): ReactNode {
  const id = useId();
  const [code, setCode] = useState('');
  const [reading, setReading] = useState<Reading>();
  const count = reading?.read.length ?? 0;

  const read = (): void => {
    const next = readTheme(code, { keys, changes, spell: (key) => spell(platform, key) });
    setReading(next);
    if (next.read.length > 0) onRead(next.changes);
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
        <button
          type="button"
          className={builderStyles.button}
          disabled={code.trim() === ''}
          onClick={read}
        >
          Read the colors
        </button>
      </div>
      <div role="status">
        {reading && (
          <>
            <p>
              {count === 0
                ? 'No colors were read. The theme is unchanged.'
                : `Read ${count} ${count === 1 ? 'color' : 'colors'}.`}
            </p>
            {count > 0 && (
              <ul className={styles.list}>
                {reading.read.map(({ key, line }) => (
                  <li key={key}>
                    <span>{lineOf(line)}</span>
                    <code translate="no">{spell(platform, key)}</code>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        {reading && reading.remarks.length > 0 && (
          <>
            <p>Check these lines:</p>
            <ul className={clsx(styles.list, styles.remarks)}>
              {reading.remarks.map(({ line, text }) => (
                <li key={`${line} ${text}`}>
                  <span>{lineOf(line)}</span>
                  <Sentence>{text}</Sentence>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
