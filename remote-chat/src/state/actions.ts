import { api, messageOf, statusOf, toast } from '@breakaway/host-api';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { claimedAtom, conversationAtom, draftAtom, emptyBoxAtom, historyAtom } from './atoms.ts';
import { type Unsent } from './conversation.ts';
import { addToDraft, moveDraft, readDraft, saveDraft } from './drafts.ts';

/** The specification shows an answer this long after it has arrived. */
const ANSWER_DELAY_MS = 1500;

/** Unlike `randomUUID`, this also exists where the page came over plain HTTP. */
export const newTicket = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads the list of conversations; a failure empties it. */
export const loadHistoryAtom = atom(null, async (get, set) => {
  const session = get(claimedAtom);
  const history = await api.chat.history().then(
    ({ data }) => ({ state: 'read' as const, items: Array.isArray(data) ? data : [] }),
    () => ({ state: 'failed' as const, items: [] }),
  );
  if (get(claimedAtom) === session) set(historyAtom, history);
});

export const startNewChatAtom = atom(null, (get, set) =>
  set(conversationAtom, { type: 'reset', owner: get(conversationAtom).owner }),
);

/** Makes the thread the given session's own; whatever an earlier one left in this page is dropped. */
export const claimAtom = atom(null, (get, set, { owner, token }: { owner: string; token: string }) => {
  if (get(claimedAtom) === token) return;
  set(claimedAtom, token);
  set(historyAtom, { state: 'loading', items: [] });
  set(conversationAtom, { type: 'reset', owner });
});

/** From the start screen that a failure led to, back into the conversation, with the text still in the box. */
export const returnToUnsentAtom = atom(null, (get, set) => {
  const { owner } = get(conversationAtom);
  set(conversationAtom, { type: 'returned' });
  saveDraft(owner, null, '');
  set(draftAtom, get(draftAtom));
});

export interface Question {
  text: string;
  /** Taken from the box, which is emptied; a tapped suggestion leaves what stands there. */
  typed: boolean;
}

/**
 * Asks a question. After a failure the same text goes out under the same request id, so that the server answers the
 * turn that it may have stored instead of adding one.
 */
export const askAtom = atom(null, async (get, set, question: Question) => {
  const text = question.text.trim();
  const before = get(conversationAtom);
  if (text === '' || before.phase === 'asking' || before.phase === 'opening') return;
  const session = get(claimedAtom);
  const { owner, unsent } = before;
  const ticket = newTicket();
  const requestId = unsent?.text === text ? unsent.requestId : ticket;
  const earlier = unsent?.earlier ?? before.messages;
  let conversationId = unsent ? unsent.conversationId : before.id;

  if (question.typed) {
    set(emptyBoxAtom);
    saveDraft(owner, before.id, text);
  }
  set(conversationAtom, { type: 'asked', text, ticket });
  const onScreen = () => get(conversationAtom).ticket === ticket;
  moveDraft(owner, before.id, conversationId);

  try {
    if (conversationId === null) {
      conversationId = (await api.chat.createPrompt()).data._id;
      if (onScreen() || readDraft(owner, null) === text) moveDraft(owner, null, conversationId);
      set(conversationAtom, { type: 'created', id: conversationId, ticket });
    }
    // Signed out meanwhile: the call would go out in nobody's or another member's name.
    if (get(claimedAtom) !== session) return;
    const { data, parts } = await api.chat.createChat({ promptId: conversationId, message: text, requestId });
    if (question.typed && readDraft(owner, conversationId) === text) saveDraft(owner, conversationId, '');
    if (get(historyAtom).items[0]?._id !== conversationId) void set(loadHistoryAtom);
    await pause(ANSWER_DELAY_MS);
    set(conversationAtom, { type: 'answered', content: data, parts, ticket });
  } catch (error) {
    toast.error(texts.failed);
    // The server may have stored the question, and lists its conversation then.
    if (statusOf(error) && get(claimedAtom) === session) void set(loadHistoryAtom);
    if (onScreen()) {
      const typedMeanwhile = get(draftAtom);
      saveDraft(owner, conversationId, '');
      const lost: Unsent = { conversationId, earlier, text, requestId, reason: messageOf(error, '') };
      set(conversationAtom, { type: 'failed', unsent: lost, ticket });
      set(draftAtom, [text, typedMeanwhile].filter(Boolean).join('\n'));
      return;
    }
    // She is elsewhere by now. A conversation that is not listed would keep the text where nobody finds it.
    const slot = earlier.length > 0 ? conversationId : null;
    const typedAhead = readDraft(owner, conversationId);
    saveDraft(owner, conversationId, '');
    for (const lost of new Set([text, typedAhead])) addToDraft(owner, slot, lost);
    const now = get(conversationAtom);
    if (now.owner === owner && now.id === slot) set(draftAtom, readDraft(owner, slot));
  }
});
