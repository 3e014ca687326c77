import { consultant, store, useLocation, useNavigate, useSearchParams } from '@breakaway/host-api';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { startNewChatAtom } from '../../state/actions.ts';
import { conversationAtom } from '../../state/atoms.ts';
import { openConversationAtom } from '../../state/open-conversation.ts';

interface NavigationState {
  newChat?: boolean;
  /** When this screen itself made the navigation. */
  at?: number;
}
let issued = 0;

/**
 * Keeps `?c=<conversation>` and the thread in step: the address opens conversations (a link, Back, a reload), and a
 * conversation that comes into being or fails rewrites the address. Arriving without `c` shows what was on screen
 * before, unless the navigation carries the state `{ newChat: true }`.
 * @returns starts a new chat, from which Back leads to the conversation that was left
 */
export function useConversationAddress(): () => void {
  const [search] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const conversation = useAtomValue(conversationAtom);
  const open = useSetAtom(openConversationAtom);
  const startNewChat = useSetAtom(startNewChatAtom);
  const wanted = search.get('c');
  const { newChat = false, at = 0 } = (state ?? {}) as NavigationState;
  const arrived = useRef(false);
  /** What the address names, or will as soon as the last own navigation is drawn. */
  const address = useRef(wanted);
  /** Own navigations up to this one have been drawn; one with a later `at` only says what is on screen already. */
  const drawn = useRef(0);

  useEffect(() => {
    const arriving = !arrived.current;
    arrived.current = true;
    const own = !arriving && at > drawn.current;
    // What was drawn before a reload is older than now.
    if (arriving) issued = Math.max(issued, Date.now());
    drawn.current = arriving ? issued : Math.max(drawn.current, at);
    // The thread may have gone on meanwhile: a first question that fails at once is back at the start by now.
    if (own) return;
    address.current = wanted;
    const { id } = store.get(conversationAtom);
    if (newChat) startNewChat();
    else if (wanted === id) return;
    else if (wanted) void open(wanted);
    else if (!arriving) startNewChat();
    else show(id);
    // Only a navigation acts here; the thread's own changes are the next effect's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  useEffect(() => {
    // What is drawn may be behind: a conversation that cannot be read is gone again before it was ever on screen.
    const { id } = store.get(conversationAtom);
    if (id !== address.current) show(id);
    // Only a change of the thread acts here, and not only of its id.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [conversation]);

  function show(conversation: string | null) {
    address.current = conversation;
    // Two within one millisecond still follow each other.
    issued = Math.max(issued + 1, Date.now());
    const query = conversation ? `?c=${encodeURIComponent(conversation)}` : '';
    void navigate(`${consultant()}${query}`, { replace: true, state: { at: issued } });
  }

  return () => {
    if (wanted) void navigate(consultant());
    else startNewChat();
  };
}
