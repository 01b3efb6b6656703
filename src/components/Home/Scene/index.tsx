import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import Pause from '@site/src/components/Pause';
import { invoiceDrawing } from '@site/src/model/drawings';
import { extracted, printed } from '@site/src/model/sampleInvoice';
import styles from './styles.module.css';

/** Text lines of the invoice that only show that there is text: x, y, width. */
const bars: readonly (readonly [number, number, number])[] = [
  [44, 44, 84],
  [20, 74, 62],
  [20, 84, 50],
  [20, 94, 56],
  [20, 152, 118],
  [184, 152, 30],
  [20, 170, 82],
  [190, 170, 24],
  [20, 188, 104],
  [194, 188, 20],
  [28, 258, 46],
  [28, 290, 86],
];

/** Lines of the JSON; `values` has the three strings that come from the invoice. */
const json: readonly string[] = [
  '{',
  '  "Date":',
  '  "Amount":',
  '  "Address": {',
  '    "IBAN": [',
  '',
  '    ]',
  '  }',
  '}',
];

interface Value {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly className: string | undefined;
}

/** In the order in which the invoice has them. */
const values: readonly Value[] = [
  { text: `"${extracted.date}",`, row: 1, column: 10, className: styles.date },
  { text: `"${extracted.amount}",`, row: 2, column: 12, className: styles.amount },
  { text: `"${extracted.iban}"`, row: 5, column: 6, className: styles.iban },
];

const character = 7.56;

/** Text of the JSON on its character grid, whichever monospaced font the browser has. */
function Code(props: {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <text
      className={props.className}
      x={15 + props.column * character}
      y={34 + props.row * 19}
      textLength={props.text.length * character}
    >
      {props.text}
    </text>
  );
}

/**
 * What the Document SDK does, drawn: corner handles snap to a crooked invoice, it flattens, and lines lead from date, amount,
 * and IBAN to the JSON. The drawing is complete from the start, and its text stays while it moves. Where motion is welcome,
 * it plays once, in under five seconds, when it comes into view, and can be played again after that.
 */
export default function Scene(): ReactNode {
  const [run, setRun] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const play = (): void => {
    setRun((count) => count + 1);
    setIsPlaying(true);
  };

  useEffect(() => {
    const element = stage.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        play();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div className={styles.scene}>
      <div
        key={run}
        ref={stage}
        className={clsx(styles.stage, isPlaying && styles.playing)}
        onAnimationEnd={({ target }) => {
          // The IBAN comes last.
          if (target instanceof Element && target.matches(`.${styles.iban}`)) setIsPlaying(false);
        }}
        role="img"
        aria-label="A crooked invoice in the camera view. Four corner handles snap to it, and it’s flattened. Its date, amount, and IBAN become JSON."
      >
        <svg className={styles.desk} viewBox="0 0 424 440" preserveAspectRatio="none">
          <rect width="424" height="440" rx="14" />
        </svg>
        <svg className={styles.brackets} viewBox="0 0 376 392" preserveAspectRatio="none">
          <path d="M2 36V2h34M340 2h34v34M374 356v34h-34M36 390H2v-34" />
        </svg>
        <svg className={styles.ghost} viewBox="0 0 240 320">
          <path d={invoiceDrawing.outline} />
        </svg>
        <svg className={styles.sheet} viewBox="0 0 240 320">
          <path className={styles.paper} d={invoiceDrawing.sheet} />
          <path className={styles.mark} d="M142 67h78v21h-78z" />
          <path className={styles.mark} d="M154 209h66v23h-66z" />
          <path className={styles.mark} d="M23 265h188v19H23z" />
          <path className={styles.frame} d={invoiceDrawing.frame} />
          <path className={styles.logo} d={invoiceDrawing.logo} />
          <path className={styles.logo} d={invoiceDrawing.logoLines} />
          <g className={styles.print}>
            <text
              className={styles.name}
              x="44"
              y="35"
              textLength="164"
              lengthAdjust="spacingAndGlyphs"
            >
              {printed.sender}
            </text>
            <text x="214" y="82" textAnchor="end" textLength="66" lengthAdjust="spacingAndGlyphs">
              {printed.date}
            </text>
            <text className={styles.title} x="20" y="124">
              {invoiceDrawing.title}
            </text>
            <text
              className={styles.name}
              x="20"
              y="225"
              textLength="92"
              lengthAdjust="spacingAndGlyphs"
            >
              {invoiceDrawing.total}
            </text>
            <text
              className={styles.name}
              x="214"
              y="225"
              textAnchor="end"
              textLength="54"
              lengthAdjust="spacingAndGlyphs"
            >
              {printed.amount}
            </text>
            <text x="28" y="279" textLength="178" lengthAdjust="spacingAndGlyphs">
              {printed.iban}
            </text>
          </g>
          <path
            className={styles.bars}
            d={bars.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')}
          />
          <path className={styles.rules} d={invoiceDrawing.rules} />
          <path className={styles.outline} d={invoiceDrawing.outline} />
          <circle className={styles.handle} cx="-5" cy="-5" r="7" />
          <circle className={styles.handle} cx="245" cy="-5" r="7" />
          <circle className={styles.handle} cx="245" cy="325" r="7" />
          <circle className={styles.handle} cx="-5" cy="325" r="7" />
        </svg>
        <Pause />
        <svg className={styles.wires} viewBox="0 0 640 440">
          <path pathLength="1" d="M310 138c40 0 34-5 74-5" />
          <path pathLength="1" d="M310 280c50 0 24-128 74-128" />
          <path pathLength="1" d="M301 335c60 0 23-126 83-126" />
        </svg>
        <svg className={styles.json} viewBox="0 0 256 208">
          <rect className={styles.card} x=".5" y=".5" width="255" height="207" rx="10" />
          <path className={styles.ports} d="M0 49h.01M0 68h.01M0 125h.01" />
          {json.map((line, row) => {
            const text = line.trimStart();
            return (
              text !== '' && (
                <Code key={row} text={text} row={row} column={line.length - text.length} />
              )
            );
          })}
          {values.map((value) => (
            <Code key={value.row} {...value} />
          ))}
        </svg>
      </div>
      {run > 0 && !isPlaying && (
        <button type="button" className={styles.replay} onClick={play}>
          Play again
        </button>
      )}
    </div>
  );
}
