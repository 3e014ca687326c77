import type { Subscription } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import { formatEuro } from '@breakaway/contract/plan';
import { useUser } from '@breakaway/host-api';
import { Button, Card, Dialog, DialogActions, MailAddress, Muted, Notice, Stack } from '@breakaway/ui';
import { useState } from 'react';
import { Facts } from '../Facts.tsx';
import { amountOf, planName, priceOf } from '../plan-words.ts';
import { texts } from '../texts.ts';
import { useWithdrawal } from './useWithdrawal.ts';

const words = texts.withdrawal;

/** Whether the member has the legal right to withdraw now. */
export const canWithdraw = ({ withdrawUntil }: Subscription): boolean =>
  withdrawUntil !== null && Date.parse(withdrawUntil) > Date.now();

/** The right of withdrawal within the first fourteen days: two steps, in the wording of EU law. */
export function Withdrawal({
  plan,
  onWithdrawn,
}: {
  plan: Subscription;
  onWithdrawn: () => Promise<unknown>;
}) {
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const { busy, problem, withdraw, forget } = useWithdrawal(plan.subscriptionId, onWithdrawn);
  const amount = amountOf(plan);
  // Closing the dialog would not undo a running withdrawal, so it stays open and shows the outcome.
  const close = () => {
    if (busy) return;
    forget();
    setAsking(false);
  };
  const confirm = async () => {
    if (await withdraw()) setAsking(false);
  };
  return (
    <Card aria-labelledby="withdrawal">
      <Stack>
        <Stack $gap={0.5}>
          <h2 id="withdrawal">{words.heading}</h2>
          <Muted>{words.text(longDate(plan.withdrawUntil), amount > 0)}</Muted>
        </Stack>
        <div>
          <Button tone="secondary" onClick={() => setAsking(true)}>
            {words.open}
          </Button>
        </div>
      </Stack>
      <Dialog open={asking} title={words.title} onClose={close}>
        <p>{words.statement}</p>
        <Facts
          facts={[
            { label: words.name, value: user?.name },
            { label: words.contract, value: `${planName(plan)}, ${priceOf(plan)}` },
            { label: words.mail, value: user?.email && <MailAddress>{user.email}</MailAddress> },
            { label: words.refund, value: amount > 0 ? formatEuro(amount) : null },
          ]}
        />
        <p>{words.effect}</p>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <DialogActions>
          <Button tone="secondary" disabled={busy} onClick={close}>
            {texts.keep}
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}
