import type { Units } from '@breakaway/contract/units';
import type { FeedingPlan, RacePlan } from '@breakaway/cycling';
import { Muted, Notice, buttonStyle, type ButtonTone } from '@breakaway/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { RaceFuel } from '../fuel/fuel-form.ts';
import { foodByClock } from './food-by-clock.ts';
import { keepRace, onRaceChange, readRace, type KeptRace } from './kept-race.ts';

const Link = styled.a<{ $tone?: ButtonTone }>`
  ${buttonStyle}
`;
const Text = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  max-width: 40rem;
`;
/** A race that was started no longer ago is still on, ms. */
const ON_MS = 24 * 3_600_000;

/** The address of race mode, a page of its own. */
const RACE = '/#race';

export interface RaceTabProps {
  /** null while it is not known who the member is */
  owner: string | null;
  name: string;
  units: Units;
  /** whose clocks the plan means */
  zone: string;
  plan: RacePlan;
  feeding: FeedingPlan | null;
  fuel: RaceFuel | null;
}

/** The way to race mode: the plan is kept on this device when it is opened. */
export function RaceTab({ owner, name, units, zone, plan, feeding, fuel }: RaceTabProps) {
  const [kept, setKept] = useState<KeptRace | null>(null);
  const [failed, setFailed] = useState(false);
  const [openedMs] = useState(Date.now);
  useEffect(() => {
    const read = () => void readRace().then(setKept);
    read();
    return onRaceChange(read);
  }, []);
  const startedMs = kept?.soFar.startedMs ?? null;
  const on = kept && startedMs !== null && openedMs - startedMs < ON_MS ? kept : null;
  // In the app it is framed: race mode is a window of its own, which can be installed.
  const target = window.parent === window ? undefined : '_blank';
  const keep = () => {
    if (!owner) return;
    const byClock = feeding && foodByClock(feeding, plan.question.stops);
    void keepRace({ owner, name, units, zone, plan, feeding: byClock, fuel }).then((done) =>
      setFailed(!done),
    );
  };
  return (
    <Text>
      <p>
        Your plan on race day, on your phone and without a network: what to ride now, what comes next, when to
        eat, the clock against the plan, and a new plan from where you are.
      </p>
      {on && (
        <Notice
          action={
            <Link href={RACE} target={target} rel="noopener">
              Back to the race
            </Link>
          }
        >
          Your race on {on.day.name} is under way. A new one takes its place.
        </Notice>
      )}
      <Link href={RACE} target={target} rel="noopener" onClick={keep} $tone={on ? 'secondary' : 'primary'}>
        {on ? 'Start anew with this plan' : 'Open race mode'}
      </Link>
      {failed && (
        <Notice tone="bad">
          This browser keeps nothing, so race mode has no plan. Allow this page to store data, and try again.
        </Notice>
      )}
      <Muted>
        The course, this plan, your food, your weight and your FTP are then kept on this device until you
        forget the race or sign out. On another phone, open this page there. A change of the plan reaches race
        mode when you open it again from here.
      </Muted>
    </Text>
  );
}
