import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

/** Renders a change above an element without moving the element: scroll anchoring would keep the top of the window. */
function renderAbove(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

interface MembersProps {
  /** Names of the members that changed. */
  readonly labels: readonly string[];
  readonly isTicked: (label: string) => boolean;
  readonly onTick: (label: string, isTicked: boolean) => void;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The members that changed, to check off those that the app uses. */
export default function Members(props: MembersProps): ReactNode {
  const { labels, isTicked, onTick, isOpen, onToggle } = props;
  return (
    <details
      className={styles.members}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>Members that changed ({labels.length})</summary>
      <fieldset>
        <legend>Check those that your app uses</legend>
        {labels.map((label) => (
          <label key={label}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={isTicked(label)}
              onChange={({ target }) => {
                const { checked } = target;
                renderAbove(target, () => onTick(label, checked));
              }}
            />
            <code translate="no">{label}</code>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
