import type { SharedPlan } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import type { ShellLink } from '@breakaway/contract/shell-link';
import { roadFrom, TOOL_START_VERSION, type SegmentStart } from '@breakaway/contract/tool-start';
import { directionName, formatDuration, type Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { SharedFacts, SharedPlanPage, TakeOver } from '@breakaway/tool-kit/account';
import { useNarrow } from '@breakaway/tool-kit/frame';
import { makeCursor } from '@breakaway/tool-kit/route-view';
import { Muted, Stack } from '@breakaway/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { EffortSections } from '../effort/EffortSections.tsx';
import type { Engine } from '../engine/engine.ts';
import { RoadView } from '../segment/RoadView.tsx';
import { roadFacts } from '../segment/segment.ts';
import { readView, type SegmentView } from './view.ts';

interface Props {
  link: ShellLink;
  engine: Engine;
  /** the secret part of the link */
  token: string;
  /** they have an account and are signed in */
  isMember: boolean;
}

/** A segment behind a link, for somebody without an account: read only, and without figures of its owner. */
export function SharedSegment({ link, engine, token, isMember }: Props) {
  const read = useCallback(({ view }: SharedPlan) => readView(engine, view), [engine]);
  return (
    <SharedPlanPage link={link} tool="kom-analysis" token={token} title="Shared segment" read={read}>
      {(name, shown) => (
        <Shown
          name={name}
          {...shown}
          own={
            <TakeOver link={link} isMember={isMember} start={() => startOn(name, shown)}>
              See your own chance
            </TakeOver>
          }
        />
      )}
    </SharedPlanPage>
  );
}

/** The segment and its record for the member's own figures. */
const startOn = (name: string, { view, route }: { view: SegmentView; route: Route }): SegmentStart => ({
  tool: 'kom-analysis',
  v: TOOL_START_VERSION,
  name,
  ...(view.recordS ? { timeS: view.recordS } : {}),
  ...(view.road
    ? { road: roadFrom({ ...route, elevationM: route.hasElevation ? route.elevationM : null }) }
    : { lengthM: view.lengthM, gainM: view.gainM }),
});

interface ShownProps {
  name: string;
  view: SegmentView;
  route: Route;
  /** takes it over */
  own: ReactNode;
}

function Shown({ name, view, route, own }: ShownProps) {
  const units = useUnits();
  const narrow = useNarrow();
  const [cursor] = useState(makeCursor);
  const { recordS, recordDate, powerW, wind, temperatureC, sections, pacedS } = view;
  // The pacing takes up to half a second less than the record.
  const isSlower = recordS !== null && pacedS > recordS + 1;
  return (
    <>
      <Stack $gap={0.5}>
        <Muted>Shared segment</Muted>
        <h1>{name}</h1>
        <p>{roadFacts(route, units)}</p>
        {own}
      </Stack>
      <SharedFacts aria-label="The record">
        {recordS !== null && (
          <>
            <div>
              <dt>Record{recordDate && `, ${longDate(recordDate) ?? recordDate}`}</dt>
              <dd>{formatDuration(recordS)}</dd>
            </div>
            <div>
              <dt>Mean speed</dt>
              <dd>{units.show((3.6 * route.distanceM) / recordS, 'km/h', 1)}</dd>
            </div>
          </>
        )}
        {powerW !== null && (
          <div>
            <dt>Even power for it</dt>
            <dd>{powerW} W</dd>
          </div>
        )}
        {wind && wind.speedMs > 0 && (
          <div>
            <dt>Counted with wind</dt>
            <dd>
              {units.show(3.6 * wind.speedMs, 'km/h', 0)} from{' '}
              {route.placeless
                ? wind.fromDeg === 0
                  ? 'the front'
                  : 'behind'
                : `the ${directionName(wind.fromDeg)}`}
            </dd>
          </div>
        )}
        {temperatureC !== null && (
          <div>
            <dt>Counted at</dt>
            <dd>{units.show(temperatureC, '°C', 0)}</dd>
          </div>
        )}
      </SharedFacts>
      {!route.placeless && (
        <RoadView route={route} record={null} windFromDeg={wind?.fromDeg ?? null} narrow={narrow} />
      )}
      {sections.length > 0 && (
        <Stack as="section" $gap={0.5}>
          <h2>The pacing</h2>
          <p>
            {isSlower
              ? `The fastest for its rider: ${formatDuration(pacedS)}.`
              : `In ${formatDuration(pacedS)}, with most in reserve.`}
          </p>
          <EffortSections
            route={route}
            pacing={{ sections, wPrimeJ: 1, usedJ: 0 }}
            cursor={cursor}
            narrow={narrow}
          />
        </Stack>
      )}
    </>
  );
}
