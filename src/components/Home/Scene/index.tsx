import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import Pause from '@site/src/components/Pause';
import { extracted, printed } from '@site/src/model/sampleInvoice';
import styles from './styles.module.css';

/** The invoice's outline: three straight edges and a deckled one. */
const paper =
  'M0 0h234l3 9l-5 11l2 15l2 12l-2 15l1 14l-3 16l3 12l-4 15l3 14l2 16l-2 10l1 16l0 14l2 16l-4 12l0 16l0 10l0 12l1 16l3 15l-5 9l2 13l-2 12H0z';

/** Text lines of the invoice that only show that there is text: x, y, width. */
const bars: readonly (readonly [number, number, number])[] = [
  [20, 48, 92],
  [20, 160, 104],
  [184, 160, 30],
  [20, 178, 82],
  [190, 178, 24],
  [20, 196, 118],
  [184, 196, 30],
  [20, 214, 64],
  [194, 214, 20],
  [20, 292, 96],
  [20, 302, 70],
];

/** Lines of the JSON; `values` has the three strings that come from the invoice. */
const json: readonly string[] = [
  '{',
  '  "Address": {',
  '    "IBAN": [',
  '',
  '    ]',
  '  },',
  '  "Date":',
  '  "Amount":',
  '}',
];

interface Value {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly className: string | undefined;
}

const values: readonly Value[] = [
  { text: `"${extracted.iban}"`, row: 3, column: 6, className: styles.iban },
  { text: `"${extracted.date}",`, row: 6, column: 10, className: styles.date },
  { text: `"${extracted.amount}"`, row: 7, column: 12, className: styles.amount },
];

const character = 7.2;

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
      x={18 + props.column * character}
      y={34 + props.row * 19}
      textLength={props.text.length * character}
    >
      {props.text}
    </text>
  );
}

/**
 * What the Document SDK does, drawn: corner handles snap to a crooked invoice, it flattens, and lines lead from IBAN, date
 * and amount to the JSON. The drawing is complete from the start, and its text stays while it moves. Where motion is welcome,
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
          // The amount comes last.
          if (target instanceof Element && target.matches(`.${String(styles.amount)}`))
            setIsPlaying(false);
        }}
        role="img"
        aria-label="A crooked invoice in the camera view. Four corner handles snap to it, and it’s flattened. Its IBAN, date, and amount become JSON."
      >
        <svg className={styles.desk} viewBox="0 0 424 440" preserveAspectRatio="none">
          <rect width="424" height="440" rx="14" />
        </svg>
        <svg className={styles.brackets} viewBox="0 0 376 392">
          <path d="M2 36V2h34M340 2h34v34M374 356v34h-34M36 390H2v-34" />
        </svg>
        <svg className={styles.ghost} viewBox="0 0 240 320">
          <path d="M-5-5h250v330H-5z" />
        </svg>
        <svg className={styles.sheet} viewBox="0 0 240 320">
          <path className={styles.shadow} d={paper} />
          <path className={styles.paper} d={paper} />
          <path className={styles.mark} d="M14 64h198v19H14z" />
          <path className={styles.mark} d="M148 114h72v20h-72z" />
          <path className={styles.mark} d="M152 247h68v23h-68z" />
          <g className={styles.print}>
            <text className={styles.name} x="20" y="36">
              {printed.sender}
            </text>
            <circle cx="207" cy="31" r="8" />
            <path d="M201 31h12M207 25v12" />
            <text x="20" y="77">
              IBAN {printed.iban}
            </text>
            <text className={styles.title} x="20" y="129">
              Rechnung
            </text>
            <text x="214" y="128" textAnchor="end">
              {printed.date}
            </text>
            <text className={styles.name} x="20" y="263">
              Gesamt
            </text>
            <text className={styles.name} x="214" y="263" textAnchor="end">
              {printed.amount}
            </text>
          </g>
          <path
            className={styles.bars}
            d={bars.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')}
          />
          <path className={styles.rules} d="M20 146h194M20 232h194" />
          <path className={styles.outline} d="M-5-5h250v330H-5z" />
          <circle className={styles.handle} cx="-5" cy="-5" r="7" />
          <circle className={styles.handle} cx="245" cy="-5" r="7" />
          <circle className={styles.handle} cx="245" cy="325" r="7" />
          <circle className={styles.handle} cx="-5" cy="325" r="7" />
        </svg>
        <Pause />
        <svg className={styles.wires} viewBox="0 0 640 440">
          <path pathLength="1" d="M302 133c50 0 32 38 82 38" />
          <path pathLength="1" d="M310 184c44 0 30 44 74 44" />
          <path pathLength="1" d="M310 318c44 0 30-71 74-71" />
        </svg>
        <svg className={styles.json} viewBox="0 0 256 208">
          <rect className={styles.card} x=".5" y=".5" width="255" height="207" rx="10" />
          <path className={styles.ports} d="M0 87h.01M0 144h.01M0 163h.01" />
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
