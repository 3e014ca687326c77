import type { Refusal } from '../answer/input.ts';
import { csvTable } from './csv.ts';
import { fitCourse } from './fit-course.ts';
import { fitWorkout } from './fit-workout.ts';
import { fitPowerGuide } from './fit-power-guide.ts';
import { gpxCourse } from './gpx.ts';
import { icsCalendar } from './ics.ts';
import { cardSvg, stickerSvg } from './paper.ts';
import { checkedRide, type PlannedRide } from './planned.ts';
import { tcxCourse } from './tcx.ts';
import { fileBase } from './text.ts';
import { ergWorkout, mrcWorkout } from './trainer.ts';
import type { ExportOptions, Written } from './written.ts';
import { zwoWorkout } from './zwo.ts';

type Format = {
  /** for a list to choose from */
  label: string;
  ending: string;
  mediaType: string;
  needsFtp: boolean;
  write: (ride: PlannedRide, options: ExportOptions) => Written;
};

const FORMATS = {
  fitWorkout: format(
    'Workout for Garmin, Wahoo and other head units',
    'workout.fit',
    'application/vnd.ant.fit',
    fitWorkout,
  ),
  fitCourse: format(
    'Course for Garmin, Wahoo and other head units',
    'course.fit',
    'application/vnd.ant.fit',
    fitCourse,
  ),
  tcx: format(
    'Course for Garmin Connect and Ride with GPS',
    'tcx',
    'application/vnd.garmin.tcx+xml',
    tcxCourse,
  ),
  gpx: format('Track with waypoints', 'gpx', 'application/gpx+xml', gpxCourse),
  erg: format('Indoor trainer, watts', 'erg', 'text/plain', ergWorkout),
  mrc: format('Indoor trainer, percent of FTP', 'mrc', 'text/plain', mrcWorkout, true),
  zwo: format('Zwift workout', 'zwo', 'application/xml', zwoWorkout, true),
  csv: format('Spreadsheet', 'csv', 'text/csv', csvTable),
  sticker: format('Sticker for the top tube, to print', 'sticker.svg', 'image/svg+xml', stickerSvg),
  card: format('Card of A6, to print', 'card.svg', 'image/svg+xml', cardSvg),
  ics: format('Calendar of the race day, with alarms to eat', 'ics', 'text/calendar', icsCalendar),
  fitPowerGuide: format(
    'Course with Power Guide for Garmin (beta)',
    'powerguide.fit',
    'application/vnd.ant.fit',
    fitPowerGuide,
    true,
  ),
} satisfies Record<string, Format>;

export type ExportFormat = keyof typeof FORMATS;

/** The formats in the order in which to offer them, each with words for a list. */
export const EXPORT_FORMATS: readonly { format: ExportFormat; label: string; ending: string }[] = (
  Object.keys(FORMATS) as ExportFormat[]
).map((key) => ({ format: key, label: FORMATS[key].label, ending: FORMATS[key].ending }));

/** A file of a plan, to be saved under `fileName`. */
export type PlanFile = {
  ok: true;
  fileName: string;
  mediaType: string;
  /** bytes of a FIT file; of all others the text, to be stored as UTF-8 */
  content: string | Uint8Array<ArrayBuffer>;
  /** plain sentences on what the format cannot hold or wants */
  notes: string[];
};

/**
 * Writes a plan as a file for a head unit, a trainer app, a spreadsheet or paper. The same plan gives the same bytes.
 * Distances, times and work of the file are the plan's within the format's own steps: 1 cm or 1 ms (FIT), 1 s (ZWO and
 * the points of a course), 0.01 s (ERG, MRC). Names are cut to what each format allows, never inside a character.
 * Formats by their publishers: Garmin's FIT profile and Training Center schema, Topografix GPX 1.1, RFC 4180, and the
 * descriptions of ERG/MRC by TrainerRoad and of ZWO by its users.
 * @param options what ends the steps of a FIT workout, and when the file is made
 * @returns a refusal when the plan is none, a course has no positions, or shares of FTP are asked for without an FTP
 * @example
 * const route = straightRoute(2000, 0);
 * const timeS = route.slope.map((_, node) => node);
 * const part = { powerW: 250, lowW: 240, highW: 260, kind: 'flat', cue: 'Steady', timeS: 100 };
 * const segments = [{ ...part, fromM: 0, toM: 1000 }, { ...part, fromM: 1000, toM: 2000, powerW: 0, timeS: 100 }];
 * const plan = { name: 'Two km', route, segments, timeS, ftpW: 250, feeds: [], points: [] };
 * exportPlan(plan, 'erg') // => { fileName: 'two-km.erg', mediaType: 'text/plain' }
 * exportPlan(plan, 'erg').content.split('\r\n').slice(9, 13) // => ['0.0000\t250', '1.6667\t250', '1.6667\t0', '3.3333\t0']
 * exportPlan(plan, 'fitWorkout').content.length // => 374
 * exportPlan(plan, 'tcx').ok // => false
 */
export function exportPlan(
  ride: PlannedRide,
  format: ExportFormat,
  options: ExportOptions = {},
): PlanFile | Refusal {
  if (!Object.hasOwn(FORMATS, format)) return { ok: false, message: 'Plans are not written in this format.' };
  const { ending, mediaType, needsFtp, write } = FORMATS[format];
  const checked = checkedRide(ride);
  if (!checked.ok) return checked;
  if (needsFtp && !(ride.ftpW > 0 && ride.ftpW < 1000)) {
    return {
      ok: false,
      message: 'This format counts in percent of FTP. Enter your FTP first.',
      missing: ['powerMatrix.ftp'],
    };
  }
  const written = write(checked.ride, options);
  if (!written.ok) return written;
  const { content } = written;
  return {
    ok: true,
    fileName: `${fileBase(ride.name, 'plan')}.${ending}`,
    mediaType,
    content,
    notes: [...checked.notes, ...written.notes],
  };
}

function format(
  label: string,
  ending: string,
  mediaType: string,
  write: Format['write'],
  needsFtp = false,
): Format {
  return { label, ending, mediaType, needsFtp, write };
}
