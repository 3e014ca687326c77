import type { ToolName } from '@breakaway/contract';
import { parseToShell, type ToTool } from '@breakaway/contract/bridge';
import { offerState } from '@breakaway/contract/profile-offer';
import { questionState, startState, type ToolStart } from '@breakaway/contract/tool-start';
import {
  api,
  consultant,
  getConfig,
  messageOf,
  paths,
  sessionRanOut,
  toast,
  useNavigate,
} from '@breakaway/host-api';
import { noteRequestedPage, setTitle } from '@breakaway/host-api/host';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** A tool that has not reported ready within this time counts as unavailable. */
const GREETING_LIMIT_MS = 15_000;
/** How long before its expiry a tool token is renewed. */
const RENEW_BEFORE_MS = 60_000;

const darkMode = () => matchMedia('(prefers-color-scheme: dark)');

interface Bridge {
  tool: ToolName;
  origin: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** A new number starts over. */
  attempt: number;
  /** the member; null when nobody is signed in */
  memberId: string | null;
  /** the secret part of a link: the tool gets it in place of a session */
  shared: string | undefined;
  /** what the tool is opened with */
  start: ToolStart | null;
  /** it has arrived, and is not to arrive again */
  onStarted: () => void;
}

const PATHS = { 'race-analyzer': paths.raceAnalyzer, 'kom-analysis': paths.komAnalysis };

/**
 * The shell's side of the bridge to a tool: answers its ready message with a tool session token (never the member's token),
 * renews that token, passes on the theme, and carries out the requests that a tool may make.
 */
export function useToolBridge({
  tool,
  origin,
  frame,
  attempt,
  memberId,
  shared,
  start,
  onStarted,
}: Bridge): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const navigate = useNavigate();
  const newest = useRef({ memberId, start, onStarted });
  useEffect(() => {
    newest.current = { memberId, start, onStarted };
  });

  useEffect(() => {
    setState('loading');
    let renewal: ReturnType<typeof setTimeout> | undefined;
    const absent = setTimeout(() => setState('failed'), GREETING_LIMIT_MS);
    const send = (message: ToTool) => frame.current?.contentWindow?.postMessage(message, origin);
    const theme = () => (darkMode().matches ? 'dark' : 'light');

    async function sendToolToken() {
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
        const { start: first, onStarted: started } = newest.current;
        if (first) {
          send({ type: 'start', start: first });
          started();
        }
        const left = new Date(expiresAt).getTime() - Date.now() - RENEW_BEFORE_MS;
        renewal = setTimeout(sendToolToken, Math.max(left, 30_000));
      } catch (error) {
        // Before the first token, the panel shows the failure; later, the tool keeps working with what it has.
        if (renewal === undefined) setState('failed');
        else toast.error(messageOf(error, 'The tool could not be opened.'));
      }
    }

    function sendLink(link: string) {
      send({
        type: 'shared',
        link,
        isMember: newest.current.memberId !== null,
        apiBase: getConfig().apiBase,
        theme: theme(),
      });
      clearTimeout(absent);
      setState('ready');
    }

    const receive = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = parseToShell(event.data);
      if (message?.type === 'ready') void (shared === undefined ? sendToolToken() : sendLink(shared));
      else if (message?.type === 'toast') toast[message.tone](message.text);
      else if (message?.type === 'navigate') navigate(message.to);
      else if (message?.type === 'title') setTitle(message.text);
      else if (message) {
        const { memberId: owner } = newest.current;
        if (owner === null) {
          // A guest on the page of a link: it is there again once they are signed in.
          if (shared === undefined || message.type !== 'open-tool') return;
          noteRequestedPage(location.pathname + location.hash);
          navigate(paths.signIn);
          return;
        }
        if (message.type === 'offer-profile')
          navigate(paths.settings, { state: offerState(message.offer, owner) });
        else if (message.type === 'open-tool')
          navigate(PATHS[message.start.tool], { state: startState(message.start, owner) });
        else if (message.type === 'ask-coach')
          navigate(consultant(), { state: questionState(message.question, owner) });
      }
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
  }, [tool, origin, frame, attempt, navigate, shared]);

  useEffect(() => {
    if (memberId === null && shared === undefined)
      frame.current?.contentWindow?.postMessage(
        { type: 'signed-out', ranOut: sessionRanOut() } satisfies ToTool,
        origin,
      );
  }, [memberId, origin, frame, shared]);

  return state;
}
