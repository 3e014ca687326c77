import { Icon } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { PlanWeek, Place } from '../parts.ts';
import { tieUnits } from '../units.ts';
import { phaseWords } from './phase.ts';
import { DayMarks } from './DayMarks.tsx';
import { DayTable } from './DayTable.tsx';

const Row = styled.details`
  border-top: 1px solid var(--line);
`;
const Head = styled.summary`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-2) var(--space-2);
  margin: 0 calc(-1 * var(--space-2));
  border-radius: var(--radius-s);
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--hover);
  }
  > svg {
    color: var(--text-muted);
    transition: transform var(--quick);
  }
  details[open] > & > svg {
    transform: rotate(90deg);
  }
`;
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  font-weight: var(--strong);
  small {
    color: var(--text-muted);
    font-size: var(--text-s);
    font-weight: var(--regular);
  }
`;
const Hours = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const Below = styled.span`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Note = styled.span`
  flex: 1 1 14rem;
  color: var(--text-muted);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
const Inside = styled.div`
  padding-bottom: var(--space-3);
`;

const hours = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** The time of a race is not among the hours of its week. */
const hoursWords = ({ hours: value, days }: PlanWeek) =>
  `${hours.format(value)}\u00a0h${days.some(({ event }) => event) ? ' + race' : ''}`;

interface Props extends Place {
  week: PlanWeek;
  ftpW: number | null;
  first: boolean;
}

/** A week of a plan as one row, and its days while it is open. Closed weeks are not rendered: plans are long. */
export function Week({ week, ftpW, first, ...place }: Props) {
  const [open, setOpen] = useState(first);
  return (
    <Row open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Head>
        <Icon name="next" size={16} />
        <Name>
          {week.label} <small>{phaseWords(week.phase)}</small>
        </Name>
        <Hours>{hoursWords(week)}</Hours>
        <Below>
          <Note>{tieUnits(week.note)}</Note>
          <DayMarks week={week} />
        </Below>
      </Head>
      {open && (
        <Inside>
          <DayTable {...place} week={week} ftpW={ftpW} />
        </Inside>
      )}
    </Row>
  );
}
