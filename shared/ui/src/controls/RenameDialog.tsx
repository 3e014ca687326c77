import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions } from '../Dialog.tsx';
import { Field } from '../Field.tsx';
import { Stack } from '../surfaces.tsx';

interface Props {
  /** what is renamed, as in "Rename this plan" */
  noun: string;
  name: string;
  /** the most characters that a name may have */
  most: number;
  /** @returns the sentence of a refusal; null once it is renamed */
  rename: (name: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for another name. Enter saves it and Escape leaves the old one; a name that is refused stays in the field. */
export function RenameDialog({ noun, name: before, most, rename, onClose }: Props) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // After the dialog, which puts the focus on its title.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (busy) return;
    if (wanted === '') return setError('Enter a name.');
    if (wanted.length > most) return setError(`Name must be at most ${most} characters long`);
    if (wanted === before) return onClose();
    setBusy(true);
    const refusal = await rename(wanted);
    setBusy(false);
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <Dialog open title={`Rename this ${noun}`} onClose={onClose}>
      <Stack as="form" onSubmit={(event: FormEvent) => void submit(event)} noValidate>
        <Field
          ref={field}
          label="Name"
          value={name}
          error={error ?? undefined}
          autoComplete="off"
          enterKeyHint="done"
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
