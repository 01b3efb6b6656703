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
  /** Ids of the platforms in view. */
  readonly shown: readonly [left: string, right: string];
  readonly choices: readonly Choice[];
  readonly onChoose: (left: string, right: string) => void;
}

/** The heads of the columns: they choose the platforms, and open them when the reader says so. */
export default function PlatformForm({ shown, choices, onChoose }: Props): ReactNode {
  return (
    <form
      className={styles.heads}
      onSubmit={(event) => {
        event.preventDefault();
        const [first, second] = event.currentTarget.querySelectorAll('select');
        if (first && second) onChoose(first.value, second.value);
      }}
    >
      {shown.map((id, index) => (
        <select
          // Another comparison begins with its own platforms, whatever was chosen before.
          key={`${index} ${id}`}
          aria-label={`Platform on the ${index === 0 ? 'left' : 'right'}`}
          defaultValue={id}
          autoComplete="off"
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      ))}
      <button type="submit">Compare</button>
    </form>
  );
}
