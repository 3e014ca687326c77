import { profileOfferOf, type ProfileOffer } from './profile-offer.ts';
import { isQuestion, toolStartOf, type ToolStart } from './tool-start.ts';

/**
 * The protocol between the shell and a framed tool. Both sides check the exact origin and the window of every message,
 * validate it, and drop unknown messages.
 */
export const BRIDGE_VERSION = 1;

export type ToShell =
  | { type: 'ready'; v: number }
  | { type: 'toast'; tone: 'success' | 'error'; text: string }
  | { type: 'navigate'; to: string }
  | { type: 'title'; text: string }
  | { type: 'height'; px: number }
  /** opens the other tool, or this one, with these values */
  | { type: 'open-tool'; start: ToolStart }
  /** opens the consultant with a question that the member can still change */
  | { type: 'ask-coach'; question: string }
  /** opens Settings with these values in its form, not saved */
  | { type: 'offer-profile'; offer: ProfileOffer };

export type ToTool =
  | {
      type: 'session';
      token: string;
      expiresAt: string;
      apiBase: string;
      theme: 'light' | 'dark';
      locale: string;
    }
  /** In place of a session: a visitor who opened the link of a plan. `link` is the secret part of it. */
  | { type: 'shared'; link: string; isMember: boolean; apiBase: string; theme: 'light' | 'dark' }
  | { type: 'theme'; theme: 'light' | 'dark' }
  /** what the tool is opened with, after the session */
  | { type: 'start'; start: ToolStart }
  /** `ranOut`: the session ended by its own age, not by the member's hand */
  | { type: 'signed-out'; ranOut: boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown, max = 500): value is string =>
  typeof value === 'string' && value.length <= max;

/** A message from a tool, or null when the shell does not know it. A path must be one of the product's. */
export function parseToShell(data: unknown): ToShell | null {
  if (!isRecord(data)) return null;
  switch (data.type) {
    case 'ready':
      return typeof data.v === 'number' ? { type: 'ready', v: data.v } : null;
    case 'toast':
      return (data.tone === 'success' || data.tone === 'error') && isText(data.text)
        ? { type: 'toast', tone: data.tone, text: data.text }
        : null;
    case 'navigate':
      return isText(data.to) && /^\/(?![/\\])/.test(data.to) ? { type: 'navigate', to: data.to } : null;
    case 'title':
      return isText(data.text, 120) ? { type: 'title', text: data.text } : null;
    case 'height':
      return typeof data.px === 'number' && data.px >= 0 && data.px < 100_000
        ? { type: 'height', px: data.px }
        : null;
    case 'open-tool': {
      const start = toolStartOf(data.start);
      return start && { type: 'open-tool', start };
    }
    case 'ask-coach':
      return isQuestion(data.question) ? { type: 'ask-coach', question: data.question } : null;
    case 'offer-profile': {
      const offer = profileOfferOf(data.offer);
      return offer && { type: 'offer-profile', offer };
    }
    default:
      return null;
  }
}

/** A message from the shell, or null when a tool does not know it. */
export function parseToTool(data: unknown): ToTool | null {
  if (!isRecord(data)) return null;
  const theme = data.theme === 'dark' ? 'dark' : 'light';
  switch (data.type) {
    case 'session':
      return isText(data.token) && isText(data.expiresAt) && isText(data.apiBase) && isText(data.locale)
        ? {
            type: 'session',
            token: data.token,
            expiresAt: data.expiresAt,
            apiBase: data.apiBase,
            theme,
            locale: data.locale,
          }
        : null;
    case 'shared':
      return isText(data.link) && isText(data.apiBase)
        ? {
            type: 'shared',
            link: data.link,
            isMember: data.isMember === true,
            apiBase: data.apiBase,
            theme,
          }
        : null;
    case 'theme':
      return { type: 'theme', theme };
    case 'start': {
      const start = toolStartOf(data.start);
      return start && { type: 'start', start };
    }
    case 'signed-out':
      return { type: 'signed-out', ranOut: data.ranOut === true };
    default:
      return null;
  }
}

/**
 * A tool's side of the bridge: reports ready to the shell that frames it and passes every message on.
 * @param shellOrigin the exact origin of the shell, from the tool's configuration
 * @returns `send` to the shell, and `close`; outside a frame `send` does nothing
 */
export function connectToShell(shellOrigin: string, onMessage: (message: ToTool) => void) {
  const framed = window.parent !== window;
  const listen = (event: MessageEvent) => {
    if (event.origin !== shellOrigin || event.source !== window.parent) return;
    const message = parseToTool(event.data);
    if (message) onMessage(message);
  };
  const send = (message: ToShell) => {
    if (framed) window.parent.postMessage(message, shellOrigin);
  };
  window.addEventListener('message', listen);
  send({ type: 'ready', v: BRIDGE_VERSION });
  return { framed, send, close: () => window.removeEventListener('message', listen) };
}
