import { ghostRide, pacedRide, type SegmentPacing, type SegmentQuestion } from '@breakaway/cycling';
import { DeviceFiles } from '@breakaway/tool-kit/take-along';
import { useMemo } from 'react';
import type { EffortEngine } from './effort-engine.ts';
import { filesOf, isGhost } from './effort-files.ts';

interface Props {
  question: SegmentQuestion;
  pacing: SegmentPacing;
  /** of the segment: files are named after it */
  name: string;
  write: EffortEngine['file'];
}

/** The effort as files for the member's device, and on paper; the record as a virtual partner. */
export function EffortFiles({ question: { route, athlete }, pacing, name, write }: Props) {
  const ftpW = athlete?.ftpW?.value ?? null;
  const [own, ghost] = useMemo(() => {
    const segment = { name, route, pacing, ftpW };
    return [pacedRide(segment), ghostRide(segment)];
  }, [name, route, pacing, ftpW]);
  return (
    <DeviceFiles
      choices={filesOf(route.placeless ?? false)}
      rideOf={(key) => (isGhost(key) ? ghost : own)}
      onPaper={own}
      write={write}
    />
  );
}
