import { Button } from '@breakaway/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Downloads } from '../Downloads.tsx';
import { Frame } from '../frame.tsx';
import type { PartOf, Place } from '../parts.ts';
import { texts } from '../../texts.ts';
import { MarksKey } from './DayMarks.tsx';
import { DayTable } from './DayTable.tsx';
import { HoursChart } from './HoursChart.tsx';
import { Week } from './Week.tsx';

/** A longer plan shows its first weeks until the others are requested. */
const LONG_PLAN = { from: 7, shows: 4 };
/** From this many weeks on, the weekly hours are easier to see in a chart than to read. */
const CHART_FROM = 4;

const Weeks = styled.ol`
  list-style: none;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** A training plan: its weeks, each of which opens to its days. A single week shows its days immediately. */
export function PlanPart({ part, answer, path }: { part: PartOf<'plan'> } & Place) {
  const { title, summary, weeks, ftpW } = part;
  const [only] = weeks;
  const [all, setAll] = useState(weeks.length < LONG_PLAN.from);
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef(false);
  // The button disappears when it is pressed: keyboard users continue from the first new week.
  useEffect(() => {
    if (!all || !pressed.current) return;
    const week = list.current?.children[LONG_PLAN.shows];
    week?.querySelector('summary')?.focus({ preventScroll: true });
  }, [all]);
  const showAll = () => {
    pressed.current = true;
    setAll(true);
  };
  return (
    <Frame title={title} note={summary}>
      {weeks.length >= CHART_FROM && <HoursChart weeks={weeks} />}
      <MarksKey race={weeks.some(({ days }) => days.some(({ event }) => event))} />
      {weeks.length === 1 && only ? (
        <DayTable week={only} ftpW={ftpW} answer={answer} path={`${path}.w1`} />
      ) : (
        <Weeks ref={list}>
          {(all ? weeks : weeks.slice(0, LONG_PLAN.shows)).map((week, i) => (
            <li key={i}>
              <Week week={week} ftpW={ftpW} first={i === 0} answer={answer} path={`${path}.w${i + 1}`} />
            </li>
          ))}
        </Weeks>
      )}
      <Ways>
        {!all && (
          <Button tone="secondary" onClick={showAll}>
            {texts.allWeeks(weeks.length)}
          </Button>
        )}
        <Downloads title={title} formats={['ics']} answer={answer} path={path} />
      </Ways>
    </Frame>
  );
}
