import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { showStoredTabs } from '@site/src/components/TabSet/sets';
import { hashTarget } from '@site/src/client/hashTarget';
import { isPlainClick } from '@site/src/client/links';
import { useLinks } from '@site/src/hooks/useLinks';
import { decoded } from '@site/src/base/decode';
import type { PageKindId } from '@site/src/model/pageKinds';
import { topicOf } from './sectionTopics';
import { comparisonAttribute, comparisonPath } from '../../model/comparison';
import { showGuide } from './showGuide';
import { isSame, type Pair, type Row, type Section } from './align';
import { Contents, NextDifference, differenceAttribute } from './Differences';
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
  readonly kind: PageKindId;
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
  pair.type === 'different' || !/^(?:<span [^>]*><\/span>\s*)*$/.test(pair.html);

function PairView({
  pair,
  labels,
  isStop,
}: {
  readonly pair: Pair;
  readonly labels: Labels;
  /** Whether "Next difference" stops here. */
  readonly isStop: boolean;
}): ReactNode {
  if (pair.type === 'same') {
    if (!isVisible(pair)) return <Html html={pair.html} />;
    return (
      <div className={styles.same}>
        <p className={styles.platform}>
          {labels[0]} and {labels[1]}
        </p>
        <Html html={pair.html} />
      </div>
    );
  }
  return (
    <div className={styles.pair} {...(isStop && { [differenceAttribute]: '' })}>
      <Cell label={labels[0]} html={pair.left} />
      <Cell label={labels[1]} html={pair.right} />
    </div>
  );
}

function HeadingView({ level, anchor, text }: NonNullable<Section['heading']>): ReactNode {
  const Tag = `h${Math.min(level, 4)}` as 'h2' | 'h3' | 'h4';
  return <Tag id={anchor}>{text}</Tag>;
}

/** The heading of a row: one for both guides, or one of each where they differ. */
function RowHeading({
  row: { left, right },
  note,
}: {
  readonly row: Row;
  /** Takes the place of the heading of a guide that lacks the section. */
  readonly note: ReactNode;
}): ReactNode {
  const [first, second] = [left?.heading, right?.heading];
  const level = (first ?? second)?.level;
  if (level === undefined) return null;
  if (first !== undefined && first.text === second?.text) {
    return (
      <>
        {/* Target of links to the anchor in the other guide. */}
        <span id={second.anchor} />
        <HeadingView {...first} />
      </>
    );
  }
  return (
    <div className={clsx(styles.pair, left === undefined && styles.rightOnly)}>
      {[first, second].map(
        (heading) =>
          heading !== undefined && (
            <div key={heading.anchor} className={styles.cell}>
              <HeadingView {...heading} level={level} />
            </div>
          ),
      )}
      {note}
    </div>
  );
}

/** The guide that lacks a section. */
const lacking = ({ left, right }: Row): 'left' | 'right' | undefined => {
  if (left === undefined) return 'left';
  return right === undefined ? 'right' : undefined;
};

const levelOf = ({ left, right }: Row): number | undefined => (left ?? right)?.heading?.level;

/** A section of both guides, or of one of them. */
function RowView({
  row,
  before,
  labels,
  hidesCommon,
}: {
  readonly row: Row;
  /** The row above it. */
  readonly before: Row | undefined;
  readonly labels: Labels;
  readonly hidesCommon: boolean;
}): ReactNode {
  const lacks = lacking(row);
  // Of several sections that a guide lacks, the first has the note.
  const isNoted = before === undefined || levelOf(row) === 2 || lacking(before) !== lacks;
  const same = isSame(row);
  // Where all that is shown differs, a section is one difference.
  const isStop = !same && (hidesCommon || row.pairs[0]?.type !== 'same');
  return (
    <section
      className={clsx(styles.row, levelOf(row) === 2 && styles.chapter)}
      {...(isStop && { [differenceAttribute]: '' })}
    >
      <RowHeading
        row={row}
        note={
          lacks !== undefined &&
          isNoted && (
            <p className={styles.note}>
              {`The ${labels[lacks === 'left' ? 0 : 1]} guide doesn’t have this section.`}
            </p>
          )
        }
      />
      {same && hidesCommon && row.pairs.some(isVisible) && (
        <p className={styles.note}>Both guides say the same.</p>
      )}
      {row.pairs.map((pair, index) => (
        <PairView
          key={index}
          pair={pair}
          labels={labels}
          isStop={!hidesCommon && row.pairs[index - 1]?.type === 'same'}
        />
      ))}
    </section>
  );
}

/** Chooses the platforms. It opens them when the reader says so, not at each change of a list. */
function PlatformForm({
  left,
  right,
  choices,
  onChoose,
}: Pick<Props, 'left' | 'right' | 'choices'> & {
  readonly onChoose: (left: string, right: string) => void;
}): ReactNode {
  return (
    <form
      className={styles.platforms}
      onSubmit={(event) => {
        event.preventDefault();
        const [first, second] = event.currentTarget.querySelectorAll('select');
        if (first && second) onChoose(first.value, second.value);
      }}
    >
      {[
        { side: 'left', value: left.id },
        { side: 'right', value: right.id },
      ].map(({ side, value }) => (
        <select
          // Another comparison begins with its own platforms, whatever was chosen before.
          key={`${side} ${value}`}
          className={styles.select}
          aria-label={`Platform on the ${side}`}
          defaultValue={value}
          autoComplete="off"
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" className={styles.button}>
        Compare
      </button>
    </form>
  );
}

/**
 * Scrolls to the section in the URL: that of the topic, where the guides call it something else.
 *
 * @param hideCommon Called to show what both guides say, where the URL leads into it.
 */
function useHashTarget(
  kind: PageKindId,
  rows: readonly Row[],
  hideCommon: (hides: boolean) => void,
): void {
  const { hash, key } = useLocation();
  const { action } = useHistory();
  const settledFor = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = decoded(hash.slice(1));
    const row = rows.find(({ left, right }) => (left ?? right)?.topic === topicOf(kind, id));
    const anchor = (row?.left ?? row?.right)?.heading?.anchor ?? '';
    const target = hashTarget(hash) ?? document.getElementById(anchor);
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
  useLayoutEffect(() => {
    const target = hashTarget(hash);
    if (!target?.closest(`.${String(styles.same)}`)) return;
    hideCommon(false);
    // Rendered by then.
    queueMicrotask(() => target.scrollIntoView());
  }, [hash, hideCommon]);
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
      {rows.map((row, index) => (
        <RowView key={index} before={rows[index - 1]} {...{ row, labels, hidesCommon }} />
      ))}
    </div>
  );
}
