import { readActivityOrRoute } from '../files/index.ts';
import { straightRoute } from '../route/route.ts';
import { exportPlan } from './export-plan.ts';
import { HOSTILE_NAMES } from './hostile-names.fixture.ts';
import { hillRide } from './planned.fixture.ts';
import { fileOf, readXml, textOf, xmlErrors } from './read-back.fixture.ts';
import { GPX_SCHEMA, TCX_COURSE_SCHEMA } from './schemas.fixture.ts';

type Place = { LatitudeDegrees: string; LongitudeDegrees: string };
type Trackpoint = {
  Time: string;
  Position: Place;
  AltitudeMeters?: string;
  DistanceMeters: string;
  Extensions: { 'ax:TPX': { 'ax:Speed': string; 'ax:Watts': string } };
};
type CoursePoint = { Name: string; Time: string; Position: Place; PointType: string; Notes: string };
type Course = {
  Name: string;
  Lap: Record<string, string>;
  Track: { Trackpoint: Trackpoint[] };
  Notes: string;
  CoursePoint: CoursePoint[];
};
type Waypoint = {
  lat: string;
  lon: string;
  ele?: string;
  time?: string;
  name: string;
  desc: string;
  type: string;
};
type TrackPlace = {
  lat: string;
  lon: string;
  ele?: string;
  time?: string;
  extensions: { 'pwr:PowerInWatts': string };
};
type Gpx = {
  metadata: { name: string; time?: string };
  wpt: Waypoint[];
  trk: { name: string; trkseg: { trkpt: TrackPlace[] } };
};

const ride = hillRide();
const { route } = ride;
const last = ride.timeS.length - 1;
const totalS = ride.timeS[last]!;

const tcxOf = (xml: string) =>
  (readXml(xml)['TrainingCenterDatabase'] as { Courses: { Course: Course } }).Courses.Course;
const gpxOf = (xml: string) => readXml(xml)['gpx'] as Gpx;

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

describe('GPX', () => {
  const xml = textOf(ride, 'gpx');
  const gpx = gpxOf(xml);

  test('is valid by the schema', async () => expect(await xmlErrors(xml, GPX_SCHEMA)).toEqual([]));

  test('holds the line with heights, times and power, and a waypoint for all that is told', () => {
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

test('without heights the files say nothing of them', () => {
  const flat = { ...ride, route: { ...route, hasElevation: false } };
  expect(textOf(flat, 'tcx')).not.toContain('Altitude');
  expect(textOf(flat, 'gpx')).not.toContain('<ele>');
});

test('a plan that lies nowhere is no course', () => {
  const nowhere = straightRoute(2000, 0.02);
  const plan = {
    ...ride,
    route: nowhere,
    timeS: nowhere.slope.map((_, i) => 2 * i),
    segments: [{ ...ride.segments[0]!, fromM: 0, toM: 2000, timeS: 400 }],
  };
  for (const format of ['tcx', 'gpx', 'fitCourse'] as const) {
    expect(exportPlan(plan, format)).toEqual({
      ok: false,
      message: 'This plan has no places on the map, so it cannot be followed as a course; take a workout.',
    });
  }
  expect(exportPlan(plan, 'fitWorkout').ok).toBe(true);
  const broken = {
    ...ride,
    route: { ...route, latDeg: route.latDeg.map((lat, i) => (i === 7 ? NaN : lat)) },
  };
  expect(exportPlan(broken, 'tcx').ok).toBe(false);
});

test('a long course is thinned to what devices read, and of many points the changes of power give way', async () => {
  const cells = 30_000;
  const along = <T>(of: (i: number) => T) => Array.from({ length: cells + 1 }, (_, i) => of(i));
  const long = {
    ...route,
    stepM: 10,
    distanceM: cells * 10,
    latDeg: along((i) => 45 + i * 5e-5),
    lonDeg: along((i) => 6 + 0.001 * Math.sin(i / 3)),
    elevationM: along((i) => 500 + 100 * Math.sin(i / 500)),
    slope: along(() => 0),
    headingDeg: along((i) => 90 * Math.sin(i / 3) + 90),
  };
  const segments = Array.from({ length: 300 }, (_, i) => ({
    ...ride.segments[0]!,
    fromM: i * 1000,
    toM: (i + 1) * 1000,
    timeS: 100,
  }));
  const file = fileOf({ ...ride, route: long, timeS: along((i) => i), segments }, 'tcx');
  const course = tcxOf(String(file.content));
  expect(course.Track.Trackpoint.length).toBeLessThanOrEqual(8000);
  expect(course.Track.Trackpoint.length).toBeGreaterThan(3000);
  expect(course.CoursePoint).toHaveLength(200);
  expect(course.CoursePoint.filter(({ PointType }) => PointType !== 'Generic')).toHaveLength(5);
  expect(file.notes).toEqual(['Head units show 200 points; the last changes of power were left out.']);
  expect(String(file.content).length).toBeLessThan(4e6);
});

test('hostile names leave both valid and every point with a name of its own', async () => {
  // Every eighth node is enough of a road here.
  const thin = <T>(values: ArrayLike<T>) => Array.from(values).filter((_, i) => i % 8 === 0);
  const short = {
    ...ride,
    timeS: thin(ride.timeS),
    route: {
      ...route,
      stepM: route.stepM * 8,
      latDeg: thin(route.latDeg),
      lonDeg: thin(route.lonDeg),
      elevationM: thin(route.elevationM),
      headingDeg: thin(route.headingDeg),
    },
  };
  const plans = HOSTILE_NAMES.map((name) => ({
    ...short,
    name,
    segments: ride.segments.map((part) => ({ ...part, cue: name })),
    feeds: ride.feeds.map((feed) => ({ ...feed, name })),
    points: ride.points.map((point) => ({ ...point, name })),
  }));
  const files = plans.map((plan) => textOf(plan, 'tcx'));
  expect(await xmlErrors(files, TCX_COURSE_SCHEMA)).toEqual([]);
  expect(
    await xmlErrors(
      plans.map((plan) => textOf(plan, 'gpx')),
      GPX_SCHEMA,
    ),
  ).toEqual([]);
  for (const tcx of files) {
    const names = tcxOf(tcx).CoursePoint.map(({ Name }) => Name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[ -~]{1,10}$/.test(name))).toBe(true);
    expect(tcx.length).toBeLessThan(200_000);
  }
});
