import { night } from '@breakaway/ui';
import styled from 'styled-components';

/** At least all of the window below the header. */
export const Place = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: calc(100dvh - var(--header-height, 4rem));
  &:focus {
    outline: none;
  }
`;

/** Until it has something to show, the frame is out of sight and out of the keyboard's way, and loads all the same. */
export const Frame = styled.div<{ $seen: boolean }>`
  display: flex;
  flex: 1;
  visibility: ${({ $seen }) => ($seen ? 'visible' : 'hidden')};
  iframe {
    flex: 1;
    width: 100%;
    min-height: 100%;
    border: 0;
  }
`;

/** In the place of the landing page it is as dark as the header and as the page that comes. */
export const Cover = styled.div<{ $night: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-5);
  padding: var(--space-4);
  text-align: center;
  background: var(--bg);
  ${({ $night }) => $night && night}
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  text-wrap: balance;
`;
