import { useId, useState, type ReactNode } from 'react';
import type { PlatformId, ProductId } from '@site/src/model/platforms';
import fence from '../CodeFence/styles.module.css';
import CopyButton from '../CopyButton';
import type { ColorChanges } from '../ScannerScreen/defaults';
import { generate, languages } from './generate';
import styles from './styles.module.css';

/** How generated code writes colors: `#DEFFFFFF`, `0x1D6FD1`, Dart's `0xFF1D6FD1`, and three bytes, `0x1D, 0x6F, 0xD1`. */
const written =
  /((?:#|0x)(?:[\dA-F]{2})?[\dA-F]{6}(?![\dA-F])|0x[\dA-F]{2}, 0x[\dA-F]{2}, 0x[\dA-F]{2})/;

/** The code with a swatch before each color. The swatches aren't text and are not copied. */
const withSwatches = (code: string): ReactNode[] =>
  code.split(written).map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <span key={index}>
        <i style={{ background: `#${text.replace(/0x|, |#/g, '').slice(-6)}` }} />
        {text}
      </span>
    ),
  );

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
  const files = language === undefined ? [] : generate(language, changes);
  return (
    <div className={styles.code}>
      <div className={styles.presets}>
        <b className={styles.title}>Your code</b>
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
      </div>
      {language && files.length === 0 && <p>Every color has its default value.</p>}
      {language &&
        files.map(({ path, code }) => (
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
