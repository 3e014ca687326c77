import { calibratedAthlete, type Athlete, type Bike } from '@breakaway/cycling';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromRide, keepAfter, nothingKept, onAfter, readAfter, type KeptAfter } from './kept-after.ts';

/**
 * What the member's rides have taught, kept on the device, and the athlete as plans take them: with the drag area of a
 * ride on this bike, where the member took one over.
 */
export function useAfter(owner: string | null, athlete: Athlete | null, bike: Bike) {
  const [read, setRead] = useState<{ owner: string; kept: KeptAfter } | null>(null);
  useEffect(() => {
    if (!owner) return;
    let current = true;
    const readAgain = () => void readAfter(owner).then((kept) => current && setRead({ owner, kept }));
    readAgain();
    const stop = onAfter(readAgain);
    return () => {
      current = false;
      stop();
    };
  }, [owner]);
  const kept = read && read.owner === owner ? read.kept : nothingKept;
  const change = useCallback(
    (next: KeptAfter) => {
      if (!owner) return;
      setRead({ owner, kept: next });
      void keepAfter(owner, next);
    },
    [owner],
  );
  const drag = kept.drag[bike];
  const calibrated = useMemo(
    () => (athlete && drag ? calibratedAthlete(athlete, drag, fromRide(drag.rodeMs)) : athlete),
    [athlete, drag],
  );
  return { kept, change, athlete: calibrated };
}
