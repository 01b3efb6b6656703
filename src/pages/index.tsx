import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Chooser from '@site/src/components/Home/Chooser';
import Features, { type FeaturesProps } from '@site/src/components/Home/Features';
import License from '@site/src/components/Home/License';
import Program from '@site/src/components/Home/Program';
import Scene from '@site/src/components/Home/Scene';
import Pause from '@site/src/components/Pause';
import Tiles from '@site/src/components/Home/Tiles';
import { tagline, trialUrl } from '@site/src/model/constants';
import type { PlatformPages } from '@site/src/model/siteMap';
import { usePlatformChoice } from '@site/src/hooks/usePlatformChoice';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import styles from './index.module.css';

const sentences = {
  document:
    'Scan, import, read, and export documents. On every platform but Windows, scanning comes with ready-made screens in 34 languages.',
  barcode: 'Read barcodes with the camera. Use it alone or together with the Document SDK.',
};

interface OfPlatformProps extends FeaturesProps {
  readonly platforms: readonly PlatformPages[];
  readonly platform: PlatformPages;
}

/** What can be built on the platform: features, an example, and the license key for it. */
function OfPlatform({ products, platforms, platform }: OfPlatformProps): ReactNode {
  const { label, pages, intro } = platform;
  const scans = pages.docScan !== undefined;
  const hasBarcodes = products.some(
    (product) => product.id === 'barcode' && product.platforms.some(({ id }) => id === platform.id),
  );
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>What you can build for {label}</h2>
        <p className={styles.intro}>
          <Link className={styles.link} to="/docs/#guides-by-platform">
            Features of all platforms
          </Link>
        </p>
        <Features products={products} platform={platform} />
      </section>

      <section className={styles.section}>
        <h2 className={styles.heading}>A complete example</h2>
        <p className={styles.intro}>
          <span>
            {`It starts the SDK, ${scans ? 'scans a document' : 'opens a file'}, and reads its data. `}
          </span>
          <Link className={styles.link} to={pages.getStarted ?? intro}>
            {`From an empty ${label} project to ${
              scans ? 'a first scan' : 'the data of a first invoice'
            }`}
          </Link>
        </p>
        <Program platforms={platforms} chosen={platform.id} />
      </section>

      <section className={styles.section}>
        <h2 className={styles.heading}>Get a license key</h2>
        <License platform={platform} hasBarcodes={hasBarcodes} />
      </section>
    </>
  );
}

/** The home page: what the SDKs do, and where to start on the reader's platform. */
export default function Home(): ReactNode {
  const { products } = useSiteMap();
  const [chosen, choose] = usePlatformChoice();
  const platforms = products.find(({ id }) => id === 'document')?.platforms ?? [];
  const platform = platforms.find(({ id }) => id === chosen) ?? platforms[0];

  return (
    <Layout
      title="Document scanning and data extraction for apps"
      description="Guides and API reference of the Deckle Document SDK and Barcode SDK: scan documents, extract invoice data, and read barcodes, all on the device."
    >
      <main className={styles.page}>
        <Pause />
        <section className={styles.hero}>
          <div>
            <h1 className={styles.title}>{tagline}</h1>
            <p className={styles.lead}>
              Your users scan paper with ready-made screens. Your code gets cropped pages, PDFs,
              recognized text, and invoice data. A second SDK reads barcodes. Both run entirely on
              the device.
            </p>
            {platform !== undefined && (
              <>
                <p className={styles.actions}>
                  <Link className={styles.start} to={platform.pages.getStarted ?? platform.intro}>
                    {`Start with ${platform.label}`}
                  </Link>
                  <Link className={styles.trial} href={trialUrl} target="_self">
                    Get a trial key
                  </Link>
                </p>
                <p className={styles.ask} aria-hidden="true">
                  Your platform
                </p>
                <Chooser platforms={platforms} chosen={platform.id} choose={choose} />
              </>
            )}
          </div>
          <Pause />
          <Scene />
        </section>
        <Pause />

        <section className={styles.section}>
          <h2 className={styles.heading}>Two SDKs</h2>
          <dl className={styles.products}>
            {products.map(
              ({ id, label, platforms: { length } }) =>
                length > 0 && (
                  <div key={id}>
                    <dt>{label}</dt>
                    <dd>{sentences[id]}</dd>
                  </div>
                ),
            )}
          </dl>
          <Tiles products={products} />
        </section>

        {platform !== undefined && (
          <OfPlatform products={products} platforms={platforms} platform={platform} />
        )}
      </main>
    </Layout>
  );
}
