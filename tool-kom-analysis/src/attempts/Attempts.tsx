import { rankAttempts, type Athlete, type Attempt, type AttemptOrder } from '@breakaway/cycling';
import { Part } from '@breakaway/tool-kit';
import { Button, Muted, Notice } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { AttemptList } from './AttemptList.tsx';
import { ChooseRides } from './ChooseRides.tsx';
import { GapChart } from './GapChart.tsx';
import { deviceAttempts, type AttemptStore } from './kept-attempts.ts';
import { OwnBests, type Offer } from './OwnBests.tsx';
import type { AttemptSearch } from './search.ts';
import { sameDay } from './same-day.ts';
import { SearchState } from './SearchState.tsx';
import { shownAttempts } from './shown-attempts.ts';
import { useAttempts, type AttemptSegment } from './useAttempts.ts';
import { WindOf } from './WindOf.tsx';
import { dateWords, timeWords } from './words.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  color: var(--text-muted);
  font-size: var(--text-s);
`;

const ORDERS: readonly { value: AttemptOrder; label: string }[] = [
  { value: 'time', label: 'Time' },
  { value: 'correctedPower', label: 'Power' },
  { value: 'wattsPerKg', label: 'W/kg' },
  { value: 'date', label: 'Date' },
];

interface Props {
  segment: AttemptSegment;
  record: { timeS: number } | null;
  athlete: Athlete | null;
  engine: AttemptSearch;
  /** whose attempts are kept on this device, such as the member's id */
  owner?: string;
  store?: AttemptStore;
  /** takes bests over into the profile; without it they are only shown */
  onOffer?: (offer: Offer) => void;
  /** a search has begun */
  onSearch?: () => void;
}

/** Every time the member rode a segment, found in their own files, and what those rides say of them. */
export function Attempts({
  segment,
  record,
  athlete,
  engine,
  owner = 'nobody',
  store = deviceAttempts,
  onOffer,
  onSearch,
}: Props) {
  const { state, search, cancel, forget, undoForget, setWind } = useAttempts({
    segment,
    athlete,
    owner,
    engine,
    store,
  });
  const [order, setOrder] = useState<AttemptOrder>('time');
  const [chosen, setChosen] = useState<string | null>(null);
  const gaps = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const forgetButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Either button goes when it is pressed, and the other comes. At first there is none.
    (undoButton.current ?? forgetButton.current)?.focus();
  }, [state.forgotten]);
  // Until the end of a search all but its state follows when there is time: a cancel is answered at once.
  const later = useDeferredValue(state);
  const shown = state.phase === 'searching' || state.phase === 'stopped' ? later : state;
  const { bests, rides } = shown.found;
  const massKg = athlete?.massKg?.value ?? null;
  const attempts = useMemo(() => shownAttempts(shown.found.attempts, massKg), [shown.found.attempts, massKg]);
  const byTime = useMemo(() => rankAttempts(attempts), [attempts]);
  const ranked = useMemo(() => rankAttempts(attempts, order), [attempts, order]);
  const best = byTime[0]?.attempt ?? null;
  const row = byTime.find(({ attempt }) => idOf(attempt) === chosen) ?? byTime[0];
  const select = useCallback((attempt: Attempt) => {
    setChosen(idOf(attempt));
    gaps.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const searching = state.phase === 'searching' || shown.phase === 'searching';
  if (state.phase === 'loading') return null;
  const empty = rides.length === 0 && !searching;
  return (
    <Frame>
      <Part title="All my attempts">
        {!searching && (
          <ChooseRides
            more={!empty}
            onFiles={(files) => {
              onSearch?.();
              void search(files);
            }}
          >
            {empty && (
              <p>
                Every time you rode {segment.name}, found in your own rides and put in order. Choose one or
                hundreds.
              </p>
            )}
          </ChooseRides>
        )}
        <SearchState state={state} onCancel={cancel} />
        {state.forgotten && (
          <Notice
            action={
              <Button ref={undoButton} tone="secondary" onClick={undoForget}>
                Undo
              </Button>
            }
          >
            The attempts at this segment are forgotten.
          </Notice>
        )}
        {ranked.length > 0 && (
          <>
            {ranked.length > 1 && (
              <Segmented label="Order" options={ORDERS} value={order} onChange={setOrder} />
            )}
            <AttemptList ranked={ranked} selected={row?.attempt ?? null} onSelect={select} />
            <Muted>
              ± is what positions and gaps of the recording leave open, two times in three. Power is corrected
              for the temperature of your device, and for the wind where you say it. W/kg are with your weight
              of now.
            </Muted>
          </>
        )}
        {!searching && rides.length > 0 && (
          <End>
            <span>Kept on this device until you sign out: times and figures, not your files.</span>
            <Button ref={forgetButton} tone="quiet" onClick={forget}>
              Forget these attempts
            </Button>
          </End>
        )}
      </Part>
      {row && !searching && (
        <div ref={gaps}>
          <Part
            title={`Gaps of ${timeWords(row.attempt.timeS, row.attempt.timeSdS)}, ${dateWords(row.attempt.startMs)}`}
          >
            <GapChart
              key={idOf(row.attempt)}
              attempt={row.attempt}
              best={row.attempt === best ? null : best}
              recordS={record?.timeS ?? null}
            />
            {row.rank > 1 && row.asFastChance > 0.05 && (
              <p>
                {Math.round(100 * row.asFastChance)} % chance that it was as fast as your best: the times are
                less certain than their difference.
              </p>
            )}
            {row.attempt.notes.map((note) => (
              <Muted key={note}>{note}</Muted>
            ))}
            <WindOf
              key={`wind ${idOf(row.attempt)}`}
              attempt={row.attempt}
              others={sameDay(row.attempt, attempts)}
              onWind={setWind}
            />
          </Part>
        </div>
      )}
      {rides.length > 0 && !searching && (
        <Part title="Your own curve">
          <OwnBests bests={bests} rides={rides.length} athlete={athlete} onOffer={onOffer} />
        </Part>
      )}
    </Frame>
  );
}

const idOf = ({ startMs, lap }: Attempt): string => `${startMs} ${lap}`;
