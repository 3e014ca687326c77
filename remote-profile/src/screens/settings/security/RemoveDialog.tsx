import { messageOf, toast } from '@breakaway/host-api';
import { Button, Dialog, DialogActions, Notice } from '@breakaway/ui';
import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  /** The consequences, in a sentence or two. */
  children: ReactNode;
  /** The label of the button that does it. */
  action: string;
  remove: () => Promise<{ message: string }>;
  /** Shown for a failure without a message of its own. */
  fallback: string;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an entry of a list is removed. */
export function RemoveDialog({ title, children, action, remove, fallback, onClose, onRemoved }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      toast.success((await remove()).message);
      onRemoved();
    } catch (error) {
      setFailure(messageOf(error, fallback));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={title} onClose={() => !busy && onClose()}>
      <p>{children}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <DialogActions>
        <Button tone="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button tone="danger" busy={busy} onClick={() => void run()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
