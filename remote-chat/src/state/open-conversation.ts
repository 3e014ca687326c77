import { api, messageOf, statusOf, toast } from '@breakaway/host-api';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { loadHistoryAtom, newOperationId, pause, startNewChatAtom } from './actions.ts';
import { conversationAtom, draftAtom } from './atoms.ts';
import { ANSWERED_WITHIN_MS, chronological, isAwaited } from './conversation.ts';
import { draftFileAtom, moveFileAtom, removeFileAtom } from './draft-file.ts';
import { addToDraft, saveDraft } from './drafts.ts';

/** How often to reload a conversation while the server answers a question that the member had left. */
const LOOK_AGAIN_MS = 2000;

/** Shows a stored conversation, and waits for an answer that the server may still be generating. */
export const openConversationAtom = atom(null, async (get, set, id: string) => {
  const operationId = newOperationId();
  const onScreen = () => get(conversationAtom).operationId === operationId;
  const opened = Date.now();
  set(conversationAtom, { type: 'opened', id, operationId });
  const storedDraft = get(draftAtom);
  const inTime = () => Date.now() - opened < ANSWERED_WITHIN_MS;
  try {
    while (onScreen()) {
      const data = await api.chat.messages(id).then(
        (answer) => answer.data,
        (error: unknown) => {
          // An answer is on its way: a server that is away for a moment is asked again.
          if (get(conversationAtom).phase === 'asking' && inTime() && !statusOf(error)) return null;
          throw error;
        },
      );
      if (!onScreen()) return;
      if (data === null) {
        await pause(LOOK_AGAIN_MS);
        continue;
      }
      const stored = chronological(data);
      // While an answer is waited for only the last message changes: the others are not drawn again.
      const before = get(conversationAtom).messages;
      const messages =
        before.length === stored.length ? [...before.slice(0, -1), ...stored.slice(-1)] : stored;
      // The clocks of server and browser may differ, so the wait has its own limit.
      const awaited = isAwaited(data, Date.now()) && inTime();
      set(conversationAtom, { type: 'read', messages, awaited, operationId });
      // What was stored there as unsent has arrived.
      const last = messages.findLast(({ type }) => type === 'user');
      if (last && get(draftAtom) === last.content) {
        set(draftAtom, '');
        if (last.file && get(draftFileAtom).ready?.card.name === last.file.name) set(removeFileAtom);
      }
      await pause(LOOK_AGAIN_MS);
    }
  } catch (error) {
    const now = get(conversationAtom);
    if (now.operationId !== operationId) return;
    if (now.phase === 'asking') {
      set(conversationAtom, { type: 'read', messages: now.messages, awaited: false, operationId });
      return;
    }
    toast.error(messageOf(error, texts.failed));
    // What was typed while it loaded goes along into the new chat, and what was typed before if it was deleted elsewhere.
    const typedMeanwhile = get(draftAtom);
    if (statusOf(error) === 404) {
      saveDraft(now.owner, id, '');
      addToDraft(now.owner, null, typedMeanwhile);
      set(moveFileAtom, id, null);
      void set(loadHistoryAtom);
    } else if (typedMeanwhile !== storedDraft) {
      saveDraft(now.owner, id, storedDraft);
      addToDraft(now.owner, null, typedMeanwhile);
    }
    set(startNewChatAtom);
  }
});
