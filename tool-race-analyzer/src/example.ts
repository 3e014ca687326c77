/** Parts of a course of our own making: their length and mean slope. */
const PARTS = [
  { km: 9, slope: 0.004 },
  { km: 7.2, slope: 0.061 },
  { km: 6.4, slope: -0.056 },
  { km: 8, slope: -0.002 },
  { km: 4.1, slope: 0.047 },
  { km: 3.3, slope: -0.044 },
  { km: 6, slope: 0.003 },
  { km: 10.8, slope: 0.072 },
];
const STEP_M = 50;
const START = { latDeg: 44.9, lonDeg: 6.4, elevationM: 640 };
const EARTH_M = 6_371_000;
const DEGREES = 180 / Math.PI;

/** The slope at a place: that of its part, with transitions of half a kilometre, and a road that is never even. */
function slopeAt(atM: number): number {
  let end = 0;
  let slope = PARTS[0]!.slope;
  for (const [i, part] of PARTS.entries()) {
    if (i > 0) slope += (part.slope - PARTS[i - 1]!.slope) / (1 + Math.exp((end - atM) / 120));
    end += part.km * 1000;
  }
  return slope + 0.009 * Math.sin(atM / 410) + 0.006 * Math.sin(atM / 173);
}

/** A mountain course of 55 km as the GPX file that a route planner would export, to try the analyzer without a file. */
export function exampleCourse(): File {
  const totalM = PARTS.reduce((sum, { km }) => sum + 1000 * km, 0);
  const points: string[] = [];
  let { latDeg, lonDeg, elevationM } = START;
  for (let atM = 0; atM <= totalM; atM += STEP_M) {
    points.push(
      `<trkpt lat="${latDeg.toFixed(6)}" lon="${lonDeg.toFixed(6)}"><ele>${elevationM.toFixed(1)}</ele></trkpt>`,
    );
    // A winding road: the heading swings about north-east.
    const heading = 0.7 + 0.8 * Math.sin(atM / 2600) + 0.5 * Math.sin(atM / 900);
    latDeg += ((STEP_M * Math.cos(heading)) / EARTH_M) * DEGREES;
    lonDeg += ((STEP_M * Math.sin(heading)) / (EARTH_M * Math.cos(latDeg / DEGREES))) * DEGREES;
    elevationM += STEP_M * slopeAt(atM + STEP_M / 2);
  }
  const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="Breakaway" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Example: two passes and a summit</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  return new File([gpx], 'example.gpx', { type: 'application/gpx+xml' });
}
