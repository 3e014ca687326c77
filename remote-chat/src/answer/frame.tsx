import { Card } from '@breakaway/ui';
import styled from 'styled-components';

/** The frame of one part of an answer, with its text. */
export const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  width: 100%;
  padding: var(--space-3);
  border-radius: var(--radius);
`;
export const FrameTitle = styled.h3`
  font-size: var(--text-m);
  overflow-wrap: anywhere;
`;
export const FrameNote = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
`;
