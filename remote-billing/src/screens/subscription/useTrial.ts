import { api, getSession, messageOf, refreshUser, toast } from '@breakaway/host-api';
import { useState } from 'react';
import { texts } from './texts.ts';
import { WELCOME_MS, type Membership } from './useMembership.ts';

/** Starts the free trial in one press. When it fails, the reason is shown and the button stays. */
export function useTrial(membership: Membership) {
  const [busy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    toast.clear();
    try {
      await api.billing.startTrial();
      await membership.enter(WELCOME_MS, 'week');
    } catch (error) {
      // Nobody who has had theirs is offered another one; and a trial may have begun although its answer was lost.
      await refreshUser();
      if (getSession()?.data.trial.state === 'running') await membership.enter(WELCOME_MS, 'week');
      else toast.error(messageOf(error, texts.trial.failed));
    } finally {
      setBusy(false);
    }
  }
  return { start, busy };
}
