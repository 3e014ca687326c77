import type { FileFormat } from '@breakaway/contract';
import { api, messageOf, toast } from '@breakaway/host-api';
import { saveFile } from '@breakaway/ui/save-file';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { conversationAtom } from './atoms.ts';

export interface Download {
  answer: number;
  path: string;
  format: FileFormat;
}

/** Lets the server make a file of a part of an answer, and saves it. */
export const downloadAtom = atom(null, async (get, _set, { answer, path, format }: Download) => {
  const { id } = get(conversationAtom);
  if (id === null) return;
  try {
    const { name, content } = await api.chat.sessionFile({ promptId: id, turn: answer, part: path, format });
    saveFile(name, content);
  } catch (error) {
    toast.error(messageOf(error, texts.notDownloaded));
  }
});
