import { Muted } from '@breakaway/ui';
import styled from 'styled-components';

/** What explains the line above it. */
export const Small = styled(Muted)`
  font-size: var(--text-s);
`;
