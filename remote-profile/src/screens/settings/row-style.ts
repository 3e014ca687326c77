import { Input } from '@breakaway/ui';
import styled from 'styled-components';

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Label = styled.label`
  grid-area: label;
  font-weight: var(--strong);
  font-size: var(--text-s);
  line-height: 1.3;
`;
export const Notes = styled.p`
  grid-area: notes;
  color: var(--text-muted);
  font-size: var(--text-s);
  line-height: 1.4;
`;
export const Mark = styled.span`
  font-weight: var(--strong);
  color: var(--text);
`;
export const ErrorText = styled.p`
  grid-area: error;
  color: var(--bad);
  font-size: var(--text-s);
  font-weight: var(--strong);
`;

export const Control = styled.div`
  grid-area: control;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  a {
    flex: none;
    font-size: var(--text-s);
    white-space: nowrap;
  }
`;
export const Unit = styled.span`
  flex: none;
  width: 3.5rem;
  padding-left: var(--space-2);
  color: var(--text-muted);
  font-size: var(--text-xs);
  ${({ theme }) => theme.from.tablet} {
    width: 4.25rem;
    font-size: var(--text-s);
  }
`;
export const Toggle = styled.button`
  flex: none;
  width: 3.25rem;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text-muted);
  font-size: var(--text-s);
  font-weight: var(--strong);
  text-align: right;
  cursor: pointer;
  &:hover:not(:disabled) {
    text-decoration: underline;
  }
  ${({ theme }) => theme.from.tablet} {
    width: 4rem;
  }
`;

const areas = {
  number: "'label control' 'notes notes' 'error error' 'conflict conflict'",
  text: "'label' 'notes' 'control' 'error' 'conflict'",
  wide: "'label control' 'error error' 'conflict conflict'",
  wideWithNotes: "'label control' 'notes control' 'error error' 'conflict conflict'",
};

/** Text on the left; value, unit and button on the right. On small screens long content gets its own line. */
export const Row = styled.div<{ $text: boolean; $noted?: boolean; $editing?: boolean }>`
  display: grid;
  grid-template-areas: ${({ $text }) => ($text ? areas.text : areas.number)};
  grid-template-columns: minmax(0, 1fr) ${({ $text }) => !$text && 'auto'};
  align-items: center;
  column-gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  margin: 0 calc(-1 * var(--space-3));
  border-top: 1px solid var(--line);
  border-radius: var(--radius-s);
  transition: background var(--quick);
  ${({ $editing }) =>
    $editing === false
      ? `cursor: pointer;
  input { cursor: pointer; }
  @media (hover: hover) { &:hover { background: var(--bg-sunken); } }`
      : ''}
  &:first-child {
    border-top: 0;
  }
  &:hover ${Toggle}, &:focus-within ${Toggle} {
    color: var(--link);
  }
  ${Input} {
    min-width: 0;
    width: ${({ $text }) => ($text ? '100%' : '5.75rem')};
    padding-inline: var(--space-2);
    text-align: ${({ $text }) => ($text ? 'left' : 'right')};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    &:read-only {
      border-color: transparent;
      background: transparent;
      color: var(--text);
      ${({ $text }) => $text && 'padding-left: 0;'}
    }
    &[aria-invalid='true'] {
      border-color: var(--bad);
    }
    &::placeholder {
      font-style: italic;
    }
  }
  ${({ theme }) => theme.from.tablet} {
    grid-template-areas: ${({ $noted }) => ($noted ? areas.wideWithNotes : areas.wide)};
    grid-template-columns: minmax(0, 1fr) ${({ $text }) => ($text ? 'minmax(0, 1fr)' : 'auto')};
    > ${Label} {
      align-self: ${({ $noted }) => ($noted ? 'end' : 'center')};
    }
    > ${Notes} {
      align-self: start;
    }
    ${Input} {
      width: ${({ $text }) => ($text ? '100%' : '6rem')};
      &:read-only {
        text-align: right;
      }
    }
  }
`;
