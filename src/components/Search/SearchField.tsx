import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { longestPaste } from '@site/src/search/messages';
import type { Where } from './useOptions';
import styles from './styles.module.css';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly listId: string;
  /** The option that Enter opens. */
  readonly activeId: string | undefined;
  readonly hasOptions: boolean;
  readonly onType: (text: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEnter: (where: Where) => void;
}

/** The field of the dialog: a combobox that keeps focus while keys move through the list. */
export default function SearchField(props: SearchFieldProps): ReactNode {
  const { field, text, listId, activeId, hasOptions, onType, onMove, onEnter } = props;

  const onKeyDown = (event: KeyboardEvent): void => {
    // A key that ends the composition of a character is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(event.ctrlKey || event.metaKey ? 'newTab' : 'here');
    }
  };

  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      role="combobox"
      aria-label="Search the documentation"
      aria-expanded={hasOptions}
      aria-controls={listId}
      aria-autocomplete="list"
      {...(activeId !== undefined && { 'aria-activedescendant': activeId })}
      placeholder="Search guides and API"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={longestPaste}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
