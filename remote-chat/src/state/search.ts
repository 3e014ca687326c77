import type { FoundItem } from '@breakaway/contract';
import { api, messageOf } from '@breakaway/host-api';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { namesAtom, ownerTokenAtom } from './atoms.ts';

/** What a search has found. While the next one runs, what the last one found stays. */
interface Found {
  state: 'none' | 'loading' | 'read' | 'failed';
  /** what was searched for */
  text: string;
  items: FoundItem[];
  /** why it failed */
  message: string;
}
const nothing: Found = { state: 'none', text: '', items: [], message: '' };

export const foundAtom = atom<Found>(nothing);

/** Conversations that were deleted on this page and not restored. */
export const deletedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Nothing of an earlier session stays. */
export const forgetListAtom = atom(null, (_get, set) => {
  set(foundAtom, nothing);
  set(deletedAtom, new Set<string>());
  set(namesAtom, new Map());
});

/** Searches the member's conversations; an empty text ends the search. Only the latest search has an outcome. */
export const searchAtom = atom(null, async (get, set, wanted: string) => {
  const text = wanted.trim();
  if (text === '') return set(foundAtom, nothing);
  const session = get(ownerTokenAtom);
  const begun: Found = { ...get(foundAtom), state: 'loading', text };
  set(foundAtom, begun);
  const found = await api.chat.search(text).then(
    ({ data }): Found => ({ state: 'read', text, items: data, message: '' }),
    (error: unknown): Found => ({
      state: 'failed',
      text,
      items: [],
      message: messageOf(error, texts.searchFailed),
    }),
  );
  if (get(ownerTokenAtom) !== session || get(foundAtom) !== begun) return;
  set(
    namesAtom,
    new Map([...get(namesAtom), ...found.items.map((one) => [one._id, one.promptName] as const)]),
  );
  set(foundAtom, found);
});
