import type { Session, User } from '@breakaway/contract';
import { atom, useAtomValue } from 'jotai';
import { storedSessionKey } from './config.ts';
import { store } from './store.ts';

/**
 * The stored session is the whole login answer, `{ message, token, data: user }`. Nobody but this module touches it.
 * Whatever else lies under its key is treated as no session.
 */
function read(): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storedSessionKey()) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { token, data } = value as Partial<Session>;
    return typeof token === 'string' && token !== '' && typeof data?._id === 'string'
      ? (value as Session)
      : null;
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

/** Stores the answer of a login or of a verified address. */
export function saveSession(session: Session): void {
  localStorage.setItem(storedSessionKey(), JSON.stringify(session));
  store.set(sessionAtom, session);
}

/** Stores a newer user record in the session that is there; without a session it does nothing. */
export function saveUser(user: User): void {
  const session = getSession();
  if (session) saveSession({ ...session, data: user });
}

/** Forgets the session and everything else in local storage, as the specification asks of a sign-out. */
export function clearSession(): void {
  localStorage.clear();
  store.set(sessionAtom, null);
}

/** Makes this tab follow what other tabs do. The shell calls it once. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === storedSessionKey() || event.key === null) store.set(sessionAtom, read());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
