import type { RaceSummary, SavedPlan as Saved } from '@breakaway/contract';
import type { ShellLink } from '@breakaway/contract/shell-link';
import { formatDuration } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { PlanActions, plansApi, sentenceOf } from '@breakaway/tool-kit/account';
import { Button, Muted, Notice, Skeleton } from '@breakaway/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import { dayWords } from './day-words.ts';
import { fetchPlan, type Opening } from './open-plan.ts';
import { RACE_PLANS } from './race-plans.ts';

type SavedPlan = Saved<RaceSummary>;

const Frame = styled.section`
  display: grid;
  gap: var(--space-4);
`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  &:hover,
  &:focus-within {
    border-color: var(--line-strong);
  }
`;
/** The whole card opens the plan; its menu lies above. */
const Open = styled.button.attrs({ type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--text-l);
  font-weight: var(--strong);
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;
const Bottom = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  > button {
    position: relative;
    z-index: 1;
  }
`;
const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 48px;
  fill: var(--line);
  stroke: var(--text-muted);
  stroke-width: 1.5px;
  vector-effect: non-scaling-stroke;
`;

interface Props {
  link: ShellLink;
  engine: Engine;
  onOpen: (plan: Opening) => void;
  /** whether there are plans, once it is known */
  onFilled: (filled: boolean) => void;
}

/** The member's saved plans. */
export function Library({ link, engine, onOpen, onFilled }: Props) {
  const api = useMemo(() => plansApi<RaceSummary>(link), [link]);
  const [plans, setPlans] = useState<SavedPlan[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<SavedPlan | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    const answer = await api.list();
    if (!answer.ok) return setProblem(sentenceOf(answer));
    setPlans(answer.data);
    onFilled(answer.data.length > 0);
  }, [api, onFilled]);
  useEffect(() => void load(), [load]);

  async function open(id: string, version?: number) {
    setProblem(null);
    setOpening(id);
    const found = await fetchPlan(api, engine, id, version);
    setOpening(null);
    if (found.ok) onOpen(found);
    else setProblem(found.message);
  }
  async function remove(plan: SavedPlan) {
    const answer = await api.remove(plan.id);
    if (!answer.ok) return setProblem(sentenceOf(answer));
    setDeleted(plan);
    setPlans((now) => now?.filter(({ id }) => id !== plan.id) ?? null);
  }
  async function undo(plan: SavedPlan) {
    const answer = await api.restore(plan.id);
    if (!answer.ok) return setProblem(sentenceOf(answer));
    setDeleted(null);
    await load();
  }
  const change = (id: string, changed: Partial<SavedPlan>) =>
    setPlans((now) => now?.map((plan) => (plan.id === id ? { ...plan, ...changed } : plan)) ?? null);

  return (
    <Frame aria-labelledby="your-plans">
      <h2 id="your-plans">Your plans</h2>
      {problem && (
        <Notice
          tone="bad"
          action={
            !plans && (
              <Button tone="secondary" onClick={() => void load()}>
                Try again
              </Button>
            )
          }
        >
          {problem}
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
      {!plans && !problem && <Skeleton label="Loading your plans" lines={2} />}
      {plans?.length === 0 && <Muted>Plans that you save appear here, on every device of yours.</Muted>}
      {plans && plans.length > 0 && (
        <Cards>
          {plans.map((plan) => (
            <Item key={plan.id}>
              <Profile heights={plan.summary.profile} />
              <Open
                aria-busy={opening === plan.id || undefined}
                disabled={opening !== null}
                onClick={() => void open(plan.id)}
              >
                {plan.name}
              </Open>
              <Facts plan={plan} opening={opening === plan.id} />
              <Bottom>
                <Muted>{plan.link && 'Shared by a link'}</Muted>
                <PlanActions
                  api={api}
                  kind={RACE_PLANS}
                  plan={plan}
                  onChange={(changed) => change(plan.id, changed)}
                  onDelete={() => void remove(plan)}
                  onVersion={(version) => void open(plan.id, version)}
                />
              </Bottom>
            </Item>
          ))}
        </Cards>
      )}
    </Frame>
  );
}

function Facts({ plan: { summary }, opening }: { plan: SavedPlan; opening: boolean }) {
  const units = useUnits();
  if (opening) return <p role="status">Opening…</p>;
  const climbed = summary.profile.length > 0 ? `, +${units.show(summary.ascentM, 'm', 0)}` : '';
  return (
    <>
      <p>
        {formatDuration(summary.finishS)} for {units.show(summary.distanceM / 1000, 'km', 1)}
        {climbed}
      </p>
      <Muted>{dayWords(summary.date)}</Muted>
    </>
  );
}

/** A line of heights, for the eye only. */
function Profile({ heights }: { heights: readonly number[] }) {
  if (heights.length < 2) return null;
  const last = heights.length - 1;
  const points = heights.map((height, i) => `${(100 * i) / last},${44 - 0.4 * height}`);
  return (
    <Picture viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,48 ${points.join(' ')} 100,48`} />
    </Picture>
  );
}
