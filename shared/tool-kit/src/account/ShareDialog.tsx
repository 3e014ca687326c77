import { framingOrigin } from '@breakaway/contract/shell-link';
import { Button, Dialog, DialogActions, Field, Muted, Notice } from '@breakaway/ui';
import { useEffect, useRef, useState } from 'react';
import type { PlanKind } from './plan-kind.ts';
import { sentenceOf, type PlansApi } from './plans-api.ts';

interface Props {
  api: Pick<PlansApi, 'share' | 'unshare'>;
  kind: Pick<PlanKind<unknown>, 'sharedPath' | 'shows' | 'hides'>;
  plan: { id: string; name: string; link: string | null };
  onClose: () => void;
  onLink: (link: string | null) => void;
}

/** The secret part stands behind the #, so no server gets it with the address. */
const addressOf = (path: string, link: string) => `${framingOrigin() ?? ''}${path}#${link}`;

/** A link that shows the plan to everybody who has it, and the way to end it. */
export function ShareDialog({ api, kind, plan, onClose, onLink }: Props) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'good' | 'bad' | 'info'; text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes to what came in its place.
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) (field.current ?? makeButton.current)?.focus();
  }, [turn, plan.link]);
  const make = async () => {
    setBusy(true);
    const answer = await api.share(plan.id);
    setBusy(false);
    if (!answer.ok) return setSaid({ tone: 'bad', text: sentenceOf(answer) });
    setSaid(null);
    setTurn((turns) => turns + 1);
    onLink(answer.data.link);
  };
  const takeBack = async () => {
    setBusy(true);
    const answer = await api.unshare(plan.id);
    setBusy(false);
    if (!answer.ok) return setSaid({ tone: 'bad', text: sentenceOf(answer) });
    setSaid({ tone: 'good', text: 'The link has ended. Nobody can open it any more.' });
    setTurn((turns) => turns + 1);
    onLink(null);
  };
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid({ tone: 'good', text: 'The link is copied.' });
    } catch {
      field.current?.select();
      setSaid({ tone: 'info', text: 'Copy the link from the field.' });
    }
  };
  const address = plan.link && addressOf(kind.sharedPath, plan.link);
  return (
    <Dialog open title={`Share “${plan.name}”`} onClose={onClose}>
      <p>{kind.shows}</p>
      <Muted>{kind.hides}</Muted>
      {address && (
        <Field ref={field} label="Link" value={address} readOnly onFocus={(event) => event.target.select()} />
      )}
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      <DialogActions>
        {address ? (
          <>
            <Button tone="secondary" busy={busy} onClick={() => void takeBack()}>
              Take the link back
            </Button>
            <Button onClick={() => void copy(address)}>Copy the link</Button>
          </>
        ) : (
          <Button ref={makeButton} busy={busy} onClick={() => void make()}>
            Make a link
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
