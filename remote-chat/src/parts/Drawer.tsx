import { IconButton, Icon } from '@breakaway/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Sheet = styled.dialog`
  inset: 0 auto 0 0;
  width: min(288px, calc(100vw - 3rem));
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--line);
  background: var(--bg-sunken);
  color: var(--text);
  &::backdrop {
    background: rgb(8 10 14 / 60%);
  }
`;
const CloseCorner = styled.div`
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
`;

/** A panel that slides over the left edge of a small screen; Escape, the icon and the backdrop close it. */
export function Drawer({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close before unmounting, so that the browser returns the focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Sheet
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <CloseCorner>
        <IconButton aria-label="Close conversations" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </CloseCorner>
      {children}
    </Sheet>
  );
}
