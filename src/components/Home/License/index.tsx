import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { listed } from '@site/src/base/listed';
import { trialUrl } from '@site/src/model/constants';
import type { PlatformPages } from '@site/src/model/siteMap';
import styles from './styles.module.css';

/** License modules by the page kind of what they're for. */
const modules = {
  docScan: 'document scanner',
  textDetection: 'text recognition',
  dataExtraction: 'data extraction',
  photoPayment: 'photo payment',
} as const;

export interface LicenseProps {
  /** The reader's platform. */
  readonly platform: Pick<PlatformPages, 'id' | 'label' | 'pages'>;
  /** Whether it has the Barcode SDK. */
  readonly hasBarcodes: boolean;
}

/** From the first test to a key, in three steps. */
export default function License({
  platform: { id, label, pages },
  hasBarcodes,
}: LicenseProps): ReactNode {
  const offered = Object.entries(modules).flatMap(([kind, module]) =>
    pages[kind] === undefined ? [] : module,
  );
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <h3 className={styles.heading}>Try it without a key</h3>
        <p>Pass an empty license key. The SDK then works for one minute after each app start.</p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.heading}>Get a trial key</h3>
        <p>
          {id === 'Windows'
            ? 'A key is bound to the product name that you give in the trial form.'
            : 'A key is bound to your app’s identifier. One key can cover the Android and the iOS version of your app.'}
        </p>
        <Link className={styles.button} href={trialUrl} target="_self">
          Get a trial key
        </Link>
      </li>
      <li className={styles.step}>
        <h3 className={styles.heading}>Choose modules</h3>
        <p>
          {`Each module is licensed separately: ${listed(offered)}.${
            hasBarcodes ? ' The Barcode SDK needs its own key.' : ''
          }`}
        </p>
        {pages.sdkInit !== undefined && (
          <Link className={styles.link} to={pages.sdkInit}>
            Where to put the key: {label}
          </Link>
        )}
      </li>
    </ol>
  );
}
