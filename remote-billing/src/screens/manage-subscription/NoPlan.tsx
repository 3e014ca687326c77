import { getSession, refreshUser, toast, useNavigate } from '@breakaway/host-api';
import { Button, Card, Stack } from '@breakaway/ui';
import { useState } from 'react';
import { texts } from './texts.ts';

/** The target that the specification gives; the shell redirects it to the payment page. */
const SUBSCRIBE_PATH = '/app/subscription';

/** There is no plan; links to buying one. */
export function NoPlan() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function subscribe(): Promise<void> {
    setLeaving(true);
    // A record from before the plan ended says premium, and the guard would redirect the member back here.
    const failure = await refreshUser();
    if (failure && getSession()?.data.isPremium) {
      setLeaving(false);
      toast.error(failure);
      return;
    }
    void navigate(SUBSCRIBE_PATH);
  }

  return (
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
  );
}
