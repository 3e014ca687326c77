import { shortDate } from '@breakaway/contract/dates';
import { forecastRecord, formatDuration, type FinishBand, type RideAgainstPlan } from '@breakaway/cycling';
import { Part } from '@breakaway/tool-kit';
import { deviceZone } from '@breakaway/tool-kit/clock';
import { Button, Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { withForecast, type KeptAfter, type RiddenForecast } from './kept-after.ts';
import { percent } from './words.ts';

const dayOf = (ms: number): string => shortDate(new Date(ms), deviceZone());
/** A ride counts as a whole where it lacks no more than this at its ends, m. */
const WHOLE_M = 500;

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 var(--space-3);
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;

interface Props {
  /** of the course */
  name: string;
  distanceM: number;
  against: RideAgainstPlan | null;
  /** of the plan, as the models give it; null while it is not known */
  band: FinishBand | null;
  kept: KeptAfter;
  onKept: (kept: KeptAfter) => void;
  /** the plan has its drag area from this ride */
  usesThisRide: boolean;
}

/** Earlier forecasts and what became of them, and how they change the next. */
export function ForecastsPart({ name, distanceM, against, band, kept, onKept, usesThisRide }: Props) {
  const { forecasts } = kept;
  const record = forecastRecord(forecasts);
  const ridden = against && forecastOf({ name, distanceM, against, band });
  const counted = against && forecasts.some(({ rodeMs }) => rodeMs === against.startMs);
  return (
    <Part title="Forecasts and rides">
      {forecasts.length === 0 ? (
        <Muted>No ride counts yet. Those that count move your range of finish times and set its width.</Muted>
      ) : (
        <>
          <Muted>
            {record.errors.length === 1
              ? 'Your last forecast: '
              : `Your last ${record.errors.length} forecasts: `}
            {record.errors.map(percent).join(', ')}. The next one is moved by {percent(record.shift)}, and its
            range is {record.width.toFixed(2)} times as wide. With few rides they count little.
          </Muted>
          <List aria-label="Earlier forecasts">
            {forecasts.map((one) => (
              <li key={one.rodeMs}>
                <div>
                  <strong>{one.course}</strong>
                  <small>
                    {dayOf(one.rodeMs)}: forecast {formatDuration(one.forecastS)}, ridden{' '}
                    {formatDuration(one.riddenS)}
                  </small>
                </div>
                <b>{percent(one.riddenS / one.forecastS - 1)}</b>
                <Button
                  tone="quiet"
                  aria-label={`Remove ${one.course}, ${dayOf(one.rodeMs)}`}
                  onClick={() =>
                    onKept({ ...kept, forecasts: forecasts.filter(({ rodeMs }) => rodeMs !== one.rodeMs) })
                  }
                >
                  Remove
                </Button>
              </li>
            ))}
          </List>
        </>
      )}
      {against && !counted && (
        <>
          <Muted>
            {usesThisRide
              ? 'This plan has its drag area from this ride, so it is no forecast of it.'
              : ridden
                ? 'Count this ride if the plan is the one that you set out to ride. Time in motion counts, without stops.'
                : 'Only a ride of the whole course counts.'}
          </Muted>
          {ridden && !usesThisRide && (
            <div>
              <Button tone="secondary" onClick={() => onKept(withForecast(kept, ridden))}>
                Count this ride
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}

/** A ride with the forecast that its plan gave; null where it is not a ride of the whole course, or there is no forecast. */
export function forecastOf({
  name,
  distanceM,
  against,
  band,
}: Pick<Props, 'name' | 'distanceM' | 'band'> & { against: RideAgainstPlan }): RiddenForecast | null {
  if (!band || against.fromM >= WHOLE_M || against.toM <= distanceM - WHOLE_M) return null;
  return {
    course: name,
    rodeMs: against.startMs,
    forecastS: band.p50S,
    sdS: band.sdS,
    riddenS: against.movingS - against.difference.detoursS,
  };
}
