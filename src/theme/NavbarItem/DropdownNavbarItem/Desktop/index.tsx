/**
 * Wraps the navbar's dropdown: Escape closes it, whether it was opened with a key or by pointing at
 * it, and focus goes back to its label.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import DropdownNavbarItemDesktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktopWrapper(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // The pointer still rests on a dropdown that Escape has closed.
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const dropdown = ref.current?.querySelector('.dropdown');
      if (event.key !== 'Escape' || event.defaultPrevented || !dropdown) return;
      const hovered = dropdown.matches(':hover');
      if (!hovered && !dropdown.matches('.dropdown--show')) return;
      setDismissed(hovered);
      if (dropdown.contains(document.activeElement)) {
        dropdown.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
      }
      // The original closes when focus shows up elsewhere; its state can be reached in no other way.
      document.dispatchEvent(new FocusEvent('focusin'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <div
      ref={ref}
      className={clsx(styles.wrapper, dismissed && styles.dismissed)}
      onPointerLeave={() => {
        setDismissed(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') setDismissed(false);
      }}
    >
      <DropdownNavbarItemDesktop {...props} />
    </div>
  );
}
