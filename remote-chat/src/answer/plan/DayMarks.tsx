import { VisuallyHidden } from '@breakaway/ui';
import styled from 'styled-components';
import type { PlanWeek } from '../parts.ts';
import { tieUnits } from '../units.ts';
import { dayKind, weekWords, type DayKind } from './day-kind.ts';

/** Each kind of day has its own shape: the colour is redundant. */
const shapes: Record<DayKind, { path: string; colour: string; open?: boolean }> = {
  race: { path: 'M3 2h1.500v1h9l-2 3 2 3h-9v5.500h-1.500z', colour: 'var(--text)' },
  hard: { path: 'M8 2l6.500 11.500h-13z', colour: 'var(--accent)' },
  long: { path: 'M3.500 5h9a3 3 0 010 6h-9a3 3 0 010-6z', colour: 'var(--zone-2)' },
  easy: { path: 'M8 4a4 4 0 110 8 4 4 0 010-8z', colour: 'var(--zone-3)', open: true },
  off: { path: 'M5.500 8h5', colour: 'var(--line-strong)', open: true },
};

const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1.375rem;
  color: var(--text-muted);
  font-size: var(--text-xs);
  line-height: 1;
  text-align: center;
  span {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
`;

/** The mark of a day. */
export function DayMark({ kind }: { kind: DayKind }) {
  const { path, colour, open } = shapes[kind];
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      {...(open ? { fill: 'none', stroke: colour, strokeWidth: 2 } : { fill: colour })}
    >
      <path d={path} />
    </svg>
  );
}

/** The days of a week side by side, each with its initial. */
export function DayMarks({ week }: { week: Pick<PlanWeek, 'days'> }) {
  return (
    <Days>
      <VisuallyHidden>{weekWords(week)}</VisuallyHidden>
      {week.days.map((day, i) => (
        <span key={i} aria-hidden="true" title={`${day.label}: ${tieUnits(day.title)}`}>
          <DayMark kind={dayKind(day, week)} />
          {day.label.charAt(0)}
        </span>
      ))}
    </Days>
  );
}

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-3);
  color: var(--text-muted);
  font-size: var(--text-s);
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
`;

/** The legend of the shapes. Screen readers get the words instead. */
export const MarksKey = ({ race }: { race: boolean }) => (
  <Key aria-hidden="true">
    {([...(race ? ['race' as const] : []), 'hard', 'long', 'easy', 'off'] as const).map((kind) => (
      <li key={kind}>
        <DayMark kind={kind} />
        {kind}
      </li>
    ))}
  </Key>
);
