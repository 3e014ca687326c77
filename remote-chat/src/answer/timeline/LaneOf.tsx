import styled from 'styled-components';
import type { TimelineMark } from '../parts.ts';
import { LABEL_PX, linesOf, markWords } from './rows.ts';

/** Stays fixed while the rest scrolls below it. */
export const Name = styled.div`
  position: sticky;
  left: 0;
  z-index: 1;
  padding: var(--space-1) var(--space-2) 0 0;
  background: var(--bg-raised);
  color: var(--text-muted);
  font-weight: var(--strong);
`;
export const Track = styled.div`
  position: relative;
  margin: 0 ${LABEL_PX / 2}px 0 var(--begin);
`;
const Mark = styled.div`
  position: absolute;
  top: 0.3125rem;
  display: grid;
  justify-items: center;
  gap: 2px;
  width: ${LABEL_PX - 2}px;
  transform: translateX(-50%);
  text-align: center;
  text-wrap: balance;
`;
const drawings: Record<TimelineMark['kind'], string> = {
  eat: 'M2 2h10v10H2z',
  drink: 'M7 1c3 4 4.500 6 4.500 7.800a4.500 4.500 0 01-9 0C2.500 7 4 5 7 1z',
  caffeine: 'M7 0l7 7-7 7-7-7z',
};
const colours: Record<TimelineMark['kind'], string> = {
  eat: 'var(--zone-5)',
  drink: 'var(--zone-2)',
  caffeine: 'var(--text)',
};

function MarkAt({ mark, left, named }: { mark: TimelineMark; left: number; named: boolean }) {
  return (
    <Mark style={{ left: `${left}%` }}>
      <svg width="14" height="14" viewBox="0 0 14 14" fill={colours[mark.kind]}>
        <path d={drawings[mark.kind]} />
      </svg>
      {named && <span>{markWords(mark)}</span>}
    </Mark>
  );
}

interface LaneProps {
  name: string;
  marks: TimelineMark[];
  /** those that need a label */
  named: ReadonlySet<TimelineMark>;
  /** place of a mark, percent of the row */
  at: (mark: TimelineMark) => number;
}

/** What is taken in one lane of a row: its name, and a mark at each time. */
export function LaneOf({ name, marks, named, at }: LaneProps) {
  const own = marks.filter((mark) => named.has(mark));
  // A row in which nothing changes says once what it is about.
  const shown = own.length > 0 ? own : marks.slice(0, 1);
  return (
    <>
      <Name>{name}</Name>
      <Track style={{ minHeight: `${1.75 + 0.9375 * linesOf(shown)}rem` }}>
        {marks.map((mark, i) => (
          <MarkAt key={i} mark={mark} left={at(mark)} named={shown.includes(mark)} />
        ))}
      </Track>
    </>
  );
}
