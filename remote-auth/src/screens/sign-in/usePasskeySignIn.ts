import type { Session } from '@breakaway/contract';
import { passkeys } from '@breakaway/host-api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** An offer is renewed before its challenge expires; the API keeps a challenge for five minutes. */
const OFFER_MS = 4 * 60_000;

interface Options {
  enter: (session: Session) => void;
  /** Shows what failed. */
  tell: (error: unknown) => void;
}

/** Signs in with a passkey: by a button, and by the browser's autofill list below the email field. */
export function usePasskeySignIn(options: Options) {
  const [busy, setBusy] = useState(false);
  // Counts the offers that failed or expired: a change starts the next one.
  const [round, setRound] = useState(0);
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));

  useEffect(() => {
    if (busy) return;
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    const offer = async () => {
      try {
        const session = await passkeys.offer(signal);
        if (session && !signal.aborted) latest.current.enter(session);
      } catch (error) {
        if (signal.aborted) return;
        latest.current.tell(error);
        setRound((before) => before + 1);
      }
    };
    void offer();
    const renewal = setTimeout(() => setRound((before) => before + 1), OFFER_MS);
    return () => {
      clearTimeout(renewal);
      withdrawal.abort();
    };
  }, [busy, round]);

  const signIn = useCallback(async () => {
    setBusy(true);
    try {
      latest.current.enter(await passkeys.signIn());
    } catch (error) {
      latest.current.tell(error);
    } finally {
      setBusy(false);
    }
  }, []);

  return { isSupported: passkeys.isSupported(), busy, signIn: () => void signIn() };
}
