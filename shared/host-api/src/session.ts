import type { Session, User } from '@breakaway/contract';
import { METRIC, unitFormat, type UnitFormat } from '@breakaway/contract/units';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { storedSessionKey } from './config.ts';
import { reloadPage } from './page.ts';
import { sessionOf } from './session-of.ts';
import { noteSessionEnd } from './sign-in-note.ts';
import { storage } from './storage.ts';
import { store } from './store.ts';

/**
 * The stored session is the whole login response, `{ message, token, data: user }`. Only this module touches it. Any
 * other value under its key counts as no session.
 */
function read(): Session | null {
  try {
    return sessionOf(JSON.parse(storage.get(storedSessionKey()) ?? 'null'));
  } catch {
    return null;
  }
}

const sessionAtom = atom<Session | null | undefined>(undefined);
const currentSessionAtom = atom((get) => {
  const session = get(sessionAtom);
  return session === undefined ? read() : session;
});

/** The current session, outside of React. */
export const getSession = (): Session | null => store.get(currentSessionAtom);
/** The session is still stored: no other tab has ended it, not even so recently that this tab was not notified yet. */
export const isSessionStored = (): boolean => read() !== null;
/** The session, or null for a guest. The component follows every change, including changes in other tabs. */
export const useSession = (): Session | null => useAtomValue(currentSessionAtom, { store });
/** The signed-in member, or null. */
export const useUser = (): User | null => useSession()?.data ?? null;
/** How the member reads and types distances, weights and temperatures; metric for a guest. */
export function useUnits(): UnitFormat {
  const { distance, mass, temperature } = useUser()?.units ?? METRIC;
  return useMemo(() => unitFormat({ distance, mass, temperature }), [distance, mass, temperature]);
}

/**
 * Stores the response of a login or of an email verification.
 * @throws Error with a message for people when the response holds no session
 */
export function saveSession(answer: Session): void {
  const session = sessionOf(answer);
  if (!session) throw new Error('The server’s answer could not be understood. Please try again.');
  storage.set(storedSessionKey(), JSON.stringify(session));
  store.set(sessionAtom, session);
}

let ticks = 0;
let storedAsOf = 0;
/** When a session last ended: anything read before that belongs to the old session. */
export let sessionEnd = 0;
/** A logical timestamp within this page: larger than all earlier ones. */
export const logicalNow = (): number => ++ticks;

/**
 * Stores a newer record of the signed-in member; ignores a record of anybody else.
 * @param asOf the timestamp at which the record was requested: a response older than the stored record is dropped
 */
export function saveUser(user: User, asOf = logicalNow()): void {
  const session = getSession();
  if (asOf < storedAsOf) return;
  storedAsOf = asOf;
  if (session?.data._id === user._id) saveSession({ ...session, data: user });
}

/** Clears the session and everything else in local storage, as the specification requires for a sign-out. */
export function clearSession(): void {
  sessionEnd = logicalNow();
  storage.clear();
  store.set(sessionAtom, null);
}

function catchUp(): void {
  const [before, now] = [getSession(), read()];
  // The next member must see nothing that the previous member's screens held.
  if (before && now && before.data._id !== now.data._id) reloadPage();
  else store.set(sessionAtom, now);
}

/** Makes this tab follow other tabs, also after it was suspended. The shell calls it once. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storedSessionKey() && event.key !== null) return;
    const before = getSession();
    catchUp();
    // Not when a page is restored: then this tab itself may have ended the session, and knows why.
    if (before && !getSession()) noteSessionEnd('ENDED_IN_OTHER_TAB', before.data._id);
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) catchUp();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
