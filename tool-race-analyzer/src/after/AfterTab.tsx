import { inUnits } from '@breakaway/contract/units-in-text';
import {
  formatDuration,
  type DragCalibration,
  type FinishBand,
  type RacePlan,
  type RideAgainstPlan,
} from '@breakaway/cycling';
import { FileButton, Part, useUnits } from '@breakaway/tool-kit';
import { Working } from '@breakaway/tool-kit/frame';
import type { Cursor } from '@breakaway/tool-kit/route-view';
import { Muted, Notice, Spinner } from '@breakaway/ui';
import { Stat, Stats } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import { AfterChart } from './AfterChart.tsx';
import { forecastOf, ForecastsPart } from './ForecastsPart.tsx';
import { withForecast, type KeptAfter } from './kept-after.ts';
import { ModelPart } from './ModelPart.tsx';
import { RiddenTable } from './RiddenTable.tsx';
import { useAgainst } from './useAgainst.ts';
import { signed, verdictOf } from './words.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  > p {
    flex: 1 1 18rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** What the tab gets from the page, beside its plan. */
export interface AfterTabProps {
  ride: File | null;
  onRide: (ride: File) => void;
  kept: KeptAfter;
  onKept: (kept: KeptAfter) => void;
  onSettings: () => void;
}
interface Props extends AfterTabProps {
  engine: Engine;
  /** of the course */
  name: string;
  plan: RacePlan;
  band: FinishBand | null;
  cursor: Cursor;
  narrow: boolean;
}

/** The ride beside its plan: what differed, why, and what the next plan learns from it. */
export function AfterTab({
  engine,
  name,
  plan,
  band,
  cursor,
  narrow,
  ride,
  onRide,
  kept,
  onKept,
  onSettings,
}: Props) {
  const units = useUnits();
  const { answer, problem, busy } = useAgainst(engine, plan, ride, onRide);
  const against = answer?.ok ? answer : null;
  const { distanceM } = plan.question.route;
  /** The ride counts with the forecast that did not know it yet. */
  function use(calibration: DragCalibration) {
    const next = { ...kept, drag: { ...kept.drag, [calibration.bike]: calibration } };
    const ridden = against && forecastOf({ name, distanceM, against, band });
    onKept(ridden ? withForecast(next, ridden) : next);
  }
  const usesThisRide =
    against !== null && kept.drag[plan.question.bike ?? 'road']?.rodeMs === against.startMs;
  return (
    <Frame>
      <Head>
        <p>
          {ride
            ? ride.name
            : 'After the race, choose the recording of your ride. It is read on this device and goes nowhere.'}
        </p>
        <FileButton
          label={ride ? 'Another ride' : 'Choose your ride'}
          tone={ride ? 'secondary' : 'primary'}
          busy={busy}
          onFile={onRide}
        />
      </Head>
      {busy && (
        <Working role="status">
          <Spinner /> Reading the ride and holding it against the plan…
        </Working>
      )}
      {problem && (
        <Notice tone="bad">{inUnits(problem, units.units)} The ride that was here is still here.</Notice>
      )}
      {answer && !answer.ok && !busy && <Notice tone="bad">{inUnits(answer.message, units.units)}</Notice>}
      {against && (
        <>
          <Part title="Your ride beside the plan">
            <p role="status">{verdictOf(against)}</p>
            <Load plan={plan} against={against} />
            {against.notes.map((note) => (
              <Muted key={note}>{inUnits(note, units.units)}</Muted>
            ))}
            <AfterChart plan={plan} against={against} cursor={cursor} />
          </Part>
          <RiddenTable plan={plan} sections={against.sections} narrow={narrow} cursor={cursor} />
          <ModelPart {...{ plan, against, kept, onSettings }} onUse={use} />
        </>
      )}
      {(against || kept.forecasts.length > 0) && (
        <ForecastsPart {...{ name, distanceM, against, band, kept, onKept, usesThisRide }} />
      )}
    </Frame>
  );
}

/** What the ride asked beside what the plan asked. */
function Load({ plan, against }: { plan: RacePlan; against: RideAgainstPlan }) {
  const { load, difference } = against;
  const all = plan.inputs.find(({ key }) => key === 'wPrimeJ')?.value ?? 1;
  const lowest = (joules: number) => `${Math.max(0, Math.round((100 * joules) / all))} %`;
  return (
    <>
      <Stats>
        <Stat
          name="In motion"
          value={formatDuration(against.movingS)}
          aside={`planned ${formatDuration(against.plannedS)}`}
        />
        {against.elapsedS - against.movingS >= 1 && (
          <Stat name="Stopped" value={formatDuration(against.elapsedS - against.movingS)} />
        )}
        {difference.wattsS !== null && <Stat name="By other watts" value={signed(difference.wattsS)} />}
        {difference.modelS !== null && <Stat name="By the model" value={signed(difference.modelS)} />}
        {load && (
          <>
            <Stat
              name="NP"
              value={`${Math.round(load.normalizedW)} W`}
              aside={`planned ${Math.round(plan.load.normalizedW)} W`}
            />
            <Stat
              name="IF"
              value={(load.intensityFactor ?? 0).toFixed(2)}
              aside={`planned ${plan.load.intensityFactor.toFixed(2)}`}
            />
            <Stat
              name="TSS"
              value={String(Math.round(load.trainingStressScore ?? 0))}
              aside={`planned ${Math.round(plan.load.trainingStressScore)}`}
            />
            <Stat
              name="Work"
              value={`${Math.round(load.workJ / 1000)} kJ`}
              aside={`planned ${Math.round(plan.load.workJ / 1000)} kJ`}
            />
            <Stat
              name="Lowest W'"
              value={lowest(load.wPrimeLeastJ)}
              aside={`planned ${lowest(plan.load.wPrimeLeastJ)}`}
            />
          </>
        )}
      </Stats>
      {load?.neededCpW && (
        <Muted>
          W&prime; went below zero, so your FTP or W&prime; is set too low: it takes a critical power of{' '}
          {Math.ceil(load.neededCpW)} W to ride this.
        </Muted>
      )}
    </>
  );
}
