import { useLayoutEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { hashTarget } from '@site/src/client/hashTarget';
import { decoded } from '@site/src/base/decode';
import type { PageKindId } from '@site/src/model/pageKinds';
import type { Row } from './align';
import { topicOf } from './sectionTopics';
import styles from './styles.module.css';

/**
 * Scrolls to the section in the URL: that of the topic, where the guides call it something else.
 *
 * @param hideCommon Called to show what both guides say, where the URL leads into it.
 */
export function useHashTarget(
  kind: PageKindId,
  rows: readonly Row[],
  hideCommon: (hides: boolean) => void,
): void {
  const { hash, key } = useLocation();
  const { action } = useHistory();
  const settledFor = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = decoded(hash.slice(1));
    const row = rows.find(({ left, right }) => (left ?? right)?.topic === topicOf(kind, id));
    const anchor = (row?.left ?? row?.right)?.heading?.anchor ?? '';
    const target = hashTarget(hash) ?? document.getElementById(anchor);
    target?.scrollIntoView();
    target?.setAttribute('data-target', '');
    // The comparison may hide the control that opened it, and focus would be lost.
    if (
      action === 'PUSH' &&
      settledFor.current !== key &&
      document.activeElement === document.body
    ) {
      const place = target ?? document.querySelector<HTMLElement>('main h1');
      if (place !== null) {
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      }
    }
    settledFor.current = key;
    // Only when rows change: the router scrolls to hashes within them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);
  useLayoutEffect(() => {
    const target = hashTarget(hash);
    if (!target?.closest(`.${String(styles.same)}`)) return;
    hideCommon(false);
    // Rendered by then.
    queueMicrotask(() => target.scrollIntoView());
  }, [hash, hideCommon]);
}
