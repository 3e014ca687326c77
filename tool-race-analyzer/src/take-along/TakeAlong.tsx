import {
  plannedRide,
  type checkedPlanFile,
  type FeedingPlan,
  type FeedStation,
  type RacePlan,
} from '@breakaway/cycling';
import { DeviceFiles } from '@breakaway/tool-kit/take-along';
import { useMemo } from 'react';
import { FILES } from './files.ts';

const NO_STATIONS: readonly FeedStation[] = [];

interface Props {
  plan: RacePlan;
  /** of the race: files are named after it */
  name: string;
  feeding: FeedingPlan | null;
  /** where bottles and pockets are filled again */
  stations?: readonly FeedStation[];
  /** in a worker, where it is not to be in this thread */
  write?: typeof checkedPlanFile;
}

/** The plan as files for the member's device, and on paper. */
export function TakeAlong({ plan, name, feeding, stations = NO_STATIONS, write }: Props) {
  const ride = useMemo(
    () => plannedRide(plan, { name, stations, ...(feeding && { feeding }) }),
    [plan, name, feeding, stations],
  );
  return <DeviceFiles choices={FILES} rideOf={() => ride} onPaper={ride} write={write} />;
}
