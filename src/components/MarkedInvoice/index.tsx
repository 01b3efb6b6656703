import type { CSSProperties, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { valueOf, views, type Mark, type ViewName } from './marks';
import styles from './styles.module.css';

interface Props {
  /** What is marked: the fields of data extraction, or the lines of text recognition. */
  readonly of: ViewName;
  readonly caption: string;
  /** The function that leads from the marks to what it returns. */
  readonly children: ReactNode;
}

/** A marked place, its number, and the line that joins them. */
function Marking(props: {
  readonly mark: Mark;
  readonly index: number;
  readonly radius: number;
  readonly fontSize: number;
}): ReactNode {
  const {
    index,
    radius,
    fontSize,
    mark: { place, number },
  } = props;
  const [x, y, width, height] = place;
  const [cx, cy] = number;
  // From the nearest point of the frame.
  const fromX = Math.min(Math.max(cx, x), x + width);
  const fromY = Math.min(Math.max(cy, y), y + height);
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h${-width}zM${fromX} ${fromY}L${cx} ${cy}`} />
      <circle cx={cx} cy={cy} r={radius} />
      <text x={cx} y={cy + fontSize * 0.36} fontSize={fontSize}>
        {index + 1}
      </text>
    </>
  );
}

/** What the SDK returns for a mark, as text: `Address.Street: Musterallee 12`. */
function Returned({ keys, printed }: Mark): ReactNode {
  if (keys.length === 0) return <span lang="de">{printed}</span>;
  return keys.map((key, index) => (
    <span key={key} className={styles.pair}>
      {index > 0 && ' '}
      <code>{key}</code> <span lang="de">{valueOf(key)}</span>
    </span>
  ));
}

/**
 * The sample invoice with numbered marks, and beside it, under the same numbers, what the SDK returns for them.
 */
export default function MarkedInvoice({ of, caption, children }: Props): ReactNode {
  const { part, image, radius, fontSize, marks, alt } = views[of];
  const [x, y, width, height] = part;
  const crop = {
    inlineSize: `${((100 * image.width) / width).toFixed(1)}%`,
    insetInlineStart: `${((-100 * x) / width).toFixed(1)}%`,
    insetBlockStart: `${((-100 * y) / height).toFixed(1)}%`,
  } satisfies CSSProperties;
  return (
    <figure className={styles.figure} data-picture={of}>
      <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={useBaseUrl(image.path)}
          alt={alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          style={crop}
        />
        <svg viewBox={part.join(' ')} aria-hidden="true">
          {marks.map((mark, index) => (
            <Marking key={index} {...{ mark, index, radius, fontSize }} />
          ))}
        </svg>
      </div>
      <div className={styles.result}>
        <div className={styles.call}>{children}</div>
        <ol>
          {marks.map((mark, index) => (
            <li key={index}>
              <Returned {...mark} />
            </li>
          ))}
        </ol>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
