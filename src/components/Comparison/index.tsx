import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { showNotice } from '@site/src/components/Notice';
import { isComparison } from '../../model/comparison';
import { showGuide } from './showGuide';

interface Props {
  /** The guide. */
  readonly children: ReactNode;
}

/**
 * A guide; or, if the URL requests it (`?with=iOS`), the guide beside the same guide of another platform. What
 * comparisons need is loaded then. Where it cannot be loaded, readers see the guide.
 */
export default function Comparable({ children }: Props): ReactNode {
  const isWanted = isComparison(useLocation().search);
  const [Comparison, setComparison] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted) return;
    import('./Comparison').then(
      (module) => {
        setComparison(() => module.default);
      },
      () => {
        showGuide();
        showNotice({
          heading: 'The comparison couldn’t be loaded',
          text: 'You see the guide alone. Retry reloads this page.',
          url: window.location.href,
        });
      },
    );
  }, [isWanted]);
  return isWanted && Comparison ? <Comparison>{children}</Comparison> : children;
}
