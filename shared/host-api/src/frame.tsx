import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the app's sidebar takes what a screen adds to it; null where there is no sidebar. */
const slotAtom = atom<HTMLElement | null>(null);
/** Beside the page on large screens, a drawer over it on small ones. */
const sidebarAtom = atom({ beside: true, drawer: false });

/** The app's sidebar: `beside` can be switched off by a screen that has its own switch, `drawer` opens it on a phone. */
export function useSidebar() {
  const [{ beside, drawer }, set] = useAtom(sidebarAtom);
  return {
    beside,
    drawer,
    toggle: () => set((now) => ({ ...now, beside: !now.beside })),
    openDrawer: () => set((now) => ({ ...now, drawer: true })),
    closeDrawer: () => set((now) => (now.drawer ? { ...now, drawer: false } : now)),
  };
}

/** The shell's part: where screens add to the sidebar. */
export function SidebarSlot({ className }: { className?: string }) {
  return <div ref={useSetAtom(slotAtom)} className={className} />;
}

/**
 * What a screen adds to the app's sidebar, below its sections, so that the app has one sidebar and one drawer. Without
 * a sidebar around it, as in a remote that runs alone, it stands where it is written.
 * @param label what it is, for screen readers
 */
export function InSidebar({ label, children }: { label: string; children: (alone: boolean) => ReactNode }) {
  const slot = useAtomValue(slotAtom);
  if (!slot) return <aside aria-label={label}>{children(true)}</aside>;
  return createPortal(
    <section aria-label={label} style={{ height: '100%' }}>
      {children(false)}
    </section>,
    slot,
  );
}
