import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@site/src/hooks/useQuery';
import CopyButton from '../CopyButton';
import { readChoice } from './address';
import CodeField from './CodeField';
import Members from './Members';
import Versions from './Versions';
import {
  describeFilter,
  groupSteps,
  pathMarkdown,
  requirementsOf,
  summarize,
  usesOf,
  versionsBetween,
  type Version,
} from '@site/src/model/upgradePath';
import { readVersions } from './read';
import Result from './Result';
import { findUses } from '@site/src/model/uses';
import styles from './styles.module.css';

interface Props {
  /** Versions of the package, newest first, with blanks between. */
  readonly versions: string;
}

/** The reader's ticks by label, where they differ from what was found in the code. */
type Ticks = Readonly<Record<string, boolean>>;

/**
 * Lets the reader choose the version of an app and the one to reach, and shows the steps in between. They are taken from
 * the list of all steps behind it, which is static HTML, so that they are on the page only once. Code that is
 * pasted never leaves this component.
 */
export default function UpgradePath({ versions: names }: Props): ReactNode {
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
  const labels = uses.map(({ label }) => label);
  const ticked = labels.filter(isTicked);
  const isFiltered = code.trim() !== '' || ticked.length > 0;
  const groups = groupSteps(path, isFiltered ? new Set(ticked) : undefined);
  const requirements = requirementsOf(path);
  const isReady = all !== undefined;
  const isChosen = isReady && from !== '';

  const markdown = (): string =>
    pathMarkdown(groups, requirements, { from, to, address: window.location.href });
  const summary = [
    isChosen ? summarize(groups, from, to) : '',
    isChosen && isFiltered ? describeFilter(labels.length, ticked.length, found.size === 0) : '',
  ];

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.path} ref={root} data-interactive="">
      <noscript>
        <p>Choosing versions needs JavaScript. Below are the steps of each version.</p>
      </noscript>
      <Versions {...{ from, to, versions }} disabled={!isReady} />

      {isChosen && labels.length > 0 && (
        <CodeField
          code={code}
          onChange={(text) => {
            setCode(text);
            if (code === '' && text !== '') setIsOpen(true);
          }}
        />
      )}

      <p className={styles.summary} role="status">
        {isReady ? summary.filter(Boolean).join(' ') : ''}
      </p>

      {isChosen && (
        <>
          <p className={styles.buttons}>
            <CopyButton className={styles.button} label="Copy as Markdown" text={markdown} />
          </p>
          <Result groups={groups} requirements={requirements} from={from} to={to} />
        </>
      )}

      {isChosen && labels.length > 0 && (
        <Members
          {...{ labels, isTicked, isOpen }}
          onTick={(label, checked) => setTicks({ ...ticks, [label]: checked })}
          onToggle={setIsOpen}
        />
      )}
    </div>
  );
}
