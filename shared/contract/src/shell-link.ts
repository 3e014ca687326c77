import { connectToShell, type ToShell } from './bridge.ts';
import type { Failure, ToolAthlete } from './index.ts';
import type { ToolStart } from './tool-start.ts';

/** What a framed tool knows about its athlete. `alone`: opened outside of the app; `visitor`: by the link of a plan. */
export type ToolState =
  | { kind: 'alone' }
  | { kind: 'waiting' }
  | { kind: 'athlete'; athlete: ToolAthlete }
  | { kind: 'failed'; message: string }
  /** `isMember`: signed in, on the page of the link */
  | { kind: 'visitor'; link: string; isMember: boolean }
  /** `ranOut`: the session ended by its own age, not by the member's hand */
  | { kind: 'signed-out'; ranOut: boolean };

/** The answer to a call. Status 0: there was none, because the network or the session is gone. */
export type CallAnswer<T> =
  { ok: true; data: T } | { ok: false; status: number; message: string; errors?: Failure['errors'] };

/** A tool's link to the app: its current state, and the requests that it can make to the shell. */
export interface ShellLink {
  state: () => ToolState;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** What the tool is opened with, once: null when there is nothing, or it was taken. Its arrival is told to listeners. */
  takeStart: () => ToolStart | null;
  send: (message: ToShell) => void;
  /** Calls the API with the tool's own token. Never rejects. */
  call: <T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<CallAnswer<T>>;
  /** Fetches the athlete again, after a failure. */
  retry: () => void;
  close: () => void;
}

/**
 * The origin of the page that frames this one, or null when there is none. The server's `frame-ancestors` allows only
 * the app to frame a tool, so the framing page is the app.
 */
export function framingOrigin(): string | null {
  if (window.parent === window) return null;
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor) return ancestor;
  try {
    return new URL(document.referrer).origin;
  } catch {
    return null;
  }
}

/**
 * Reports ready to the shell, follows its theme, and fetches the athlete's record with the session token from the
 * shell.
 * @param shellOrigin the exact origin of the shell; null when the tool runs alone
 */
export function linkToShell(shellOrigin: string | null = framingOrigin()): ShellLink {
  let state: ToolState = shellOrigin ? { kind: 'waiting' } : { kind: 'alone' };
  let start: ToolStart | null = null;
  let access: { token: string | null; apiBase: string } | null = null;
  let asking: AbortController | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ToolState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  async function send(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
    if (!access) throw new Error('No session');
    return fetch(`${access.apiBase}${path}`, {
      method,
      headers: {
        ...(access.token && { Authorization: `Bearer ${access.token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }

  async function readAthlete() {
    if (!access) return;
    asking?.abort();
    const call = (asking = new AbortController());
    try {
      const response = await send('GET', '/tools/athlete', undefined, call.signal);
      if (!response.ok) throw new Error(String(response.status));
      const { data } = (await response.json()) as { data: ToolAthlete };
      if (!call.signal.aborted) become({ kind: 'athlete', athlete: data });
    } catch {
      if (!call.signal.aborted) become({ kind: 'failed', message: 'Your profile could not be read.' });
    }
  }

  const bridge = shellOrigin
    ? connectToShell(shellOrigin, (message) => {
        if (message.type === 'signed-out') {
          access = null;
          start = null;
          asking?.abort();
          become({ kind: 'signed-out', ranOut: message.ranOut });
          return;
        }
        if (message.type === 'start') {
          ({ start } = message);
          // The same state in a new object: those who follow the link look again.
          become({ ...state });
          return;
        }
        document.documentElement.dataset.theme = message.theme;
        if (message.type === 'shared') {
          access = { token: null, apiBase: message.apiBase };
          become({ kind: 'visitor', link: message.link, isMember: message.isMember });
        }
        if (message.type !== 'session') return;
        access = { token: message.token, apiBase: message.apiBase };
        // A renewed token brings no news about the athlete.
        if (state.kind !== 'athlete') void readAthlete();
      })
    : null;

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeStart: () => {
      const taken = start;
      start = null;
      return taken;
    },
    send: (message) => bridge?.send(message),
    async call<T>(method: string, path: string, body?: object): Promise<CallAnswer<T>> {
      try {
        const response = await send(method, path, body);
        // A server between may answer for one that is down, and in its own way.
        const answer: unknown = await response.json().catch(() => null);
        if (!answer)
          return {
            ok: false,
            status: response.status,
            message: 'The server has a problem. Try again in a minute.',
          };
        if (response.ok) return { ok: true, data: (answer as { data: T }).data };
        const { message, errors } = answer as Failure;
        return { ok: false, status: response.status, message, ...(errors && { errors }) };
      } catch {
        return { ok: false, status: 0, message: 'There is no connection.' };
      }
    },
    retry: () => {
      if (!access) return;
      become({ kind: 'waiting' });
      void readAthlete();
    },
    close: () => {
      asking?.abort();
      bridge?.close();
    },
  };
}
