/**
 * Replaces the theme's empty search bar: a button, the keys `/` and Ctrl or ⌘ K, and `openSearch`. The
 * dialog and its index are loaded when one of them is used, and not before.
 */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { closestTo } from '@site/src/client/clicks';
import { Lens } from '@site/src/components/icons';
import { showNotice } from '@site/src/client/notice';
import type { SearchDialogProps } from '@site/src/components/Search';
import { answerSearch, openSearch } from '@site/src/components/Search/open';
import styles from './styles.module.css';

const fields = 'input, textarea, select, [contenteditable]';

interface TypeAheadProps {
  readonly onType: (text: string) => void;
  readonly onCancel: () => void;
}

/**
 * Takes what is typed while the dialog is loading, with Enter as a line break: a field that isn't seen, so that every key
 * does what it does in a field.
 */
function TypeAhead({ onType, onCancel }: TypeAheadProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus({ preventScroll: true });
    // Also for the dialog, which later returns focus to what has it when it opens.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <textarea
      ref={field}
      className={clsx('dk-hidden', styles.typeAhead)}
      aria-label="Search the documentation"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    />
  );
}

/** Opens search by its keys: `/` where nothing is typed, and Ctrl or ⌘ K. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey) return;
  const isCommand = ctrlKey || metaKey;
  if (isCommand ? key.toLowerCase() !== 'k' : key !== '/' || closestTo(event, fields)) return;
  event.preventDefault();
  openSearch();
}

export default function SearchBar(): ReactNode {
  /** Words to begin with, as long as search is in use. */
  const [query, setQuery] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const typed = useRef('');
  const end = useCallback((): void => {
    typed.current = '';
    setQuery(undefined);
  }, []);

  useEffect(() => {
    const stepBack = answerSearch((words) => {
      setQuery((current) => current ?? words);
      import('@site/src/components/Search').then(
        (module) => {
          setDialog(() => module.default);
        },
        () => {
          end();
          showNotice({ heading: 'Search couldn’t be loaded' });
        },
      );
    });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stepBack();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [end]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={query !== undefined && Dialog === undefined}
        onClick={() => {
          openSearch();
        }}
      >
        <Lens size={18} />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {query !== undefined && !Dialog && (
        <TypeAhead
          onType={(text) => {
            typed.current = text;
          }}
          onCancel={end}
        />
      )}
      {query !== undefined && Dialog && (
        <Dialog initial={query} onOpen={() => typed.current} onClose={end} />
      )}
    </>
  );
}
