/** The line has 0.79 m of road for each metre of its parameter: so the points are ten metres apart. */
const POINT_M = 12.6;

/**
 * A generated road course: hills of several lengths and bends, from sums of sines, so that it is the same each time.
 */
function placeAt(m: number): { latDeg: number; lonDeg: number; elevationM: number } {
  const bearing = 0.9 * Math.sin(m / 9_000) + 0.5 * Math.sin(m / 700) + 0.25 * Math.sin(m / 130);
  return {
    latDeg: 44 + (m * Math.cos(0.6) * 0.8 + 2_000 * Math.sin(m / 11_000) + 60 * bearing) / 111_195,
    lonDeg: 5 + (m * Math.sin(0.6) * 0.8 + 3_000 * Math.cos(m / 14_000) + 80 * bearing) / (111_195 * 0.72),
    elevationM:
      900 +
      330 * Math.sin(m / 9_500) +
      100 * Math.sin(m / 2_700 + 1) +
      12 * Math.sin(m / 600) +
      Math.sin(m / 90),
  };
}

/**
 * A GPX file of a recorded ride with heart rate, cadence and power, one point every ten metres: 200 km are about 5 MB.
 * @param km length along the generated line; the file's own length differs a little
 */
export function longRide(km: number): string {
  const points: string[] = [];
  for (let i = 0; i <= km * 100; i++) {
    const { latDeg, lonDeg, elevationM } = placeAt(i * POINT_M);
    const time = new Date(Date.UTC(2026, 5, 1, 6) + i * 1300).toISOString();
    points.push(
      `   <trkpt lat="${latDeg.toFixed(7)}" lon="${lonDeg.toFixed(7)}">\n    <ele>${elevationM.toFixed(1)}</ele>\n` +
        `    <time>${time}</time>\n    <extensions>\n     <power>${180 + (i % 90)}</power>\n` +
        `     <gpxtpx:TrackPointExtension><gpxtpx:hr>${120 + (i % 40)}</gpxtpx:hr><gpxtpx:cad>${80 + (i % 15)}</gpxtpx:cad></gpxtpx:TrackPointExtension>\n` +
        `    </extensions>\n   </trkpt>`,
    );
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx creator="bench" version="1.1" xmlns="http://www.topografix.com/GPX/1/1" ' +
    'xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">\n <trk>\n  <name>Long ride</name>\n  <trkseg>\n' +
    `${points.join('\n')}\n  </trkseg>\n </trk>\n</gpx>\n`
  );
}
