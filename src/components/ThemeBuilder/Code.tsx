import { useId, useRef, useState, type ReactNode } from 'react';
import type { ColorChanges } from '../ScannerScreen/defaults';
import { File, Languages } from './CodeParts';
import CopyButton from './CopyButton';
import { generatorsOf, type GeneratedFile } from './generate';
import { splitColors } from './swatches';
import styles from './styles.module.css';

/** The code with a swatch before each color. The swatches aren't text and are not copied. */
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
    return 'The browser didn’t allow copying. The code is selected, so you can copy it with your keyboard.';
  };
  return (
    <File
      path={file.path}
      button={<CopyButton label="Copy code" text={() => file.code} onRefused={select} />}
    >
      <code ref={element}>{withSwatches(file.code)}</code>
    </File>
  );
}

interface CodeProps {
  readonly platform: string;
  readonly changes: ColorChanges;
}

/** The theme as code, in one of the platform's languages. */
export default function Code({ platform, changes }: CodeProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const generators = generatorsOf(platform);
  const generator = generators[chosen] ?? generators[0];
  if (!generator) return null;
  return (
    <>
      <Languages>
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
      </Languages>
      {generator.generate(changes).map((file) => (
        <CodeFile key={file.path ?? ''} file={file} />
      ))}
    </>
  );
}
