import type { ReactNode } from 'react';

/** An option of a {@link Select}. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly className?: string | undefined;
  /** Its name, where no label is around it. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
}

/** A list to choose from, which browsers don't fill in again after a reload. */
export default function Select(props: Props): ReactNode {
  const { className, label, disabled, value, choices, onChoose } = props;
  return (
    <select
      className={className}
      aria-label={label}
      autoComplete="off"
      disabled={disabled}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
