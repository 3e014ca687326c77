import styled from 'styled-components';
import { actionStyle } from '../row-style.ts';

/** Entries with a name, some details and actions. */
export const List = styled.ul`
  display: grid;
  list-style: none;
  /* The last entry ends where the card's text does. */
  &:last-child {
    margin-bottom: calc(-1 * var(--space-3));
  }
`;
export const Entry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-3) 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
`;
export const Facts = styled.div`
  flex: 1;
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
  flex: none;
  gap: var(--space-3);
`;
/** As the Edit of a value. */
export const EntryAction = styled.button.attrs({ type: 'button' })`
  ${actionStyle}
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
/** One field, and what is done with it beside it. */
export const NameForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2);
  width: 100%;
  > :first-child {
    flex: 1 1 100%;
  }
  ${({ theme }) => theme.from.tablet} {
    flex-wrap: nowrap;
    > :first-child {
      flex: 1;
    }
    /* Beside the input, below the height of its label. */
    > button {
      margin-top: calc(1.5 * var(--text-s) + var(--space-2));
    }
  }
`;
