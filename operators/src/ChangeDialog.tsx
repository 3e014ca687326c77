import type { Audience, RemoteStatus } from '@breakaway/releases/protocol';
import { Button, Dialog, DialogActions, Field, Muted, Notice, Stack } from '@breakaway/ui';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Signer } from './key.ts';
import { change } from './registry.ts';

/** What somebody is about to change. */
export interface Intent {
  remote: RemoteStatus;
  action: 'deploy' | 'rollback' | 'canary' | 'withdraw';
  version: string;
}

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
`;

const titles = {
  deploy: 'Make it live',
  rollback: 'Roll back',
  canary: 'Start a canary',
  withdraw: 'Withdraw',
};

function explained({ remote, action, version }: Intent): string {
  const { live, canary } = remote.state;
  switch (action) {
    case 'deploy':
      return `${remote.name} ${version} is for everybody from the next page load on, instead of ${live ?? 'nothing'}.${canary && canary.version !== version ? ` The canary ${canary.version} ends.` : ''}`;
    case 'rollback':
      return `Everybody gets ${remote.name} ${version} again from the next page load on. ${live ?? 'Nothing'} counts as withdrawn.`;
    case 'canary':
      return `Those whom you choose get ${remote.name} ${version} from the next page load on. Everybody else keeps ${live}. If it fails more pages, it is withdrawn automatically.`;
    case 'withdraw':
      return `Everybody gets ${remote.name} ${live} from the next page load on.`;
  }
}

interface ChangeDialogProps {
  intent: Intent;
  signer: Signer;
  onClose: () => void;
  /** It is done; the sentence says what. The dialog stays busy until this resolves. */
  onDone: (said: string) => Promise<void>;
}

/** Asks for the reason, and for whom a canary is. What the registry refuses is said here, and nothing that was typed is lost. */
export function ChangeDialog({ intent, signer, onClose, onDone }: ChangeDialogProps) {
  const { remote, action, version } = intent;
  const { canary } = remote.state;
  const before = action === 'canary' && canary?.version === version ? canary : undefined;
  const title = before ? 'Change the canary' : titles[action];
  const [reason, setReason] = useState('');
  const [percent, setPercent] = useState(String(before?.percent ?? 10));
  const [members, setMembers] = useState(before?.members.join(', ') ?? '');
  const [staff, setStaff] = useState(before?.staff ?? true);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Sent again after a lost answer, it is one change; with another audience, it is another one.
  const sent = useRef({ text: '', id: '' });

  const share = Number(percent.replace(',', '.'));
  const isShare = percent.trim() !== '' && share >= 0 && share <= 100;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (action === 'canary' && !isShare) return;
    const audience: Audience = {
      percent: share,
      members: members.split(/[\s,]+/).filter(Boolean),
      staff,
    };
    setBusy(true);
    setProblem(undefined);
    try {
      const wanted = {
        action,
        version,
        expected: remote.revision,
        expectedFingerprint: remote.fingerprint,
        reason: reason.trim(),
        ...(action === 'canary' && { audience }),
      };
      const text = JSON.stringify(wanted);
      if (sent.current.text !== text) sent.current = { text, id: crypto.randomUUID() };
      const { shells } = await change(signer, remote.name, { ...wanted, id: sent.current.id });
      await onDone(
        shells.following === 0
          ? 'Done, but no shell follows the registry: visitors have what was live last.'
          : `Done. ${shells.took} of ${shells.following} shells have taken it over.`,
      );
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <Dialog open title={`${title}: ${remote.name} ${version}`} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <Stack>
          <Muted>{explained(intent)}</Muted>
          {action === 'canary' && (
            <>
              <Field
                label="Share of the visitors, in percent"
                inputMode="decimal"
                value={percent}
                error={!isShare && 'A number from 0 to 100.'}
                onChange={({ target }) => setPercent(target.value)}
              />
              <Field
                label="Members, by their id"
                hint="Several with commas between them"
                value={members}
                onChange={({ target }) => setMembers(target.value)}
              />
              <Check>
                <input type="checkbox" checked={staff} onChange={({ target }) => setStaff(target.checked)} />
                Staff
              </Check>
            </>
          )}
          <Field
            label="Reason"
            hint="Everybody who looks at the history reads it."
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
          />
          {problem && <Notice tone="bad">{problem}</Notice>}
          <DialogActions>
            <Button type="button" tone="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy}>
              {title}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
