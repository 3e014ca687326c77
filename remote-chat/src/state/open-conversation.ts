import { api, messageOf, toast } from '@breakaway/host-api';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { newTicket, pause, startNewChatAtom } from './actions.ts';
import { conversationAtom, draftAtom } from './atoms.ts';
import { ANSWERED_WITHIN_MS, chronological, isAwaited } from './conversation.ts';

/** While the server answers a question that was left, the conversation is read again this often. */
const LOOK_AGAIN_MS = 2000;

/** Shows a stored conversation, and waits for an answer that the server may still be giving. */
export const openConversationAtom = atom(null, async (get, set, id: string) => {
  const ticket = newTicket();
  const onScreen = () => get(conversationAtom).ticket === ticket;
  const opened = Date.now();
  set(conversationAtom, { type: 'opened', id, ticket });
  try {
    while (onScreen()) {
      const { data } = await api.chat.messages(id);
      if (!onScreen()) return;
      const messages = chronological(data);
      // The clocks of server and browser may differ, so the wait has an end of its own.
      const awaited = isAwaited(data, Date.now()) && Date.now() - opened < ANSWERED_WITHIN_MS;
      set(conversationAtom, { type: 'read', messages, awaited, ticket });
      // What still lay there as unsent has arrived.
      const last = messages.findLast(({ type }) => type === 'user');
      if (last && get(draftAtom) === last.content) set(draftAtom, '');
      await pause(LOOK_AGAIN_MS);
    }
  } catch (error) {
    const now = get(conversationAtom);
    if (now.ticket !== ticket) return;
    if (now.phase === 'asking') {
      set(conversationAtom, { type: 'read', messages: now.messages, awaited: false, ticket });
      return;
    }
    toast.error(messageOf(error, texts.failed));
    set(startNewChatAtom);
  }
});
