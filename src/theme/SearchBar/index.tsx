/**
 * Replaces the theme's empty search bar: a button, the keys `/` and Ctrl or ⌘ K, and `openSearch`. The
 * dialog and its index are loaded when one of them is used, and not before.
 */
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { showNotice } from '@site/src/clientModules/notice';
import type { SearchDialogProps } from '@site/src/components/Search';
import { answerSearch, openSearch } from '@site/src/components/Search/open';
import styles from './styles.module.css';

const fields = 'input, textarea, select, [contenteditable]';

interface Shown {
  readonly Dialog: ComponentType<SearchDialogProps>;
  readonly initial: string;
}

export default function SearchBar(): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [loading, setLoading] = useState(false);
  /** Words to begin with, from the moment search is asked for: what is typed meanwhile is added. */
  const words = useRef<string>(undefined);

  useEffect(() => {
    const close = answerSearch((query) => {
      if (words.current !== undefined) return;
      words.current = query;
      setLoading(true);
      void import('@site/src/components/Search')
        .then(
          ({ default: Dialog }) => {
            setShown({ Dialog, initial: words.current ?? '' });
          },
          () => {
            words.current = undefined;
            showNotice({
              heading: 'Search could not be loaded',
              text: 'A part of the site could not be fetched. Retry loads this page again.',
              url: window.location.href,
            });
          },
        )
        .finally(() => {
          setLoading(false);
        });
    });
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || altKey) return;
      const command = ctrlKey || metaKey;
      if (words.current !== undefined) {
        if (command || key.length > 1) return;
        words.current += key;
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
          initial={shown.initial}
          onClose={() => {
            words.current = undefined;
            setShown(undefined);
          }}
        />
      )}
    </>
  );
}
