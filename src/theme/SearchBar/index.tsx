/**
 * Replaces the theme's empty search bar: a button, the keys `/` and Ctrl or ⌘ K, and `openSearch`. The
 * dialog and its index are loaded when one of them is used, and not before.
 */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { showNotice } from '@site/src/components/Notice';
import type { SearchDialogProps, TypedAhead } from '@site/src/components/Search';
import { answerSearch, openSearch } from '@site/src/components/Search/open';
import styles from './styles.module.css';

const fields = 'input, textarea, select, [contenteditable]';

/** One use of search, from the moment it is asked for. */
interface Use {
  /** When it was asked for, in milliseconds. */
  readonly since: number;
  /** Words to begin with. */
  readonly query: string;
  /** What is typed until the dialog's field has focus, for a short time. */
  readonly typed: TypedAhead;
  /** Whether the field of the dialog has focus, and keys are its own. */
  isOpen: boolean;
}

/** How long keys are kept for the dialog while it loads, in milliseconds. After that, the page gets them: loading may fail. */
const typingAhead = 1500;

export default function SearchBar(): ReactNode {
  const [use, setUse] = useState<Use>();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  /** The same use, for keys that come before the next render. */
  const inUse = useRef<Use>(undefined);
  const put = useCallback((next: Use | undefined): void => {
    inUse.current = next;
    setUse(next);
  }, []);

  useEffect(() => {
    const close = answerSearch((query) => {
      if (inUse.current !== undefined) return;
      put({ since: Date.now(), query, typed: { words: '', isEntered: false }, isOpen: false });
      import('@site/src/components/Search').then(
        (module) => {
          setDialog(() => module.default);
        },
        () => {
          if (inUse.current === undefined) return;
          put(undefined);
          showNotice({
            heading: 'Search couldn’t be loaded',
          });
        },
      );
    });
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || altKey) return;
      const command = ctrlKey || metaKey;
      const asked = inUse.current;
      if (asked !== undefined) {
        // The dialog, once open, answers all keys itself.
        if (asked.isOpen) return;
        if (key === 'Escape') put(undefined);
        else {
          if (command || Date.now() - asked.since > typingAhead) return;
          const isEnter = key === 'Enter' && (asked.typed.words !== '' || asked.query !== '');
          if (key.length > 1 && !isEnter) return;
          asked.typed.isEntered = isEnter;
          if (!isEnter) asked.typed.words += key;
        }
      } else if (command ? key.toLowerCase() === 'k' : key === '/') {
        if (!command && target instanceof Element && target.closest(fields)) return;
        openSearch();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      close();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [put]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={use !== undefined && Dialog === undefined}
        onClick={() => {
          openSearch();
        }}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5 4.5 4.5" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {use && Dialog && (
        <Dialog
          key={use.since}
          initial={use.query}
          onOpen={() => {
            if (inUse.current !== undefined) inUse.current.isOpen = true;
            return use.typed;
          }}
          onClose={() => {
            // Search may already be in use again.
            if (inUse.current === use) put(undefined);
          }}
        />
      )}
    </>
  );
}
