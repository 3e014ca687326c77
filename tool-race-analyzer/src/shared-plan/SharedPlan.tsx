import type { SharedPlan as Answer } from '@breakaway/contract';
import type { ShellLink } from '@breakaway/contract/shell-link';
import { unitFormat, unitsOf } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration } from '@breakaway/cycling';
import { UnitsContext, useUnits } from '@breakaway/tool-kit';
import { rideStart } from '@breakaway/tool-kit/clock';
import { useNarrow } from '@breakaway/tool-kit/frame';
import { makeCursor } from '@breakaway/tool-kit/route-view';
import { Button, Muted, Notice, Skeleton } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import { dayWords } from '../library/day-words.ts';
import { clockAfter } from '../sections/clock.ts';
import { roadOf } from '../sections/SectionTable.tsx';
import { roundTime } from '../verdict/words.ts';
import { SharedChart } from './SharedChart.tsx';
import { readView, type PlanView, type SharedView } from './view.ts';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 1200px;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-6);
  h1 {
    overflow-wrap: anywhere;
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  dd {
    font-size: var(--text-l);
    font-weight: var(--strong);
  }
`;

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
}

type Read = { name: string; shown: SharedView } | { problem: string; again: boolean };

/** A plan behind a link, for somebody without an account: read only, and without figures of its owner. */
export function SharedPlan({ link, engine, token }: Props) {
  const [read, setRead] = useState<Read | null>(null);
  const load = useCallback(async () => {
    setRead(null);
    const answer = await link.call<Answer>('POST', '/plans/shared', { token });
    if (!answer.ok) {
      const offline = answer.status === 0;
      return setRead({
        problem: offline ? 'There is no connection. Check your network and try again.' : answer.message,
        again: answer.status !== 404,
      });
    }
    const shown = await readView(engine, answer.data);
    setRead(shown.ok ? { name: answer.data.name, shown } : { problem: shown.message, again: false });
  }, [link, engine, token]);
  useEffect(() => void load(), [load]);

  if (!read || 'problem' in read)
    return (
      <Page>
        <h1>Shared race plan</h1>
        {read ? (
          <Notice
            tone="warn"
            action={
              read.again && (
                <Button tone="secondary" onClick={() => void load()}>
                  Try again
                </Button>
              )
            }
          >
            {read.problem}
          </Notice>
        ) : (
          <Skeleton label="Loading the plan" block={240} lines={3} />
        )}
      </Page>
    );
  return (
    <UnitsContext value={unitFormat(unitsOf({ distance: read.shown.view.distance }))}>
      <Shown {...read} />
    </UnitsContext>
  );
}

function Shown({ name, shown: { route, view } }: { name: string; shown: SharedView }) {
  const units = useUnits();
  const narrow = useNarrow();
  const [cursor] = useState(makeCursor);
  const { totalTimeS, stopS, band, food } = view;
  const start = startOf(view);
  const grams = food.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0);
  return (
    <Page>
      <div>
        <Muted>Shared race plan, {dayWords(view.date)}</Muted>
        <h1>{name}</h1>
        <p>
          {units.show(route.distanceM / 1000, 'km', 1)}
          {route.hasElevation && `, +${units.show(route.ascentM, 'm', 0)}`}, start at {view.start}
          {view.zone ? ` by the clocks of ${view.zone.replaceAll('_', ' ')}` : ' where it starts'}
        </p>
      </div>
      <Facts aria-label="The plan">
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
      </Facts>
      <SharedChart route={route} view={view} narrow={narrow} cursor={cursor} start={start} />
      <Sections view={view} narrow={narrow} />
      {food.length > 0 && <Food view={view} />}
    </Page>
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
