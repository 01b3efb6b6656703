import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { elementsAround } from '@site/src/client/elementsAround';
import { withQuery } from '@site/src/client/query';
import { replaceAddress, useQuery } from '@site/src/hooks/useQuery';
import Select, { type Choice as Option } from '../Select';
import { readChoice, type Choice } from './address';
import { filterSteps } from './filter';
import styles from './styles.module.css';

interface Props {
  /** Versions of the package, newest first, with blanks between. */
  readonly versions: string;
}

const optionsOf = (versions: readonly string[]): readonly Option[] =>
  versions.map((version) => ({ value: version, label: version }));

/** The versions in the static list of the page that an element is on. */
const versionsOn = (element: Element | null): HTMLDetailsElement[] =>
  elementsAround(element, '[data-version]');

/**
 * Lets the reader choose the version of an app and the one to reach. Of the list of all versions below it, which is
 * static HTML, it shows those in between. Code that is pasted never leaves this component.
 */
export default function UpgradePath({ versions: names }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const isBrowser = useIsBrowser();
  const versions = useMemo(() => names.split(' '), [names]);
  const { from, to } = readChoice(useQuery(), versions);
  const [code, setCode] = useState('');
  const [summary, setSummary] = useState('');

  const hasChosen = from !== '';

  const hadChosen = useRef(false);
  useEffect(() => {
    // What the reader has opened before choosing stays open.
    if (!hasChosen && !hadChosen.current) return;
    hadChosen.current = hasChosen;
    for (const version of versionsOn(root.current)) version.open = hasChosen;
  }, [hasChosen, from, to]);
  useEffect(() => {
    const wanted = versions.slice(versions.indexOf(to), versions.indexOf(from));
    const list = versionsOn(root.current);
    const summed = hasChosen ? filterSteps(list, wanted, code) : filterSteps(list, undefined, '');
    setSummary(hasChosen ? `From ${from} to ${to}: ${summed}.` : '');
  }, [versions, hasChosen, from, to, code]);

  /** Keeps the versions in the address, so that it can be shared; without one to start from, it has neither. */
  const choose = (choice: Choice): void => {
    const next = readChoice(new URLSearchParams({ ...choice }).toString(), versions);
    const address = next.from === '' ? { from: '', to: '' } : { ...next };
    replaceAddress(withQuery(window.location.href, address));
  };
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
            disabled={!isBrowser}
            value={from}
            choices={[{ value: '', label: 'Choose a version' }, ...optionsOf(versions.slice(1))]}
            onChoose={(value) => choose({ from: value, to })}
          />
        </label>
        <label>
          Version I want
          <Select
            disabled={!isBrowser}
            value={to}
            choices={optionsOf(versions.slice(0, hasChosen ? versions.indexOf(from) : -1))}
            onChoose={(value) => choose({ from, to: value })}
          />
        </label>
      </div>
      {hasChosen && (
        <div className={styles.filter}>
          <label htmlFor={id}>Paste your code: it stays in this browser</label>
          <textarea
            id={id}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            translate="no"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </div>
      )}
      <p className={styles.summary} role="status">
        {summary}
      </p>
    </div>
  );
}
