import { Columns } from '@breakaway/ui/chart';
import styled from 'styled-components';
import type { PlanWeek } from '../parts.ts';
import { isRecovery, phaseWords } from './phase.ts';

const Figure = styled.figure`
  display: grid;
  gap: var(--space-1);
  && i {
    background: var(--data);
  }
`;
const Phases = styled.div`
  display: grid;
  column-gap: 3px;
  color: var(--text-muted);
  font-size: var(--text-xs);
  span {
    padding-top: 2px;
    border-top: 2px solid var(--line);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The name of a phase does not fit if the phase is a smaller part of the plan. */
const NAMED_FROM = 0.1;

/** The weekly hours of a plan as a chart, with the phases. The list below has the same information. */
export function HoursChart({ weeks }: { weeks: PlanWeek[] }) {
  return (
    <Figure aria-hidden="true">
      <Columns values={weeks.map(({ hours, phase }) => ({ value: hours, quiet: isRecovery(phase) }))} />
      <Phases style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}>
        {phasesOf(weeks).map(({ phase, count }, i) => (
          <span key={i} style={{ gridColumn: `span ${count}` }}>
            {count / weeks.length >= NAMED_FROM && phaseWords(phase)}
          </span>
        ))}
      </Phases>
    </Figure>
  );
}

/** Consecutive weeks of one phase. A recovery week ends the block before it. */
function phasesOf(weeks: PlanWeek[]): { phase: string; count: number }[] {
  const phases: { phase: string; count: number }[] = [];
  for (const { phase } of weeks) {
    const last = phases.at(-1);
    if (last && (last.phase === phase || isRecovery(phase))) last.count++;
    else phases.push({ phase, count: 1 });
  }
  return phases;
}
