import { dateOf, dayAfter, zoneTime, zoneWords } from '@breakaway/tool-kit/clock';
import { Dialog, Field } from '@breakaway/ui';
import { useState } from 'react';
import { Actions, BigButton, Column } from './layout.tsx';
import { clockWords } from './words.ts';

interface Props {
  /** null: not started */
  startedMs: number | null;
  /** IANA zone of the clocks */
  zone: string;
  onStarted: (ms: number | null) => void;
  onClose: () => void;
}

/** The time of the start, where it was missed or pressed at a wrong moment. */
export function ClockDialog({ startedMs, zone, onStarted, onClose }: Props) {
  const [openedMs] = useState(Date.now);
  const [clock, setClock] = useState(() => clockWords(startedMs ?? openedMs, zone, true));
  const ms = momentOf(clock, openedMs, zone);
  return (
    <Dialog open title="When did you start?" onClose={onClose}>
      <Column
        as="form"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (ms === null) return;
          onStarted(ms);
          onClose();
        }}
      >
        <Field
          label="Start"
          type="time"
          step={1}
          value={clock}
          onChange={(event) => setClock(event.target.value)}
          hint={zoneWords({ ms: openedMs, zone })}
          error={ms === null && 'The start needs a time, such as 08:30.'}
        />
        <Actions>
          <BigButton type="submit">Set the start</BigButton>
          {startedMs !== null && (
            <BigButton
              tone="secondary"
              onClick={() => {
                onStarted(null);
                onClose();
              }}
            >
              I have not started
            </BigButton>
          )}
        </Actions>
      </Column>
    </Dialog>
  );
}

/** The nearest moment at which a clock of a zone shows a time, hh:mm or hh:mm:ss; null where it is none. */
export function momentOf(clock: string, nowMs: number, zone: string): number | null {
  const times = [-1, 0, 1].flatMap(
    (days) => zoneTime(dayAfter(dateOf(nowMs, zone), days), clock, zone)?.ms ?? [],
  );
  return times.toSorted((a, b) => Math.abs(a - nowMs) - Math.abs(b - nowMs))[0] ?? null;
}
