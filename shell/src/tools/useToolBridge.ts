import type { ToolName } from '@breakaway/contract';
import { parseToShell, type ToTool } from '@breakaway/contract/bridge';
import { api, getConfig, messageOf, toast, useNavigate } from '@breakaway/host-api';
import { setTitle } from '@breakaway/host-api/host';
import { useEffect, useState, type RefObject } from 'react';

/** A tool that has not greeted the shell after this long is taken for absent. */
const GREETING_LIMIT_MS = 15_000;
/** A ticket is renewed this long before it ends. */
const RENEW_BEFORE_MS = 60_000;

const darkMode = () => matchMedia('(prefers-color-scheme: dark)');

interface Bridge {
  tool: ToolName;
  origin: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** A new number starts over. */
  attempt: number;
  signedIn: boolean;
}

/**
 * The shell's end of the bridge: answers a tool's greeting with a ticket of its own (never the member's token), keeps
 * it fresh, follows the theme, and carries out what the tool may ask for.
 */
export function useToolBridge({
  tool,
  origin,
  frame,
  attempt,
  signedIn,
}: Bridge): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const navigate = useNavigate();

  useEffect(() => {
    setState('loading');
    let renewal: ReturnType<typeof setTimeout> | undefined;
    const absent = setTimeout(() => setState('failed'), GREETING_LIMIT_MS);
    const send = (message: ToTool) => frame.current?.contentWindow?.postMessage(message, origin);
    const theme = () => (darkMode().matches ? 'dark' : 'light');

    async function handOverTicket() {
      try {
        const { data } = await api.tools.createSession(tool);
        const { token, expiresAt } = data;
        send({
          type: 'session',
          token,
          expiresAt,
          apiBase: getConfig().apiBase,
          theme: theme(),
          locale: navigator.language,
        });
        clearTimeout(absent);
        setState('ready');
        const left = new Date(expiresAt).getTime() - Date.now() - RENEW_BEFORE_MS;
        renewal = setTimeout(handOverTicket, Math.max(left, 30_000));
      } catch (error) {
        // Before the first ticket the panel says it; later the tool works on with what it has.
        if (renewal === undefined) setState('failed');
        else toast.error(messageOf(error, 'The tool could not be opened.'));
      }
    }

    const receive = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = parseToShell(event.data);
      if (message?.type === 'ready') void handOverTicket();
      else if (message?.type === 'toast') toast[message.tone](message.text);
      else if (message?.type === 'navigate') navigate(message.to);
      else if (message?.type === 'title') setTitle(message.text);
    };
    const retheme = () => send({ type: 'theme', theme: theme() });

    window.addEventListener('message', receive);
    darkMode().addEventListener('change', retheme);
    return () => {
      clearTimeout(absent);
      clearTimeout(renewal);
      window.removeEventListener('message', receive);
      darkMode().removeEventListener('change', retheme);
    };
  }, [tool, origin, frame, attempt, navigate]);

  useEffect(() => {
    if (!signedIn) frame.current?.contentWindow?.postMessage({ type: 'signed-out' } satisfies ToTool, origin);
  }, [signedIn, origin, frame]);

  return state;
}
