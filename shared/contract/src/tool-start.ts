/**
 * What a tool is opened with: from an answer of the consultant, or from the other tool. It passes through the shell, so
 * everything in it may be forged: it is checked on both sides, fills fields that the member sees, and starts nothing else.
 * It imports nothing, so that browsers can load it.
 */
export const TOOL_START_VERSION = 1;

/** A road by its points; 12 000 of them are 120 km at 10 m. */
export interface Road {
  latDeg: number[];
  lonDeg: number[];
  /** absent where no heights are known */
  elevationM?: number[];
}
export const MOST_ROAD_POINTS = 12_000;
/** As JSON, without a road and with one. */
const MOST_LENGTH = 4_000;
const MOST_LENGTH_WITH_ROAD = 500_000;
/** The longest course as text: about 1200 km. */
export const MOST_COURSE = 600_000;

const BIKES = ['road', 'tt', 'gravel', 'mtb'] as const;
const GOALS = ['fastest', 'intensity', 'time'] as const;

interface Common {
  v: typeof TOOL_START_VERSION;
  /** of the course or the segment */
  name?: string;
  bike?: (typeof BIKES)[number];
  massKg?: number;
  ftpW?: number;
  temperatureC?: number;
  road?: Road;
}
export interface RaceStart extends Common {
  tool: 'race-analyzer';
  /** of a course without a file, m: only said, never planned with */
  distanceM?: number;
  ascentM?: number;
  goal?: (typeof GOALS)[number];
  /** normalized power as a share of FTP, for the goal `intensity` */
  intensity?: number;
  /** riding time, s, for the goal `time` */
  timeS?: number;
  /** most carbohydrate an hour, g */
  carbsGh?: number;
  /** the course itself, as JSON of a written route, which the tool checks */
  course?: string;
}
export interface SegmentStart extends Common {
  tool: 'kom-analysis';
  lengthM?: number;
  gainM?: number;
  /** of the record, s */
  timeS?: number;
  /** km/h, negative for a tailwind */
  headwindKmh?: number;
}
export type ToolStart = RaceStart | SegmentStart;

const LIMITS = {
  massKg: [30, 200],
  ftpW: [50, 600],
  temperatureC: [-15, 45],
  distanceM: [50, 2_000_000],
  ascentM: [0, 50_000],
  intensity: [0.3, 1.5],
  timeS: [1, 1_000_000],
  carbsGh: [10, 150],
  lengthM: [50, 300_000],
  gainM: [-3000, 6000],
  headwindKmh: [-100, 100],
} satisfies Record<string, [number, number]>;
type Figure = keyof typeof LIMITS;

const FIGURES: Record<ToolStart['tool'], readonly Figure[]> = {
  'race-analyzer': [
    'massKg',
    'ftpW',
    'temperatureC',
    'distanceM',
    'ascentM',
    'intensity',
    'timeS',
    'carbsGh',
  ],
  'kom-analysis': ['massKg', 'ftpW', 'temperatureC', 'lengthM', 'gainM', 'timeS', 'headwindKmh'],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const within = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/**
 * What a tool may be opened with, or null when anything in it is not as it must be. Fields that are not known are left
 * out.
 */
export function toolStartOf(value: unknown): ToolStart | null {
  if (!isRecord(value) || value.v !== TOOL_START_VERSION) return null;
  const { tool, name, bike, goal, road, course } = value;
  if (tool !== 'race-analyzer' && tool !== 'kom-analysis') return null;
  if (name !== undefined && (typeof name !== 'string' || name.length > 120)) return null;
  if (bike !== undefined && !BIKES.includes(bike as never)) return null;
  if (goal !== undefined && !GOALS.includes(goal as never)) return null;
  const figures = FIGURES[tool].filter((key) => value[key] !== undefined);
  if (!figures.every((key) => within(value[key], LIMITS[key]))) return null;
  const points = road === undefined ? null : roadOf(road);
  if (road !== undefined && !points) return null;
  if (course !== undefined && (typeof course !== 'string' || course.length > MOST_COURSE)) return null;
  const start = {
    tool,
    v: TOOL_START_VERSION,
    ...(name ? { name } : {}),
    ...(bike ? { bike } : {}),
    ...(goal && tool === 'race-analyzer' ? { goal } : {}),
    ...Object.fromEntries(figures.map((key) => [key, value[key]])),
    ...(points ? { road: points } : {}),
  } as ToolStart;
  const most = points ? MOST_LENGTH_WITH_ROAD : MOST_LENGTH;
  if (JSON.stringify(start).length > most) return null;
  return course && start.tool === 'race-analyzer' ? { ...start, course } : start;
}

function roadOf(value: unknown): Road | null {
  if (!isRecord(value)) return null;
  const { latDeg, lonDeg, elevationM } = value;
  const lists = [
    [latDeg, 90],
    [lonDeg, 180],
    ...(elevationM === undefined ? [] : [[elevationM, 9000] as const]),
  ] as const;
  const count = Array.isArray(latDeg) ? latDeg.length : 0;
  if (count < 2 || count > MOST_ROAD_POINTS) return null;
  const fits = lists.every(
    ([list, most]) =>
      Array.isArray(list) && list.length === count && list.every((one) => within(one, [-most, most])),
  );
  return fits ? ({ latDeg, lonDeg, ...(elevationM === undefined ? {} : { elevationM }) } as Road) : null;
}

/** A road in the form of a message: no more points than it takes, at about a decimetre. */
export function roadFrom(
  points: { latDeg: ArrayLike<number>; lonDeg: ArrayLike<number>; elevationM: ArrayLike<number> | null },
  from = 0,
  to = points.latDeg.length - 1,
): Road {
  const every = Math.max(1, Math.ceil((to - from + 1) / (MOST_ROAD_POINTS - 1)));
  const places: number[] = [];
  for (let i = from; i < to; i += every) places.push(i);
  places.push(to);
  const list = (values: ArrayLike<number>, decimals: number) =>
    places.map((i) => Number((values[i] ?? 0).toFixed(decimals)));
  return {
    latDeg: list(points.latDeg, 6),
    lonDeg: list(points.lonDeg, 6),
    ...(points.elevationM ? { elevationM: list(points.elevationM, 1) } : {}),
  };
}

/** A road as the GPX file that a route planner would export: the tools read it like any other. */
export function gpxOf({ latDeg, lonDeg, elevationM }: Road, name: string): File {
  const points = latDeg.map(
    (lat, i) =>
      `<trkpt lat="${lat}" lon="${lonDeg[i]}">${elevationM ? `<ele>${elevationM[i]}</ele>` : ''}</trkpt>`,
  );
  const title = name.replaceAll(/[<>&]/g, ' ');
  return new File(
    [
      `<?xml version="1.0"?><gpx version="1.1" creator="Breakaway" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>${title}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`,
    ],
    'road.gpx',
    { type: 'application/gpx+xml' },
  );
}

/** What the router keeps beside an address: bound to the member, so that nobody else on this device gets it. */
export const startState = (start: ToolStart, owner: string) => ({ start, owner });

/** The start of a tool in the state of an address, for this tool and this member; null for anything else. */
export function startIn(state: unknown, tool: string, owner: string | null): ToolStart | null {
  if (!isRecord(state) || owner === null || state.owner !== owner) return null;
  const start = toolStartOf(state.start);
  return start?.tool === tool ? start : null;
}

/** A question for the consultant that a tool has prepared. */
export const MOST_QUESTION = 4000;
export const questionState = (question: string, owner: string) => ({ newChat: true, question, owner });
export const questionIn = (state: unknown, owner: string): string | null =>
  isRecord(state) && state.owner === owner && isQuestion(state.question) ? state.question : null;
export const isQuestion = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST_QUESTION;
