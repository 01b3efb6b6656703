import { useEffect, useState, type ReactNode } from 'react';
import { elementsAround } from '@site/src/client/elementsAround';
import { useStoredPlatform } from '@site/src/hooks/usePlatformChoice';
import { platformById } from '@site/src/model/platforms';

/** Puts the row of a platform before the others of its table, in all tables of the page that a place is on. */
function ownFirst(place: Element | null, platform: string): void {
  for (const body of elementsAround(place, '[data-symbol-rows] tbody')) {
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

  useEffect(() => {
    if (platform !== undefined) ownFirst(place, platformById(platform).label);
  }, [place, platform]);

  return <div ref={setPlace} />;
}
