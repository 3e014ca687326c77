import type { Route, RouteChange } from '@breakaway/cycling';

/** How a course is ridden: what leads from places in its file to places on the way, all in metres. */
export interface RiddenAs {
  /** length of the course in the file, and as it is ridden */
  fileM: number;
  riddenM: number;
  reversed: boolean;
  /** start and finish in the direction of riding; on a loop the finish may lie before the start */
  fromM: number;
  toM: number;
  laps: number;
}

export interface Span {
  fromM: number;
  toM: number;
}

/** How a route of a file is ridden by a change that the engine has made. */
export const riddenAs = (
  { reversed = false, fromM = 0, toM, laps }: RouteChange & { laps: number },
  file: Pick<Route, 'distanceM'>,
  ridden: Pick<Route, 'distanceM'>,
): RiddenAs => ({
  fileM: file.distanceM,
  riddenM: ridden.distanceM,
  reversed,
  fromM,
  toM: toM ?? file.distanceM,
  laps,
});

/** One lap: its length, and the length to where the next one begins, which is further where a loop has a gap. */
function lapOf({ fileM, riddenM, fromM, toM, laps }: RiddenAs) {
  if (laps === 1) return { lengthM: riddenM, everyM: riddenM };
  const lengthM = toM > fromM ? toM - fromM : fileM - fromM + toM;
  return { lengthM, everyM: lengthM + Math.max(0, (riddenM - laps * lengthM) / (laps - 1)) };
}

const clipped = ({ fromM, toM }: Span, lowM: number, highM: number): Span[] => {
  const span = { fromM: Math.max(lowM, fromM), toM: Math.min(highM, toM) };
  return span.toM > span.fromM ? [span] : [];
};
const shifted = ({ fromM, toM }: Span, byM: number): Span => ({ fromM: fromM + byM, toM: toM + byM });
const turned = ({ fromM, toM }: Span, { fileM, reversed }: RiddenAs): Span =>
  reversed ? { fromM: fileM - toM, toM: fileM - fromM } : { fromM, toM };

/** Where a stretch of the file is ridden: once a lap, nowhere where it is cut off. */
export function riddenSpans(inFile: Span, as: RiddenAs): Span[] {
  const { fileM, riddenM, fromM, laps } = as;
  const { lengthM, everyM } = lapOf(as);
  const along = turned(inFile, as);
  // Over the start of a loop the file goes on where it began.
  const once = [along, shifted(along, fileM)].flatMap((span) => clipped(shifted(span, -fromM), 0, lengthM));
  return Array.from({ length: laps }, (_, lap) => once.map((span) => shifted(span, lap * everyM)))
    .flat()
    .flatMap((span) => clipped(span, 0, riddenM));
}

/** The parts of the file below a stretch of the way. */
export function fileSpans(ridden: Span, as: RiddenAs): Span[] {
  const { fileM, fromM, laps } = as;
  const { lengthM, everyM } = lapOf(as);
  return Array.from({ length: laps }, (_, lap) => clipped(shifted(ridden, -lap * everyM), 0, lengthM))
    .flat()
    .map((span) => shifted(span, fromM))
    .flatMap((span) => [...clipped(span, 0, fileM), ...clipped(shifted(span, -fileM), 0, fileM)])
    .map((span) => turned(span, as));
}
