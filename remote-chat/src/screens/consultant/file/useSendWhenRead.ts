import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { conversationAtom } from '../../../state/atoms.ts';
import { placeOf } from '../../../state/conversation.ts';
import { draftFileAtom } from '../../../state/draft-file.ts';

/**
 * A question that is sent while its file is being read waits in the box, and goes when the file is read. It stays there where
 * the file is refused or removed, or the member goes to another conversation.
 * @param send sends what is in the box
 */
export function useSendWhenRead(send: () => void) {
  const place = placeOf(useAtomValue(conversationAtom));
  const { reading, ready, refusal } = useAtomValue(draftFileAtom);
  const [waiting, setWaiting] = useState<{ place: string | null } | null>(null);
  const waits = waiting !== null && waiting.place === place && reading !== null;
  useEffect(() => {
    if (!waiting || waits) return;
    setWaiting(null);
    if (waiting.place === place && ready && refusal === null) send();
  }, [waiting, waits, place, ready, refusal, send]);
  return { waits, wait: () => setWaiting({ place }) };
}
