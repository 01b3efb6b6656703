import type { ReactNode } from 'react';
import { pauseScript } from '@site/src/components/Pause/script';

/** Interrupts the first layout of a page that React hydrates; in documents, `src/fast-documents/output/firstVisit.ts` does so. */
export default function Pause(): ReactNode {
  // In the live preview no page comes from the server, and React warns of a script that it would not run.
  if (process.env.NODE_ENV !== 'production') return null;
  return <script dangerouslySetInnerHTML={{ __html: pauseScript }} />;
}
