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
import FilterBar from './FilterBar';
import { noFilters, type Filters } from './filters';
import KeyHints from './KeyHints';
import List, { optionId } from './List';
import SearchField from './SearchField';
import Status from './Status';
import { useEntered, useOptions, type Where } from './useOptions';
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
  const { groups, options, chosen, active, point, move } = useOptions(results, reader);

  // Said immediately: the browser's own event comes so late that keys pressed meanwhile would be lost.
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  const open = useCallback(
    (to: string, where: Where = 'here') => {
      if (where === 'newTab') {
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
  const [entered, setEntered] = useEntered({ to: activeTo, isCurrent }, open);

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

  // A page that is opened, by whatever means, takes the dialog's place.
  useEffect(() => history.listen(close), [history, close]);

  const activeId = active === undefined ? undefined : optionId(listId, active);
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const enter = (where: Where): void => {
    // While the list is still that of earlier words, only a result that the reader chose is meant.
    const meant = options[(isCurrent ? active : chosen) ?? -1];
    if (meant !== undefined) open(meant.to, where);
    else if (!isCurrent) setEntered(where);
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
          <SearchField
            field={field}
            text={text}
            listId={listId}
            activeId={activeId}
            hasOptions={options.length > 0}
            onType={(typed) => {
              setText(typed);
              point(undefined);
              setEntered(undefined);
            }}
            onMove={move}
            onEnter={enter}
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
