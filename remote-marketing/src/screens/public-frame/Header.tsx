import { paths, productName, useLocation } from '@breakaway/host-api';
import { Icon, Logo } from '@breakaway/ui';
import { useEffect, useId, useState } from 'react';
import { Entries } from './Entries.tsx';
import { Bar, Home, Inner, MenuPanel, MenuToggle, WideNav } from './header-style.ts';

/** The public header. From tablets on the entries stand in the bar, below that in a panel that the toggle opens. */
export function Header() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const panel = useId();
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, [open]);
  return (
    <Bar>
      <Inner>
        <Home to={paths.home} aria-label={`${productName()}, home`}>
          <Logo name={productName()} />
        </Home>
        <WideNav aria-label="Main">
          <Entries />
        </WideNav>
        <MenuToggle
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
