import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { placeBeside } from '../Popover.tsx';

const Wrap = styled.span`
  display: inline-flex;
`;
const Tip = styled.span`
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(18rem, calc(100vw - 24px));
  margin: 0;
  padding: var(--space-1) var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: var(--text);
  color: var(--bg);
  font-size: var(--text-s);
  font-weight: var(--regular);
`;
const DELAY_MS = 400;

interface TooltipProps {
  /** a few words about the control */
  text: string;
  /** the control's accessible name says the same already */
  same?: boolean;
  children: (description: { 'aria-describedby'?: string }) => ReactNode;
}

/**
 * A few words at a control while it is pointed at or has the keyboard's focus. Escape hides them, and they stay while the
 * pointer is on them (WCAG 1.4.13). Nothing that is needed to act belongs in here: a finger never sees it.
 */
export function Tooltip({ text, same = false, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const wrap = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), DELAY_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), 100);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = tip.current;
    if (!open || !element) return;
    element.showPopover?.();
    placeBeside(element, wrap.current!);
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      element.hidePopover?.();
    };
  }, [open]);
  return (
    <Wrap
      ref={wrap}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={hide}
      onPointerDown={() => setOpen(false)}
    >
      {children(same ? {} : { 'aria-describedby': id })}
      <Tip
        ref={tip}
        id={id}
        popover="manual"
        role="tooltip"
        aria-hidden={same || undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
      >
        {text}
      </Tip>
    </Wrap>
  );
}
