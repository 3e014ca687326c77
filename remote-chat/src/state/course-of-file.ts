import { api, messageOf, toast } from '@breakaway/host-api';
import { atom } from 'jotai';
import { texts } from '../texts.ts';
import { conversationAtom } from './atoms.ts';

/** The course of a file of the conversation on screen; null after a failure, which a toast explains. */
export const courseOfFileAtom = atom(null, async (get, _set, fileId: string): Promise<string | null> => {
  const { id } = get(conversationAtom);
  if (id === null) return null;
  try {
    return (await api.chat.course(id, fileId)).data;
  } catch (error) {
    toast.error(messageOf(error, texts.file.courseNotLoaded));
    return null;
  }
});
