/**
 * Ejected, because the original shows one HTML text and hides the bar by a page attribute that knows
 * no id. What differs: the content is the typed announcement with a link of the site, so that the
 * build checks it; the bar is a labelled region; once it is to be seen nothing hides it any more.
 */
import { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconClose from '@theme/Icon/Close';
import { announcement } from '@site/src/model/announcement';
import { dismissedAttribute } from '@site/src/model/pageState';
import styles from './styles.module.css';

/** Whether it was closed on this visit: the state is read from storage again with each layout, and storage may be denied. */
let isClosed = false;

export default function AnnouncementBar(): ReactNode {
  const { isActive, close } = useAnnouncementBar();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // Not while hydrating: then the bar is always there, and the attribute hides a closed one.
    if (isBrowser && isActive) document.documentElement.setAttribute(dismissedAttribute, 'false');
  }, [isBrowser, isActive]);

  if (announcement === undefined || !isActive || isClosed) return null;
  const { text, link } = announcement;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label="Announcement"
    >
      <p className={styles.text}>
        {text} <Link to={link.to}>{link.label}</Link>
      </p>
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label="Close the announcement"
        onClick={() => {
          isClosed = true;
          close();
        }}
      >
        <IconClose width={12} height={12} strokeWidth={3} aria-hidden="true" />
      </button>
    </div>
  );
}
