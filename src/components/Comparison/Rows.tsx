import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isSame, type Pair, type Row, type Section } from './align';
import { differenceAttribute } from './Differences';
import styles from './styles.module.css';

/** Labels of both platforms. */
export type Labels = readonly [left: string, right: string];

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

/** The sections of both guides. */
export default function Rows({
  rows,
  labels,
  hidesCommon,
}: {
  readonly rows: readonly Row[];
  readonly labels: Labels;
  readonly hidesCommon: boolean;
}): ReactNode {
  return rows.map((row, index) => (
    <RowView key={index} before={rows[index - 1]} {...{ row, labels, hidesCommon }} />
  ));
}
