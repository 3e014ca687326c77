import { readActivityOrRoute } from '../files/index.ts';
import { hillRide } from './testing/planned.ts';
import { textOf, xmlErrors } from './testing/read-back.ts';
import { tcxOf } from './testing/read-courses.ts';
import { TCX_COURSE_SCHEMA } from './testing/schemas.ts';

const ride = hillRide();
const { route } = ride;
const last = ride.timeS.length - 1;
const totalS = ride.timeS[last]!;

describe('TCX', () => {
  const xml = textOf(ride, 'tcx');
  const course = tcxOf(xml);
  const track = course.Track.Trackpoint;

  test('is valid by the schema', async () => expect(await xmlErrors(xml, TCX_COURSE_SCHEMA)).toEqual([]));

  test('the schema here sees a name of eleven characters and a wrong order', async () => {
    const long = xml.replace('<Name>240W</Name>', '<Name>240W 240W 2</Name>');
    expect(await xmlErrors(long, TCX_COURSE_SCHEMA)).not.toEqual([]);
    const turned = xml.replace(
      /(<TotalTimeSeconds>.*?<\/TotalTimeSeconds>)(<DistanceMeters>.*?<\/DistanceMeters>)/,
      '$2$1',
    );
    expect(await xmlErrors(turned, TCX_COURSE_SCHEMA)).not.toEqual([]);
  });

  test('holds the plan’s line, time, height, speed and power', () => {
    expect(course.Name).toBe('Col de l’Été –');
    expect(course.Notes).toBe(ride.name);
    expect(Number(course.Lap['TotalTimeSeconds'])).toBeCloseTo(totalS, 1);
    expect(Number(course.Lap['DistanceMeters'])).toBeCloseTo(route.distanceM, 2);
    expect(Number(track.at(-1)!.DistanceMeters)).toBeCloseTo(route.distanceM, 2);
    expect(Date.parse(track[0]!.Time)).toBe(ride.startTimeMs);
    for (const point of track) {
      const node = Math.round(Number(point.DistanceMeters) / route.stepM);
      expect(Number(point.Position.LatitudeDegrees)).toBeCloseTo(route.latDeg[node]!, 6);
      expect(Number(point.Position.LongitudeDegrees)).toBeCloseTo(route.lonDeg[node]!, 6);
      expect(Number(point.AltitudeMeters)).toBeCloseTo(route.elevationM[node]!, 0);
      expect(
        Math.abs((Date.parse(point.Time) - ride.startTimeMs!) / 1000 - ride.timeS[node]!),
      ).toBeLessThanOrEqual(0.5);
      const part = ride.segments.find(({ toM }) => toM > node * route.stepM) ?? ride.segments.at(-1)!;
      expect(Number(point.Extensions['ax:TPX']['ax:Watts'])).toBe(Math.round(part.powerW));
      expect(Number(point.Extensions['ax:TPX']['ax:Speed'])).toBeGreaterThan(2.9);
    }
  });

  test('each course point has a name of its own in ten letters of ASCII, and stands on a point of the track', () => {
    const names = course.CoursePoint.map(({ Name }) => Name);
    expect(names).toEqual([
      '240W',
      '285W',
      '25g Gel ci',
      '300W',
      '310W',
      'Col de lEt',
      'Coast',
      '90W',
      'Epingle a',
      'Water',
      'Coast #2',
      '25g Gel #2',
      '220W',
      '265W',
    ]);
    expect(course.CoursePoint.map(({ PointType }) => PointType)).toEqual(
      'Generic,Generic,Food,Generic,Generic,Summit,Generic,Generic,Danger,Water,Generic,Food,Generic,Generic'.split(
        ',',
      ),
    );
    expect(course.CoursePoint[8]!.Notes).toBe('Épingle à droite, gravier');
    for (const point of course.CoursePoint) {
      expect(track.find(({ Time }) => Time === point.Time)?.Position).toEqual(point.Position);
    }
  });

  test('our own reader takes it as a route', async () => {
    const read = await readActivityOrRoute(new TextEncoder().encode(xml));
    expect(read).toMatchObject({
      ok: true,
      track: { format: 'tcx', kind: 'route', name: course.Name },
      warnings: [],
    });
  });
});
