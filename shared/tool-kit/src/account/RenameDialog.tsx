import { Button, Dialog, DialogActions, Field, Stack } from '@breakaway/ui';
import { useState, type FormEvent } from 'react';
import type { PlanKind } from './plan-kind.ts';
import { sentenceOf, type PlansApi } from './plans-api.ts';

const MOST_NAME = 100;

interface Props {
  api: Pick<PlansApi, 'rename'>;
  noun: PlanKind<unknown>['noun'];
  plan: { id: string; name: string };
  onClose: () => void;
  onRenamed: (name: string) => void;
}

export function RenameDialog({ api, noun, plan, onClose, onRenamed }: Props) {
  const [name, setName] = useState(plan.name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return setError('Enter a name.');
    setBusy(true);
    const answer = await api.rename(plan.id, wanted);
    setBusy(false);
    if (!answer.ok) return setError(sentenceOf(answer));
    onRenamed(wanted);
    onClose();
  };
  return (
    <Dialog open title={`Rename this ${noun}`} onClose={onClose}>
      <Stack as="form" onSubmit={(event: FormEvent) => void submit(event)} noValidate>
        <Field
          label="Name"
          value={name}
          maxLength={MOST_NAME}
          error={error ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions>
          <Button type="submit" busy={busy}>
            Rename
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
