import type { UnitFormat } from '@breakaway/contract/units';
import type { Draft, PlanQuestion, Stretch, Surface } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';
import { timeOf, type RideStart } from '@breakaway/tool-kit/clock';
import { fileSpans, riddenSpans, type RiddenAs, type Span } from '../course/ridden-as.ts';
import { secondsUntil } from './seconds-until.ts';

/** A surface that is not the asphalt of the rest; in metres of the file, so that it stays on its road however that is ridden. */
export type PaintedSurface = Span & { surface: Surface };
/** A stop at its place, km and min as typed. */
export interface StopField {
  km: string;
  minutes: string;
  name: string;
}
/** A place to be passed by a clock time, hh:mm. */
export interface CutOffField {
  km: string;
  clock: string;
  name: string;
}

/** What the form says of the road and of how it is ridden. */
export interface RoadForm {
  draft: Draft;
  /** share of the ride in it, % */
  draftShare: string;
  start: 'standing' | 'rolling' | 'mass';
  /** of a rolling start, km/h */
  startSpeed: string;
  /** kilometres in the bunch of a mass start */
  massKm: string;
  surfaces: readonly PaintedSurface[];
  stops: readonly StopField[];
  lights: string;
  /** seconds at each light */
  lightS: string;
  cutOffs: readonly CutOffField[];
}

export const startRoad: RoadForm = {
  draft: 'alone',
  draftShare: '50',
  start: 'standing',
  startSpeed: '30',
  massKm: '5',
  surfaces: [],
  stops: [],
  lights: '',
  lightS: '20',
  cutOffs: [],
};

/** What stays for another file: its places, lights and surfaces are not those of this one. */
export const otherFile = (road: RoadForm): RoadForm => ({
  ...road,
  surfaces: startRoad.surfaces,
  stops: startRoad.stops,
  lights: startRoad.lights,
  cutOffs: startRoad.cutOffs,
});

/** Surfaces that can be painted, smoothest first. */
export const BRUSHES = {
  asphalt: 'Asphalt',
  roughAsphalt: 'Rough asphalt',
  cobbles: 'Cobbles',
  gravel: 'Gravel',
  dirt: 'Dirt',
} as const satisfies Partial<Record<Surface, string>>;
export type Brush = keyof typeof BRUSHES;

/** Lays a surface over a stretch of the way; asphalt takes off what is there. */
export function painted(
  surfaces: readonly PaintedSurface[],
  ridden: Span,
  brush: Brush,
  as: RiddenAs,
): PaintedSurface[] {
  const laid = fileSpans(ridden, as).reduce<PaintedSurface[]>(
    (under, { fromM, toM }) => [
      ...under.flatMap((one) => [
        { ...one, toM: Math.min(one.toM, fromM) },
        { ...one, fromM: Math.max(one.fromM, toM) },
      ]),
      ...(brush === 'asphalt' ? [] : [{ fromM, toM, surface: brush }]),
    ],
    [...surfaces],
  );
  const inOrder = laid.filter(({ fromM, toM }) => toM > fromM).toSorted((a, b) => a.fromM - b.fromM);
  return inOrder.reduce<PaintedSurface[]>((joined, one) => {
    const last = joined.at(-1);
    if (last && last.surface === one.surface && one.fromM - last.toM < 1)
      joined[joined.length - 1] = { ...last, toM: one.toM };
    else joined.push(one);
    return joined;
  }, []);
}

/** The painted surfaces along the way, in order. */
export const surfacesRidden = (surfaces: readonly PaintedSurface[], as: RiddenAs): PaintedSurface[] =>
  surfaces
    .flatMap((one) => riddenSpans(one, as).map((span) => ({ ...span, surface: one.surface })))
    .toSorted((a, b) => a.fromM - b.fromM);

type RoadQuestion = Pick<PlanQuestion, 'stretches' | 'stops' | 'cutOffs' | 'entrySpeedMs'>;
export interface RoadErrors {
  draftShare: string | null;
  startSpeed: string | null;
  massKm: string | null;
  lights: string | null;
  lightS: string | null;
  stops: { km: string | null; minutes: string | null }[];
  cutOffs: { km: string | null; clock: string | null }[];
}

/** A cut-off that the clock shows so much later is one before the start. */
const LATEST_S = 22 * 3600;

/** Validates the form for a course: the errors of its fields, and its part of the question where there are none. */
export function readRoad(form: RoadForm, start: RideStart | null, as: RiddenAs, units: UnitFormat) {
  const number = (text: string, name: string, min: number, max: number, unit: string, optional = false) =>
    checkNumber(text, { name, min, max, unit, optional }, units);
  const longKm = as.riddenM / 1000;
  const share = number(form.draftShare, 'The share', 0, 100, '%');
  const speed = number(form.startSpeed, 'The speed', 1, 70, 'km/h');
  const mass = number(form.massKm, 'The bunch', 0.1, 500, 'km');
  const lights = number(form.lights, 'Lights', 0, 500, '', true);
  const lightS = number(form.lightS, 'A light', 1, 600, 's');
  const stops = form.stops.map(({ km, minutes, name }) => ({
    km: number(km, 'The place', 0, longKm, 'km', true),
    minutes: number(minutes, 'The stop', 0, 1440, 'min'),
    name: name.trim(),
  }));
  const cutOffs = form.cutOffs.map(({ km, clock, name }) => {
    const timeS = secondsUntil(start, clock);
    const early = timeS !== null && timeS > LATEST_S;
    return {
      km: number(km, 'The place', 0, longKm, 'km', true),
      timeS,
      clockError:
        timeS === null
          ? 'Enter the clock time, such as 15:00.'
          : early
            ? `${clock} is before your start at ${start ? timeOf(start.ms, start.zone) : '–'}.`
            : null,
      name: name.trim(),
    };
  });
  const [grouped, rolling, massed] = [
    form.draft !== 'alone',
    form.start === 'rolling',
    form.start === 'mass',
  ];
  const errors: RoadErrors = {
    draftShare: grouped ? share.error : null,
    startSpeed: rolling ? speed.error : null,
    massKm: massed ? mass.error : null,
    lights: lights.error ?? (Number.isInteger(lights.value ?? 0) ? null : 'Lights must be a whole number.'),
    lightS: lights.value ? lightS.error : null,
    stops: stops.map(({ km, minutes }) => ({
      km: endless(km, longKm),
      minutes: km.value === null ? null : minutes.error,
    })),
    cutOffs: cutOffs.map(({ km, clockError }) => ({
      km: km.error ?? nought(km.value),
      clock: km.value === null ? null : clockError,
    })),
  };
  if (firstError(errors)) return { errors, question: null };
  const stretches: Stretch[] = [
    ...(grouped && share.value
      ? [{ fromM: 0, toM: as.riddenM, draft: form.draft, draftShare: share.value / 100 }]
      : []),
    ...(massed
      ? [{ fromM: 0, toM: Math.min(as.riddenM, 1000 * (mass.value ?? 0)), draft: 'bunch' as const }]
      : []),
    ...surfacesRidden(form.surfaces, as),
  ];
  const places = [
    ...stops.flatMap(({ km, minutes, name }) =>
      km.value === null
        ? []
        : [{ atM: 1000 * km.value, timeS: 60 * (minutes.value ?? 0), name: name || 'Stop' }],
    ),
    // Nobody knows which lights will be red: they lie evenly along the way.
    ...Array.from({ length: lights.value ?? 0 }, (_, i) => ({
      atM: ((i + 0.5) * as.riddenM) / (lights.value ?? 1),
      timeS: lightS.value ?? 0,
    })),
  ];
  const closing = cutOffs.flatMap(({ km, timeS, name }) =>
    km.value === null || timeS === null
      ? []
      : [{ atM: Math.min(as.riddenM, 1000 * km.value), timeS, ...(name ? { name } : {}) }],
  );
  const question: RoadQuestion = {
    ...(stretches.length > 0 ? { stretches } : {}),
    ...(places.length > 0 ? { stops: places.toSorted((a, b) => a.atM - b.atM) } : {}),
    ...(closing.length > 0 ? { cutOffs: closing } : {}),
    ...(rolling && speed.value ? { entrySpeedMs: speed.value / 3.6 } : {}),
  };
  return { errors, question };
}

/** The first thing that is wrong in the form; null when all is well. */
export function firstError({ stops, cutOffs, ...fields }: RoadErrors): string | null {
  const all = [
    ...Object.values(fields),
    ...stops.flatMap((one) => Object.values(one)),
    ...cutOffs.flatMap((one) => Object.values(one)),
  ];
  return all.find((error) => error !== null) ?? null;
}

const nought = (km: number | null) => (km === 0 ? 'The place must be after the start.' : null);
const endless = ({ value, error }: { value: number | null; error: string | null }, longKm: number) =>
  error ??
  nought(value) ??
  (value !== null && value >= longKm ? 'The place must be before the finish.' : null);

/** A row without a place is one that is not filled in yet. */
export const hasPlace = ({ km }: { km: string }): boolean => km.trim() !== '';

/** What the form asks, in one line: only what differs from riding alone on asphalt. */
export function roadWords(form: RoadForm): string {
  const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
  const stops = form.stops.filter(hasPlace).length;
  const cutOffs = form.cutOffs.filter(hasPlace).length;
  return [
    { alone: 'Alone', wheel: 'On a wheel', group: 'In a small group', bunch: 'In a bunch' }[form.draft] +
      (form.draft === 'alone' ? '' : ` for ${form.draftShare} % of the way`),
    `${form.start} start`,
    ...(stops > 0 ? [counted(stops, 'stop')] : []),
    ...(Number(form.lights) > 0 ? [counted(Number(form.lights), 'light')] : []),
    ...(cutOffs > 0 ? [counted(cutOffs, 'cut-off')] : []),
  ].join(', ');
}
