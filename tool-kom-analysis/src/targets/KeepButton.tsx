import { Button, Dialog, DialogActions, Field, Stack } from '@breakaway/ui';
import { useState, type FormEvent } from 'react';

const MOST_NAME = 100;

interface Props {
  /** the name that is offered */
  name: string;
  isKept: boolean;
  onKeep: (name: string) => void;
}

/** Keeps the segment with its record, under a name. What changes afterwards is kept by itself. */
export function KeepButton({ name, isKept, onKeep }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') return setError('Enter a name.');
    onKeep(wanted);
    setOpen(false);
  };
  return (
    <>
      <Button
        tone={isKept ? 'quiet' : 'secondary'}
        onClick={() => {
          setTyped(name.slice(0, MOST_NAME));
          setError(null);
          setOpen(true);
        }}
      >
        {isKept ? 'Rename' : 'Keep this segment'}
      </Button>
      <Dialog
        open={open}
        title={isKept ? 'Rename this segment' : 'Keep this segment'}
        onClose={() => setOpen(false)}
      >
        <Stack as="form" onSubmit={submit} noValidate>
          <Field
            label="Name"
            value={typed}
            maxLength={MOST_NAME}
            error={error ?? undefined}
            hint="It stays on this device, with its record and your settings for it."
            onChange={(event) => setTyped(event.target.value)}
          />
          <DialogActions>
            <Button type="submit">{isKept ? 'Rename' : 'Keep it'}</Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  );
}
