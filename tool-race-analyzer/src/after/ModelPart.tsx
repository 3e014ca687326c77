import { inUnits } from '@breakaway/contract/units-in-text';
import type { Bike, DragCalibration, RacePlan, RideAgainstPlan } from '@breakaway/cycling';
import { Part, useUnits } from '@breakaway/tool-kit';
import { Button, Muted, Notice } from '@breakaway/ui';
import styled from 'styled-components';
import type { KeptAfter } from './kept-after.ts';
import { missRows, signed, withRange } from './words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`;
const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
  }
  li > b {
    grid-area: 1 / 2;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  ${({ theme }) => theme.from.tablet} {
    li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) 5rem;
    }
    li > b {
      grid-area: 1 / 3;
      text-align: right;
    }
  }
`;
const BIKES: Record<Bike, string> = {
  road: 'road bike',
  tt: 'time-trial bike',
  gravel: 'gravel bike',
  mtb: 'mountain bike',
};
const POSITIONS = { drop: 'on the flat', climb: 'climbing', tt: 'in your time-trial position', aero: 'aero' };

interface Props {
  plan: RacePlan;
  against: RideAgainstPlan;
  kept: KeptAfter;
  onUse: (calibration: DragCalibration) => void;
  onSettings: () => void;
}

/** What the ride says of drag, tyres, slopes and wind, and a drag area for the plans to come. */
export function ModelPart({ plan, against, kept, onUse, onSettings }: Props) {
  const units = useUnits();
  const { model, drag, difference } = against;
  if (!model) return null;
  const input = (key: string) => plan.inputs.find((one) => one.key === key)?.value ?? NaN;
  const rows = missRows(against, { dragM2: input('cdaM2'), crr: input('crr') }, units);
  return (
    <>
      <Part title="What the model got wrong">
        <Muted>
          {difference.modelS === null || Math.abs(difference.modelS) < 1
            ? 'At the watts that you rode, the model says the time that you took.'
            : `At the watts that you rode, the model is ${signed(difference.modelS).slice(1)} too ${difference.modelS > 0 ? 'fast' : 'slow'}.`}{' '}
          {rows.length > 0 &&
            'The ranges hold on 8 of 10 rides. Each time is for that cause alone, so they need not add up.'}
        </Muted>
        {rows.length > 0 && (
          <List aria-label="What the ride says of the model">
            {rows.map((row) => (
              <li key={row.key}>
                <div>
                  <strong>{row.what}</strong>
                  <small>{row.told ? 'The ride tells it.' : 'This ride alone cannot tell it.'}</small>
                </div>
                <span>
                  <small>plan {row.planned}, this ride</small>
                  {row.ride}
                </span>
                <b>{signed(row.seconds)}</b>
              </li>
            ))}
            {model.restS !== null && (
              <li>
                <div>
                  <strong>The rest</strong>
                  <small>Bends, descents, traffic, company: not in the model.</small>
                </div>
                <b>{signed(model.restS)}</b>
              </li>
            )}
          </List>
        )}
        {model.fit && (
          <Muted>
            From {units.show(model.fit.usedM / 1000, 'km', 0)} of the ride. Stops, bends, braking and descents
            of more than 3 % are left out.
          </Muted>
        )}
      </Part>
      <Part title="Your drag area">
        {drag.ok ? (
          <>
            <p>
              The plan had {drag.plannedM2.toFixed(3)} m². This ride says{' '}
              {withRange(drag.ride.value, drag.ride.sd, 3)} m². Weighed with what was known before:{' '}
              <strong>{withRange(drag.together.value, drag.together.sd, 3)} m²</strong>.
            </p>
            <Muted>
              It holds for your {BIKES[drag.calibration.bike]}, with hands and clothes as on this ride:{' '}
              {Object.entries(drag.calibration.areas)
                .map(([position, { value }]) => `${value.toFixed(3)} m² ${POSITIONS[position as 'drop']}`)
                .join(', ')}
              . It stays on this device, and the ride counts among the forecasts below. To use it in the whole
              app, enter it in your settings.
            </Muted>
            <Row>
              {kept.drag[drag.calibration.bike]?.rodeMs === against.startMs ? (
                <Notice tone="good">
                  Your plans on this bike use the drag area of this ride now, and so does the plan beside it
                  here.
                </Notice>
              ) : (
                <Button onClick={() => onUse({ ...drag.calibration, rodeMs: against.startMs })}>
                  Use this drag area from now on
                </Button>
              )}
              <Button tone="secondary" onClick={onSettings}>
                Open your settings
              </Button>
            </Row>
          </>
        ) : (
          <Notice>{inUnits(drag.message, units.units)}</Notice>
        )}
      </Part>
    </>
  );
}
