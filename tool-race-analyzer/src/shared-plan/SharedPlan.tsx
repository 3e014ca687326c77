import type { SharedPlan as Answer } from '@breakaway/contract';
import type { ShellLink } from '@breakaway/contract/shell-link';
import { roadFrom, TOOL_START_VERSION, type ToolStart } from '@breakaway/contract/tool-start';
import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { SharedFacts, SharedPlanPage, TakeOver } from '@breakaway/tool-kit/account';
import { rideStart } from '@breakaway/tool-kit/clock';
import { useNarrow } from '@breakaway/tool-kit/frame';
import { makeCursor } from '@breakaway/tool-kit/route-view';
import { Muted } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import { dayWords } from '../library/day-words.ts';
import { clockAfter } from '../sections/clock.ts';
import { roadOf } from '../sections/SectionTable.tsx';
import { roundTime } from '../verdict/words.ts';
import { SharedChart } from './SharedChart.tsx';
import { readView, type PlanView, type SharedView } from './view.ts';

const Cards = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  p {
    grid-column: 1 / -1;
  }
  span,
  p {
    color: var(--text-muted);
  }
`;

interface Props {
  link: ShellLink;
  engine: Engine;
  token: string;
  /** they have an account and are signed in */
  isMember: boolean;
}

/** A plan behind a link, for somebody without an account: read only, and without figures of its owner. */
export function SharedPlan({ link, engine, token, isMember }: Props) {
  const read = useCallback((answer: Answer) => readView(engine, answer), [engine]);
  return (
    <SharedPlanPage link={link} tool="race-analyzer" token={token} title="Shared race plan" read={read}>
      {(name, shown) => (
        <Shown
          name={name}
          shown={shown}
          own={
            <TakeOver link={link} isMember={isMember} start={() => startOn(name, shown)}>
              Plan this course for yourself
            </TakeOver>
          }
        />
      )}
    </SharedPlanPage>
  );
}

/** The course for a plan of the member's own. */
const startOn = (name: string, { route }: SharedView): ToolStart => ({
  tool: 'race-analyzer',
  v: TOOL_START_VERSION,
  name,
  road: roadFrom({ ...route, elevationM: route.hasElevation ? route.elevationM : null }),
});

interface ShownProps {
  name: string;
  shown: SharedView;
  /** takes the course over */
  own: ReactNode;
}

function Shown({ name, shown: { route, view }, own }: ShownProps) {
  const units = useUnits();
  const narrow = useNarrow();
  const [cursor] = useState(makeCursor);
  const { totalTimeS, stopS, band, food } = view;
  const start = startOf(view);
  const grams = food.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0);
  return (
    <>
      <div>
        <Muted>Shared race plan, {dayWords(view.date)}</Muted>
        <h1>{name}</h1>
        <p>
          {units.show(route.distanceM / 1000, 'km', 1)}
          {route.hasElevation && `, +${units.show(route.ascentM, 'm', 0)}`}, start at {view.start}
          {view.zone ? ` by the clocks of ${view.zone.replaceAll('_', ' ')}` : ' where it starts'}
        </p>
        {own}
      </div>
      <SharedFacts aria-label="The plan">
        <div>
          <dt>Finish, at {clockAfter(start, totalTimeS + stopS)}</dt>
          <dd>{formatDuration(totalTimeS + stopS)}</dd>
        </div>
        {band && (
          <div>
            <dt>8 of 10 days</dt>
            <dd>
              {roundTime(band.p10S + stopS)} to {roundTime(band.p90S + stopS)}
            </dd>
          </div>
        )}
        <div>
          <dt>NP</dt>
          <dd>{view.normalizedW} W</dd>
        </div>
        <div>
          <dt>Work</dt>
          <dd>{Math.round(view.workJ / 1000)} kJ</dd>
        </div>
        {food.length > 0 && (
          <div>
            <dt>Carbs</dt>
            <dd>{Math.round((3600 * grams) / totalTimeS)} g/h</dd>
          </div>
        )}
        {stopS > 0 && (
          <div>
            <dt>Stops</dt>
            <dd>{formatDuration(stopS)}</dd>
          </div>
        )}
      </SharedFacts>
      <SharedChart route={route} view={view} narrow={narrow} cursor={cursor} start={start} />
      <Sections view={view} narrow={narrow} />
      {food.length > 0 && <Food view={view} />}
    </>
  );
}

/** The clocks of the start go on, wherever the visitor is. */
const startOf = ({ date, start }: PlanView) => rideStart({ date, start }, 'UTC');

function Sections({ view, narrow }: { view: PlanView; narrow: boolean }) {
  const { segments } = view;
  const start = startOf(view);
  const units = useUnits();
  const place = (metres: number) => units.shown(metres / 1000, 'km').toFixed(1);
  if (narrow)
    return (
      <section>
        <h2>Sections</h2>
        <Cards aria-label="Sections of the plan">
          {segments.map((segment) => (
            <li key={segment.fromM}>
              <strong>{roadOf(segment)}</strong>
              <strong>{segment.powerW > 0 ? `${segment.powerW} W` : 'Coast'}</strong>
              <span>
                {units.name('km')} {place(segment.fromM)} to {place(segment.toM)}, at{' '}
                {clockAfter(start, segment.startS)}
              </span>
              <span>{formatDuration(segment.timeS)}</span>
              <p>{inUnits(segment.cue, units.units)}</p>
            </li>
          ))}
        </Cards>
      </section>
    );
  return (
    <section>
      <h2>Sections</h2>
      <TableFrame label="Sections of the plan">
        <Table>
          <thead>
            <tr>
              <th scope="col">{units.name('km')}</th>
              <th scope="col" className="text">
                Road
              </th>
              <th scope="col">Hold</th>
              <th scope="col">Range, W</th>
              <th scope="col">Time</th>
              <th scope="col">Clock</th>
              <th scope="col" className="text">
                What to do
              </th>
            </tr>
          </thead>
          <tbody>
            {segments.map((segment) => (
              <tr key={segment.fromM}>
                <th scope="row">
                  {place(segment.fromM)} to {place(segment.toM)}
                </th>
                <td className="text">{roadOf(segment)}</td>
                <td>{segment.powerW > 0 ? `${segment.powerW} W` : 'Coast'}</td>
                <td>{segment.powerW > 0 && `${segment.lowW} to ${segment.highW}`}</td>
                <td>{formatDuration(segment.timeS)}</td>
                <td>{clockAfter(start, segment.startS)}</td>
                <td className="text">{inUnits(segment.cue, units.units)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}

function Food({ view }: { view: PlanView }) {
  const { food } = view;
  const start = startOf(view);
  const units = useUnits();
  return (
    <section>
      <h2>Food and drink</h2>
      <TableFrame label="What to eat and drink, and when">
        <Table>
          <thead>
            <tr>
              <th scope="col">{units.name('km')}</th>
              <th scope="col">Clock</th>
              <th scope="col" className="text">
                Take
              </th>
            </tr>
          </thead>
          <tbody>
            {food.map(({ atS, atM, what }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- an item is its place in the plan
              <tr key={i}>
                <th scope="row">{units.shown(atM / 1000, 'km').toFixed(1)}</th>
                <td>{clockAfter(start, atS)}</td>
                <td className="text">{what}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}
