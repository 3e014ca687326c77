import { consultant, useLocation, useNavigate, useSearchParams } from '@breakaway/host-api';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { startNewChatAtom } from '../../state/actions.ts';
import { conversationAtom } from '../../state/atoms.ts';
import { openConversationAtom } from '../../state/open-conversation.ts';

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
  const { id } = useAtomValue(conversationAtom);
  const open = useSetAtom(openConversationAtom);
  const startNewChat = useSetAtom(startNewChatAtom);
  const wanted = search.get('c');
  const wantsNew = (state as { newChat?: boolean } | null)?.newChat === true;
  const arrived = useRef(false);

  useEffect(() => {
    const arriving = !arrived.current;
    arrived.current = true;
    if (wantsNew) startNewChat();
    else if (wanted === id) return;
    else if (wanted) void open(wanted);
    else if (!arriving) startNewChat();
    else show(id);
    // Only a navigation acts here; the thread's own changes are the next effect's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (id !== wanted) show(id);
    // Only a change of the thread acts here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  function show(conversation: string | null) {
    const query = conversation ? `?c=${encodeURIComponent(conversation)}` : '';
    void navigate(`${consultant()}${query}`, { replace: true });
  }

  return () => {
    if (wanted) void navigate(consultant());
    else startNewChat();
  };
}
