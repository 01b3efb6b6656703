import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { withBreaks } from '../breaks';
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
  /** Id of the block on its page. */
  readonly id?: string;
}

/** A path that breaks only after its slashes: on phones, it takes several lines. */
const breakable = (path: string): ReactNode => withBreaks(path.replaceAll('/', '/\n').split('\n'));

/**
 * A code block with a way to the whole file. Static markup: its copy button is served by
 * `clientModules/copyCode.ts`.
 */
export default function CodeFence(props: Props): ReactNode {
  const { html, lang, language, title, source, name, verified, signature, id } = props;
  const fileUrl = useBaseUrl(source === undefined ? '/' : `/${source}.txt`);

  const heading = title ?? name ?? (signature === undefined ? language : 'Signature');
  return (
    <div className={clsx(styles.block, signature !== undefined && styles.signature)} id={id}>
      <div className={styles.bar}>
        {id === undefined ? (
          <span className={styles.title}>{breakable(heading)}</span>
        ) : (
          // eslint-disable-next-line @docusaurus/no-html-links -- A place on this page.
          <a className={styles.title} href={`#${id}`}>
            {breakable(heading)}
          </a>
        )}
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
        <button type="button" className={clsx(styles.action, styles.copy)} data-copy="">
          Copy<span className="dk-hidden"> code to clipboard</span>
        </button>
        <span className="dk-hidden" role="status" />
      </div>
      <pre
        className={styles.pre}
        translate="no"
        role="group"
        tabIndex={0}
        aria-label={`${heading} code`}
      >
        <code
          // Tools that read pages recognize the language by the second class.
          className={clsx(styles.code, `language-${lang}`)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </div>
  );
}
