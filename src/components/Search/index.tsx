import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { FocusState } from '@site/src/client/focusState';
import { keepTabInside } from '@site/src/components/focusTrap';
import { Lens } from '@site/src/components/icons';
import { longestPaste } from '@site/src/search/messages';
import FilterBar from './FilterBar';
import { noFilters, type Filters } from './filters';
import KeyHints from './KeyHints';
import List, { optionId } from './List';
import Status from './Status';
import { useOptions } from './useOptions';
import { useReader } from './useReader';
import { useResults } from './useResults';
import styles from './styles.module.css';

export interface SearchDialogProps {
  /** Words to begin with: typing replaces them. */
  readonly initial: string;
  /** Called when the field has focus. Returns what was typed until then, with a line break for Enter. */
  readonly onOpen: () => string;
  /** Called when the dialog has closed, once or twice. */
  readonly onClose: () => void;
}

/** Words of the last search on this visit; offered again, selected, so that typing replaces them. */
let lastWords = '';

/** Enter, pressed before the results were those of the words in the field: where it opens the best of them. */
type Entered = 'here' | 'newTab';

/**
 * Search as a dialog: a combobox whose list is the results. The browser keeps focus inside, gives it
 * back, and closes the dialog with Escape and with the Back button of phones that can.
 */
export default function SearchDialog({ initial, onOpen, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const reader = useReader();
  const [text, setText] = useState(initial === '' ? lastWords : initial);
  const [filters, setFilters] = useState<Filters>(noFilters);
  const results = useResults(text, filters, reader);
  const isCurrent =
    results.text === text.trim() && (results.text === '' || results.state !== 'loading');
  const [entered, setEntered] = useState<Entered>();

  const { groups, options, chosen, active, point, move } = useOptions(results, reader);

  // Not later: a key that is pressed between the first render and the focus would be lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    const typed = onOpen();
    const words = typed.trimEnd();
    if (words === '') field.current?.select();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The words are known when the field has focus.
    else setText(words);
    if (typed.endsWith('\n')) setEntered('here');
    return () => element?.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: the dialog opens when it is mounted.
  }, []);

  useEffect(() => {
    lastWords = text;
  }, [text]);

  // Said immediately: the browser's own event comes so late that keys pressed meanwhile would be lost.
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  // A page that is opened, by whatever means, takes the dialog's place.
  useEffect(() => history.listen(close), [history, close]);

  const activeId = active === undefined ? undefined : optionId(listId, active);
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = useCallback(
    (to: string, inNewTab = false) => {
      if (inNewTab) {
        window.open(withBaseUrl(to), '_blank', 'noopener');
        return;
      }
      close();
      const state: FocusState = { focusTarget: true };
      history.push(withBaseUrl(to), state);
    },
    [close, history, withBaseUrl],
  );

  const activeTo = active === undefined ? undefined : options[active]?.to;
  useEffect(() => {
    if (entered === undefined || !isCurrent) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Each Enter opens one page.
    setEntered(undefined);
    if (activeTo !== undefined) open(activeTo, entered === 'newTab');
  }, [entered, isCurrent, activeTo, open]);

  const onFieldKey = (event: KeyboardEvent): void => {
    // A key that ends the composition of a character is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const inNewTab = event.ctrlKey || event.metaKey;
      // While the list is still that of earlier words, only a result that the reader chose is meant.
      const meant = options[(isCurrent ? active : chosen) ?? -1];
      if (meant !== undefined) open(meant.to, inNewTab);
      else if (!isCurrent) setEntered(inNewTab ? 'newTab' : 'here');
    }
  };

  const onDialogKey = (event: KeyboardEvent): void => {
    // Ignore elements behind the dialog, such as the menu on narrow screens.
    event.stopPropagation();
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setFilters((before) => ({ ...before, platform: before.platform === 'all' ? 'auto' : 'all' }));
    }
    // Not the one that takes back a character being composed, or closes a list of choices.
    if (
      event.key === 'Escape' &&
      !event.nativeEvent.isComposing &&
      !(event.target instanceof HTMLSelectElement)
    ) {
      event.preventDefault();
      close();
    }
    if (dialog.current !== null) keepTabInside(dialog.current, event);
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={onDialogKey}
      onClick={(event) => {
        // The dialog's own box is covered by its content: a click on it was beside it.
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Lens size={20} className={styles.lens} />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            aria-label="Search the documentation"
            aria-expanded={options.length > 0}
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
            onChange={(event) => {
              setText(event.target.value);
              point(undefined);
              setEntered(undefined);
            }}
            onKeyDown={onFieldKey}
          />
          <button type="button" className={styles.close} onClick={close}>
            <span className="dk-hidden">Close search</span> <kbd>Esc</kbd>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
        <FilterBar filters={filters} platforms={results.platforms} onChange={setFilters} />
        <div className={styles.scroll}>
          <Status
            results={results}
            count={options.length}
            isAwaited={entered !== undefined}
            onRetry={() => {
              results.retry();
              // The button goes with the notice, and keys with it.
              field.current?.focus();
            }}
          />
          <List id={listId} groups={groups} active={active} onPoint={point} onOpen={open} />
        </div>
        <KeyHints searchesAll={filters.platform === 'all'} />
      </div>
    </dialog>,
    document.body,
  );
}
