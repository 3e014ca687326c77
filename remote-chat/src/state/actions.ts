import { api, messageOf, toast } from '@breakaway/host-api';
import { atom } from 'jotai';
import { conversationAtom, draftAtom, emptyBoxAtom, historyAtom } from './atoms.ts';
import { chronological, type Unsent } from './conversation.ts';
import { readDraft, saveDraft } from './drafts.ts';

/** The specification shows an answer this long after it has arrived. */
export const ANSWER_DELAY_MS = 1500;

/** Unlike `randomUUID`, this also exists where the page came over plain HTTP. */
const newTicket = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads the list of conversations; a failure only leaves it empty. */
export const loadHistoryAtom = atom(null, async (get, set) => {
  const { owner } = get(conversationAtom);
  const list = await api.chat.history().then(
    (answer) => (Array.isArray(answer.data) ? answer.data : []),
    () => [],
  );
  if (get(conversationAtom).owner === owner) set(historyAtom, list);
});

export const startNewChatAtom = atom(null, (get, set) =>
  set(conversationAtom, { type: 'reset', owner: get(conversationAtom).owner }),
);

/** Makes the thread the given member's own; whatever another member left in this page is dropped. */
export const claimAtom = atom(null, (get, set, owner: string) => {
  if (get(conversationAtom).owner === owner) return;
  set(historyAtom, []);
  set(conversationAtom, { type: 'reset', owner });
});

export const openConversationAtom = atom(null, async (get, set, id: string) => {
  const ticket = newTicket();
  set(conversationAtom, { type: 'opened', id, ticket });
  try {
    const { data } = await api.chat.messages(id);
    set(conversationAtom, { type: 'read', messages: chronological(data), ticket });
  } catch (error) {
    if (get(conversationAtom).ticket !== ticket) return;
    toast.error(messageOf(error, 'Something went wrong'));
    set(startNewChatAtom);
  }
});

/** From the start screen that a failure led to, back into the conversation, with the text still in the box. */
export const returnToUnsentAtom = atom(null, (get, set) => {
  const { owner } = get(conversationAtom);
  set(conversationAtom, { type: 'returned' });
  saveDraft(owner, null, '');
  set(draftAtom, get(draftAtom));
});

/**
 * Asks a question. After a failure the same text goes out under the same request id, so that the server answers the
 * turn that it may have stored instead of adding one.
 */
export const askAtom = atom(null, async (get, set, question: string) => {
  const text = question.trim();
  const before = get(conversationAtom);
  if (text === '' || before.phase === 'asking' || before.phase === 'opening') return;
  const { owner, unsent } = before;
  const ticket = newTicket();
  const requestId = unsent?.text === text ? unsent.requestId : ticket;
  const earlier = unsent?.earlier ?? before.messages;
  let conversationId = unsent ? unsent.conversationId : before.id;

  set(emptyBoxAtom);
  saveDraft(owner, before.id, text);
  set(conversationAtom, { type: 'asked', text, ticket });
  const onScreen = () => get(conversationAtom).ticket === ticket;
  const moveDraft = (from: string | null, to: string | null) => {
    if (from === to) return;
    saveDraft(owner, to, readDraft(owner, from));
    saveDraft(owner, from, '');
  };
  moveDraft(before.id, conversationId);

  try {
    if (conversationId === null) {
      conversationId = (await api.chat.createPrompt()).data._id;
      if (onScreen() || readDraft(owner, null) === text) moveDraft(null, conversationId);
      set(conversationAtom, { type: 'created', id: conversationId, ticket });
    }
    const { data, parts } = await api.chat.createChat({ promptId: conversationId, message: text, requestId });
    if (readDraft(owner, conversationId) === text) saveDraft(owner, conversationId, '');
    if (earlier.length === 0) void set(loadHistoryAtom);
    await pause(ANSWER_DELAY_MS);
    set(conversationAtom, { type: 'answered', content: data, parts, ticket });
  } catch (error) {
    const reason = messageOf(error, 'Something went wrong');
    toast.error(reason);
    if (!onScreen()) return;
    const typedMeanwhile = get(draftAtom);
    saveDraft(owner, conversationId, '');
    const lost: Unsent = { conversationId, earlier, text, requestId, reason };
    set(conversationAtom, { type: 'failed', unsent: lost, ticket });
    set(draftAtom, [text, typedMeanwhile].filter(Boolean).join('\n'));
  }
});
