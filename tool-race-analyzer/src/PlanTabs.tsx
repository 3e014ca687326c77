import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, type FinishBand, type PlanComparison, type RacePlan } from '@breakaway/cycling';
import { Assumptions, useUnits } from '@breakaway/tool-kit';
import { Muted } from '@breakaway/ui';
import { Tabs } from '@breakaway/ui/controls';
import { memo } from 'react';
import styled from 'styled-components';
import type { Cursor } from './chart/cursor.ts';
import type { Engine } from './engine/engine.ts';
import { Later } from './Later.tsx';
import { ArrivalTable } from './sections/ArrivalTable.tsx';
import { ClimbTable } from './sections/ClimbTable.tsx';
import { comparisonWords } from './sections/comparison-words.ts';
import { SectionTable } from './sections/SectionTable.tsx';

const loadTakeAlong = () => import('./take-along/TakeAlong.tsx').then(({ TakeAlong }) => TakeAlong);

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
`;
/** Causes of the spread that are worth a word. */
const CAUSES = 3;

interface Props {
  engine: Engine;
  /** of the course */
  name: string;
  plan: RacePlan;
  band: FinishBand | null;
  comparison: PlanComparison | null;
  start: string;
  cursor: Cursor;
  narrow: boolean;
}

/** The plan in detail. */
export const PlanTabs = memo(function PlanTabs({
  engine,
  name,
  plan,
  band,
  comparison,
  start,
  cursor,
  narrow,
}: Props) {
  const units = useUnits();
  const others = comparison && comparisonWords(comparison);
  const said = (text: string) => inUnits(text, units.units);
  return (
    <Tabs
      label="The plan in detail"
      items={[
        {
          id: 'sections',
          label: 'Sections',
          content: (
            <>
              <SectionTable plan={plan} start={start} cursor={cursor} narrow={narrow} />
              {others && <Muted>{said(others)}</Muted>}
            </>
          ),
        },
        {
          id: 'climbs',
          label: 'Climbs',
          content: <ClimbTable plan={plan} start={start} narrow={narrow} />,
        },
        {
          id: 'arrivals',
          label: 'Arrival times',
          content: <ArrivalTable route={plan.question.route} timeS={plan.timeS} start={start} />,
        },
        {
          id: 'take-along',
          label: 'Take it along',
          onlyChosen: true,
          content: (
            <Later load={loadTakeAlong} props={{ plan, name, feeding: null, write: engine.file }} />
          ),
        },
        {
          id: 'assumptions',
          label: 'Notes and assumptions',
          content: (
            <>
              <List>
                {plan.notes.map((note) => (
                  <li key={note}>{said(note)}</li>
                ))}
              </List>
              {band && (
                <Muted>
                  The range of the finish comes from {band.finishS.length} simulated days. It comes mostly
                  from{' '}
                  {band.causes
                    .slice(0, CAUSES)
                    .map(({ label, effectS }) => `${label} (± ${formatDuration(Math.abs(effectS))})`)
                    .join(', ')}
                  .
                </Muted>
              )}
              <Assumptions figures={plan.inputs} />
            </>
          ),
        },
      ]}
    />
  );
});
