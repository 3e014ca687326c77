import { Card } from '@breakaway/ui';
import { createContext, use, type ReactNode } from 'react';
import styled from 'styled-components';
import { tieUnits } from './units.ts';

/** The label of the headline in whose card a part stands; null for a part with a card of its own. */
export const CardOf = createContext<string | null>(null);

/** The card of an answer, or of a part of it. */
export const CardFrame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: 100%;
`;
const Joined = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`;
const Title = styled.h3`
  font-size: var(--text-m);
  overflow-wrap: anywhere;
`;
const Note = styled.p`
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--text-s);
`;

const words = (text: string) => text.toLowerCase().split(/\s+/);
/** "Your week" has said what "Your training week" is about. */
const hasSaid = (headline: string, title: string) =>
  words(headline).every((word) => words(title).includes(word));

interface FrameProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A part with its title: in a card of its own, or as the lower half of the headline's, which is not repeated. */
export function Frame({ title, note, children }: FrameProps) {
  const headline = use(CardOf);
  const head = (
    <div>
      <Title>{tieUnits(title)}</Title>
      {note && <Note>{tieUnits(note)}</Note>}
    </div>
  );
  if (headline === null)
    return (
      <CardFrame>
        {head}
        {children}
      </CardFrame>
    );
  return (
    <Joined>
      {!hasSaid(headline, title) && head}
      {children}
    </Joined>
  );
}
