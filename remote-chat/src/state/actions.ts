import { api, messageOf, refreshUser, statusOf, toast } from '@breakaway/host-api';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { ownerTokenAtom, conversationAtom, draftAtom, emptyBoxAtom, historyAtom } from './atoms.ts';
import { answerTo } from './answer-to.ts';
import { byOf, placeOf, type Unsent } from './conversation.ts';
import { draftFileAtom, forgetFilesAtom, moveFileAtom, returnFileAtom, takeFileAtom } from './draft-file.ts';
import { addToDraft, moveDraft, readDraft, saveDraft } from './drafts.ts';
import { forgetListAtom } from './search.ts';

/** The specification delays an answer by this long after it has arrived. */
const ANSWER_DELAY_MS = 1500;

/** Ends the answer that is being written. What was written stays. */
export const stopAtom = atom(null, async (get, set) => {
  const { id, phase, writing } = get(conversationAtom);
  if (!id || phase !== 'asking' || writing?.stopping) return;
  set(conversationAtom, { type: 'stopping' });
  // Without it the answer is written to its end, and then shown whole.
  await api.chat.stop(id).catch((error: unknown) => {
    toast.error(messageOf(error, texts.failed));
    set(conversationAtom, { type: 'stopFailed' });
  });
});

/** Unlike `randomUUID`, this also works on a page loaded over plain HTTP. */
export const newOperationId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the list of conversations; a failure empties it. */
export const loadHistoryAtom = atom(null, async (get, set) => {
  const session = get(ownerTokenAtom);
  const history = await api.chat.history().then(
    ({ data }) => ({ state: 'read' as const, items: Array.isArray(data) ? data : [] }),
    () => ({ state: 'failed' as const, items: [] }),
  );
  if (get(ownerTokenAtom) === session) set(historyAtom, history);
});

export const startNewChatAtom = atom(null, (get, set) =>
  set(conversationAtom, { type: 'reset', owner: get(conversationAtom).owner }),
);

/** Binds the thread to the given session; anything from an earlier session on this page is dropped. */
export const bindSessionAtom = atom(null, (get, set, { owner, token }: { owner: string; token: string }) => {
  if (get(ownerTokenAtom) === token) return;
  set(ownerTokenAtom, token);
  set(historyAtom, { state: 'loading', items: [] });
  set(forgetListAtom);
  set(forgetFilesAtom);
  set(conversationAtom, { type: 'reset', owner });
});

/** From the start screen after a failure back into the conversation, with the text still in the box. */
export const returnToUnsentAtom = atom(null, (_get, set) => set(conversationAtom, { type: 'returned' }));

export interface Question {
  text: string;
  /** Sent from the box, which is then emptied; a tapped suggestion leaves the box as it is. */
  typed: boolean;
  /** The file of the box goes along, as with all that is typed. */
  withFile?: boolean;
}

/**
 * Asks a question. After a failure the same text with the same file is sent with the same request id, so that the server
 * answers the turn that it may have stored instead of adding another.
 */
export const askAtom = atom(null, async (get, set, question: Question) => {
  const text = question.text.trim();
  const before = get(conversationAtom);
  if (text === '' || before.phase === 'asking' || before.phase === 'opening') return;
  const withFile = question.typed || question.withFile === true;
  if (withFile && get(draftFileAtom).reading) return;
  const session = get(ownerTokenAtom);
  const { owner, unsent } = before;
  const operationId = newOperationId();
  const file = withFile ? set(takeFileAtom) : undefined;
  const requestId = unsent?.text === text && unsent.file === file ? unsent.requestId : operationId;
  const earlier = unsent?.earlier ?? before.messages;
  let conversationId = unsent ? unsent.conversationId : before.id;

  if (question.typed) {
    set(emptyBoxAtom);
    saveDraft(owner, placeOf(before), text);
  }
  toast.clear();
  set(conversationAtom, { type: 'asked', text, file: file?.card, operationId });
  const onScreen = () => get(conversationAtom).operationId === operationId;
  moveDraft(owner, placeOf(before), conversationId);

  try {
    if (conversationId === null) {
      conversationId = (await api.chat.createPrompt()).data._id;
      if (onScreen() || readDraft(owner, null) === text) moveDraft(owner, null, conversationId);
      if (onScreen()) set(moveFileAtom, null, conversationId);
      set(conversationAtom, { type: 'created', id: conversationId, operationId });
    }
    // Signed out in the meantime: the call would have no token, or another member's.
    if (get(ownerTokenAtom) !== session) return;
    const asked = { promptId: conversationId, message: text, requestId, ...(file ? { file } : {}) };
    const answer = await answerTo(asked, {
      onEvent: (event) => set(conversationAtom, { type: 'wrote', event, operationId }),
      onLost: () => set(conversationAtom, { type: 'lost', operationId }),
      isWanted: () => get(ownerTokenAtom) === session,
    });
    if (question.typed && readDraft(owner, conversationId) === text) saveDraft(owner, conversationId, '');
    if (get(historyAtom).items[0]?._id !== conversationId) void set(loadHistoryAtom);
    // The delay is for an answer that comes as a whole: words that were read are not held back.
    if (!get(conversationAtom).writing) await pause(ANSWER_DELAY_MS);
    // Every screen computes with the record, and shows it.
    if (answer.changed) void refreshUser();
    const { data: content, parts, status } = answer;
    const stopped = status === 'stopped';
    set(conversationAtom, {
      type: 'answered',
      answer: { content, parts, by: byOf(answer), stopped },
      operationId,
    });
  } catch (error) {
    toast.error(texts.failed);
    // Deleted elsewhere: the question goes into a new conversation when it is sent again.
    const isGone = statusOf(error) === 404;
    // The server may have stored the question, and then lists its conversation.
    if (statusOf(error) && get(ownerTokenAtom) === session) void set(loadHistoryAtom);
    const lost: Unsent = {
      conversationId: isGone ? null : conversationId,
      earlier: isGone ? [] : earlier,
      text,
      file,
      requestId,
      reason: messageOf(error, ''),
    };
    const slot = placeOf({ id: null, unsent: lost });
    const typedAhead = onScreen() ? get(draftAtom) : readDraft(owner, conversationId);
    saveDraft(owner, conversationId, '');
    if (onScreen()) {
      const there = readDraft(owner, slot);
      set(conversationAtom, { type: 'failed', unsent: lost, operationId });
      set(draftAtom, [text, typedAhead, there].filter(Boolean).join('\n'));
    } else {
      // The member is elsewhere by now.
      for (const words of new Set([text, typedAhead])) addToDraft(owner, slot, words);
      const now = get(conversationAtom);
      if (now.owner === owner && placeOf(now) === slot) set(draftAtom, readDraft(owner, slot));
    }
    if (get(ownerTokenAtom) !== session) return;
    set(moveFileAtom, conversationId, slot);
    set(returnFileAtom, slot, file);
  }
});

/** Asks what is in the box. */
export const askBoxAtom = atom(null, (get, set) => set(askAtom, { text: get(draftAtom), typed: true }));
