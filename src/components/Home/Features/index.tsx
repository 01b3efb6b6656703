import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { enumerate, type FeatureId, type FeatureLink } from './featureLinks';
import styles from './styles.module.css';

/** The sheet of the logo in line art; most feature drawings are based on it. */
const sheet = 'M5 3h12l1.3 2.5-1.8 2 2 2.7-1.5 2 1.2 2.3-1.8 2.5L17 21H5z';

/** What each feature's drawing adds; `alone` ones leave the sheet out. */
const drawings: Readonly<Record<FeatureId, { readonly path: string; readonly alone?: true }>> = {
  docScan: {
    path: 'M2 6.5V2h4.5M17.5 2H22v4.5M22 17.5V22h-4.5M6.5 22H2v-4.5M7 6h8.5l1.2 2-1.5 1.8 1.6 2.2-1.3 2.2.9 1.8-.4 2H7z',
    alone: true,
  },
  dataExtraction: { path: 'M8 7h5M8 16.5h3M8 10.3h6v3H8z' },
  textDetection: { path: 'M8 9.5V8h6v1.5M11 8v8M9.7 16h2.6' },
  fileImport: {
    path: 'M5 8.5V3h12l1.3 2.5-1.8 2 2 2.7-1.5 2 1.2 2.3-1.8 2.5L17 21H5v-5.5M1.5 12H11M8 9l3 3-3 3',
    alone: true,
  },
  imageExport: { path: 'M5 16.5l4-4.5 3 3 2-2 2.7 3M12.5 8h.01' },
  pdfCreation: { path: 'M8 7.5h5M8 10.5h6M10.8 15.5a1.8 1.8 0 1 0-.6 1.4M11 17l2 1.8' },
  photoPayment: { path: 'M14 9a3.6 3.6 0 1 0 0 6M7.5 11h4.5M7.5 13h4.5' },
  barcodeScan: {
    path: 'M3 5v14M6 5v14M7.2 5v14M10.5 5v14M13.5 5v14M14.7 5v14M15.9 5v14M18.5 5v14M21 5v14',
    alone: true,
  },
};

export interface FeaturesProps {
  readonly links: readonly FeatureLink[];
  /** Label of the reader's platform. */
  readonly platform: string;
}

/** The eight features, each one sentence and the way to it on the reader's platform. */
export default function Features({ links, platform }: FeaturesProps): ReactNode {
  return (
    <ul className={styles.features}>
      {links.map(({ id, product, title, sentence, url, elsewhere }) => (
        <li key={id} className={styles.feature} data-product={product}>
          <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[id].alone ? drawings[id].path : sheet + drawings[id].path} />
          </svg>
          <div>
            <h3 className={styles.heading}>
              {url === undefined ? (
                title
              ) : (
                <Link className={styles.link} to={url}>
                  {title}
                </Link>
              )}
            </h3>
            <p className={styles.sentence}>{sentence}</p>
            {url === undefined && (
              <p className={styles.missing}>
                {elsewhere.length > 0
                  ? `Not on ${platform}. On ${enumerate(elsewhere)}.`
                  : `Not on ${platform}.`}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
