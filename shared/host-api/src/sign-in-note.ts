import type { Session } from '@breakaway/contract';
import { sessionEnds, type SessionEnd } from '@breakaway/contract/session-ends';
import { consultant, getConfig } from './config.ts';

const ends = {
  ...sessionEnds,
  /** There was no 401 in this tab: another tab had already cleared the session. */
  ENDED_IN_OTHER_TAB: 'You were signed out because your session ended in another tab of this browser.',
};
type End = SessionEnd | 'ENDED_IN_OTHER_TAB';

/** What sign-in needs to know about a visitor who was redirected there. */
interface Note {
  /** Code of the 401 that ended a session here, or `ENDED_IN_OTHER_TAB`. */
  end?: End;
  /** The page to return to: a path, its query, and what follows behind a #. */
  from?: string;
  /** Whose session it was; absent for guests. */
  userId?: string;
}

/** In session storage, not local storage: a 401 clears the latter, and the note is about this tab's visitor only. */
const keyOf = () => `${getConfig().product.slug}_sign_in_note`;

function read(): Note {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null');
    return typeof note === 'object' && note !== null ? note : {};
  } catch {
    return {};
  }
}

function keep(note: Note): void {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(note));
  } catch {
    // Storage is forbidden: then sign-in shows no reason and leads to the consultant.
  }
}

let isPage: (path: string) => boolean = () => false;

/** Which paths sign-in may return to; the host's route table decides. Without a host, none. */
export const setReturnPages = (test: (path: string) => boolean): void => {
  isPage = test;
};

/**
 * Stores that a session ended here, and the page that was open. Call it after local storage is cleared.
 * @param code that of the 401 that ended it, or `ENDED_IN_OTHER_TAB`
 */
export function noteSessionEnd(code: unknown, userId: string): void {
  const isKnown = typeof code === 'string' && Object.hasOwn(ends, code);
  const end = isKnown ? (code as End) : 'SESSION_INVALID';
  keep({ end, userId, from: location.pathname + location.search });
}

/** Stores the page that a guest asked for and was kept from. */
export const noteRequestedPage = (from: string): void => keep({ ...read(), from });

/** Clears the note: the visitor has moved on to another page. */
export function forgetSignInNote(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // Nothing was stored.
  }
}

/** The message why the member was signed out here; null if they signed out themselves or were never signed in. */
export function signedOutBecause(): string | null {
  const { end } = read();
  return end && Object.hasOwn(ends, end) ? ends[end] : null;
}

const BY_AGE: readonly End[] = ['SESSION_IDLE', 'SESSION_EXPIRED', 'SESSION_INVALID', 'ENDED_IN_OTHER_TAB'];

/**
 * Whether the session that ended here ran out, and was not ended by the member, here or elsewhere. Where another tab has
 * ended it, that tab knows.
 */
export function sessionRanOut(): boolean {
  const { end } = read();
  return end !== undefined && BY_AGE.includes(end);
}

/**
 * Where a sign-in leads: back to the page that the same member was redirected from, else to the consultant. Only the
 * product's own pages are allowed, whatever the note says.
 */
export function afterSignIn({ data }: Session): string {
  const { from, userId } = read();
  if (typeof from !== 'string' || (userId !== undefined && userId !== data._id)) return consultant();
  const to = URL.canParse(from, location.origin) ? new URL(from, location.origin) : null;
  if (!from.startsWith('/') || to?.origin !== location.origin || !isPage(to.pathname)) return consultant();
  return to.pathname + to.search + to.hash;
}
