import styled from 'styled-components';

/** All of the window below the header; the frame scrolls inside, then the footer follows. */
export const Place = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: calc(100dvh - var(--header-height, 4rem));
`;

export const Frame = styled.iframe`
  flex: 1;
  width: 100%;
  border: 0;
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1rem;
  padding: 1rem;
  text-align: center;
  background: var(--bg);
  color: var(--text-muted);
`;

export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem 1rem;
  padding: 0.5rem 1rem;
  border-bottom: 1px solid var(--warn);
  background: var(--warn-tint);
`;
