import { headingDeg } from '../route/geo.ts';
import { startMsOf } from './course-line.ts';
import { courseFile } from './fit-course.ts';
import { fitTimeS, semicircles, type FitEncoder, type FitMessage } from './fit-encoder.ts';
import { nodeAt, totalTimeS, type PlannedRide, type PlannedSegment } from './planned.ts';
import { textInBytes } from './text.ts';
import type { ExportOptions, Written } from './written.ts';

const NAME_BYTES = 32;
/** Numbers that Garmin has not named; what they hold is what was seen in files from devices. */
export const POWER_GUIDE = { summary: 352, split: 353 } as const;

const SUMMARY = {
  number: POWER_GUIDE.summary,
  bigEndian: true,
  fields: {
    name: [1, { textBytes: NAME_BYTES }],
    splits: [2, 'uint16'],
    course: [3, 'uint32z'],
    created: [4, 'uint32'],
    always1: [5, 'uint8'],
    ftpW: [6, 'uint16'],
    effort: [7, 'float32'],
    dragAreaM2: [8, 'float32'],
    rolling: [9, 'float32'],
    riderMass: [10, 'uint16'],
    bikeMass: [11, 'uint16'],
    minLength: [13, 'uint32'],
    durationMs: [14, 'uint32'],
    meanPercent: [15, 'float32'],
    maxSplitPercent: [16, 'uint32'],
    meanSplitPercent: [17, 'uint32'],
    position: [18, 'uint8'],
    surface: [19, 'uint8'],
  },
} as const satisfies FitMessage;

const SPLIT = {
  number: POWER_GUIDE.split,
  bigEndian: true,
  fields: {
    index: [254, 'uint16'],
    percent: [1, 'uint32'],
    distanceCm: [2, 'uint32'],
    durationMs: [3, 'uint32'],
    grade: [4, 'sint16'],
    never: [5, 'sint16'],
    startLat: [6, 'sint32'],
    startLon: [7, 'sint32'],
    endLat: [8, 'sint32'],
    endLon: [9, 'sint32'],
    riseCm: [10, 'sint32'],
    heading: [11, 'sint32'],
  },
} as const satisfies FitMessage;

/**
 * A FIT course that also holds the targets as Garmin's Power Guide does: percent of FTP by place. Garmin does not
 * publish these two messages. Their fields are those that sam-dumont/bike-power-model-lib found in files from devices
 * (`docs/FORMAT_SPEC.md`, version 1.0, April 2026, MIT). What a plan does not know (effort slider, masses, drag) is
 * marked as not known. No device has been tried, so screens call it a beta.
 */
export function fitPowerGuide(ride: PlannedRide, options: ExportOptions): Written {
  const written = courseFile(ride, options, (fit) => addPowerGuide(fit, ride, options));
  if (!written.ok) return written;
  return {
    ...written,
    notes: [
      ...written.notes,
      `Targets are whole percents of an FTP of ${Math.round(ride.ftpW)} W. Set the same on the device.`,
    ],
  };
}

function addPowerGuide(fit: FitEncoder, ride: PlannedRide, { createdMs }: ExportOptions): void {
  const splits = ride.segments.filter(({ fromM, toM }) => toM > fromM);
  const percents = splits.map((part) => percentOfFtp(ride, part));
  const ridden = splits.reduce((sum, { timeS }) => sum + timeS, 0);
  const mean = splits.reduce((sum, part) => sum + part.powerW * part.timeS, 0) / Math.max(1, ridden);
  fit.add(SUMMARY, {
    name: textInBytes(ride.name, NAME_BYTES - 1),
    splits: splits.length,
    course: 0,
    created: fitTimeS(createdMs ?? startMsOf(ride).startMs),
    always1: 1,
    ftpW: ride.ftpW,
    effort: null,
    dragAreaM2: null,
    rolling: null,
    riderMass: null,
    bikeMass: null,
    minLength: 0,
    durationMs: totalTimeS(ride) * 1000,
    meanPercent: (100 * mean) / ride.ftpW,
    maxSplitPercent: Math.max(...percents),
    meanSplitPercent: percents.reduce((sum, percent) => sum + percent, 0) / percents.length,
    position: null,
    surface: null,
  });
  splits.forEach((part, i) => addSplit(fit, ride, part, i + 1));
}

function addSplit(fit: FitEncoder, ride: PlannedRide, part: PlannedSegment, index: number): void {
  const { latDeg, lonDeg, elevationM, hasElevation } = ride.route;
  const place = (distanceM: number) => {
    const node = nodeAt(ride, distanceM);
    return { lat: latDeg[node] ?? 0, lon: lonDeg[node] ?? 0, height: elevationM[node] ?? 0 };
  };
  const [start, end] = [place(part.fromM), place(part.toM)];
  const lengthM = part.toM - part.fromM;
  const rise = end.height - start.height;
  const heading = headingDeg(start.lat, start.lon, end.lat, end.lon);
  fit.add(SPLIT, {
    index,
    percent: percentOfFtp(ride, part),
    distanceCm: lengthM * 100,
    durationMs: part.timeS * 1000,
    grade: hasElevation ? (10_000 * rise) / lengthM : null,
    never: null,
    startLat: semicircles(start.lat),
    startLon: semicircles(start.lon),
    endLat: semicircles(end.lat),
    endLon: semicircles(end.lon),
    riseCm: hasElevation ? rise * 100 : null,
    heading: (heading * Math.PI * 10_000) / 180,
  });
}

function percentOfFtp({ ftpW }: PlannedRide, { powerW }: PlannedSegment): number {
  return Math.round((100 * powerW) / ftpW);
}
