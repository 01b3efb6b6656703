import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A platform to compare. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Address of its guide. */
  readonly path: string;
}

interface Props {
  readonly left: Pick<Choice, 'id'>;
  readonly right: Pick<Choice, 'id'>;
  readonly choices: readonly Choice[];
  readonly onChoose: (left: string, right: string) => void;
}

/** Chooses the platforms. It opens them when the reader says so, not at each change of a list. */
export default function PlatformForm({ left, right, choices, onChoose }: Props): ReactNode {
  return (
    <form
      className={styles.platforms}
      onSubmit={(event) => {
        event.preventDefault();
        const [first, second] = event.currentTarget.querySelectorAll('select');
        if (first && second) onChoose(first.value, second.value);
      }}
    >
      {[
        { side: 'left', value: left.id },
        { side: 'right', value: right.id },
      ].map(({ side, value }) => (
        <select
          // Another comparison begins with its own platforms, whatever was chosen before.
          key={`${side} ${value}`}
          className={styles.select}
          aria-label={`Platform on the ${side}`}
          defaultValue={value}
          autoComplete="off"
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" className={styles.button}>
        Compare
      </button>
    </form>
  );
}
