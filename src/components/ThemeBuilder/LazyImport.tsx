import { useState, type ReactNode } from 'react';
import type { ImportProps } from './Import';
import Unavailable from './Unavailable';
import { useLazy } from './useLazy';

const load = () => import('./Import');

/** Opens the field for the reader’s code. What reads it is loaded when it is opened. */
export default function LazyImport(props: ImportProps): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  const { Loaded, hasFailed, retry } = useLazy(load, isWanted);
  return (
    <details onToggle={() => setIsWanted(true)}>
      <summary>Import your code</summary>
      {hasFailed && <Unavailable onRetry={retry}>Import isn’t available right now.</Unavailable>}
      {Loaded && <Loaded {...props} />}
    </details>
  );
}
