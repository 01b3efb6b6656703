import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { say, writeClipboard } from '@site/src/client/copying';
import { remembering } from '@site/src/client/remember';
import { requestText } from '@site/src/client/request';
import { Chevron } from '@site/src/components/icons';
import styles from './styles.module.css';

interface Props {
  /** Address of the page's Markdown version. */
  readonly markdown: string;
  /** Address of the instructions for coding agents on the page's platform; none on pages of no platform. */
  readonly agents?: string;
}

const refused = 'The browser didn’t allow copying. View the Markdown and copy it there.';
const unreachable = 'The Markdown couldn’t be loaded. Check your connection and try again.';

/** Called when the menu is opened: Safari allows copying right after a click, and not once a file has come. */
const load = remembering(requestText);

/** What a developer gives a coding agent that works on their app. */
const promptOf = (agents: string, markdown: string): string => {
  const { origin } = location;
  return `First read ${origin}${agents} and ${origin}${markdown}. Use only names of these pages.`;
};

/**
 * The page as Markdown: to copy, or to look at, and a prompt for a coding agent. A button that discloses the choices; as
 * served, before a script has run, a link.
 */
export default function PageMenu({ markdown, agents }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [open, setOpen] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const [problem, setProblem] = useState('');
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const outcome = useRef<HTMLSpanElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const viewLabel = 'View as Markdown';
  const view = (className: string | undefined, text = viewLabel): ReactNode => (
    // A file, not a page of the router.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className={className} href={markdown} type="text/markdown" aria-label={viewLabel}>
      {text}
    </a>
  );
  // As narrow as the button, beside which there is little room on a phone.
  if (!isBrowser) return <div className={styles.menu}>{view(styles.button, 'Markdown')}</div>;

  const copy = async (what: Promise<string>): Promise<void> => {
    if (isCopying) return;
    setIsCopying(true);
    const text = await what.catch(() => undefined);
    const isCopied = text !== undefined && (await writeClipboard(text));
    setIsCopying(false);
    setProblem(isCopied ? '' : text === undefined ? unreachable : refused);
    if (!isCopied) return;
    setOpen(false);
    if (label.current) say(label.current, 'Copied', outcome.current);
    // Unless the reader has opened another page in the meantime.
    if (menu.current?.contains(document.activeElement)) button.current?.focus();
  };

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };

  const closeBehind = (event: FocusEvent<HTMLDivElement>): void => {
    const next = event.relatedTarget;
    if (next !== null && !event.currentTarget.contains(next)) setOpen(false);
  };

  return (
    <div ref={menu} className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeBehind}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!open);
          if (!open) void load(markdown).catch(() => undefined);
          setProblem('');
        }}
      >
        <span ref={label}>Copy page</span>
        <Chevron size={14} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <button type="button" className={styles.choice} onClick={() => void copy(load(markdown))}>
          {isCopying ? 'Copying…' : 'Copy page as Markdown'}
        </button>
        {view(styles.choice)}
        {agents !== undefined && (
          <button
            type="button"
            className={styles.choice}
            onClick={() => void copy(Promise.resolve(promptOf(agents, markdown)))}
          >
            Copy prompt for a coding agent
          </button>
        )}
        <p role="status" className={clsx(problem !== '' && styles.message)}>
          {problem}
        </p>
      </div>
      <span ref={outcome} className="dk-hidden" role="status" />
    </div>
  );
}
