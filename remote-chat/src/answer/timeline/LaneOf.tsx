import styled from 'styled-components';
import { MarkSign } from './MarkSign.tsx';
import { END_PX, GAP_PX, MARK_PX, type PlacedMark } from './rows.ts';

export const Name = styled.div`
  padding-top: 2px;
  color: var(--text-muted);
  font-weight: var(--strong);
`;
export const Track = styled.div`
  position: relative;
  min-height: 1.375rem;
  margin: 0 ${END_PX}px;
`;
const Mark = styled.div`
  position: absolute;
  top: 3px;
  display: flex;
  align-items: center;
  gap: ${GAP_PX}px;
  height: 1rem;
  white-space: nowrap;
  &[data-label='right'] {
    transform: translateX(${-MARK_PX / 2}px);
  }
  &[data-label='left'] {
    flex-direction: row-reverse;
    transform: translateX(calc(${MARK_PX / 2}px - 100%));
  }
  svg {
    flex: none;
  }
`;

interface LaneProps {
  name: string;
  marks: PlacedMark[];
  /** place of a mark, percent of the row */
  at: (seconds: number) => number;
}

/** What is taken in one lane of a row: its name, and a mark at each time. */
export function LaneOf({ name, marks, at }: LaneProps) {
  return (
    <>
      <Name>{name}</Name>
      <Track>
        {marks.map(({ mark, label }, i) => (
          <Mark key={i} data-label={label?.side ?? 'right'} style={{ left: `${at(mark.atS)}%` }}>
            <MarkSign kind={mark.kind} />
            {label && <span>{label.words}</span>}
          </Mark>
        ))}
      </Track>
    </>
  );
}
