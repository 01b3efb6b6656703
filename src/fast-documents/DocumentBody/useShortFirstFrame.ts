import { useLayoutEffect, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import styles from './styles.module.css';

/**
 * Shows a document that a link leads to one frame sooner: the first frame has only its beginning, because on a phone most of
 * the time between click and heading goes into the layout of what is far below. The next frame has all of it. A link to a
 * section or a filtered list, and the way back, need the whole document immediately.
 *
 * @param root Element that contains the document.
 */
export function useShortFirstFrame(root: RefObject<HTMLElement | null>): void {
  const { action, location } = useHistory();
  useLayoutEffect(() => {
    const { beginning } = styles;
    const element = root.current;
    if (element === null || beginning === undefined) return;
    if (action !== 'PUSH' || location.hash !== '' || location.search !== '') return;
    element.classList.add(beginning);
    // The first callback comes before the frame is drawn, the second after it.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        element.classList.remove(beginning);
      });
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when the document comes.
  }, []);
}
