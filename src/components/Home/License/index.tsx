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
        <h3 className={styles.heading}>Test without a key</h3>
        <p>Leave the license key empty. The SDK works for one minute after each start.</p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.heading}>Get a trial key</h3>
        <p>
          A key belongs to your app’s identifier. One key can cover Android and iOS of the same app.
        </p>
        <Link className={styles.button} href={trialUrl} target="_self">
          Get a trial key
        </Link>
      </li>
      <li className={styles.step}>
        <h3 className={styles.heading}>Choose modules</h3>
        <p>
          Document scanner, text recognition, data extraction and photo payment are licensed one by
          one. The Barcode SDK has a key of its own.
        </p>
        {sdkInit !== undefined && (
          <Link className={styles.link} to={sdkInit}>
            Where the key goes in {platform}
          </Link>
        )}
      </li>
    </ol>
  );
}
