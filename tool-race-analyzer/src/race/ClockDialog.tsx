import { Dialog, Field } from '@breakaway/ui';
import { useState } from 'react';
import { Actions, BigButton, Column } from './layout.tsx';
import { clockWords } from './words.ts';

const DAY_MS = 86_400_000;

interface Props {
  /** null: not started */
  startedMs: number | null;
  onStarted: (ms: number | null) => void;
  onClose: () => void;
}

/** The time of the start, where it was missed or pressed at a wrong moment. */
export function ClockDialog({ startedMs, onStarted, onClose }: Props) {
  const [openedMs] = useState(Date.now);
  const [clock, setClock] = useState(() => clockWords(startedMs ?? openedMs, true));
  const ms = momentOf(clock, openedMs);
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

/** The nearest moment at which a clock shows a time, hh:mm or hh:mm:ss; null where it is none. */
export function momentOf(clock: string, nowMs: number): number | null {
  const [hours = NaN, minutes = NaN, seconds = 0] = clock.split(':').map(Number);
  const today = new Date(nowMs);
  const ms = today.setHours(hours, minutes, seconds, 0);
  if (clock === '' || Number.isNaN(ms)) return null;
  const days = Math.round((nowMs - ms) / DAY_MS);
  return new Date(ms).setDate(new Date(ms).getDate() + days);
}
