import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PlatformLogo from '@site/src/components/PlatformLogo';
import type { PlatformPages } from '@site/src/model/siteMap';
import styles from './styles.module.css';

export interface ChooserProps {
  readonly platforms: readonly PlatformPages[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/**
 * The reader's platform: buttons that turn the page to a platform. As served, before a script has
 * run, they are links to the platforms' introductions.
 */
export default function Chooser({ platforms, chosen, choose }: ChooserProps): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.chooser} role="group" aria-label="Your platform">
      {platforms.map(({ id, label, intro }) => {
        const content = (
          <>
            <PlatformLogo platform={id} size={18} />
            {label}
          </>
        );
        return isBrowser ? (
          <button
            key={id}
            type="button"
            className={styles.choice}
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            {content}
          </button>
        ) : (
          <Link
            key={id}
            className={styles.choice}
            to={intro}
            aria-current={id === chosen ? 'true' : undefined}
          >
            {content}
          </Link>
        );
      })}
    </div>
  );
}
