import type { ReactNode } from 'react';

/** An option of a {@link Select}. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  readonly className?: string | undefined;
  /** Its name, where no label is around it. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** A list to choose from, which browsers don't fill in again after a reload. */
export default function Select<Value extends string>(props: Props<Value>): ReactNode {
  const { className, label, disabled, value, choices, onChoose } = props;
  return (
    <select
      className={className}
      aria-label={label}
      autoComplete="off"
      disabled={disabled}
      value={value}
      onChange={({ target }) => {
        const choice = choices[target.selectedIndex];
        if (choice !== undefined) onChoose(choice.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
