// region PageImage
import { useEffect, useState } from 'react';
import { PageSourceType } from '@deckle/capacitor-sdk';
import { pageDataUrl } from '../exportImages';

interface PageImageProps {
  pageNumber: number;
  version?: PageSourceType;
}

export function PageImage({
  pageNumber,
  version = PageSourceType.CutFilter,
}: PageImageProps) {
  /** Empty while the page loads, null if it can't be shown. */
  const [source, setSource] = useState<string | null>('');

  useEffect(() => {
    let current = true;
    pageDataUrl(pageNumber, version).then(
      (url) => current && setSource(url),
      () => current && setSource(null),
    );
    return () => {
      current = false;
    };
  }, [pageNumber, version]);

  if (source === null) return <p>Page {pageNumber} can't be shown</p>;
  return source && <img src={source} alt={`Page ${pageNumber}`} />;
}
// endregion
