import { useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, IconButton } from '../Button.tsx';
import { floating, placeBeside } from '../Popover.tsx';
import { moveFocus } from './roving.ts';

const List = styled.div`
  ${floating}
  min-width: 12rem;
  padding: var(--space-1);
`;
const Item = styled.button`
  display: grid;
  gap: 2px;
  align-content: center;
  width: 100%;
  min-height: 44px;
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  text-align: left;
  cursor: pointer;
  &:hover,
  &:focus {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  small {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;

interface MenuItem {
  id: string;
  label: string;
  /** what it is for, in small */
  hint?: string;
}

interface MenuProps {
  /** the text of the button */
  label: ReactNode;
  /** the name of the button, where its text does not say enough */
  name?: string;
  items: readonly MenuItem[];
  busy?: boolean;
  /** the label is an icon, without a frame around it */
  quiet?: boolean;
  onChoose: (id: string) => void;
}

/**
 * A button with a list of actions, on the browser's own popover. The arrow keys, Home, End and first letters move in
 * it; Escape and Tab close it, and the focus goes back to the button.
 */
export function Menu({ label, name, items, busy = false, quiet = false, onChoose }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const entries = () => [...list.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const close = () => {
    list.current?.hidePopover?.();
    button.current?.focus();
  };
  const opener = {
    ref: button,
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-busy': busy || undefined,
  } as const;
  return (
    <>
      {quiet ? (
        <IconButton {...opener} aria-label={name ?? ''}>
          {label}
        </IconButton>
      ) : (
        <Button {...opener} tone="secondary" aria-label={name}>
          {label}
        </Button>
      )}
      <List
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={name}
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (!opened) return;
          placeBeside(list.current!, button.current!);
          entries()[0]?.focus();
        }}
        onKeyDown={(event) => {
          // It closes this menu, and not what the menu is in.
          if (event.key === 'Escape') event.stopPropagation();
          if (event.key === 'Tab') close();
          else if (moveFocus(event, entries(), 'down') || event.key.length !== 1) return;
          else toLetter(event.key, entries());
        }}
      >
        {items.map((item) => (
          <Item
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              onChoose(item.id);
            }}
          >
            {item.label}
            {item.hint && <small>{item.hint}</small>}
          </Item>
        ))}
      </List>
    </>
  );
}

/** Focuses the next entry that begins with a letter. */
function toLetter(letter: string, entries: HTMLElement[]): void {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const inOrder = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  inOrder.find((entry) => entry.textContent?.toLowerCase().startsWith(letter.toLowerCase()))?.focus();
}
