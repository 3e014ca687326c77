import { paths, productName, useLocation } from '@breakaway/host-api';
import { Icon, Logo } from '@breakaway/ui';
import { useEffect, useId, useRef, type FocusEvent } from 'react';
import { legalPageOf } from '../../parts/landing-pages.ts';
import { Entries } from './Entries.tsx';
import { Bar, Home, Inner, MenuPanel, MenuToggle, WideNav } from './header-style.ts';

/** The public header. From tablets on the entries stand in the bar, below that in a panel that the toggle opens. */
export function Header({ open, setOpen }: { open: boolean; setOpen: (open: boolean) => void }) {
  const location = useLocation();
  const { key } = location;
  // One surface with the hero of the landing page, which is dark in both themes.
  const isOnLanding = location.pathname === paths.home && !legalPageOf(location);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => setOpen(false), [key, setOpen]);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      if (bar.current?.contains(document.activeElement)) toggle.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) close();
    };
    window.addEventListener('keydown', onEscape);
    window.addEventListener('pointerdown', onPress);
    // A press on a framed page is not seen here; that the window loses the focus to it is.
    window.addEventListener('blur', close);
    return () => {
      window.removeEventListener('keydown', onEscape);
      window.removeEventListener('pointerdown', onPress);
      window.removeEventListener('blur', close);
    };
  }, [open, setOpen]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !bar.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Bar ref={bar} onBlur={onBlur} $night={isOnLanding}>
      <Inner>
        <Home to={paths.home} aria-label={`${productName()}, home`}>
          <Logo name={productName()} />
        </Home>
        <WideNav aria-label="Main">
          <Entries />
        </WideNav>
        <MenuToggle
          ref={toggle}
          aria-label="Menu"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
        </MenuToggle>
      </Inner>
      {open && (
        <MenuPanel id={panel} aria-label="Menu">
          <Entries />
        </MenuPanel>
      )}
    </Bar>
  );
}
