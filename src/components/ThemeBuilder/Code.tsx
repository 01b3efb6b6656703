import { useId, useRef, useState, type ReactNode } from 'react';
import type { ColorChanges } from '../ScannerScreen/defaults';
import CopyButton from './CopyButton';
import type { GeneratedFile, Generator } from './generate';
import { splitColors } from './swatches';
import styles from './styles.module.css';

/** The code with a swatch before each color. The swatches are no text and are not copied. */
function withSwatches(code: string): ReactNode[] {
  return splitColors(code).map(({ text, color }, index) =>
    color === undefined ? (
      text
    ) : (
      <span key={index} className={styles.hex}>
        <i style={{ background: color }} />
        {text}
      </span>
    ),
  );
}

function CodeFile({ file }: { readonly file: GeneratedFile }): ReactNode {
  const element = useRef<HTMLElement>(null);
  const select = (): string => {
    if (element.current) window.getSelection()?.selectAllChildren(element.current);
    return 'The browser refused. The code is selected: copy it with your keyboard.';
  };
  const name = file.path ?? 'Generated code';
  return (
    <div className={styles.file}>
      {/* Scrolls sideways, so the keyboard has to reach it. */}
      <pre translate="no" tabIndex={0} role="region" aria-label={name}>
        <code ref={element}>{withSwatches(file.code)}</code>
      </pre>
      <div className={styles.filebar}>
        <span>{file.path && <code translate="no">{file.path}</code>}</span>
        <CopyButton label="Copy code" text={() => file.code} onRefused={select} />
      </div>
    </div>
  );
}

interface CodeProps {
  readonly changes: ColorChanges;
  readonly generators: readonly Generator[];
}

/** The theme as code, in one of the platform's languages. */
export default function Code({ changes, generators }: CodeProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const generator = generators[chosen] ?? generators[0];
  if (!generator) return null;
  return (
    <div className={styles.code}>
      {generators.length > 1 && (
        <div className={styles.languages} role="radiogroup" aria-label="Code for">
          {generators.map(({ title }, index) => (
            <label key={title}>
              <input
                type="radio"
                autoComplete="off"
                name={id}
                checked={generators[chosen] === generators[index]}
                onChange={() => setChosen(index)}
              />
              <span>{title}</span>
            </label>
          ))}
        </div>
      )}
      {generator.generate(changes).map((file) => (
        <CodeFile key={file.path ?? ''} file={file} />
      ))}
    </div>
  );
}
