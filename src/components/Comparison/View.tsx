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

/** HTML of guides of this site. */
function Html({ html }: { readonly html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the guide of one platform says, below the name of the platform where the columns are not side by side. */
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

/** Whether a pair shows something, and is not only a place that links lead to. */
const isVisible = (pair: Pair): boolean =>
  pair.type === 'different' || !/^(?:<span [^>]*><\/span>)*$/.test(pair.html);

function PairView({
  pair,
  labels,
  isFirst,
}: {
  readonly pair: Pair;
  readonly labels: Labels;
  /** Whether what stands before it is not of both guides. */
  readonly isFirst: boolean;
}): ReactNode {
  if (pair.type === 'same')
    return (
      <div className={styles.same}>
        {isFirst && isVisible(pair) && (
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
      {/* Links of the other guide lead to its own anchor. */}
      <span id={second.anchor} />
      <HeadingView heading={first} />
    </>
  );
}

/** The heading of a section that only one guide has, and what to say in the place of the other one. */
function SingleHeading({
  row,
  missing,
}: {
  readonly row: Row;
  /** Platform whose guide lacks the section; none if that need not be said. */
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

/** Which guide lacks a section. */
const lacking = ({ left, right }: Row): 'left' | 'right' | undefined => {
  if (left === undefined) return 'left';
  return right === undefined ? 'right' : undefined;
};

const levelOf = ({ left, right }: Row): number | undefined => (left ?? right)?.heading?.level;

/** Sections of both guides, or of one of them. */
function RowView({
  row,
  labels,
  saysLacking,
}: {
  readonly row: Row;
  readonly labels: Labels;
  /** Not where the row before says so already. */
  readonly saysLacking: boolean;
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
        <SingleHeading row={row} missing={saysLacking ? missing : undefined} />
      )}
      {row.pairs.map((pair, index) => (
        <PairView
          key={index}
          pair={pair}
          labels={labels}
          isFirst={row.pairs.slice(0, index).findLast(isVisible)?.type !== 'same'}
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

/** Goes to the section that the address names. */
function useHashTarget(rows: readonly Row[]): void {
  const { hash, key } = useLocation();
  const { action } = useHistory();
  const settledFor = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = idOfHash(hash);
    const target = id === undefined ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.setAttribute('data-target', '');
    // What was pressed to open the comparison may be hidden by it.
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
    // For new rows only: hashes within them are the router's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);
}

/** A guide beside the same guide of another platform, section by section. */
export default function View({ title, left, right, choices, rows }: Props): ReactNode {
  const history = useHistory();
  const links = useLinks();
  const [hidesCommon, setHidesCommon] = useState(false);
  // First, because the layout depends on it, and with it the place of the section.
  useLayoutEffect(() => {
    document.documentElement.setAttribute(comparisonAttribute, '');
    return showGuide;
  }, []);
  useHashTarget(rows);
  useEffect(() => void showStoredTabs(), [rows]);
  const pathOf = (platform: Named): string =>
    choices.find(({ id }) => id === platform.id)?.path ?? '';
  // The address names the section, so that the reader stays there.
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
            // The same platform twice would say nothing: the two change places.
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
        const saysLacking =
          before === undefined || levelOf(row) === 2 || lacking(before) !== lacking(row);
        return <RowView key={index} row={row} labels={labels} saysLacking={saysLacking} />;
      })}
    </div>
  );
}
