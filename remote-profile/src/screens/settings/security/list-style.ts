import styled from 'styled-components';

/** Entries with a name, some details and actions. */
export const List = styled.ul`
  display: grid;
  list-style: none;
`;
export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding: 0.75rem 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
`;
export const Facts = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`;
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  font-weight: 600;
`;
export const Badge = styled.span`
  padding: 0.0625rem 0.5rem;
  border: 1px solid var(--good);
  border-radius: 999px;
  background: var(--good-tint);
  color: var(--good);
  font-size: 0.8125rem;
  font-weight: 600;
`;
export const EntryActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
/** Actions for the whole list, below it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
`;
