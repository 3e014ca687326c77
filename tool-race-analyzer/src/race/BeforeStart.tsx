import { formatDuration, stoppedS } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { zoneWords } from '@breakaway/tool-kit/clock';
import { Muted, Notice } from '@breakaway/ui';
import { useState } from 'react';
import { useInstall, useOfflineReady } from './device.ts';
import { Actions, BigButton, Column } from './layout.tsx';
import type { RaceDay } from './race-day.ts';
import { clockWords, wayWords } from './words.ts';

/** So near to the planned start it is offered, ms. */
const NEAR_MS = 12 * 3_600_000;

interface Props {
  day: RaceDay;
  /** IANA zone of the clocks */
  zone: string;
  gps: { on: boolean; possible: boolean; problem: string | null; offCourse: boolean };
  onGps: (on: boolean) => void;
  onStart: (ms: number) => void;
  onClock: () => void;
  onForget: () => void;
}

/** Everything that is settled before the start. */
export function BeforeStart({ day: { plan, feeding }, zone, gps, onGps, onStart, onClock, onForget }: Props) {
  const units = useUnits();
  const offline = useOfflineReady();
  const install = useInstall();
  const [openedMs] = useState(Date.now);
  const plannedMs = plan.question.startTimeMs ?? NaN;
  const zoneNote = zoneWords({ ms: openedMs, zone });
  const near = Math.abs(plannedMs - openedMs) < NEAR_MS;
  return (
    <Column>
      <h2>
        {wayWords(plan.question.route.distanceM, units)} in{' '}
        {formatDuration(plan.totalTimeS + stoppedS(plan.question.stops, Infinity))}
      </h2>
      <p>
        The clock starts with you. From then on you see what to ride now, what comes next
        {feeding ? ', when to eat' : ''} and how you stand against the plan.
      </p>
      <BigButton onClick={() => onStart(Date.now())}>Start now</BigButton>
      <Actions>
        {near && (
          <BigButton tone="secondary" onClick={() => onStart(plannedMs)}>
            Start at {clockWords(plannedMs, zone)}
          </BigButton>
        )}
        <BigButton tone="secondary" onClick={onClock}>
          Another start
        </BigButton>
      </Actions>
      {zoneNote && <Muted>{zoneNote}</Muted>}
      {gps.possible && (
        <>
          <BigButton tone="secondary" aria-pressed={gps.on} onClick={() => onGps(!gps.on)}>
            {gps.on ? 'GPS is on' : 'Use GPS for my place'}
          </BigButton>
          <Muted>Your place stays on this device. Without GPS you say where you are.</Muted>
        </>
      )}
      {gps.problem && <Notice tone="warn">{gps.problem}</Notice>}
      {gps.offCourse && <Notice tone="warn">GPS: you are beside the course.</Notice>}
      <Notice tone={offline ? 'good' : 'info'}>
        {offline === null
          ? 'This browser needs a network to open race mode. Keep this page open.'
          : offline
            ? 'Ready: this page opens without a network.'
            : 'Getting ready to open without a network…'}
      </Notice>
      {install ? (
        <BigButton tone="secondary" onClick={install}>
          Install on this device
        </BigButton>
      ) : (
        <Muted>
          Keep this page as a tab or a bookmark. An app on the home screen of an iPhone does not see this
          race.
        </Muted>
      )}
      <Notice tone="warn">Look at it when you have stopped, or let your crew use it.</Notice>
      <BigButton tone="quiet" onClick={onForget}>
        Forget this race
      </BigButton>
    </Column>
  );
}
