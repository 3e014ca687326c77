import { Button, Dialog, DialogActions, Notice } from '@breakaway/ui';
import { useState } from 'react';
import { texts } from './texts.ts';

/** Asks before the plan is cancelled. A failure is shown here, where the member looks, and the question stays. */
export function CancelDialog({
  open,
  until,
  busy,
  onCancel,
  onClose,
}: {
  open: boolean;
  /** when the plan would end; null for at once */
  until: string | null;
  busy: boolean;
  /** @returns why it failed, or null */
  onCancel: () => Promise<string | null>;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirm = async () => {
    setProblem(null);
    const failure = await onCancel();
    if (failure === null) close();
    else setProblem(failure);
  };
  return (
    <Dialog open={open} title={texts.cancelTitle} onClose={close}>
      <p>{texts.cancelText(until)}</p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <DialogActions>
        <Button tone="secondary" onClick={close}>
          {texts.keep}
        </Button>
        <Button tone="danger" busy={busy} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
