/** Parts of a climb of our own making: their length and mean slope. */
const PARTS = [
  { km: 1.2, slope: 0.062 },
  { km: 1.6, slope: 0.084 },
  { km: 0.7, slope: 0.031 },
  { km: 1.9, slope: 0.078 },
  { km: 0.9, slope: 0.102 },
  { km: 1.4, slope: 0.069 },
];
const STEP_M = 25;
export const EXAMPLE_NAME = 'Example: a climb in hairpins';
const START = { latDeg: 45.06, lonDeg: 6.03, elevationM: 740 };
const EARTH_M = 6_371_000;
const DEGREES = 180 / Math.PI;

/** A climb with hairpins as the GPX file of a segment, to try the tool without a file. */
export function exampleSegment(): File {
  const totalM = PARTS.reduce((sum, { km }) => sum + 1000 * km, 0);
  const points: string[] = [];
  let { latDeg, lonDeg, elevationM } = START;
  for (let atM = 0; atM <= totalM; atM += STEP_M) {
    points.push(
      `<trkpt lat="${latDeg.toFixed(6)}" lon="${lonDeg.toFixed(6)}"><ele>${elevationM.toFixed(1)}</ele></trkpt>`,
    );
    // North-east on the whole, in hairpins.
    const heading = 0.8 + 1.1 * Math.sin(atM / 260) + 0.3 * Math.sin(atM / 900);
    latDeg += ((STEP_M * Math.cos(heading)) / EARTH_M) * DEGREES;
    lonDeg += ((STEP_M * Math.sin(heading)) / (EARTH_M * Math.cos(latDeg / DEGREES))) * DEGREES;
    elevationM += STEP_M * slopeAt(atM);
  }
  const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="Breakaway" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>${EXAMPLE_NAME}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  return new File([gpx], 'example-segment.gpx', { type: 'application/gpx+xml' });
}
/** A time on it that takes a little more than the example rider has. */
export const EXAMPLE_TIME = '34:30';

function slopeAt(atM: number): number {
  let endM = 0;
  for (const { km, slope } of PARTS) {
    endM += 1000 * km;
    if (atM < endM) return slope + 0.01 * Math.sin(atM / 140);
  }
  return 0;
}
