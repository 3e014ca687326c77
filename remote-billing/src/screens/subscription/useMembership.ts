import { api, consultant, messageOf, saveUser, useNavigate } from '@breakaway/host-api';
import { useEffect, useRef, useState } from 'react';
import { pause } from '../../parts/pause.ts';

/** The specification leaves "Payment Successful" on screen this long. */
export const WELCOME_MS = 2000;
const TRIES = 5;
const BETWEEN_TRIES_MS = 1500;

/**
 * What follows a payment: the member's record is polled until it says premium, then stored, and the consultant opens.
 * The provider's confirmation may arrive a little after the payment, so `unconfirmed` is a separate state.
 */
export function useMembership() {
  const navigate = useNavigate();
  const [term, setTerm] = useState<'year' | 'week'>('year');
  const [state, setState] = useState<'idle' | 'checking' | 'welcome' | 'unconfirmed'>('idle');
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  /**
   * Reads the record once. A running trial is premium too, and says nothing about a payment that is being waited for.
   * @param forTerm what is waited for: a paid plan, or the trial of a week
   * @returns whether it is there; the member is then led into the app
   */
  async function look(forTerm: 'year' | 'week' = 'year'): Promise<boolean> {
    const user = await api.users.details().then(
      (answer) => answer.data,
      (error: unknown) =>
        console.error('The details could not be refreshed.', messageOf(error, 'No reason was given.')),
    );
    if (!mounted.current || !user?.isPremium) return false;
    if (forTerm === 'year' && user.trial.state === 'running') return false;
    // In the same update as the navigation: the guard redirects a premium member on this page to their plan.
    saveUser(user);
    void navigate(consultant(), { replace: true });
    return true;
  }

  /**
   * @param welcomeMs the plan is theirs: the member is welcomed, at least for so long; null while that is not certain
   * @param forTerm how long they have it
   */
  async function enter(welcomeMs: number | null, forTerm: 'year' | 'week' = 'year'): Promise<void> {
    setTerm(forTerm);
    setState(welcomeMs === null ? 'checking' : 'welcome');
    if (welcomeMs) await pause(welcomeMs);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      if (attempt > 1) await pause(BETWEEN_TRIES_MS);
      // Who has left the page is led nowhere, so their record is not asked for.
      if (!mounted.current || (await look(forTerm))) return;
    }
    setState('unconfirmed');
  }

  return { state, term, enter, look };
}

export type Membership = ReturnType<typeof useMembership>;
