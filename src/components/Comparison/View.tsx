import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import type { Section } from '@site/src/client/documentSections';
import { focusPlace, targetMark } from '@site/src/client/focusPlace';
import { hashTarget } from '@site/src/client/hashTarget';
import { isPlainClick } from '@site/src/client/links';
import { showStoredTabs } from '@site/src/client/tabs';
import { useLinks } from '@site/src/hooks/useLinks';
import { comparisonPath } from '@site/src/model/comparison';
import { siteTitle } from '@site/src/model/constants';
import PlatformForm, { type Choice } from './PlatformForm';
import { sectionInView } from './sectionInView';
import type { Row } from './align';
import styles from './styles.module.css';

interface Props {
  /** Title of the page kind. */
  readonly title: string;
  readonly left: Choice;
  readonly right: Choice;
  /** Platforms that have a page of this kind. */
  readonly choices: readonly Choice[];
  readonly rows: readonly Row[];
}

/** HTML from guides on this site, so it is trusted. */
function Html({ html }: { readonly html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What one guide says, with the name of its platform where the columns are stacked. */
function Cell({ label, html }: { readonly label: string; readonly html: string }): ReactNode {
  return (
    <div className={styles.cell}>
      {html !== '' && <p className={styles.platform}>{label}</p>}
      <Html html={html} />
    </div>
  );
}

/** A section of both guides, below one heading if they word it alike. */
function RowView({
  row: { left, right },
  labels,
  prefix,
}: {
  readonly row: Row;
  readonly labels: readonly [string, string];
  /** Put before the ids of the right guide. */
  readonly prefix: string;
}): ReactNode {
  const isShared = left.title === right.title;
  const htmlOf = ({ heading, html }: Section): string => (isShared ? html : heading + html);
  return (
    <section className={styles.row}>
      {/* Links in the right guide lead there, too. */}
      {isShared && right.anchor !== '' && <span id={prefix + right.anchor} />}
      {isShared && <Html html={left.heading} />}
      <div className={styles.columns}>
        <Cell label={labels[0]} html={htmlOf(left)} />
        <Cell label={labels[1]} html={htmlOf(right)} />
      </div>
    </section>
  );
}

/** Scrolls to the section in the address, and gives it the focus if the link that opened the comparison is gone. */
function useArrival(rows: readonly Row[]): void {
  const { hash } = useLocation();
  const { action } = useHistory();
  useLayoutEffect(() => {
    const target = hashTarget(hash);
    target?.scrollIntoView();
    target?.setAttribute(targetMark, '');
    const place = target ?? document.querySelector<HTMLElement>('main h1');
    if (place === null || action !== 'PUSH' || document.activeElement !== document.body) return;
    focusPlace(place);
    // Only when rows change: the router scrolls to hashes within them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);
}

/** A guide beside the same guide of another platform, section by section. */
export default function View({ title, left, right, choices, rows }: Props): ReactNode {
  const history = useHistory();
  const links = useLinks();
  useArrival(rows);
  useEffect(() => void showStoredTabs(), [rows]);
  // The current section stays in the address, so that the reader stays there.
  const prefix = `${right.id}-`;
  const open = (path: string): void => history.push(path + sectionInView(prefix));
  const choose = (first: string, second: string): void => {
    // Comparing a platform with itself is useless: swap the two instead.
    const [a, b] = first === second ? [right.id, left.id] : [first, second];
    const path = choices.find(({ id }) => id === a)?.path;
    if (path !== undefined) open(comparisonPath(path, b));
  };
  const heading = `${title}: ${left.label} and ${right.label}`;
  return (
    <div className={clsx('markdown', styles.comparison)} {...links}>
      <Head>
        <title>{`${heading} | ${siteTitle}`}</title>
      </Head>
      <header className={styles.header}>
        <h1>{heading}</h1>
        <Link
          to={left.path}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            open(left.path);
          }}
        >
          Close the comparison
        </Link>
      </header>
      <PlatformForm shown={[left.id, right.id]} choices={choices} onChoose={choose} />
      {rows.map((row) => (
        <RowView
          key={row.left.anchor}
          row={row}
          labels={[left.label, right.label]}
          prefix={prefix}
        />
      ))}
    </div>
  );
}
