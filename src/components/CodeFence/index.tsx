import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Highlighted at build time; see `src/plugins/code`. */
  readonly html: string;
  /** The language's name as the page's source writes it: `kotlin`. */
  readonly lang: string;
  /** What readers call it: "Kotlin". */
  readonly language: string;
  readonly title?: string;
  /** Sample file the code is cut from, relative to the site. */
  readonly source?: string;
  /** Name of that file. */
  readonly name?: string;
  /** Level of check that accepted this very text: `compiled` or `parsed`. */
  readonly verified?: string;
  readonly signature?: string;
}

type CopyState = 'idle' | 'copied' | 'refused';

const copyLabels: Readonly<Record<CopyState, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  refused: 'Copying was refused',
};

/** A code block: static markup, with a copy button and a way to the whole file. */
export default function CodeFence(props: Props): ReactNode {
  const { html, lang, language, title, source, name, verified, signature } = props;
  const code = useRef<HTMLElement>(null);
  const [state, setState] = useState<CopyState>('idle');
  const fileUrl = useBaseUrl(source === undefined ? '/' : `/${source}.txt`);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setState('copied');
    } catch {
      setState('refused');
    }
    setTimeout(() => setState('idle'), 2500);
  };

  const heading = title ?? name ?? (signature === undefined ? undefined : 'Signature');
  return (
    <div className={clsx(styles.block, signature !== undefined && styles.signature)}>
      <div className={styles.bar}>
        <span className={styles.title}>{heading ?? language}</span>
        {verified !== undefined && (
          <span className={styles.verified}>
            <span className={styles.level}>{verified}</span>
          </span>
        )}
        {source !== undefined && (
          // A file, not a page of the router.
          // eslint-disable-next-line @docusaurus/no-html-links
          <a className={styles.action} href={fileUrl} target="_blank" rel="noopener">
            Full file<span className="dk-hidden">: {name}, opens as text</span>
          </a>
        )}
        <button
          type="button"
          className={clsx(styles.action, styles.copy)}
          onClick={() => void copy()}
        >
          {copyLabels[state]}
          {state === 'idle' && <span className="dk-hidden"> code to clipboard</span>}
        </button>
        <span className="dk-hidden" role="status">
          {state === 'idle' ? '' : copyLabels[state]}
        </span>
      </div>
      <pre
        className={styles.pre}
        role="group"
        tabIndex={0}
        aria-label={`${heading ?? language} code`}
      >
        <code
          ref={code}
          // The second class is how tools that read pages know the language.
          className={clsx(styles.code, `language-${lang}`)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </div>
  );
}
