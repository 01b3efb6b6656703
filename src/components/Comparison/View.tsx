import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { showStoredTabs } from '@site/src/clientModules/tabs';
import { isPlainClick } from '@site/src/client/links';
import { useLinks } from '@site/src/hooks/useLinks';
import type { PageKindId } from '@site/src/model/pageKinds';
import { comparisonAttribute, comparisonPath } from '@site/src/model/comparison';
import type { Row } from './align';
import { Contents, NextDifference } from './Differences';
import PlatformForm, { type Choice } from './PlatformForm';
import Rows, { type Labels } from './Rows';
import { sectionInView } from './sectionInView';
import { showGuide } from './showGuide';
import { useHashTarget } from './useHashTarget';
import styles from './styles.module.css';

interface Props {
  readonly kind: PageKindId;
  /** Title of the page kind. */
  readonly title: string;
  readonly left: Omit<Choice, 'path'>;
  readonly right: Omit<Choice, 'path'>;
  /** Platforms that have a page of this kind. */
  readonly choices: readonly Choice[];
  readonly rows: readonly Row[];
}

/** Whether what both guides say is hidden, for as long as the page is open: each guide on the left has a new view. */
let hidesCommonAtFirst = true;

/** A guide beside the same guide of another platform, section by section. */
export default function View({ kind, title, left, right, choices, rows }: Props): ReactNode {
  const history = useHistory();
  const links = useLinks();
  const [hidesCommon, setHidesCommon] = useState(hidesCommonAtFirst);
  // Before scrolling: the layout, and so the position of the section, depends on it.
  useLayoutEffect(() => {
    document.documentElement.setAttribute(comparisonAttribute, '');
    return showGuide;
  }, []);
  useHashTarget(kind, rows, setHidesCommon);
  useEffect(() => void showStoredTabs(), [rows]);
  const pathOf = (id: string): string => choices.find((choice) => choice.id === id)?.path ?? '';
  // Keep the current section in the URL, so that the reader stays there.
  const currentHash = (): string => sectionInView(`${right.id}-`);
  const open = (first: string, second: string): void => {
    if (first === left.id && second === right.id) return;
    // Comparing a platform with itself is useless: swap the two instead.
    const [a, b] =
      first !== second ? [first, second] : first === left.id ? [right.id, first] : [first, left.id];
    history.push(comparisonPath(pathOf(a), b) + currentHash());
  };
  const labels: Labels = [left.label, right.label];
  const names = labels.join(' and ');
  return (
    <div
      className={clsx('markdown', styles.comparison, hidesCommon && styles.hidesCommon)}
      {...links}
    >
      <Head>
        <title>{`${title}: ${names} | Deckle`}</title>
      </Head>
      <header className={styles.header}>
        <h1>{`${title}: ${names}`}</h1>
        <div className={styles.actions}>
          <label>
            <input
              type="checkbox"
              checked={hidesCommon}
              onChange={({ target }) => {
                hidesCommonAtFirst = target.checked;
                setHidesCommon(target.checked);
              }}
            />{' '}
            Hide what both guides say
          </label>
          <Link
            to={pathOf(left.id)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              history.push(pathOf(left.id) + currentHash());
            }}
          >
            Close the comparison
          </Link>
        </div>
      </header>
      <div className={styles.bar}>
        <PlatformForm left={left} right={right} choices={choices} onChoose={open} />
        <div className={styles.tools}>
          <Contents rows={rows} />
          <NextDifference />
        </div>
      </div>
      <Rows {...{ rows, labels, hidesCommon }} />
    </div>
  );
}
