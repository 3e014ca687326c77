import { dayIndex, type Weekday } from './calendar.ts';
import { EVENTS, type EventRow } from './plan-events.ts';
import type { RiderLimits } from './plan-limits.ts';
import type { EventKind, WeekSpec } from './plan-types.ts';

type PlanPhase = WeekSpec['phase'];

/** Weeks under which nothing new can be built. */
export const LEAST_WEEKS = 4;

/** Default number of weeks of a plan for an event: the middle of its blocks, and the taper. */
export function usualWeeks(kind: EventKind): number {
  if (kind === 'fitness') return 8;
  const { base, build, specific } = EVENTS[kind];
  return [base, build, specific].reduce((sum, [least, most]) => sum + Math.floor((least + most) / 2), 0) + 2;
}

/**
 * Days of a taper: in the range of the event, shorter for riders with few hours, and so that the first week it touches is
 * touched in four days or not at all.
 * @param longest days from the start of the plan to the event
 * @param atMost a shorter upper limit than the usual
 */
export function taperDays(
  kind: EventKind,
  eventDay: Weekday,
  hours: number,
  longest: number,
  atMost = Infinity,
): number {
  if (kind === 'fitness') return 0;
  const few = hours < 6;
  const range = few ? ([4, 6] as const) : EVENTS[kind].taperDays;
  const [least, most] = range.map((days) => Math.min(days, atMost)) as [number, number];
  const before = dayIndex(eventDay);
  const fits = (days: number): boolean => {
    const into = days <= before ? 0 : (days - before) % 7;
    return into === 0 || into >= 4;
  };
  // An event that is this close is tapered for from the first day.
  if (longest <= least) return Math.max(0, longest);
  const middle = Math.round((least + most) / 2);
  const all = Array.from({ length: 18 }, (_, i) => i + 1).filter((days) => fits(days) && days <= longest);
  const off = (days: number): number => Math.abs(days - middle) + 10 * Math.max(0, least - days, days - most);
  return all.reduce((best, days) => (off(days) < off(best) ? days : best), all[0] ?? 0);
}

/** Weeks that a taper touches before the week of the event. */
export const taperWeeks = (days: number, eventDay: Weekday): number =>
  Math.max(0, Math.ceil((days - dayIndex(eventDay)) / 7));

/**
 * Phases of the weeks. Every phase gets its least first, or its part of it; what is left goes to the base, then to
 * specific and build up to their most, and the rest to the base.
 */
export function phasesOf(
  kind: EventKind,
  weeks: number,
  eventDay: Weekday,
  days: number,
  { loadWeeks, easyWeeks }: Pick<RiderLimits, 'loadWeeks' | 'easyWeeks'>,
): PlanPhase[] {
  if (kind === 'fitness') {
    // Without an event, base and build alternate, a run of weeks each; after a break the base comes twice.
    const cycle = (week: number): number => Math.floor(week / (loadWeeks + 1));
    const first = easyWeeks > 1 ? cycle(easyWeeks) + 1 : 1;
    return Array.from({ length: weeks }, (_, week) =>
      cycle(week) < first || (cycle(week) - first) % 2 === 1 ? 'base' : 'build',
    );
  }
  const tapering = Math.min(weeks - 1, taperWeeks(days, eventDay));
  const training = weeks - 1 - tapering;
  const counts =
    weeks < LEAST_WEEKS ? { base: 0, build: 0, specific: training } : blocksOf(EVENTS[kind], training);
  return [
    ...Array<PlanPhase>(counts.base).fill('base'),
    ...Array<PlanPhase>(counts.build).fill('build'),
    ...Array<PlanPhase>(counts.specific).fill('specific'),
    ...Array<PlanPhase>(tapering).fill('taper'),
    'race',
  ];
}

/** Weeks of base, build and specific work. */
function blocksOf(event: EventRow, training: number): Record<'base' | 'build' | 'specific', number> {
  const least = event.base[0] + event.build[0] + event.specific[0];
  if (training < least) {
    // In proportion; what a short plan loses, it loses from the base first.
    const specific = Math.min(training, Math.max(1, Math.round((event.specific[0] * training) / least)));
    const build = Math.min(training - specific, Math.round((event.build[0] * training) / least));
    return { base: training - specific - build, build, specific };
  }
  const counts = { base: event.base[0], build: event.build[0], specific: event.specific[0] };
  let left = training - least;
  const give = (phase: keyof typeof counts, upTo: number): void => {
    const more = Math.max(0, Math.min(left, upTo - counts[phase]));
    counts[phase] += more;
    left -= more;
  };
  give('base', Math.round((event.base[0] + event.base[1]) / 2));
  give('specific', event.specific[1]);
  give('build', event.build[1]);
  give('base', Infinity);
  return counts;
}

/**
 * Loading and recovery in turn, so that no run of loading weeks is longer than allowed and the last one ends at the
 * taper, which is its recovery. Without an event the rhythm just runs.
 * @param running loading weeks that lie directly before these
 */
function rhythm(weeks: number, loadWeeks: number, toEvent: boolean, running = 0): ('load' | 'recovery')[] {
  if (weeks <= 0) return [];
  if (running > 0) {
    const first = Math.max(0, loadWeeks - running);
    if (weeks <= first) return Array<'load'>(weeks).fill('load');
    return [
      ...Array<'load'>(first).fill('load'),
      'recovery',
      ...rhythm(weeks - first - 1, loadWeeks, toEvent),
    ];
  }
  if (!toEvent)
    return Array.from({ length: weeks }, (_, i) => (i % (loadWeeks + 1) === loadWeeks ? 'recovery' : 'load'));
  const recoveries = Math.max(0, Math.ceil((weeks - loadWeeks) / (loadWeeks + 1)));
  const loads = weeks - recoveries;
  const blocks = recoveries + 1;
  const short = Math.floor(loads / blocks);
  const longer = loads % blocks;
  // The longer runs come last, towards the event, unless the first would be a single week.
  const lengths = Array.from({ length: blocks }, (_, i) =>
    short === 1 ? short + (i < longer ? 1 : 0) : short + (i >= blocks - longer ? 1 : 0),
  );
  return lengths.flatMap((length, i) => [
    ...Array<'load'>(length).fill('load'),
    ...(i < blocks - 1 ? (['recovery'] as const) : []),
  ]);
}

export type SpecOptions = {
  limits: RiderLimits;
  /** weeks of the plan before the first of these */
  before: number;
  /** loading weeks directly before, and of each phase */
  running?: number;
  ridden?: Partial<Record<PlanPhase, number>>;
  /** weeks since the last test; null where there has been none */
  sinceTest: number | null;
  /** whether the event is one that a taper leads to */
  toEvent: boolean;
  /** shares of the first weeks, and how many of them stay easy */
  back: { shares: readonly number[]; easyWeeks: number };
  ultra: boolean;
  tests: boolean;
};

/** A description of each week from its phase: loading and recovery, tests, the way back after a break. */
export function specsOf(phases: readonly PlanPhase[], options: SpecOptions): WeekSpec[] {
  const { limits, toEvent, back, ultra } = options;
  const training = phases.filter((phase) => phase !== 'taper' && phase !== 'race').length;
  const roles = rhythm(training, limits.loadWeeks, toEvent, options.running);
  const tests = testWeeks(roles, options);
  const inPhase: Partial<Record<PlanPhase, number>> = { ...options.ridden };
  return phases.map((phase, i): WeekSpec => {
    const role = phase === 'taper' || phase === 'race' ? phase : roles[i]!;
    const nth = inPhase[phase] ?? 0;
    if (role === 'load') inPhase[phase] = nth + 1;
    const { place, length } = runOf(roles, i);
    const easyOnly = i < back.easyWeeks;
    return {
      phase,
      role,
      inBlock: place,
      blockLength: length,
      inPhase: nth,
      test: tests.has(i),
      easyOnly,
      easyRides: 0,
      share: back.shares[i] ?? 1,
      stepsBack: 0,
      // Once a month, at the end of a run of loading weeks and not in the first.
      pair: ultra && role === 'load' && !easyOnly && place === length - 1 && i >= 2,
      blocked: [],
      again: false,
      said: [],
    };
  });
}

function runOf(roles: readonly string[], i: number): { place: number; length: number } {
  if (roles[i] !== 'load') return { place: 0, length: 1 };
  let start = i;
  while (roles[start - 1] === 'load') start--;
  let end = i;
  while (roles[end + 1] === 'load') end++;
  return { place: i - start, length: end - start + 1 };
}

/** Weeks with a test: the first, where the rider is ready for it, then about every six to eight, in recovery weeks. */
function testWeeks(roles: readonly ('load' | 'recovery')[], options: SpecOptions): Set<number> {
  const { limits, before, back, tests } = options;
  const found = new Set<number>();
  if (!tests || limits.kinds.has('youth') || limits.hard === 0) return found;
  const ready = limits.kinds.has('postpartum') ? 8 : Math.max(back.easyWeeks, limits.level === 'new' ? 2 : 0);
  let last = options.sinceTest === null ? null : -options.sinceTest;
  if (before === 0 && back.easyWeeks === 0 && limits.level !== 'new' && roles[0] === 'load') {
    found.add(0);
    last = 0;
  }
  // After a long break the fourth week shows what the targets should be.
  const broke = back.easyWeeks >= 3 || (limits.kinds.has('returning') && back.easyWeeks > 0 && last === null);
  if (broke && !limits.kinds.has('postpartum') && roles.length > back.easyWeeks) {
    found.add(back.easyWeeks);
    last = back.easyWeeks;
  }
  roles.forEach((role, i) => {
    if (role !== 'recovery' || i < ready || found.has(i)) return;
    const next = roles.findIndex((later, j) => j > i && later === 'recovery');
    const since = last === null ? Infinity : i - last;
    const tooLate = next < 0 ? false : last !== null && next - last > 8;
    if (since >= 6 || (since >= 4 && tooLate)) {
      found.add(i);
      last = i;
    }
  });
  return found;
}
