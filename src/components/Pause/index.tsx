import type { ReactNode } from 'react';
import { pauseScript } from '@site/src/document/layout';

/** Divides the first layout of a page that React renders; pages of documents are divided by src/plugins/parts. */
export default function Pause(): ReactNode {
  // In the live preview no page comes from a server, and React warns of a script that it would not run.
  if (process.env.NODE_ENV !== 'production') return null;
  return <script dangerouslySetInnerHTML={{ __html: pauseScript }} />;
}
