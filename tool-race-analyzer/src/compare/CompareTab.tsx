import type { RacePlan, Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { Cursor } from '@breakaway/tool-kit/route-view';
import { Button, Muted, Notice } from '@breakaway/ui';
import { EmptyState } from '@breakaway/ui/controls';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Engine } from '../engine/engine.ts';
import { CompareChart } from './CompareChart.tsx';
import { riderWords } from './input-rows.ts';
import {
  LETTERS,
  roadKey,
  sameQuestion,
  sameRider,
  type Candidate,
  type Scenario,
  type ScenarioSet,
  withoutRoad,
} from './scenario.ts';
import { ScenarioHead } from './ScenarioHead.tsx';
import { ScenarioTable, type Column } from './ScenarioTable.tsx';
import { useScenarios } from './useScenarios.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 44px;
  @media print {
    display: none;
  }
`;

export interface CompareTabProps {
  engine: Engine;
  owner: string | null;
  route: Route;
  courseName: string;
  /** the scenarios of this device, kept by the page while the tab is closed; null until they were read */
  set: ScenarioSet | null;
  onSet: (set: ScenarioSet) => void;
  /** the plan on the page; null while it is computed or something is missing */
  present: (Omit<Candidate, 'plan'> & { plan: RacePlan }) | null;
  /** everything else about it is computed */
  idle: boolean;
  /** makes a kept question, with what was typed for the rider, that of the page */
  onUse: (asked: Pick<Candidate, 'form' | 'typed'>) => void;
  cursor: Cursor;
  narrow: boolean;
}

/** Up to four plans of one course side by side. */
export function CompareTab(props: CompareTabProps) {
  const { route, onUse, cursor, narrow } = props;
  const ready = props.present;
  const [present, setPresent] = useState<Candidate | null>(null);
  // While the next plan is computed the one before stays, so that nothing jumps.
  useEffect(() => {
    if (ready) setPresent({ ...ready, plan: withoutRoad(ready.plan) });
  }, [ready]);
  const road = useMemo(() => roadKey(route), [route]);
  const units = useUnits();
  const scenarios = useScenarios({ ...props, road });
  const { list, elsewhere, full, done } = scenarios;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (done) undo.current?.focus();
  }, [done]);
  const kept = present && list.find((one) => sameQuestion(one, present));
  const columns = useMemo(
    (): Column[] => [
      ...list.map((scenario) => ({ scenario, plan: scenario })),
      ...(list.length > 0 && present && !kept ? [{ scenario: null, plan: present }] : []),
    ],
    [list, present, kept],
  );
  const older = present ? list.filter((one) => !sameRider(one, present)) : [];

  function use({ form, typed, letter }: Scenario) {
    const before = present && { form: present.form, typed: present.typed };
    onUse({ form, typed });
    scenarios.say(
      before && {
        words: `Scenario ${letter} is your plan now.`,
        undo: () => onUse(before),
      },
    );
  }

  const keep = (
    <Button
      tone={list.length > 0 ? 'secondary' : 'primary'}
      disabled={!ready || full || Boolean(kept)}
      onClick={() => present && scenarios.keep(present)}
    >
      Keep this plan as a scenario
    </Button>
  );
  return (
    <>
      {list.length > 0 && (
        <Bar>
          {keep}
          <Muted>
            {kept
              ? `Your plan is scenario ${kept.letter}. Change a setting to compare another one.`
              : full
                ? `${LETTERS.length} scenarios are kept. Remove one to keep this plan.`
                : !ready
                  ? 'The plan is computed first.'
                  : 'Kept on this device with the course.'}
          </Muted>
        </Bar>
      )}
      <div role="status">
        {done && (
          <Bar>
            {done.words}
            <Button
              ref={undo}
              tone="secondary"
              onClick={() => {
                done.undo();
                scenarios.say(null);
              }}
            >
              Undo
            </Button>
          </Bar>
        )}
      </div>
      {elsewhere && (
        <Notice>
          Your scenarios are of another course, or another way to ride it: {elsewhere.courseName}. They come
          back when you open it again. If you keep a plan here, it replaces them.
        </Notice>
      )}
      {older.length > 0 && present && (
        <Notice tone="warn">
          {older.map(({ letter }) => letter).join(', ')} {older.length > 1 ? 'were' : 'was'} made for another
          rider ({[...new Set(older.map((one) => riderWords(one, units)))].join('; ')}) than your plan now (
          {riderWords(present, units)}).
        </Notice>
      )}
      {list.length === 0 ? (
        <EmptyState action={keep}>
          <p>
            Keep this plan, change a setting, and keep it again: up to {LETTERS.length} plans of this course
            stand side by side here.
          </p>
        </EmptyState>
      ) : (
        <ScenarioTable
          columns={columns}
          narrow={narrow}
          head={({ scenario }) => (
            <ScenarioHead
              scenario={scenario}
              present={scenario !== null && scenario === kept}
              onUse={use}
              onRename={scenarios.rename}
              onRemove={scenarios.remove}
            />
          )}
        />
      )}
      {columns.length > 1 && <CompareChart {...{ columns, route, cursor, narrow }} />}
    </>
  );
}
