import type { HistoryItem } from '@breakaway/contract';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import {
  emptyConversation,
  nextConversation,
  placeOf,
  shortened,
  type ConversationEvent,
} from './conversation.ts';
import { readDraft, saveDraft } from './drafts.ts';

const stateAtom = atom(emptyConversation(''));

/** The thread on screen. It lives in the app's store, so that visiting another page interrupts nothing. */
export const conversationAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: ConversationEvent) => {
    const before = get(stateAtom);
    const after = nextConversation(before, event);
    set(stateAtom, after);
    if (event.type !== 'reset' && event.type !== 'opened') return;
    // The stored text of the new conversation is then the pending question, not a draft.
    const onItsWay = before.phase === 'asking' && before.id === null && after.id === null;
    set(textAtom, onItsWay ? '' : readDraft(after.owner, after.id));
  },
);

const textAtom = atom('');

/** The text in the message box; every change is saved as the draft of the conversation that it belongs to. */
export const draftAtom = atom(
  (get) => get(textAtom),
  (get, set, text: string) => {
    set(textAtom, text);
    saveDraft(get(stateAtom).owner, placeOf(get(stateAtom)), text);
  },
);

/** Empties the box for a pending question; its text stays stored until the server has accepted it. */
export const emptyBoxAtom = atom(null, (_get, set) => set(textAtom, ''));

/** The token of the session that the conversations on this page belong to; empty for none. */
export const ownerTokenAtom = atom('');

export interface History {
  state: 'loading' | 'read' | 'failed';
  items: HistoryItem[];
}
export const historyAtom = atom<History>({ state: 'loading', items: [] });

/** Names of conversations that the list may not have, because it has only the latest. */
export const namesAtom = atom<ReadonlyMap<string, string>>(new Map());

/** What the conversation on screen is called; null while that is still loading. */
export const titleAtom = atom((get) => {
  const { id, phase, messages } = get(stateAtom);
  const listed =
    get(historyAtom).items.find((item) => item._id === id)?.promptName ?? get(namesAtom).get(id ?? '');
  const question = messages.find(({ type }) => type === 'user')?.content ?? '';
  return listed || shortened(question) || (phase === 'opening' ? null : texts.untitled);
});

/** A text for screen readers only, announced once. */
export const announcementAtom = atom('');
