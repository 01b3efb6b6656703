import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { withQuery } from '@site/src/client/query';
import { replaceAddress, useQuery } from '@site/src/hooks/useQuery';
import CopyButton from '../CopyButton';
import Select, { type Choice as Option } from '../Select';
import { newerThan, readChoice, type Choice } from './address';
import {
  describeFilter,
  groupSteps,
  pathMarkdown,
  requirementsOf,
  summarize,
  usesOf,
  versionsBetween,
  type Version,
} from '../../model/upgradePath';
import { readVersions } from './read';
import Result from './Result';
import { findUses } from '../../model/uses';
import styles from './styles.module.css';

interface Props {
  /** Versions of the package, newest first, with blanks between. */
  readonly versions: string;
}

/** The reader's ticks by label, where they differ from what was found in the code. */
type Ticks = Readonly<Record<string, boolean>>;

const choicesOf = (versions: readonly string[]): readonly Option[] =>
  versions.map((version) => ({ value: version, label: version }));

/** Keeps the versions in the address, so that it can be shared; without one to start from, it has neither. */
function choose({ from, to }: Choice): void {
  replaceAddress(withQuery(window.location.href, { from, to: from === '' ? '' : to }));
}

/** Renders a change above an element without moving the element: scroll anchoring would keep the top of the window. */
function renderAbove(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/**
 * Lets the reader choose the version of an app and the one to reach, and shows the steps in between. They are taken from
 * the list of all steps behind it, which is static HTML, so that they are on the page only once. Code that is
 * pasted never leaves this component.
 */
export default function UpgradePath({ versions: names }: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const versions = useMemo(() => names.split(' '), [names]);
  const query = useQuery();
  const { from, to } = useMemo(() => readChoice(query, versions), [query, versions]);
  const [all, setAll] = useState<readonly Version[]>();
  const [code, setCode] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [ticks, setTicks] = useState<Ticks>({});

  useEffect(() => {
    const list = root.current
      ?.closest('article')
      ?.querySelector<HTMLElement>('[data-upgrade-steps]');
    if (list === null || list === undefined) return;
    setAll((before) => before ?? readVersions(list));
    list.hidden = from !== '';
  }, [from]);

  const path = useMemo(
    () => versionsBetween(versions, all ?? [], from, to),
    [versions, all, from, to],
  );
  const uses = useMemo(() => usesOf(path), [path]);
  const found = useMemo(() => findUses(code, uses), [code, uses]);
  const isTicked = (label: string): boolean => ticks[label] ?? found.has(label);
  const ticked = uses.map(({ label }) => label).filter(isTicked);
  const isFiltered = code.trim() !== '' || ticked.length > 0;
  const groups = groupSteps(path, isFiltered ? new Set(ticked) : undefined);
  const requirements = requirementsOf(path);
  const isReady = all !== undefined;
  const isChosen = isReady && from !== '';

  const markdown = (): string =>
    pathMarkdown(groups, requirements, { from, to, address: window.location.href });
  const summary = [
    isChosen ? summarize(groups, from, to) : '',
    isChosen && isFiltered ? describeFilter(uses.length, ticked.length, found.size === 0) : '',
  ];

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.path} ref={root} data-interactive="">
      <noscript>
        <p>Choosing versions needs JavaScript. Below are the steps of each version.</p>
      </noscript>
      <div className={styles.versions}>
        <label>
          Version I have
          <Select
            disabled={!isReady}
            value={from}
            choices={[{ value: '', label: 'Choose a version' }, ...choicesOf(versions.slice(1))]}
            onChoose={(value) => choose({ from: value, to: newerThan(value, to, versions) })}
          />
        </label>
        <label>
          Version I want
          <Select
            disabled={!isReady}
            value={to}
            choices={choicesOf(versions.slice(0, from === '' ? -1 : versions.indexOf(from)))}
            onChoose={(value) => choose({ from, to: value })}
          />
        </label>
      </div>

      {isChosen && uses.length > 0 && (
        <div className={styles.filter}>
          <label htmlFor={`${id}code`}>Paste your code: it stays in this browser</label>
          <textarea
            id={`${id}code`}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            translate="no"
            aria-describedby={`${id}hint`}
            value={code}
            onChange={({ target: { value } }) => {
              setCode(value);
              if (code === '' && value !== '') setIsOpen(true);
            }}
          />
          <p id={`${id}hint`}>
            You see only the steps that affect it. Below the steps, you can also check off the
            members that your app uses.
          </p>
        </div>
      )}

      <p className={styles.summary} role="status">
        {isReady ? summary.filter(Boolean).join(' ') : ''}
      </p>

      {isChosen && (
        <>
          <p className={styles.buttons}>
            <CopyButton
              className={styles.button}
              label="Copy as Markdown"
              text={markdown}
              onRefused={() => 'The browser didn’t allow copying.'}
            />
          </p>
          <Result groups={groups} requirements={requirements} from={from} to={to} />
        </>
      )}

      {isChosen && uses.length > 0 && (
        <details
          className={styles.members}
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => {
            setIsOpen(open);
          }}
        >
          <summary>Members that changed ({uses.length})</summary>
          <fieldset>
            <legend>Check those that your app uses</legend>
            {uses.map(({ label }) => (
              <label key={label}>
                <input
                  type="checkbox"
                  autoComplete="off"
                  checked={isTicked(label)}
                  onChange={({ target }) => {
                    const { checked } = target;
                    renderAbove(target, () => {
                      setTicks({ ...ticks, [label]: checked });
                    });
                  }}
                />
                <code translate="no">{label}</code>
              </label>
            ))}
          </fieldset>
        </details>
      )}
    </div>
  );
}
