import type { ChatFile } from '@breakaway/contract';
import { getSession } from '@breakaway/host-api';
import { atom } from 'jotai';
import { readFile } from '../files/read-file.ts';
import { texts } from '../texts.ts';
import { conversationAtom } from './atoms.ts';
import { placeOf } from './conversation.ts';

/** The file that goes with the question in the box. Like the text there it belongs to one conversation. */
export interface DraftFile {
  /** The name of the file that is being read. */
  reading: string | null;
  ready: ChatFile | null;
  /** Why the last file could not be attached. */
  refusal: string | null;
  /** Of several files one was taken. */
  isOneOfSeveral: boolean;
}
const nothing: DraftFile = { reading: null, ready: null, refusal: null, isOneOfSeveral: false };

/** By conversation; null is the next new one. Only in memory: a file is chosen again after a reload. */
const draftFilesAtom = atom<ReadonlyMap<string | null, DraftFile>>(new Map());

/** Those that are being read, with what ends the reading. */
const readings = new Map<DraftFile, AbortController>();

const placeAtom = atom((get) => placeOf(get(conversationAtom)));
export const draftFileAtom = atom((get) => get(draftFilesAtom).get(get(placeAtom)) ?? nothing);

const setDraftFileAtom = atom(null, (get, set, id: string | null, file: DraftFile | null) => {
  const files = new Map(get(draftFilesAtom));
  if (file) files.set(id, file);
  else files.delete(id);
  set(draftFilesAtom, files);
});

/** Ends what is being read. */
function endReading(file: DraftFile) {
  readings.get(file)?.abort();
  readings.delete(file);
}

/** Reads a chosen file; the one before stays until this one is read. Of several the first is taken. */
export const attachAtom = atom(null, async (get, set, [chosen, ...others]: File[]) => {
  const member = getSession()?.data;
  if (!chosen || !member) return;
  const before = get(draftFileAtom);
  endReading(before);
  const { ready } = before;
  const begun: DraftFile = { ...nothing, reading: chosen.name, ready, isOneOfSeveral: others.length > 0 };
  const ended = new AbortController();
  readings.set(begun, ended);
  set(setDraftFileAtom, get(placeAtom), begun);
  const read = await readFile(chosen, member, ended.signal);
  readings.delete(begun);
  // The conversation may have been created or left in the meantime, and the file removed.
  const place = [...get(draftFilesAtom)].find(([, file]) => file === begun);
  if (!place) return;
  const after = read.ok
    ? { ...begun, reading: null, ready: read.file }
    : { ...nothing, ready, refusal: texts.file.refused(chosen.name, read.message) };
  set(setDraftFileAtom, place[0], after);
});

/** Takes the file out of the box, and what was said of it. */
export const removeFileAtom = atom(null, (get, set) => {
  endReading(get(draftFileAtom));
  set(setDraftFileAtom, get(placeAtom), null);
});

/** Takes away the sentence on the last file; one that is attached stays. */
export const dismissRefusalAtom = atom(null, (get, set) => {
  const now = get(draftFileAtom);
  set(setDraftFileAtom, get(placeAtom), now.ready && { ...now, refusal: null });
});

/** The file for a question that is being sent, which leaves the box with it. */
export const takeFileAtom = atom(null, (get, set): ChatFile | undefined => {
  const { ready } = get(draftFileAtom);
  set(removeFileAtom);
  return ready ?? undefined;
});

/** Puts the file of a question that failed back; one that was attached since stays. */
export const returnFileAtom = atom(null, (get, set, id: string | null, file: ChatFile | undefined) => {
  const now = get(draftFilesAtom).get(id) ?? nothing;
  if (file && !now.ready && !now.reading) set(setDraftFileAtom, id, { ...nothing, ready: file });
});

/** Moves a file with the draft that it belongs to; one that is there already stays. */
export const moveFileAtom = atom(null, (get, set, from: string | null, to: string | null) => {
  const file = get(draftFilesAtom).get(from);
  if (from === to || !file) return;
  const there = get(draftFilesAtom).get(to) ?? nothing;
  if (there.ready || there.reading) endReading(file);
  else set(setDraftFileAtom, to, file);
  set(setDraftFileAtom, from, null);
});

/** The conversations with a file that is not sent yet. */
export const withFileAtom = atom(
  (get) =>
    new Set([...get(draftFilesAtom)].flatMap(([id, { ready, reading }]) => (ready || reading ? id : []))),
);

/** Nothing of an earlier session stays. */
export const forgetFilesAtom = atom(null, (_get, set) => {
  for (const reading of readings.values()) reading.abort();
  readings.clear();
  set(draftFilesAtom, new Map());
});
