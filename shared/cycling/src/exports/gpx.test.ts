import { readActivityOrRoute } from '../files/index.ts';
import { hillRide } from './testing/planned.ts';
import { textOf, xmlErrors } from './testing/read-back.ts';
import { gpxOf, tcxOf } from './testing/read-courses.ts';
import { GPX_SCHEMA } from './testing/schemas.ts';

const ride = hillRide();
const { route } = ride;
const last = ride.timeS.length - 1;
const totalS = ride.timeS[last]!;

describe('GPX', () => {
  const xml = textOf(ride, 'gpx');
  const gpx = gpxOf(xml);

  test('is valid by the schema', async () => expect(await xmlErrors(xml, GPX_SCHEMA)).toEqual([]));

  test('contains the line with heights, times and power, and a waypoint for each prompt', () => {
    const places = gpx.trk.trkseg.trkpt;
    expect([gpx.metadata.name, gpx.trk.name]).toEqual([ride.name, ride.name]);
    expect(places.map(({ lat }) => lat)).toEqual(
      tcxOf(textOf(ride, 'tcx')).Track.Trackpoint.map(({ Position }) => Position.LatitudeDegrees),
    );
    expect(Date.parse(places.at(-1)!.time!) - ride.startTimeMs!).toBe(Math.round(totalS) * 1000);
    expect(Number(places.at(-1)!.ele)).toBeCloseTo(route.elevationM[last]!, 0);
    expect(places[0]!.extensions['pwr:PowerInWatts']).toBe('240');
    expect(gpx.wpt).toHaveLength(14);
    expect(gpx.wpt[5]).toMatchObject({ name: 'Col de l’Été', type: 'summit' });
    expect(
      gpx.wpt.every((point) => places.some(({ lat, lon }) => lat === point.lat && lon === point.lon)),
    ).toBe(true);
  });

  test('without a start it has no times, so apps take it as a route', async () => {
    const { startTimeMs: _, ...undated } = ride;
    const plain = textOf(undated, 'gpx');
    expect(plain).not.toContain('<time>');
    expect(await xmlErrors(plain, GPX_SCHEMA)).toEqual([]);
    const read = await readActivityOrRoute(new TextEncoder().encode(plain));
    expect(read).toMatchObject({ ok: true, track: { kind: 'route' } });
  });
});
