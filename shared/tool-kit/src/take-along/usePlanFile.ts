import { checkedPlanFile, type CheckedFile, type PlannedRide, type Refusal } from '@breakaway/cycling';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { FileChoice } from './file-choice.ts';

/** What makes and checks the files: the engine here, or in a worker, where seconds of work do not hold up the page. */
export const WriterContext = createContext<typeof checkedPlanFile>(checkedPlanFile);

const FAILED: Refusal = { ok: false, message: 'This file could not be made. Try another format.' };

type Wanted = Pick<FileChoice, 'format' | 'steps'>;
type Made = {
  ride: PlannedRide;
  format: Wanted['format'];
  steps: Wanted['steps'];
  file: CheckedFile | Refusal;
};

/** A file of the plan, made and checked when asked for; it is gone when the plan changes. */
export function usePlanFile(ride: PlannedRide, { format, steps }: Wanted) {
  const [made, setMade] = useState<Made | null>(null);
  const [busy, setBusy] = useState(false);
  const newest = useRef(0);
  const write = use(WriterContext);
  const make = useCallback(async () => {
    const turn = ++newest.current;
    setBusy(true);
    // Lets the page draw first.
    await new Promise((resolve) => setTimeout(resolve));
    const options = { createdMs: Date.now(), ...(steps && { steps }) };
    const file = await write(ride, format, options).catch(() => FAILED);
    if (turn === newest.current) {
      setMade({ ride, format, steps, file });
      setBusy(false);
    }
    return file;
  }, [ride, format, steps, write]);
  const current = made?.ride === ride && made.format === format && made.steps === steps;
  return { file: current ? made.file : null, busy, make };
}

/** As `usePlanFile`, made at once. */
export function usePlanFileNow(ride: PlannedRide, wanted: Wanted): CheckedFile | Refusal | null {
  const { file, make } = usePlanFile(ride, wanted);
  useEffect(() => void make(), [make]);
  return file;
}
