import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon.tsx';

const Opener = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: inherit;
  font-weight: var(--strong);
  text-align: left;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  svg {
    transition: rotate var(--quick);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
const Content = styled.div`
  &[hidden] {
    display: none;
  }
`;
const PhoneOnly = styled.div`
  display: contents;
  ${({ theme }) => theme.from.tablet} {
    ${Opener} {
      display: none;
    }
    ${Content}[hidden] {
      display: block;
    }
  }
`;

interface DisclosureProps {
  /** What the button says. */
  label: string;
  /** Folded on a phone only: where there is room, the content stands open and the button is gone. */
  phoneOnly?: boolean;
  children: ReactNode;
}

/** A button, and what it opens below itself. */
export function Disclosure({ label, phoneOnly = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const parts = (
    <>
      <Opener aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <Icon name="down" size={18} />
      </Opener>
      <Content id={id} hidden={!open}>
        {children}
      </Content>
    </>
  );
  return phoneOnly ? <PhoneOnly>{parts}</PhoneOnly> : parts;
}
