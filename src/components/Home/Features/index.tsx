import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { listed } from '@site/src/base/listed';
import type { pageKinds } from '@site/src/model/pageKinds';
import type { ProductPages } from '@site/src/model/siteMap';
import styles from './styles.module.css';

/** Id of a page kind that is about a feature. */
type FeatureId = Extract<(typeof pageKinds)[number], { readonly group: 'Features' }>['id'];

interface Feature {
  readonly sentence: string;
  readonly drawing: string;
}

/** The sheet of the logo in line art; most drawings are based on it. */
const sheet = 'M5 3h12l1.3 2.5-1.8 2 2 2.7-1.5 2 1.2 2.3-1.8 2.5L17 21H5z';

const features: Readonly<Record<FeatureId, Feature>> = {
  docScan: {
    sentence:
      'A ready-made camera screen finds the page, takes the photo automatically, and crops it.',
    drawing:
      'M2 6.5V2h4.5M17.5 2H22v4.5M22 17.5V22h-4.5M6.5 22H2v-4.5M7 6h8.5l1.2 2-1.5 1.8 1.6 2.2-1.3 2.2.9 1.8-.4 2H7z',
  },
  dataExtraction: {
    sentence:
      'Get the sender, IBAN, amount, date, and invoice number of German-language documents as JSON.',
    drawing: `${sheet}M8 7h5M8 16.5h3M8 10.3h6v3H8z`,
  },
  textDetection: {
    sentence: 'Get the text of one page or of the whole document. It recognizes Latin script.',
    drawing: `${sheet}M8 9.5V8h6v1.5M11 8v8M9.7 16h2.6`,
  },
  fileImport: {
    sentence:
      'Load PDF, JPG, PNG, TIFF, and HEIC files without a screen and read them like a scan.',
    drawing:
      'M5 8.5V3h12l1.3 2.5-1.8 2 2 2.7-1.5 2 1.2 2.3-1.8 2.5L17 21H5v-5.5M1.5 12H11M8 9l3 3-3 3',
  },
  imageExport: {
    sentence: 'Get each page as a JPG: the original photo, cropped, or cropped and filtered.',
    drawing: `${sheet}M5 16.5l4-4.5 3 3 2-2 2.7 3M12.5 8h.01`,
  },
  pdfCreation: {
    sentence:
      'Write all pages to one PDF. It’s searchable if your license includes text recognition.',
    drawing: `${sheet}M8 7.5h5M8 10.5h6M10.8 15.5a1.8 1.8 0 1 0-.6 1.4M11 17l2 1.8`,
  },
  photoPayment: {
    sentence: 'Scan an invoice and get the data for a bank transfer with one call.',
    drawing: `${sheet}M14 9a3.6 3.6 0 1 0 0 6M7.5 11h4.5M7.5 13h4.5`,
  },
  barcodeScan: {
    sentence:
      'Read QR, Aztec, PDF417, EAN, and more, one code or many. A separate SDK with its own key.',
    drawing: 'M3 5v14M6 5v14M7.2 5v14M10.5 5v14M13.5 5v14M14.7 5v14M15.9 5v14M18.5 5v14M21 5v14',
  },
};

export interface FeaturesProps {
  readonly products: readonly ProductPages[];
  /** The reader's platform. */
  readonly platform: { readonly id: string; readonly label: string };
}

/** The features of both SDKs, each one sentence and the way to it on the reader's platform. */
export default function Features({ products, platform }: FeaturesProps): ReactNode {
  return (
    <ul className={styles.features}>
      {products.flatMap(({ id: product, kinds, platforms }) =>
        kinds
          .filter(({ group }) => group === 'Features')
          .map(({ id, title }) => {
            const { sentence, drawing } = features[id as FeatureId];
            const supported = platforms.filter(({ pages }) => pages[id] !== undefined);
            const url = supported.find((candidate) => candidate.id === platform.id)?.pages[id];
            const elsewhere = listed(supported.map(({ label }) => label));
            return (
              <li key={id} className={styles.feature} data-product={product}>
                <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
                  <path d={drawing} />
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
                      {`Not on ${platform.label}.${elsewhere === '' ? '' : ` On ${elsewhere}.`}`}
                    </p>
                  )}
                </div>
              </li>
            );
          }),
      )}
    </ul>
  );
}
