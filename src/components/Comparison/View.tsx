import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { showStoredTabs } from '@site/src/clientModules/tabs';
import { idOfHash } from '@site/src/components/TabSet/tabSet';
import { isPlainClick } from '@site/src/fast-documents/client/links';
import { useLinks } from '@site/src/fast-documents/StaticRegion/useLinks';
import { comparisonAttribute, comparisonPath } from './address';
import { showGuide } from './showGuide';
import type { Pair, Row, Section } from './align';
import { sectionInView } from './sectionInView';
import styles from './styles.module.css';

interface Named {
  readonly id: string;
  readonly label: string;
}

interface Choice extends Named {
  readonly path: string;
}

interface Props {
  /** Title of the page kind. */
  readonly title: string;
  readonly left: Named;
  readonly right: Named;
  /** Platforms that have a page of this kind. */
  readonly choices: readonly Choice[];
  readonly rows: readonly Row[];
}

type Labels = readonly [left: string, right: string];

/** HTML from guides on this site, so it is trusted. */
function Html({ html }: { readonly html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** One platform's content, with the platform's name above it where the columns are stacked. */
function Cell({ label, html }: { readonly label: string; readonly html: string }): ReactNode {
  return (
    <div className={clsx(styles.cell, html === '' && styles.empty)}>
      {html !== '' && (
        <>
          <p className={styles.platform}>{label}</p>
          <Html html={html} />
        </>
      )}
    </div>
  );
}

/** Whether a pair has visible content, not only link targets. */
const isVisible = (pair: Pair): boolean =>
  pair.type === 'different' || !/^(?:<span [^>]*><\/span>)*$/.test(pair.html);

function PairView({
  pair,
  labels,
  showsPlatform,
}: {
  readonly pair: Pair;
  readonly labels: Labels;
  /** Whether to show the names of both platforms above shared content. */
  readonly showsPlatform: boolean;
}): ReactNode {
  if (pair.type === 'same')
    return (
      <div className={styles.same}>
        {showsPlatform && isVisible(pair) && (
          <p className={styles.platform}>
            {labels[0]} and {labels[1]}
          </p>
        )}
        <Html html={pair.html} />
      </div>
    );
  return (
    <div className={styles.pair}>
      <Cell label={labels[0]} html={pair.left} />
      <Cell label={labels[1]} html={pair.right} />
    </div>
  );
}

type HeadingTag = 'h2' | 'h3' | 'h4';

function HeadingView({
  heading,
}: {
  readonly heading: NonNullable<Section['heading']>;
}): ReactNode {
  const Tag = `h${String(Math.min(heading.level, 4))}` as HeadingTag;
  return <Tag id={heading.anchor}>{heading.text}</Tag>;
}

/** The heading of a row: one for both guides, or one of each where they differ. */
function RowHeading({ left, right }: Pick<Row, 'left' | 'right'>): ReactNode {
  const [first, second] = [left?.heading, right?.heading];
  if (first === undefined || second === undefined) return null;
  if (first.text !== second.text) {
    return (
      <div className={styles.pair}>
        <div className={styles.cell}>
          <HeadingView heading={first} />
        </div>
        <div className={styles.cell}>
          <HeadingView heading={{ ...second, level: first.level }} />
        </div>
      </div>
    );
  }
  return (
    <>
      {/* Target of links to the anchor in the other guide. */}
      <span id={second.anchor} />
      <HeadingView heading={first} />
    </>
  );
}

/** The heading of a section that only one guide has, and a note in the other column. */
function SingleHeading({
  row,
  missing,
}: {
  readonly row: Row;
  /** Platform whose guide lacks the section; `undefined` for no note. */
  readonly missing: string | undefined;
}): ReactNode {
  const heading = (row.left ?? row.right)?.heading;
  return (
    <div className={clsx(styles.pair, row.left === undefined && styles.rightOnly)}>
      <div className={styles.cell}>
        {heading !== undefined && <HeadingView heading={heading} />}
      </div>
      {missing !== undefined && (
        <p className={styles.missing}>{`The ${missing} guide doesn’t have this section.`}</p>
      )}
    </div>
  );
}

const isSame = ({ left, right, pairs }: Row): boolean =>
  left?.heading?.text === right?.heading?.text && pairs.every(({ type }) => type === 'same');

/** The guide that lacks a section. */
const lacking = ({ left, right }: Row): 'left' | 'right' | undefined => {
  if (left === undefined) return 'left';
  return right === undefined ? 'right' : undefined;
};

const levelOf = ({ left, right }: Row): number | undefined => (left ?? right)?.heading?.level;

/** A section of both guides, or of one of them. */
function RowView({
  row,
  labels,
  showsMissingNote,
}: {
  readonly row: Row;
  readonly labels: Labels;
  /** Whether to note which guide lacks the section; the first row of several has the note. */
  readonly showsMissingNote: boolean;
}): ReactNode {
  const lacks = lacking(row);
  const missing = lacks === 'left' ? labels[0] : labels[1];
  return (
    <section
      className={clsx(
        styles.row,
        levelOf(row) === 2 && styles.chapter,
        isSame(row) && styles.sameRow,
      )}
    >
      {lacks === undefined ? (
        <RowHeading left={row.left} right={row.right} />
      ) : (
        <SingleHeading row={row} missing={showsMissingNote ? missing : undefined} />
      )}
      {row.pairs.map((pair, index) => (
        <PairView
          key={index}
          pair={pair}
          labels={labels}
          showsPlatform={row.pairs.slice(0, index).findLast(isVisible)?.type !== 'same'}
        />
      ))}
    </section>
  );
}

/** Chooses the platform of one column. */
function PlatformSelect({
  label,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
}): ReactNode {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const choice = choices.find(({ id }) => id === target.value);
        if (choice !== undefined) onChoose(choice);
      }}
    >
      {choices.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Scrolls to the section in the URL. */
function useHashTarget(rows: readonly Row[]): void {
  const { hash, key } = useLocation();
  const { action } = useHistory();
  const settledFor = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = idOfHash(hash);
    const target = id === undefined ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.setAttribute('data-target', '');
    // The comparison may hide the control that opened it, and focus would be lost.
    if (
      action === 'PUSH' &&
      settledFor.current !== key &&
      document.activeElement === document.body
    ) {
      const place = target ?? document.querySelector<HTMLElement>('main h1');
      if (place !== null) {
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      }
    }
    settledFor.current = key;
    // Only when rows change: the router scrolls to hashes within them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);
}

/** A guide beside the same guide of another platform, section by section. */
export default function View({ title, left, right, choices, rows }: Props): ReactNode {
  const history = useHistory();
  const links = useLinks();
  const [hidesCommon, setHidesCommon] = useState(false);
  // Before scrolling: the layout, and so the position of the section, depends on it.
  useLayoutEffect(() => {
    document.documentElement.setAttribute(comparisonAttribute, '');
    return showGuide;
  }, []);
  useHashTarget(rows);
  useEffect(() => void showStoredTabs(), [rows]);
  const pathOf = (platform: Named): string =>
    choices.find(({ id }) => id === platform.id)?.path ?? '';
  // Keep the current section in the URL, so that the reader stays there.
  const here = (): string => sectionInView(`${right.id}-`);
  const open = (path: string, other: string): void => {
    history.push(comparisonPath(path, other) + here());
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
                setHidesCommon(target.checked);
              }}
            />{' '}
            Hide what both guides say
          </label>
          <Link
            to={pathOf(left)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              history.push(pathOf(left) + here());
            }}
          >
            Close the comparison
          </Link>
        </div>
      </header>
      <div className={styles.bar} role="group" aria-label="Platforms">
        <PlatformSelect
          label="Platform on the left"
          value={left.id}
          choices={choices}
          onChoose={({ id, path }) => {
            // Comparing a platform with itself is useless: swap the two instead.
            open(path, id === right.id ? left.id : right.id);
          }}
        />
        <PlatformSelect
          label="Platform on the right"
          value={right.id}
          choices={choices}
          onChoose={({ id }) => {
            open(pathOf(id === left.id ? right : left), id);
          }}
        />
      </div>
      {rows.map((row, index) => {
        const before = rows[index - 1];
        const showsMissingNote =
          before === undefined || levelOf(row) === 2 || lacking(before) !== lacking(row);
        return (
          <RowView key={index} row={row} labels={labels} showsMissingNote={showsMissingNote} />
        );
      })}
    </div>
  );
}
