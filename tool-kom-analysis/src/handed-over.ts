import {
  TOOL_START_VERSION,
  gpxOf,
  roadFrom,
  type RaceStart,
  type SegmentStart,
} from '@breakaway/contract/tool-start';
import type { RiderFields } from '@breakaway/tool-kit';
import { readNumber } from '@breakaway/contract/units';
import { formatDuration } from '@breakaway/cycling';
import { EMPTY_RECORD, type RecordForm } from './record/record-form.ts';
import { EMPTY_SEGMENT, type RoadFile, type SegmentForm } from './segment/segment.ts';

/** The forms of a segment that was handed over, and the file of its road where it has one. */
export function handedForms(start: SegmentStart): {
  segment: SegmentForm;
  record: RecordForm;
  file: File | null;
} {
  const { lengthM, gainM, timeS, bike, temperatureC, headwindKmh, road, name } = start;
  return {
    file: road ? gpxOf(road, name ?? 'Your segment') : null,
    segment: {
      ...EMPTY_SEGMENT,
      length: lengthM === undefined ? '' : String(Number((lengthM / 1000).toFixed(3))),
      gain: gainM === undefined ? '' : String(gainM),
    },
    record: {
      ...EMPTY_RECORD,
      time: timeS === undefined ? '' : formatDuration(timeS),
      ...(bike ? { bike } : {}),
      ...(temperatureC === undefined ? {} : { temperature: String(temperatureC) }),
      ...(headwindKmh
        ? { wind: String(Math.abs(headwindKmh)), windFrom: headwindKmh > 0 ? 'front' : 'behind' }
        : {}),
    },
  };
}

/** What was said of the rider, over what is typed already. */
export const riderTyped = (
  { massKg, ftpW }: SegmentStart,
  typed: RiderFields['typed'],
): RiderFields['typed'] => ({
  ...typed,
  ...(massKg === undefined ? {} : { weight: String(massKg) }),
  ...(ftpW === undefined ? {} : { ftp: String(Math.round(ftpW)) }),
});

/** What is typed of the rider, as far as it is a figure. */
export function riderFigures({ weight = '', ftp = '' }: RiderFields['typed']): {
  massKg?: number;
  ftpW?: number;
} {
  const [massKg, ftpW] = [readNumber(weight), readNumber(ftp)];
  return { ...(massKg ? { massKg } : {}), ...(ftpW ? { ftpW } : {}) };
}

/** The whole file as a course for the other tool. */
export function raceStart(
  { name, route }: RoadFile,
  { bike }: RecordForm,
  typed: RiderFields['typed'],
): RaceStart {
  const { latDeg, lonDeg, elevationM, hasElevation } = route;
  return {
    tool: 'race-analyzer',
    v: TOOL_START_VERSION,
    name: name.slice(0, 120),
    bike,
    ...riderFigures(typed),
    road: roadFrom({ latDeg, lonDeg, elevationM: hasElevation ? elevationM : null }),
  };
}
