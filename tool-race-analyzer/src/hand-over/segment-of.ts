import { roadFrom, TOOL_START_VERSION, type SegmentStart } from '@breakaway/contract/tool-start';
import type { RacePlan } from '@breakaway/cycling';
import type { RiderFields } from '@breakaway/tool-kit';
import { nodeAt } from '@breakaway/tool-kit/route-view';

const MOST_NAME = 120;

/** A climb of a plan as a segment for the other tool: its road too. The record's time is not known here. */
export function segmentOf(
  { question }: RacePlan,
  { startM, endM, lengthM, gainM }: RacePlan['climbs'][number],
  courseName: string,
  { weight, ftp }: RiderFields['typed'],
): SegmentStart {
  const { route, bike, temperatureC } = question;
  const { latDeg, lonDeg, elevationM, hasElevation } = route;
  const [massKg, ftpW] = [Number(weight), Number(ftp)];
  return {
    tool: 'kom-analysis',
    v: TOOL_START_VERSION,
    name: `Climb from km ${(startM / 1000).toFixed(1)}, ${courseName}`.slice(0, MOST_NAME),
    lengthM: Math.round(lengthM),
    gainM: Number(gainM.toFixed(1)),
    ...(bike ? { bike } : {}),
    ...(temperatureC === undefined ? {} : { temperatureC }),
    ...(massKg > 0 ? { massKg } : {}),
    ...(ftpW > 0 ? { ftpW } : {}),
    road: roadFrom(
      { latDeg, lonDeg, elevationM: hasElevation ? elevationM : null },
      nodeAt(route, startM),
      nodeAt(route, endM),
    ),
  };
}
