import styled from 'styled-components';

export const Box = styled.section`
  display: grid;
  gap: 1.25rem;
  padding: clamp(1rem, 4vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  flex: none;
`;

export const Position = styled.span`
  margin-right: 0.5rem;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Body = styled.div`
  display: grid;
  gap: 1.25rem;
  align-items: start;
  min-height: 15rem; /* the longest slide on a phone, so that nothing below jumps */
  h3 {
    margin-bottom: 0.5rem;
  }
  p {
    max-width: 60ch;
    line-height: 1.6;
  }
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: auto 1fr;
    gap: 2rem;
    min-height: 7rem;
  }
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  width: 5.5rem;
  height: 5.5rem;
  border-radius: var(--radius-l);
  background: var(--bg-tint);
  color: var(--accent);
`;
