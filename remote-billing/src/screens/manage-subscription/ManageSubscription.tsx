import { consultant, getSession, refreshUser, toast, useNavigate } from '@breakaway/host-api';
import { Button, Card, Spinner, Stack } from '@breakaway/ui';
import { useState } from 'react';
import { PageFrame } from '../../parts/PageFrame.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import { texts } from './texts.ts';
import { useSubscription } from './useSubscription.ts';

/** The specification's own target; the shell leads it on to the payment page. */
const SUBSCRIBE_PATH = '/app/subscription';

/** The member's plan: what it is, what it costs, when it is charged again, and how to end it. */
export default function ManageSubscription() {
  const navigate = useNavigate();
  const { loaded, retry, cancelling, cancel } = useSubscription();
  const [leaving, setLeaving] = useState(false);

  async function subscribe(): Promise<void> {
    setLeaving(true);
    // A record from before the plan ended says premium, and the guard would bring her back here.
    const failure = await refreshUser();
    if (failure && getSession()?.data.isPremium) {
      setLeaving(false);
      toast.error(failure);
      return;
    }
    void navigate(SUBSCRIBE_PATH);
  }

  return (
    <PageFrame closeTo={consultant()} width={40}>
      <Stack $gap={1.5}>
        <h1>{texts.heading}</h1>
        {loaded.state === 'loading' && <Spinner label="Loading subscription" />}
        {loaded.state === 'failed' && (
          <Card>
            <Stack>
              <p role="alert">{texts.loadFailed}</p>
              <div>
                <Button tone="secondary" onClick={retry}>
                  {texts.retry}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
        {loaded.state === 'ready' && !loaded.plan && (
          <Card>
            <Stack>
              <h2>{texts.none}</h2>
              <p>{texts.noneHint}</p>
              <div>
                <Button busy={leaving} onClick={() => void subscribe()}>
                  {texts.subscribe}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
        {loaded.state === 'ready' && loaded.plan && (
          <PlanDetails
            plan={loaded.plan}
            cancelling={cancelling}
            onCancel={() => cancel(loaded.plan!.subscriptionId)}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
