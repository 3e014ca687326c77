import { connectToShell, type ToShell } from './bridge.ts';
import type { ToolAthlete } from './index.ts';

/** What a framed tool knows about its athlete. `alone`: opened outside of the app. */
export type ToolState =
  | { kind: 'alone' }
  | { kind: 'waiting' }
  | { kind: 'athlete'; athlete: ToolAthlete }
  | { kind: 'failed'; message: string }
  | { kind: 'signed-out' };

/** A tool's link to the app: its current state, and the requests that it can make to the shell. */
export interface ShellLink {
  state: () => ToolState;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  send: (message: ToShell) => void;
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
  let access: { token: string; apiBase: string } | null = null;
  let asking: AbortController | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ToolState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  async function readAthlete() {
    if (!access) return;
    asking?.abort();
    const call = (asking = new AbortController());
    try {
      const response = await fetch(`${access.apiBase}/tools/athlete`, {
        headers: { Authorization: `Bearer ${access.token}` },
        signal: call.signal,
      });
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
          asking?.abort();
          become({ kind: 'signed-out' });
          return;
        }
        document.documentElement.dataset.theme = message.theme;
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
    send: (message) => bridge?.send(message),
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
