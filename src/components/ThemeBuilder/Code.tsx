import { useId, useState, type ReactNode } from 'react';
import type { PlatformId, ProductId } from '@site/src/model/platforms';
import fence from '../CodeFence/styles.module.css';
import CopyButton from '../CopyButton';
import type { ColorChanges } from '../ScannerScreen/defaults';
import { generate, languages } from './generate';
import { splitColors } from './swatches';
import styles from './styles.module.css';

/** The code with a swatch before each color. The swatches aren't text and are not copied. */
function withSwatches(code: string): ReactNode[] {
  return splitColors(code).map(({ text, color }, index) =>
    color === undefined ? (
      text
    ) : (
      <span key={index}>
        <i style={{ background: color }} />
        {text}
      </span>
    ),
  );
}

interface CodeProps {
  readonly product: ProductId;
  readonly platform: PlatformId;
  readonly changes: ColorChanges;
  /** Until the page has been hydrated. */
  readonly disabled: boolean;
}

/** The theme as code, in each language of the platform, in the frame that other code of the page has. */
export default function Code({ product, platform, changes, disabled }: CodeProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const all = languages[product][platform] ?? [];
  const language = all[chosen];
  return (
    <div className={styles.code}>
      {all.length > 1 && (
        <div role="radiogroup" aria-label="Code for">
          {all.map(({ title }, index) => (
            <label key={title}>
              <input
                type="radio"
                autoComplete="off"
                name={id}
                disabled={disabled}
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              <span>{title}</span>
            </label>
          ))}
        </div>
      )}
      {language &&
        generate(language, changes).map(({ path, code }) => (
          <div key={path ?? ''} className={fence.block}>
            <div className={fence.bar}>
              <span className={fence.title}>{path ?? language.title}</span>
              <CopyButton
                className={fence.action}
                label="Copy code"
                disabled={disabled}
                text={() => code}
              />
            </div>
            {/* Scrolls sideways, so the keyboard has to reach it. */}
            <pre
              className={fence.pre}
              translate="no"
              tabIndex={0}
              role="region"
              aria-label={path ?? 'Generated code'}
            >
              <code className={fence.code}>{withSwatches(code)}</code>
            </pre>
          </div>
        ))}
    </div>
  );
}
