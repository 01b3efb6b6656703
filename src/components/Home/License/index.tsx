import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { trialUrl } from '@site/src/model/constants';
import styles from './styles.module.css';

export interface LicenseProps {
  /** Address of the chosen platform's page on initialization, where the key goes. */
  readonly sdkInit: string | undefined;
  readonly platform: string;
}

/** From the first test to a key, in three steps. */
export default function License({ sdkInit, platform }: LicenseProps): ReactNode {
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <h3 className={styles.heading}>Try it without a key</h3>
        <p>Pass an empty license key. The SDK then works for one minute after each app start.</p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.heading}>Get a trial key</h3>
        <p>
          A key is bound to your app’s identifier. One key can cover the Android and the iOS version
          of your app.
        </p>
        <Link className={styles.button} href={trialUrl} target="_self">
          Get a trial key
        </Link>
      </li>
      <li className={styles.step}>
        <h3 className={styles.heading}>Choose modules</h3>
        <p>
          Document scanner, text recognition, data extraction, and photo payment are licensed
          separately. The Barcode SDK needs its own key.
        </p>
        {sdkInit !== undefined && (
          <Link className={styles.link} to={sdkInit}>
            Where to put the key: {platform}
          </Link>
        )}
      </li>
    </ol>
  );
}
