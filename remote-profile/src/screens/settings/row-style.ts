import { Input } from '@breakaway/ui';
import styled, { css } from 'styled-components';

/** Rows reach out of the text on both sides, for their tint, and at the end of a card by as much below it. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: calc(-1 * var(--space-3));
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
  /* Clear of the ring around the field. */
  margin-top: var(--space-2);
  color: var(--bad);
  font-size: var(--text-s);
  font-weight: var(--strong);
  /* Below the field, which stands at the end of the row. */
  ${({ theme }) => theme.from.tablet} {
    text-align: right;
  }
`;

/** The look of what can be done with a row or an entry, at its end: as quiet as its value is loud. */
export const actionStyle = css`
  flex: none;
  min-width: 44px;
  min-height: 44px;
  /* Room for the ring of the focus; the text itself ends where the row does. */
  margin-right: calc(-1 * var(--space-1));
  padding: 0 var(--space-1);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-muted);
  font-size: var(--text-s);
  font-weight: var(--strong);
  text-align: right;
  white-space: nowrap;
  cursor: pointer;
  &:hover:not(:disabled) {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
const ACTION_WIDTH = '3.75rem';
export const Toggle = styled.button.attrs({ type: 'button' })`
  ${actionStyle}
  width: ${ACTION_WIDTH};
  color: var(--text);
`;

/** A value and its action, which stand in the same columns in every row. */
export const Control = styled.div`
  grid-area: control;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  min-width: 0;
`;
/** In the place of an action, where a row has none; on a phone its value needs the room. */
export const NoAction = styled.span`
  ${({ theme }) => theme.from.tablet} {
    flex: none;
    width: calc(${ACTION_WIDTH} - var(--space-1));
  }
`;
export const Unit = styled.span`
  flex: none;
  padding-left: var(--space-1);
  color: var(--text-muted);
  font-size: var(--text-s);
`;
/** A value with its unit, in a frame while it is edited. */
export const Box = styled.span<{ $open?: boolean }>`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding: 0 var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius);
  ${({ $open }) => $open && 'border-color: var(--line-strong); background: var(--bg-raised);'}
  &:has([aria-invalid='true']) {
    border-color: var(--bad);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']:focus-visible) {
    outline-color: var(--bad);
  }
  && ${Input} {
    min-width: 0;
    min-height: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: var(--text);
    font-variant-numeric: tabular-nums;
    text-align: right;
    text-overflow: ellipsis;
    outline: none;
  }
`;

const areas = {
  number: "'label control' 'notes notes' 'error error' 'conflict conflict'",
  text: "'label' 'notes' 'control' 'error' 'conflict'",
  wide: "'label control' 'error error' 'conflict conflict'",
  wideWithNotes: "'label control' 'notes control' 'error error' 'conflict conflict'",
};

/** An address has a short label; a product has a note that needs more room than itself. */
const textColumns = (noted = false) =>
  noted ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr) minmax(0, 2fr)';

/** Text on the left; value and action on the right. On small screens long content gets its own line. */
export const Row = styled.div<{ $text: boolean; $noted?: boolean; $editing?: boolean }>`
  position: relative;
  display: grid;
  grid-template-areas: ${({ $text }) => ($text ? areas.text : areas.number)};
  grid-template-columns: minmax(0, 1fr) ${({ $text }) => !$text && 'auto'};
  align-items: center;
  column-gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  margin: 0 calc(-1 * var(--space-3));
  border-radius: var(--radius-s);
  transition: background-color var(--quick);
  ${({ $editing }) =>
    $editing === false
      ? `cursor: pointer;
  input { cursor: pointer; }
  @media (hover: hover) { &:hover { background: var(--hover); } }`
      : ''}
  /* As wide as the text, and straight, whatever the shape of the row. */
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset: 0 var(--space-3) auto;
    border-top: 1px solid var(--line);
  }
  ${Box} {
    ${({ $text }) => $text && 'flex: 1;'}
    margin-left: ${({ $text, $editing }) => ($text && !$editing ? 'calc(-1 * var(--space-2) - 1px)' : 0)};
  }
  ${Box} ${Input} {
    width: ${({ $text }) => ($text ? '100%' : '4.75rem')};
    ${({ $text, $editing }) => $text && $editing && 'text-align: left;'}
  }
  ${({ theme }) => theme.from.tablet} {
    grid-template-areas: ${({ $noted }) => ($noted ? areas.wideWithNotes : areas.wide)};
    grid-template-columns: ${({ $text, $noted }) => ($text ? textColumns($noted) : 'minmax(0, 1fr) auto')};
    > ${Label} {
      align-self: ${({ $noted }) => ($noted ? 'end' : 'center')};
    }
    > ${Notes} {
      align-self: start;
    }
    ${Box} {
      margin-left: 0;
    }
    ${Box} ${Input} {
      width: ${({ $text }) => ($text ? '100%' : '5.5rem')};
      &:read-only {
        text-align: right;
      }
    }
  }
`;
