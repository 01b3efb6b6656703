import { useId, useState, type ReactNode } from 'react';
import type { ProductId } from '@site/src/model/platforms';
import fence from '../CodeFence/styles.module.css';
import CopyButton from '../CopyButton';
import Select from '../Select';
import { productColors, type ColorChanges } from '../ScannerScreen/defaults';
import { exportsOf } from './generate';
import type { GeneratedFile } from './generator';
import { keysOf, limitTo } from './keys';
import { spell } from './spelling';
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

interface CodeFileProps {
  readonly file: GeneratedFile;
  readonly language: string;
  readonly disabled: boolean;
}

/** The code, in the frame that other code of the page has. */
function CodeFile({ file, language, disabled }: CodeFileProps): ReactNode {
  return (
    <div className={fence.block}>
      <div className={fence.bar}>
        <span className={fence.title}>{file.path ?? language}</span>
        <CopyButton
          className={fence.action}
          label="Copy code"
          disabled={disabled}
          text={() => file.code}
        />
      </div>
      {/* Scrolls sideways, so the keyboard has to reach it. */}
      <pre
        className={fence.pre}
        translate="no"
        tabIndex={0}
        role="region"
        aria-label={file.path ?? 'Generated code'}
      >
        <code className={fence.code}>{withSwatches(file.code)}</code>
      </pre>
    </div>
  );
}

interface CodeProps {
  readonly product: ProductId;
  /** The platform of the page, which is the first to choose from. */
  readonly platform: string;
  readonly lacks: string;
  readonly changes: ColorChanges;
  /** Until the page has been hydrated. */
  readonly disabled: boolean;
}

/** The theme as code, for each platform of the product and in each of its languages. */
export default function Code({
  product,
  platform,
  lacks,
  changes,
  disabled,
}: CodeProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState({ target: '', language: 0 });
  const targets = exportsOf(product, platform);
  const target = targets.find(({ id: targetId }) => targetId === chosen.target) ?? targets[0];
  const generator = target?.generators[chosen.language] ?? target?.generators[0];
  if (!target || !generator) return null;
  const all = productColors[product];
  const colors = limitTo(keysOf(all, lacks, target.id), changes);
  const missing = all.filter((key) => key in changes && !(key in colors));
  return (
    <div className={styles.code}>
      <div className={styles.presets}>
        <Select
          className={styles.button}
          label="Platform"
          disabled={disabled}
          value={target.id}
          choices={targets.map(({ id: value, label }) => ({ value, label }))}
          onChoose={(value) => setChosen({ target: value, language: 0 })}
        />
        {target.generators.length > 1 && (
          <div role="radiogroup" aria-label="Code for">
            {target.generators.map(({ title }, language) => (
              <label key={title}>
                <input
                  type="radio"
                  autoComplete="off"
                  name={id}
                  disabled={disabled}
                  checked={target.generators[language] === generator}
                  onChange={() => setChosen({ ...chosen, language })}
                />
                <span>{title}</span>
              </label>
            ))}
          </div>
        )}
      </div>
      {missing.length > 0 && (
        <p>
          {`${target.label} doesn’t have these colors, so they aren’t in the code: ${missing
            .map((key) => spell(platform, key))
            .join(', ')}.`}
        </p>
      )}
      {generator.generate(colors).map((file) => (
        <CodeFile key={file.path ?? ''} language={generator.title} {...{ file, disabled }} />
      ))}
    </div>
  );
}
