import { connectToShell, type ToShell } from './bridge.ts';
import type { ToolAthlete } from './index.ts';

/** What a framed tool knows of the athlete who uses it. `alone`: open without the app around it. */
export type ToolState =
  | { kind: 'alone' }
  | { kind: 'waiting' }
  | { kind: 'athlete'; athlete: ToolAthlete }
  | { kind: 'failed'; message: string }
  | { kind: 'signed-out' };

/** A tool's link to the app: its state now, and what it may ask of the shell. */
export interface ShellLink {
  state: () => ToolState;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  send: (message: ToShell) => void;
  /** Reads the athlete once more, after a failure. */
  retry: () => void;
  close: () => void;
}

/**
 * The origin of the page that frames this one, or null when there is none. The server's `frame-ancestors` lets no page
 * frame a tool but the app, so whoever frames it is the app.
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
 * Greets the shell, follows its theme, and reads the athlete's record with the ticket that the shell answers with.
 * @param shellOrigin the exact origin of the shell; null when the tool stands alone
 */
export function linkToShell(shellOrigin: string | null = framingOrigin()): ShellLink {
  let state: ToolState = shellOrigin ? { kind: 'waiting' } : { kind: 'alone' };
  let ticket: { token: string; apiBase: string } | null = null;
  let asking: AbortController | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ToolState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  async function readAthlete() {
    if (!ticket) return;
    asking?.abort();
    const call = (asking = new AbortController());
    try {
      const response = await fetch(`${ticket.apiBase}/tools/athlete`, {
        headers: { Authorization: `Bearer ${ticket.token}` },
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
          ticket = null;
          asking?.abort();
          become({ kind: 'signed-out' });
          return;
        }
        document.documentElement.dataset.theme = message.theme;
        if (message.type !== 'session') return;
        ticket = { token: message.token, apiBase: message.apiBase };
        // A ticket that only replaces the last one brings no news of the athlete.
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
      if (!ticket) return;
      become({ kind: 'waiting' });
      void readAthlete();
    },
    close: () => {
      asking?.abort();
      bridge?.close();
    },
  };
}
