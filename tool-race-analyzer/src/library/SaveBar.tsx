import type { ShellLink } from '@breakaway/contract/shell-link';
import type { FeedingPlan, FinishBand, RacePlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { zoneOf } from '@breakaway/tool-kit/clock';
import { Button, Notice } from '@breakaway/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChangeForm } from '../course/course-change.ts';
import type { OpenPlan } from '../course/kept-course.ts';
import type { Course, Engine } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { isSameAsked, summaryOf, writeAsked, writeCourse } from './document.ts';
import { fetchPlan, type Opening } from './open-plan.ts';
import { PlanActions } from './PlanActions.tsx';
import { isConflict, isOffline, plansApi, sentenceOf } from './plans-api.ts';
import { writeView, type PlanView } from '../shared-plan/view.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
const Said = styled.span`
  color: var(--text-muted);
  font-size: var(--text-s);
`;

/** What is saved. */
interface Saving {
  /** as it is in the file */
  course: Course;
  form: PlanForm;
  change: ChangeForm;
  /** the same choices as numbers; null while one of them cannot be used */
  ridden: PlanView['change'] | null;
  /** null until there is one that will not change by itself */
  plan: RacePlan | null;
  stopS: number;
  band: FinishBand | null;
  feeding: FeedingPlan | null;
}

interface Props {
  link: ShellLink;
  engine: Engine;
  saving: Saving;
  saved: OpenPlan | null;
  onSaved: (saved: OpenPlan | null) => void;
  onOpen: (plan: Opening) => void;
}

type Trouble =
  | { kind: 'offline' | 'refused' | 'conflict'; message: string }
  | { kind: 'deleted'; plan: OpenPlan; message: string };

/** Saves the plan to the account, and says whether it is there. */
export function SaveBar({ link, engine, saving, saved, onSaved, onOpen }: Props) {
  const api = useMemo(() => plansApi(link), [link]);
  const { distance } = useUnits().units;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const content = writeAsked(saving);
  // Before an answer arrives another course may be opened, or this one removed, or its member gone: it is none of theirs.
  const newest = useRef<Course | null>(saving.course);
  useEffect(() => {
    newest.current = saving.course;
    return () => {
      newest.current = null;
      setTrouble(null);
    };
  }, [saving.course]);
  const here = saving.course;
  const isHere = () => newest.current === here;
  const newestSaved = useRef(saved);
  useEffect(() => {
    newestSaved.current = saved;
  }, [saved]);
  function put(next: OpenPlan | null) {
    newestSaved.current = next;
    onSaved(next);
  }
  /** What a menu changes about the plan, which may have been saved since the menu was opened. */
  function change(id: string, changed: Partial<OpenPlan>) {
    const now = newestSaved.current;
    if (isHere() && now?.id === id) put({ ...now, ...changed });
  }

  async function save(as: { id: string; version: number | null; name: string; link: string | null }) {
    const { course, form, plan, ridden, stopS } = saving;
    if (!plan || !ridden) return;
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await api.save({
        id: as.id,
        version: as.version,
        name: as.name,
        summary: summaryOf(plan.question.route, plan.totalTimeS + stopS, form),
        course: await writeCourse(engine, course),
        question: content,
        view: writeView({ ...saving, zone: zoneOf(form, course), distance, plan, change: ridden }),
      });
      if (!isHere()) return;
      if (answer.ok) put({ ...answer.data, content });
      else if (isConflict(answer)) setTrouble({ kind: 'conflict', message: answer.message });
      else if (isOffline(answer))
        setTrouble({
          kind: 'offline',
          message: 'There is no connection. Your plan is kept on this device, and not saved in your account.',
        });
      else setTrouble({ kind: 'refused', message: answer.message });
    } catch {
      setTrouble({ kind: 'refused', message: 'The plan could not be saved. Try again.' });
    } finally {
      setBusy(false);
    }
  }
  const saveThis = () =>
    save(saved ?? { id: crypto.randomUUID(), version: null, name: nameFor(saving.course), link: null });
  const saveCopy = () =>
    save({
      id: crypto.randomUUID(),
      version: null,
      name: copyName(saved?.name ?? nameFor(saving.course)),
      link: null,
    });
  async function open(id: string, version?: number) {
    setBusy(true);
    const found = await fetchPlan(api, engine, id, version);
    setBusy(false);
    if (!isHere()) return;
    if (found.ok) onOpen(found);
    else setTrouble({ kind: 'refused', message: found.message });
  }
  async function remove(plan: OpenPlan) {
    const answer = await api.remove(plan.id);
    if (!isHere()) return;
    if (!answer.ok) return setTrouble({ kind: 'refused', message: sentenceOf(answer) });
    put(null);
    setTrouble({ kind: 'deleted', plan, message: `“${plan.name}” is deleted from your account.` });
  }
  async function undo(plan: OpenPlan) {
    const answer = await api.restore(plan.id);
    if (!isHere()) return;
    if (!answer.ok) return setTrouble({ kind: 'refused', message: sentenceOf(answer) });
    setTrouble(null);
    put({ ...plan, link: null });
  }

  const before = saved?.content;
  const isSaved = useMemo(() => before !== undefined && isSameAsked(before, content), [before, content]);
  return (
    <>
      <Row>
        {saved && isSaved && !busy ? (
          <Said role="status">Saved{saved.link && ', shared by a link'}</Said>
        ) : (
          <Button tone="secondary" busy={busy} disabled={!saving.plan} onClick={() => void saveThis()}>
            {busy ? 'Saving' : saved ? 'Save changes' : 'Save'}
          </Button>
        )}
        {saved && (
          <PlanActions
            api={api}
            plan={saved}
            onChange={(changed) => change(saved.id, changed)}
            onDelete={() => void remove(saved)}
            onVersion={(version) => void open(saved.id, version)}
          />
        )}
      </Row>
      {trouble && (
        <Notice
          tone={trouble.kind === 'deleted' ? 'info' : trouble.kind === 'refused' ? 'bad' : 'warn'}
          action={
            trouble.kind === 'deleted' ? (
              <Button tone="secondary" onClick={() => void undo(trouble.plan)}>
                Undo
              </Button>
            ) : trouble.kind === 'offline' ? (
              <Button tone="secondary" onClick={() => void saveThis()}>
                Try again
              </Button>
            ) : (
              trouble.kind === 'conflict' && (
                <Row>
                  <Button tone="secondary" onClick={() => void saveCopy()}>
                    Keep both
                  </Button>
                  <Button tone="secondary" onClick={() => saved && void open(saved.id)}>
                    Open that one
                  </Button>
                </Row>
              )
            )
          }
        >
          {trouble.message}
        </Notice>
      )}
    </>
  );
}

const MOST_NAME = 100;
const nameFor = ({ name }: Course) => name.trim().slice(0, MOST_NAME) || 'My plan';
const copyName = (name: string) => `${name.slice(0, MOST_NAME - 4)} (2)`;
