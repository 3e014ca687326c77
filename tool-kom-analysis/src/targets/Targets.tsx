import { directionName, formatDuration, parseDurationS, type Athlete } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { PlanActions, sentenceOf } from '@breakaway/tool-kit/account';
import { Choice } from '@breakaway/tool-kit/conditions';
import { Button, Muted, Notice, Skeleton } from '@breakaway/ui';
import { Badge } from '@breakaway/ui/controls';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { fetchSegment, type SavedSegment } from '../account/fetch-segment.ts';
import { SEGMENT_PLANS } from '../account/segment-plans.ts';
import type { Engine } from '../engine/engine.ts';
import { chanceText, wholeW } from '../verdict/words.ts';
import { meanSlopeText } from '../segment/segment.ts';
import { dayName } from '../wind/forecast-words.ts';
import type { Forecast } from '../wind/forecast.ts';
import type { KeptSegment } from './kept-segments.ts';
import { ListForecast } from './ListForecast.tsx';
import { chanceOn, ranked, type Target } from './ranking.ts';
import type { useSegments } from './useSegments.ts';
import { useTargets } from './useTargets.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  &[aria-current='true'] {
    border-color: var(--accent);
  }
  p {
    grid-column: 1;
    color: var(--text-muted);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
`;
const Open = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--strong);
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;
const Chance = styled(Badge)`
  justify-self: end;
`;
const More = styled.div`
  grid-area: 2 / 2 / span 2;
  align-self: end;
  justify-self: end;
`;
/** No day is chosen: as each segment is kept. */
const ANY = '';
/** A forecast of clock times alone is of one day without a date. */
const dayKey = (date: string | null) => date ?? 'undated';

interface Props {
  engine: Engine;
  account: ReturnType<typeof useSegments>;
  athlete: Athlete | null;
  forecast: Forecast;
  /** a segment is open whose tab takes the forecast */
  elsewhere: boolean;
  /** the one that is open: its actions are in its own head */
  openId: string | null;
  onOpen: (found: SavedSegment, earlier?: boolean) => void;
}

const NONE: KeptSegment[] = [];

/** The member's segments by chance, with the wind that would do it: what to attack on which day. */
export function Targets({ engine, account, athlete, forecast, elsewhere, openId, onOpen }: Props) {
  const { api, segments: known, load } = account;
  const segments = known ?? NONE;
  const { hours } = forecast;
  const targets = useTargets(engine, segments, athlete, hours);
  const [day, setDay] = useState(ANY);
  const [deleted, setDeleted] = useState<KeptSegment | null>(null);
  // The button that was pressed goes: the focus goes to the list.
  const frame = useRef<HTMLElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? account.problem;
  const dates = useMemo(
    () => [...new Set(targets.flatMap(({ days }) => days.map(({ date }) => date)))],
    [targets],
  );
  const date = dates.find((one) => dayKey(one) === day);
  async function openVersion({ id, version }: KeptSegment, wanted: number) {
    const found = await fetchSegment(api, engine, id, wanted);
    if (found.ok) onOpen(found, wanted !== version);
    else setRefused(found.message);
  }
  async function remove(kept: KeptSegment) {
    const answer = await api.remove(kept.id);
    if (!answer.ok) return setRefused(sentenceOf(answer));
    setRefused(null);
    setDeleted(kept);
    frame.current?.focus();
    void load();
  }
  async function undo(kept: KeptSegment) {
    const answer = await api.restore(kept.id);
    if (!answer.ok) return setRefused(sentenceOf(answer));
    setDeleted(null);
    frame.current?.focus();
    void load();
  }
  return (
    <Frame ref={frame} tabIndex={-1} aria-label="Your segments">
      <Head>
        <h2>Your segments</h2>
        {dates.length > 0 && (
          <Choice
            label="What to attack on"
            options={{
              [ANY]: 'Any day',
              ...Object.fromEntries(dates.map((one) => [dayKey(one), dayName(one)])),
            }}
            value={date === undefined ? ANY : dayKey(date)}
            onChange={setDay}
          />
        )}
      </Head>
      {problem && (
        <Notice
          tone={known ? 'warn' : 'bad'}
          action={
            <Button
              tone="secondary"
              onClick={() => {
                setRefused(null);
                void load();
              }}
            >
              Try again
            </Button>
          }
        >
          {problem}
          {known && ' These are your segments as this device knows them.'}
        </Notice>
      )}
      {deleted && (
        <Notice
          action={
            <Button tone="secondary" onClick={() => void undo(deleted)}>
              Undo
            </Button>
          }
        >
          “{deleted.name}” is deleted{deleted.link ? ', and its link has ended' : ''}.
        </Notice>
      )}
      {!known && !problem && <Skeleton label="Loading your segments" lines={2} />}
      {known?.length === 0 && (
        <Muted>Segments that you save appear here, on every device of yours, ranked by your chance.</Muted>
      )}
      {segments.length > 0 && (
        <List aria-label="Your segments by chance">
          {ranked(targets, date).map((target) => (
            <TargetItem
              key={target.kept.id}
              target={target}
              date={date}
              isOpen={target.kept.id === openId}
              onOpen={() => onOpen(target.kept)}
              actions={
                target.kept.id !== openId && (
                  <PlanActions
                    api={api}
                    kind={SEGMENT_PLANS}
                    plan={target.kept}
                    onChange={() => void load()}
                    onDelete={() => void remove(target.kept)}
                    onVersion={(version) => void openVersion(target.kept, version)}
                  />
                )
              }
            />
          ))}
        </List>
      )}
      {segments.length > 0 && !elsewhere && <ListForecast forecast={forecast} />}
      {segments.length > 0 && elsewhere && hours.length === 0 && (
        <Muted>
          Paste a forecast under Wind and days, and each segment is compared with every day of it.
        </Muted>
      )}
    </Frame>
  );
}

interface ItemProps {
  target: Target;
  date: string | null | undefined;
  isOpen: boolean;
  onOpen: () => void;
  actions: ReactNode;
}

function TargetItem({ target, date, isOpen, onOpen, actions }: ItemProps) {
  const units = useUnits();
  const { kept, segment, wind, reason, reserveW } = target;
  const chance = chanceOn(target, date);
  const day = target.days.find((one) => one.date === date);
  const timeS = parseDurationS(kept.record.time);
  const facts = [
    segment && units.show(segment.route.distanceM / 1000, 'km', 1),
    segment?.route.hasElevation && meanSlopeText(segment.route),
    timeS !== null && `record ${formatDuration(timeS)}`,
    kept.link && 'shared by a link',
  ].filter(Boolean);
  const words = [
    reason,
    day?.best.answer
      ? `Best at ${day.best.time}: wind from the ${directionName(day.best.fromDeg)}, ${units.show(3.6 * day.best.windMs, 'km/h', 0)}.`
      : reserveW !== null &&
        (wholeW(reserveW) === 0
          ? 'It takes exactly your best.'
          : `${wholeW(reserveW)} W ${reserveW > 0 ? 'to spare' : 'missing'}.`),
    !day &&
      reserveW !== null &&
      reserveW < 0 &&
      wind &&
      `Wind from the ${wind.name} at ${units.show(3.6 * wind.speedMs, 'km/h', 0)} would do.`,
  ].filter(Boolean);
  return (
    <Item aria-current={isOpen}>
      <Open onClick={onOpen} disabled={kept.problem !== null}>
        {kept.name}
      </Open>
      {chance !== null && (
        <Chance $tone={chance >= 0.5 ? 'good' : chance >= 0.2 ? 'warn' : 'neutral'}>
          {chanceText(chance)}
        </Chance>
      )}
      <p>{facts.join(' · ')}</p>
      {words.length > 0 && <p>{words.join(' ')}</p>}
      <More>{actions}</More>
    </Item>
  );
}
