import { inUnits } from '@breakaway/contract/units-in-text';
import type { RacePlan, Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { useLook, type Cursor } from '@breakaway/tool-kit/route-view';
import styled from 'styled-components';
import { segmentAt } from './place.ts';
import { factsAt } from './place-words.ts';

const Card = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  /* Two lines of figures and one of the cue: nothing moves below while the cursor does. */
  min-height: 4.6rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--bg-sunken);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  @media print {
    display: none;
  }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  span {
    color: var(--text-muted);
  }
  b {
    font-weight: var(--strong);
  }
`;

interface Props {
  cursor: Cursor;
  route: Route;
  plan: RacePlan | null;
  headwinds: Float64Array | null;
  start: RideStart | null;
}

/** What is at the cursor. The chart's control says the same to those who hear it. */
export function CursorCard({ cursor, route, plan, headwinds, start }: Props) {
  const units = useUnits();
  const { node } = useLook(cursor);
  const at = plan && segmentAt(plan.segments, node * route.stepM);
  return (
    <Card aria-hidden="true">
      <Facts>
        {factsAt(node, route, plan, headwinds, start, units).map(({ name, value }) => (
          <div key={name}>
            {name !== 'At' && <span>{name} </span>}
            <b>{value}</b>
          </div>
        ))}
      </Facts>
      {at && (
        <div>
          <b>{at.index + 1}.</b> {inUnits(at.segment.cue, units.units)}
        </div>
      )}
    </Card>
  );
}
