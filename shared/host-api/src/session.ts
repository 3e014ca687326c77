import type { Session, User } from '@breakaway/contract';
import { atom, useAtomValue } from 'jotai';
import { storedSessionKey } from './config.ts';
import { reloadPage } from './page.ts';
import { sessionOf } from './session-of.ts';
import { noteSessionEnd } from './sign-in-note.ts';
import { storage } from './storage.ts';
import { store } from './store.ts';

/**
 * The stored session is the whole login answer, `{ message, token, data: user }`. Nobody but this module touches it.
 * Whatever else lies under its key is treated as no session.
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

/** The session as it is now, outside of React. */
export const getSession = (): Session | null => store.get(currentSessionAtom);
/** The session, or null for a guest; the component follows every change, also one of another tab. */
export const useSession = (): Session | null => useAtomValue(currentSessionAtom, { store });
/** The signed-in member, or null. */
export const useUser = (): User | null => useSession()?.data ?? null;

/**
 * Stores the answer of a login or of a verified address.
 * @throws Error with a sentence for a person when the answer holds no session
 */
export function saveSession(answer: Session): void {
  const session = sessionOf(answer);
  if (!session) throw new Error('The server’s answer could not be understood. Please try again.');
  storage.set(storedSessionKey(), JSON.stringify(session));
  store.set(sessionAtom, session);
}

let moments = 0;
let storedAsOf = 0;
/** When a session ended last: what was read before belongs to that one. */
export let sessionEnd = 0;
/** A moment of this page, later than every one before. */
export const thisMoment = (): number => ++moments;

/**
 * Stores a newer record of the member who is signed in; one of somebody who is not, it leaves alone.
 * @param asOf the moment in which a record was asked for: an answer that was overtaken by a newer record is dropped
 */
export function saveUser(user: User, asOf = thisMoment()): void {
  const session = getSession();
  if (asOf < storedAsOf) return;
  storedAsOf = asOf;
  if (session?.data._id === user._id) saveSession({ ...session, data: user });
}

/** Forgets the session and everything else in local storage, as the specification asks of a sign-out. */
export function clearSession(): void {
  sessionEnd = thisMoment();
  storage.clear();
  store.set(sessionAtom, null);
}

function catchUp(): void {
  const [before, now] = [getSession(), read()];
  // Of what one member's screens hold, the next one must see nothing.
  if (before && now && before.data._id !== now.data._id) reloadPage();
  else store.set(sessionAtom, now);
}

/** Makes this tab follow what other tabs do, also while it was put aside. The shell calls it once. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storedSessionKey() && event.key !== null) return;
    const before = getSession();
    catchUp();
    // Not when a page is brought back: there this tab itself may have ended the session, and knows why.
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
