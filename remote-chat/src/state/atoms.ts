import type { HistoryItem } from '@breakaway/contract';
import { atom } from 'jotai';
import { emptyConversation, nextConversation, type ConversationEvent } from './conversation.ts';
import { readDraft, saveDraft } from './drafts.ts';

const stateAtom = atom(emptyConversation(''));

/** The thread on screen. It lives in the app's store, so that a look at another page interrupts nothing. */
export const conversationAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: ConversationEvent) => {
    const before = get(stateAtom);
    const after = nextConversation(before, event);
    set(stateAtom, after);
    if (event.type !== 'reset' && event.type !== 'opened') return;
    // What lies in the new conversation's slot is then the question on its way, not a draft.
    const onItsWay = before.phase === 'asking' && before.id === null && after.id === null;
    set(textAtom, onItsWay ? '' : readDraft(after.owner, after.id));
  },
);

const textAtom = atom('');

/** What stands in the message box; every change is kept as the draft of the conversation on screen. */
export const draftAtom = atom(
  (get) => get(textAtom),
  (get, set, text: string) => {
    set(textAtom, text);
    const { owner, id } = get(stateAtom);
    saveDraft(owner, id, text);
  },
);

/** Empties the box for a question on its way, while its text stays stored until the server has accepted it. */
export const emptyBoxAtom = atom(null, (_get, set) => set(textAtom, ''));

/** The session (its token) whose conversations are in this page; empty for nobody's. */
export const claimedAtom = atom('');

export interface History {
  state: 'loading' | 'read' | 'failed';
  items: HistoryItem[];
}
export const historyAtom = atom<History>({ state: 'loading', items: [] });

/** A sentence for screen readers alone, said once. */
export const spokenAtom = atom('');
