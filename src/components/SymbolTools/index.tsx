import { useEffect, useState, type ReactNode } from 'react';
import { useStoredPlatform } from '@site/src/hooks/usePlatformChoice';
import { platformById } from '@site/src/model/platforms';

/** Puts the row of a platform before the others of its table. */
function ownFirst(page: ParentNode, platform: string): void {
  for (const body of page.querySelectorAll('[data-symbol-rows] tbody')) {
    for (const row of body.querySelectorAll('tr')) {
      const names = [...(row.cells[0]?.childNodes ?? [])].flatMap(({ textContent }) =>
        (textContent ?? '').split(','),
      );
      if (names.some((name) => name.replace(/ since .*$/, '').trim() === platform)) {
        body.prepend(row);
        break;
      }
    }
  }
}

/** On the page of a type, the reader's platform comes first in each table. */
export default function SymbolTools(): ReactNode {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const platform = useStoredPlatform();
  const article = place?.closest('article') ?? null;

  useEffect(() => {
    if (article !== null && platform !== undefined) ownFirst(article, platformById(platform).label);
  }, [article, platform]);

  return <div ref={setPlace} />;
}
