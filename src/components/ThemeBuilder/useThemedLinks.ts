import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { closestTo } from '../../client/clicks';
import { isPlainClick } from '../../client/links';
import type { ColorChanges } from '../ScannerScreen/defaults';
import { addressWith } from './encode';

/** What pages of one kind and product have in common: their path without the platform. */
const kindOf = (path: string): string => path.replace(/[^/]+(?=\/[^/]+\/?$)/, '');

/** Takes the theme along when the reader goes to the same page of another platform, by whichever link. */
export function useThemedLinks(changes: ColorChanges): void {
  const history = useHistory();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = closestTo(event, 'a');
      const { origin, pathname } = window.location;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return;
      if (link.pathname === pathname || kindOf(link.pathname) !== kindOf(pathname)) return;
      link.href = addressWith(link.href, changes);
      // The router goes where the link led when it was rendered.
      if (event.type !== 'click' || !isPlainClick(event)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const types = ['click', 'auxclick', 'contextmenu'] as const;
    for (const type of types) document.addEventListener(type, onClick, true);
    return () => {
      for (const type of types) document.removeEventListener(type, onClick, true);
    };
  }, [history, changes]);
}
