import type { ReactNode } from 'react';
import styled from 'styled-components';

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
