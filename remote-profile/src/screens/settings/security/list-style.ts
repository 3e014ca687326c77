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
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) 0;
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
    font-size: var(--text-s);
  }
`;
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-weight: var(--strong);
`;
export const EntryActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
/** Actions for the whole list, below it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;
