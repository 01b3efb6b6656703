/**
 * Wraps the slide-out sidebar of narrow screens so that it is a dialog: focus moves into it and stays there, Escape closes
 * it, and focus returns to the menu button. It is rendered when it is opened for the first time.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { keepTabInside, tabStops } from '@site/src/components/focusTrap';

/** Keeps focus in the dialog while it is open; returns how to stop. */
function trapFocus(dialog: HTMLElement, close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    keepTabInside(dialog, event);
  };
  const onFocusIn = (event: FocusEvent): void => {
    if (event.target instanceof Node && !dialog.contains(event.target))
      tabStops(dialog)[0]?.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
  };
}

export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const ref = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) setIsWanted(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!shown || dialog === null) return undefined;
    dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const release = trapFocus(dialog, toggle);
    return () => {
      release();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    };
  }, [shown, toggle]);

  if (!isWanted) return null;
  return (
    <div
      ref={ref}
      inert={!shown}
      {...(shown && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' })}
    >
      <MobileSidebarLayout {...props} />
    </div>
  );
}
