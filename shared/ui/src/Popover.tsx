import { useId, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** The look of what opens at a control. `placeBeside` says where. */
export const floating = css`
  position: fixed;
  inset: auto;
  max-width: calc(100vw - 24px);
  max-height: calc(100dvh - 24px);
  margin: 0;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  color: var(--text);
  box-shadow: var(--shadow);
`;
const Panel = styled.div`
  ${floating}
  width: 20rem;
  padding: var(--space-4);
  overflow-wrap: anywhere;
`;

/** What the control that opens a popover wears. */
interface Opener {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

/**
 * Puts an open panel at its opener, inside of the window: below it and from its left edge, or above it and from its right
 * edge where there is no room.
 */
export function placeBeside(panel: HTMLElement, control: Element): void {
  const { width, height } = panel.getBoundingClientRect();
  const opener = control.getBoundingClientRect();
  const fits = opener.left + width <= window.innerWidth - 12;
  const left = Math.max(12, fits ? opener.left : opener.right - width);
  const below = opener.bottom + 4;
  const top = below + height > window.innerHeight - 12 ? Math.max(12, opener.top - height - 4) : below;
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
}

interface PopoverProps {
  opener: (control: Opener) => ReactNode;
  children: ReactNode;
}

/**
 * A small panel at a control, on the browser's own popover: Escape and a press elsewhere close it, and the focus goes
 * back to its opener.
 */
export function Popover({ opener, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      {opener({ popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          const control = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
          if (opened && panel.current && control) placeBeside(panel.current, control);
        }}
      >
        {children}
      </Panel>
    </>
  );
}
