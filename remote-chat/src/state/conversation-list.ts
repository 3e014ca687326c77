import type { HistoryItem } from '@breakaway/contract';
import { api, messageOf, statusOf, toast } from '@breakaway/host-api';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { loadHistoryAtom, startNewChatAtom } from './actions.ts';
import { conversationAtom, draftAtom, historyAtom, namesAtom, ownerTokenAtom } from './atoms.ts';
import { addToDraft, moveDraft, readDraft, saveDraft } from './drafts.ts';
import { openConversationAtom } from './open-conversation.ts';
import { deletedAtom, foundAtom } from './search.ts';

/** Conversations to show, which leaves out what has just been deleted, also while an older list is still on its way. */
export const listedAtom = atom((get) => {
  const { state, items } = get(historyAtom);
  const deleted = get(deletedAtom);
  return { state, items: items.filter(({ _id }) => !deleted.has(_id)) };
});

/** Gives a conversation the member's own name. @returns the sentence of a refusal; null once it is renamed */
export const renameConversationAtom = atom(null, async (get, set, id: string, name: string) => {
  try {
    await api.chat.rename(id, name);
  } catch (error) {
    return messageOf(error, texts.failed);
  }
  const renamed = <T extends HistoryItem>(items: T[]) =>
    items.map((item) => (item._id === id ? { ...item, promptName: name } : item));
  set(historyAtom, { ...get(historyAtom), items: renamed(get(historyAtom).items) });
  set(foundAtom, { ...get(foundAtom), items: renamed(get(foundAtom).items) });
  set(namesAtom, new Map([...get(namesAtom), [id, name]]));
  return null;
});

/**
 * Takes a conversation out of the list at once, and offers to undo it. If it is on screen, the page goes to a new chat,
 * and what was typed goes along.
 */
export const deleteConversationAtom = atom(null, async (get, set, { _id: id, promptName }: HistoryItem) => {
  const session = get(ownerTokenAtom);
  const { owner, id: onScreen } = get(conversationAtom);
  const typed = onScreen === id ? get(draftAtom) : '';
  const show = (shown: boolean) => {
    const others = [...get(deletedAtom)].filter((one) => one !== id);
    set(deletedAtom, new Set(shown ? others : [...others, id]));
  };
  show(false);
  if (onScreen === id) {
    saveDraft(owner, id, '');
    addToDraft(owner, null, typed);
    set(startNewChatAtom);
  }

  const undo = async () => {
    if (get(ownerTokenAtom) !== session) return;
    try {
      await api.chat.restore(id);
    } catch (error) {
      toast.error(messageOf(error, texts.failed));
      return;
    }
    show(true);
    void set(loadHistoryAtom);
    const now = get(conversationAtom);
    if (onScreen !== id || now.id !== null || now.phase !== 'initial') return;
    if (readDraft(owner, null) === typed) moveDraft(owner, null, id);
    void set(openConversationAtom, id);
  };

  try {
    await api.chat.remove(id);
  } catch (error) {
    // It may have been deleted in another tab.
    if (statusOf(error) !== 404) {
      show(true);
      toast.error(messageOf(error, texts.failed));
      return;
    }
  }
  if (get(ownerTokenAtom) !== session) return;
  toast.success(texts.deleted(promptName || texts.untitled), { label: texts.undo, run: () => void undo() });
});
