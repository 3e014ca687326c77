import { Button, Muted } from '@breakaway/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The page of a tool: one column on a phone, wide enough for tables on a desk. */
export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 1180px;
  margin: 0 auto;
  padding: clamp(var(--space-4), 3vw, var(--space-6));
`;

const Top = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-2) var(--space-4);
  button {
    margin-top: var(--space-3);
  }
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    > p {
      grid-column: 1;
    }
    /* At the end of the head, beside both of its lines. */
    button {
      grid-area: 1 / 2 / span 2;
      margin-top: 0;
    }
  }
`;

interface HeadProps {
  title: string;
  /** what the tool does, in one sentence */
  children: ReactNode;
  /** fills in an example, while there is nothing to lose */
  onExample?: (() => void) | undefined;
}

/** The head of a tool's page. Its example is in view on a phone too, where the result is far below. */
export function Head({ title, children, onExample }: HeadProps) {
  return (
    <Top>
      <h1>{title}</h1>
      <Muted>{children}</Muted>
      {onExample && (
        <Button tone="secondary" onClick={onExample}>
          Try an example
        </Button>
      )}
    </Top>
  );
}

/** What is entered beside what comes out. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
`;

const Surface = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--card-inset);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
`;

/** One matter of a tool under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Surface>
  );
}

/** Fields side by side where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-4);
  align-items: start;
`;
