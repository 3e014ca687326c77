import type { Fix } from '@breakaway/cycling';
import { useEffect, useRef, useState } from 'react';

const PROBLEM: Record<number, string> = {
  1: 'Your phone does not let this page see where you are. Allow it in the settings of your browser, or say where you are.',
  2: 'There is no position at the moment.',
  3: 'There is no position at the moment.',
};

/**
 * Follows the receiver of this device while it is wanted, which the member says with a tap: only then the browser asks for
 * its permission.
 */
export function useGps(wanted: boolean, onFix: (fix: Fix) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(onFix);
  useEffect(() => {
    newest.current = onFix;
  });
  const possible = typeof navigator !== 'undefined' && 'geolocation' in navigator;
  useEffect(() => {
    setProblem(null);
    if (!wanted || !possible) return;
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy, heading } }) => {
        setProblem(null);
        newest.current({
          latDeg: latitude,
          lonDeg: longitude,
          accuracyM: accuracy,
          ...(heading === null || Number.isNaN(heading) ? {} : { headingDeg: heading }),
        });
      },
      ({ code }) => setProblem(PROBLEM[code] ?? null),
      { enableHighAccuracy: true, maximumAge: 1000, timeout: 30_000 },
    );
    return () => geolocation.clearWatch(watch);
  }, [wanted, possible]);
  return { possible, problem };
}
