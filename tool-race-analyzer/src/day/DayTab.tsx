import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, stoppedS, type FinishBand, type RacePlan } from '@breakaway/cycling';
import { Part, useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { Working } from '@breakaway/tool-kit/frame';
import { Button, Muted, Notice, Spinner } from '@breakaway/ui';
import { BarRows } from '@breakaway/ui/chart';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { CAUSES, rangeWords } from './surer.ts';
import { rangeOf, useDay, type Weighed } from './useDay.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
const List = styled.ol`
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 4.5rem;
  gap: 0 var(--space-3);
  align-items: center;
  min-height: 52px;
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--line);
  &:last-child {
    border-bottom: 0;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;
const Seconds = styled.span<{ $sooner: boolean }>`
  text-align: right;
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    color: ${({ $sooner }) => ($sooner ? 'var(--good)' : 'var(--bad)')};
  }
`;
const Advice = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
`;

export interface DayTabProps {
  engine: Engine;
  plan: RacePlan;
  band: FinishBand | null;
  /** what the plan was made with */
  formNow: () => PlanForm;
  start: RideStart | null;
  /** everything else of the plan is there */
  ready: boolean;
  onChange: (change: Partial<PlanForm>) => void;
}

/** What would change the finish, and why it is a range. */
export function DayTab({ engine, plan, band, formNow, start, ready, onChange }: DayTabProps) {
  const units = useUnits();
  const { ifs, narrowed, left, failed } = useDay(engine, plan, band, formNow, start, ready);
  const said = (text: string) => inUnits(text, units.units);
  // The range is that of the riding; the finish has the stops.
  const stopS = stoppedS(plan.question.stops, Infinity);
  return (
    <Sides>
      <Part title="What would change it">
        <Muted>
          {plan.question.goal.kind === 'time'
            ? 'At the effort of this plan. Each line is a plan of its own.'
            : 'Each line is a plan of its own, with only this changed.'}
        </Muted>
        {ifs.length > 0 && (
          <List aria-label="What would change the finish, largest first">
            {ifs.map((each) => (
              <Line key={each.id}>
                <span>
                  {said(each.label)}
                  {each.stands && <small>{each.stands}</small>}
                </span>
                <Change seconds={each.seconds} />
                {each.apply ? (
                  <Button
                    tone="secondary"
                    aria-label={`Try it: ${said(each.label)}`}
                    onClick={() => each.apply && onChange(each.apply)}
                  >
                    Try it
                  </Button>
                ) : (
                  <span />
                )}
              </Line>
            ))}
          </List>
        )}
        {failed ? (
          <Notice tone="bad">The rest could not be computed. Change something to try again.</Notice>
        ) : (
          left > 0 && (
            <Working role="status">
              <Spinner /> Planning with other changes…
            </Working>
          )
        )}
      </Part>
      <Part title="Why the finish is a range">
        {band ? (
          <>
            <Muted>
              On 8 of 10 days you finish in {formatDuration(band.p10S + stopS)} to{' '}
              {formatDuration(band.p90S + stopS)}, a range of {rangeWords(rangeOf(band))}. This is from{' '}
              {band.finishS.length} simulated days. What moves your finish most:
            </Muted>
            <BarRows
              rows={band.causes.slice(0, CAUSES).map(({ key, label, effectS }, i) => ({
                // Beside figures it is named by its kind.
                label:
                  key === 'bikeMassKg'
                    ? 'Weight of the bike'
                    : label.charAt(0).toUpperCase() + label.slice(1),
                value: Math.abs(effectS),
                shown: `± ${formatDuration(Math.abs(effectS))}`,
                main: i === 0,
              }))}
            />
            {narrowed.length > 0 && (
              <>
                <h3>What would narrow it</h3>
                <Advice>
                  {narrowed.map((each) => (
                    <li key={each.key}>
                      {each.do}: the range shrinks from {rangeWords(rangeOf(band))} to{' '}
                      {rangeWords(rangeOf(each.band))}.
                    </li>
                  ))}
                </Advice>
              </>
            )}
          </>
        ) : (
          <Working role="status">
            <Spinner /> Simulating your race…
          </Working>
        )}
      </Part>
    </Sides>
  );
}

function Change({ seconds }: Pick<Weighed, 'seconds'>) {
  const sooner = seconds < 0;
  return (
    <Seconds $sooner={sooner}>
      <b>
        {sooner ? '−' : '+'}
        {formatDuration(Math.abs(seconds))}
      </b>
      {sooner ? 'faster' : 'slower'}
    </Seconds>
  );
}
