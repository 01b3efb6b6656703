/**
 * Wraps the slide-out sidebar of narrow screens so that it is a dialog: focus moves into it and
 * stays there, Escape and the browser's Back close it, and focus returns to the menu button.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { closeOnTraversal } from '@site/src/clientModules/sessionHistory';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What Tab reaches in the drawer, in order; the menu that is slid away is inert. */
function stops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.getClientRects().length > 0,
  );
}

/** Keeps focus in the dialog while it is open; returns how to stop. */
function trapFocus(dialog: HTMLElement, close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Tab') return;
    const all = stops(dialog);
    const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
    const active = document.activeElement;
    if (active !== last && dialog.contains(active)) return;
    event.preventDefault();
    first?.focus();
  };
  const onFocusIn = (event: FocusEvent): void => {
    if (event.target instanceof Node && !dialog.contains(event.target)) stops(dialog)[0]?.focus();
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

  useEffect(() => {
    const dialog = ref.current;
    if (!shown || dialog === null) return undefined;
    dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const release = trapFocus(dialog, toggle);
    const ignoreTraversal = closeOnTraversal(toggle);
    return () => {
      release();
      ignoreTraversal();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    };
  }, [shown, toggle]);

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
