/**
 * Replaces the theme's empty search bar: a button, the keys `/` and Ctrl or ⌘ K, and `openSearch`. The
 * dialog and its index are loaded when one of them is used, and not before.
 */
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { showNotice } from '@site/src/components/Notice';
import type { SearchDialogProps, TypedAhead } from '@site/src/components/Search';
import { answerSearch, openSearch } from '@site/src/components/Search/open';
import styles from './styles.module.css';

const fields = 'input, textarea, select, [contenteditable]';

/** One use of search, from the moment it is asked for. */
interface Use {
  readonly id: number;
  /** When it was asked for, in milliseconds. */
  readonly since: number;
  /** Words to begin with. */
  readonly query: string;
  /** What is typed until the dialog's field has focus, for a short time. */
  readonly typed: TypedAhead;
  /** Whether the field of the dialog has focus, and keys are its own. */
  isOpen: boolean;
}

/** For how long typed keys are taken for the dialog's, in milliseconds. Later they are the page's: it may never come. */
const typingAhead = 1500;

interface Shown {
  readonly Dialog: ComponentType<SearchDialogProps>;
  readonly use: Use;
}

export default function SearchBar(): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [loading, setLoading] = useState(false);
  const inUse = useRef<Use>(undefined);

  useEffect(() => {
    let uses = 0;
    const close = answerSearch((query) => {
      if (inUse.current !== undefined) return;
      uses += 1;
      const use: Use = {
        id: uses,
        since: Date.now(),
        query,
        typed: { words: '', isEntered: false },
        isOpen: false,
      };
      inUse.current = use;
      setLoading(true);
      void import('@site/src/components/Search')
        .then(
          ({ default: Dialog }) => {
            if (inUse.current === use) setShown({ Dialog, use });
          },
          () => {
            if (inUse.current !== use) return;
            inUse.current = undefined;
            showNotice({
              heading: 'Search couldn’t be loaded',
              text: 'Part of the site couldn’t be loaded. Retry reloads this page.',
              url: window.location.href,
            });
          },
        )
        .finally(() => {
          if (inUse.current === use || inUse.current === undefined) setLoading(false);
        });
    });
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || altKey) return;
      const command = ctrlKey || metaKey;
      const use = inUse.current;
      if (use !== undefined) {
        if (key === 'Escape') {
          // The dialog, once open, answers this key itself.
          if (use.isOpen) return;
          inUse.current = undefined;
          setLoading(false);
          setShown(undefined);
        } else {
          if (use.isOpen || command || Date.now() - use.since > typingAhead) return;
          const isEnter = key === 'Enter' && (use.typed.words !== '' || use.query !== '');
          if (key.length > 1 && !isEnter) return;
          use.typed.isEntered = isEnter;
          if (!isEnter) use.typed.words += key;
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
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={loading}
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
      {shown && (
        <shown.Dialog
          key={shown.use.id}
          initial={shown.use.query}
          onOpen={() => {
            if (inUse.current?.id === shown.use.id) inUse.current.isOpen = true;
            return shown.use.typed;
          }}
          onClose={() => {
            // Search may already be in use again.
            if (inUse.current === shown.use) inUse.current = undefined;
            setShown((now) => (now === shown ? undefined : now));
          }}
        />
      )}
    </>
  );
}
