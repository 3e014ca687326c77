import { questionIn } from '@breakaway/contract/tool-start';
import { consultant, store, useLocation, useNavigate, useSearchParams } from '@breakaway/host-api';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { startNewChatAtom } from '../../state/actions.ts';
import { conversationAtom, draftAtom } from '../../state/atoms.ts';
import { openConversationAtom } from '../../state/open-conversation.ts';

interface NavigationState {
  newChat?: boolean;
  /** When this screen itself navigated. */
  at?: number;
}
let issued = 0;

/**
 * Keeps `?c=<conversation>` and the thread in sync: the address opens conversations (a link, Back, a reload), and a
 * conversation that is created or fails rewrites the address. Arriving without `c` shows the previous thread, unless
 * the navigation state is `{ newChat: true }`; a question in it stands in the box then.
 * @returns starts a new chat, from which Back leads to the previous conversation
 */
export function useConversationAddress(): () => void {
  const [search] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const conversation = useAtomValue(conversationAtom);
  const open = useSetAtom(openConversationAtom);
  const startNewChat = useSetAtom(startNewChatAtom);
  const setDraft = useSetAtom(draftAtom);
  const wanted = search.get('c');
  const { newChat = false, at = 0 } = (state ?? {}) as NavigationState;
  const arrived = useRef(false);
  /** The conversation in the address, including an own navigation that has not rendered yet. */
  const address = useRef(wanted);
  /** Own navigations up to this one have rendered; one with a later `at` only repeats what is on screen. */
  const drawn = useRef(0);

  useEffect(() => {
    const arriving = !arrived.current;
    arrived.current = true;
    const own = !arriving && at > drawn.current;
    // What rendered before a reload is older than now.
    if (arriving) issued = Math.max(issued, Date.now());
    drawn.current = arriving ? issued : Math.max(drawn.current, at);
    // The thread may have changed in the meantime: a first question that fails immediately is back at the start by now.
    if (own) return;
    address.current = wanted;
    const { id } = store.get(conversationAtom);
    if (newChat) {
      startNewChat();
      offer(questionIn(state, store.get(conversationAtom).owner));
    } else if (wanted === id) return;
    else if (wanted) void open(wanted);
    else if (!arriving) startNewChat();
    else show(id);
    // Only navigations count here; the next effect handles changes of the thread.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  useEffect(() => {
    // The rendered state may be stale: a conversation that cannot be loaded is gone before it was ever on screen.
    const { id } = store.get(conversationAtom);
    if (id !== address.current) show(id);
    // Only changes of the thread count here, and not only of its id.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [conversation]);

  /** Puts a question that a tool has prepared into the box, with what was typed there before. */
  function offer(question: string | null) {
    const typed = store.get(draftAtom);
    if (question && !typed.includes(question)) setDraft([typed, question].filter(Boolean).join('\n\n'));
  }

  function show(conversation: string | null) {
    address.current = conversation;
    // Two within one millisecond still have an order.
    issued = Math.max(issued + 1, Date.now());
    const query = conversation ? `?c=${encodeURIComponent(conversation)}` : '';
    void navigate(`${consultant()}${query}`, { replace: true, state: { at: issued } });
  }

  return () => {
    if (wanted) void navigate(consultant());
    else startNewChat();
  };
}
