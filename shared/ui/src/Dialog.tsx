import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';

const rise = keyframes`from { opacity: 0; translate: 0 var(--space-5); }`;
const Sheet = styled.dialog`
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  color: var(--text);
  box-shadow: var(--shadow);
  &::backdrop {
    background: var(--scrim);
  }
  animation: ${rise} var(--calm) var(--ease);
  /* On a phone it is a sheet at the lower edge, within reach of the thumb. */
  @media (max-width: 30rem) {
    width: 100vw;
    max-width: none;
    max-height: calc(100dvh - var(--space-6));
    margin: auto 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-width: 1px 0 0;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  }
`;
const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  h2:focus {
    outline: none;
  }
  button {
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) 0 0;
  }
`;
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  /* Two buttons that do not fit beside one another are as wide as each other, the one that goes on above. */
  @media (max-width: 30rem) {
    flex-wrap: wrap-reverse;
    > * {
      flex: 1 1 100%;
    }
  }
`;

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus goes to its title and returns to where it was; Escape, the
 * close icon and a click on the backdrop all call `onClose`.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open && <OpenDialog {...dialog} />;
}

function OpenDialog({ title, onClose, children }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Closed while it is still in the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <Sheet
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // It closes this dialog, and not what the dialog is in.
        if (event.key === 'Escape') event.stopPropagation();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <Body>
        <Head>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton aria-label="Close dialog" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Head>
        {children}
      </Body>
    </Sheet>
  );
}
