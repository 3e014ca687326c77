import type { SavePlanBody } from '@breakaway/contract';
import type { ShellLink } from '@breakaway/contract/shell-link';
import type { Refusal } from '@breakaway/cycling';
import { Button, Notice } from '@breakaway/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { OpenPlan, PlanKind } from './plan-kind.ts';
import { momentWords } from './moment-words.ts';
import { PlanActions } from './PlanActions.tsx';
import { isConflict, isGone, isOffline, plansApi, sentenceOf, type PlansApi } from './plans-api.ts';
import { useWhenBack } from './useWhenBack.ts';

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

/** What is on the page, as it would be saved. */
interface Saving<S> {
  /** of what: another object is another course or segment */
  of: object;
  /** of a new plan */
  name: string;
  /** what is asked: it is compared with what was saved, and saved as the question */
  content: string;
  isSame: (saved: string, now: string) => boolean;
  /** the rest of the plan; null while there is none that will not change by itself */
  write: (() => Promise<Pick<SavePlanBody<S>, 'summary' | 'course' | 'view'>>) | null;
}

interface Props<S, O> {
  link: ShellLink;
  kind: PlanKind<S>;
  saving: Saving<S>;
  saved: OpenPlan | null;
  onSaved: (saved: OpenPlan | null) => void;
  /** reads a plan of the account, or an earlier version of it */
  fetch: (api: PlansApi<S>, id: string, version?: number) => Promise<({ ok: true } & O) | Refusal>;
  onOpen: (plan: O) => void;
}

type Trouble =
  | { kind: 'offline' | 'refused' | 'conflict' | 'gone'; message: string }
  | { kind: 'deleted'; plan: OpenPlan; message: string };

/** Saves what is on the page to the account, and says whether it is there. */
export function SaveBar<S, O>({ link, kind, saving, saved, onSaved, fetch, onOpen }: Props<S, O>) {
  const api = useMemo(() => plansApi<S>(link), [link]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { of: here, content, isSame, write } = saving;
  // Before an answer arrives another course may be opened, or this one removed, or its member gone: it is none of theirs.
  const newest = useRef<object | null>(here);
  useEffect(() => {
    newest.current = here;
    return () => {
      newest.current = null;
      setTrouble(null);
    };
  }, [here]);
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

  const unsent = useRef<SaveAs | null>(null);
  async function save(as: SaveAs) {
    if (!write) return;
    unsent.current = as;
    setBusy(true);
    setTrouble(null);
    const { id, version, name } = as;
    try {
      const now = await write();
      const answer = await api.save({ id, version, name, question: content, ...now });
      if (!isHere()) return;
      if (answer.ok) return put({ ...answer.data, content });
      if (isConflict(answer)) {
        const other = await api.read(id);
        if (!isHere()) return;
        const [there, here] = [
          other.ok && kind.versionWords(other.data.summary),
          kind.versionWords(now.summary),
        ];
        const differ =
          there === here ? `Both: ${here}; something else differs.` : `There: ${there}. Here: ${here}.`;
        const which = other.ok
          ? ` The other one is “${other.data.name}”, saved ${momentWords(other.data.savedAt)}. ${differ}`
          : '';
        setTrouble({ kind: 'conflict', message: answer.message + which });
      } else if (isOffline(answer))
        setTrouble({
          kind: 'offline',
          message: `There is no connection. Your ${kind.noun} is kept on this device, and not saved in your account.`,
        });
      else setTrouble({ kind: isGone(answer) ? 'gone' : 'refused', message: answer.message });
    } catch {
      setTrouble({ kind: 'refused', message: `The ${kind.noun} could not be saved. Try again.` });
    } finally {
      setBusy(false);
    }
  }
  const named = saving.name.trim().slice(0, MOST_NAME) || kind.unnamed;
  const saveThis = () => save(saved ?? { id: crypto.randomUUID(), version: null, name: named });
  const saveNew = () => save({ id: crypto.randomUUID(), version: null, name: saved?.name ?? named });
  const saveCopy = () =>
    save({ id: crypto.randomUUID(), version: null, name: copyName(saved?.name ?? named) });
  /** As it was tried: what did arrive, and only its answer was lost, is not saved as another one. */
  const saveAgain = () => void (unsent.current && save(unsent.current));
  async function open(id: string, version?: number) {
    setBusy(true);
    const found = await fetch(api, id, version);
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

  // What could not be sent is sent once there is a network again.
  useWhenBack(trouble?.kind === 'offline', saveAgain);
  // The button that was pressed may be gone: the focus goes to what came in its place.
  const bar = useRef<HTMLDivElement>(null);
  const said = trouble?.kind;
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) bar.current?.focus();
  }, [asked, said]);
  const thenFocus = (done: Promise<void>) => void done.then(() => setAsked((times) => times + 1));

  const before = saved?.content;
  const isSaved = useMemo(() => before !== undefined && isSame(before, content), [before, content, isSame]);
  return (
    <>
      <Row ref={bar} tabIndex={-1}>
        {saved && isSaved && !busy ? (
          <Said role="status">Saved{saved.link && ', shared by a link'}</Said>
        ) : (
          <Button tone="secondary" busy={busy} disabled={!write} onClick={() => void saveThis()}>
            {busy ? 'Saving' : saved ? 'Save changes' : 'Save'}
          </Button>
        )}
        {saved && (
          <PlanActions
            api={api}
            kind={kind}
            plan={saved}
            onChange={(changed) => change(saved.id, changed)}
            onDelete={() => thenFocus(remove(saved))}
            onVersion={(version) => void open(saved.id, version)}
          />
        )}
      </Row>
      {trouble && (
        <Notice
          tone={trouble.kind === 'deleted' ? 'info' : trouble.kind === 'refused' ? 'bad' : 'warn'}
          action={
            trouble.kind === 'deleted' ? (
              <Button tone="secondary" onClick={() => thenFocus(undo(trouble.plan))}>
                Undo
              </Button>
            ) : trouble.kind === 'offline' ? (
              <Button tone="secondary" onClick={saveAgain}>
                Try again
              </Button>
            ) : trouble.kind === 'gone' ? (
              <Button tone="secondary" onClick={() => thenFocus(saveNew())}>
                Save as a new one
              </Button>
            ) : (
              trouble.kind === 'conflict' && (
                <Row>
                  <Button tone="secondary" onClick={() => thenFocus(saveCopy())}>
                    Keep both
                  </Button>
                  <Button tone="secondary" onClick={() => saved && thenFocus(open(saved.id))}>
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

interface SaveAs {
  id: string;
  /** the version that it changes; null for a new one */
  version: number | null;
  name: string;
}

const MOST_NAME = 100;
const copyName = (name: string) => `${name.slice(0, MOST_NAME - 4)} (2)`;
