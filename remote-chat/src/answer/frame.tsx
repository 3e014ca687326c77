import { Card } from '@breakaway/ui';
import styled from 'styled-components';

/** The frame of one part of an answer, with its text. */
export const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  width: 100%;
  padding: 0.875rem;
  border-radius: var(--radius);
`;
export const FrameTitle = styled.h3`
  font-size: 1.0625rem;
  overflow-wrap: anywhere;
`;
export const FrameNote = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`;
