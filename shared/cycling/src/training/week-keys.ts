import { buildSession } from './build.ts';
import {
  hasLadder,
  mostWorkS,
  repetition,
  rungsOf,
  rungWorkS,
  type LadderType,
  type Rung,
} from './ladders.ts';
import { secondsOf } from './load.ts';
import { GENTLE, keysOf, type KeyTable } from './plan-events.ts';
import { ALL_OUT, GENTLE_SISTERS, SISTERS } from './session-kin.ts';
import type { RiderLimits } from './plan-limits.ts';
import type { PlanEvent, WeekAim } from './plan-types.ts';
import type { Session, SessionTypeId } from './session.ts';
import { framesOf, repeated } from './steps.ts';

/** How often a type has been ridden in loading weeks: each time is a step up its ladder. */
export type Uses = Partial<Record<SessionTypeId, number>>;

/** Where a ladder begins and ends, as a share of its most work. */
const LADDER = {
  new: { start: 0.15, top: 0.5 },
  regular: { start: 0.35, top: 0.9 },
  trained: { start: 0.5, top: 1 },
} as const;

/** How a session stands on its ladder: up with the weeks, short in recovery weeks and tapers. */
export type Dose = 'load' | 'short';

/** Key sessions for the aim of a rider, without what is not for them. */
export function keyTable(
  aim: WeekAim,
  event: PlanEvent | undefined,
  { sessions, kinds, hours }: RiderLimits,
): KeyTable {
  if (sessions === 'new') return { ...GENTLE, extra: null };
  const table = forLength(keysOf(aim), aim, event?.hours);
  if (!kinds.has('youth')) return hours >= 8 ? harder(table, aim) : table;
  const calm = (types: readonly SessionTypeId[]): SessionTypeId[] =>
    types.map((type) => (ALL_OUT.has(type) ? 'fortyTwenty' : type));
  const phase = (keys: KeyTable['base']): KeyTable['base'] => ({
    first: calm(keys.first),
    second: calm(keys.second),
  });
  return {
    base: phase(table.base),
    build: phase(table.build),
    specific: phase(table.specific),
    extra: table.extra,
  };
}

/**
 * With many hours, hard intervals replace the middle zone close to a long event: more polarised, as competitive riders
 * train.
 */
function harder(table: KeyTable, aim: WeekAim): KeyTable {
  if (aim !== 'granFondo' && aim !== 'gravel' && aim !== 'triathlon') return table;
  return { ...table, specific: { ...table.specific, second: ['longVo2', 'hillReps'] } };
}

/** A hill climb of a few minutes is another effort than one of half an hour. */
function forLength(table: KeyTable, aim: WeekAim, hours: number | undefined): KeyTable {
  if (aim !== 'hillClimb' || hours === undefined) return table;
  if (hours <= 1 / 7)
    return { ...table, specific: { first: ['hardStart', 'vo2max'], second: ['anaerobic', 'hillReps'] } };
  if (hours >= 0.5)
    return { ...table, specific: { first: ['threshold', 'hillReps'], second: ['overUnder', 'threshold'] } };
  return table;
}

/** Key sessions come one after the other, and then from the first on again. */
export const inTurn = (types: readonly SessionTypeId[], turn: number): SessionTypeId =>
  types[turn % types.length]!;

/** Types to ride instead of one that would be the same as last time. */
export const sistersOf = (type: SessionTypeId, { sessions, kinds }: RiderLimits): SessionTypeId[] =>
  ((sessions === 'new' ? GENTLE_SISTERS : SISTERS)[type] ?? []).filter(
    (sister) => !(kinds.has('youth') && ALL_OUT.has(sister)),
  );

/** Share of the most work that a type holds, for how often it was ridden. */
export function shareFor(type: SessionTypeId, uses: Uses, limits: RiderLimits, dose: Dose): number {
  const { start, top } = LADDER[limits.kinds.has('youth') ? 'new' : limits.sessions];
  const from = limits.kinds.has('returning') ? Math.min(start, 0.25) : start;
  const used = uses[type] ?? 0;
  if (!hasLadder(type)) return dose === 'short' ? from : Math.min(top, from + 0.1 * used);
  const works = rungsOf(type).map(rungWorkS);
  const most = mostWorkS(type);
  const first = works.findIndex((work) => work >= from * most - 1e-9);
  const last = works.findLastIndex((work) => work <= top * most + 1e-9);
  const rung = Math.max(0, Math.min(Math.max(first, last), first + used) - (dose === 'short' ? 2 : 0));
  return works[rung]! / most + 1e-9;
}

/** The minutes that a session with this share of work takes, with warm-up and cool-down; 45 at least. */
export function minutesFor(type: SessionTypeId, share: number): number {
  if (!hasLadder(type))
    return type === 'hourOfPower' || type === 'test' ? 60 : 60 + Math.round(share * 2) * 15;
  const most = mostWorkS(type);
  // The last rung that the share reaches, else the first.
  const rung = rungsOf(type).reduce((best, one) => (rungWorkS(one) <= share * most ? one : best));
  const needS = ladderSeconds(type, rung);
  for (let minutes = 45; minutes <= 180; minutes += 5) {
    const { warmUpS, coolDownS } = framesOf(60 * minutes);
    if (60 * minutes - warmUpS - coolDownS >= needS) return minutes;
  }
  return 180;
}

function ladderSeconds(type: LadderType, rung: Rung): number {
  const lastRest = rung.sets > 1 && rung.restS <= 60;
  return secondsOf(repeated({ ...rung, lastRest }, () => repetition(type, rung.workS), 0.5));
}

/** A session for the rider. The length lies in the range of `buildSession`. */
export function sessionFor(
  aim: SessionTypeId,
  minutes: number,
  share: number | undefined,
  rider: { level: RiderLimits['level']; indoor?: boolean | undefined; noPowerMeter?: boolean | undefined },
): Session {
  const { level, indoor, noPowerMeter } = rider;
  return buildSession({ aim, minutes, level, shareOfMost: share, indoor, noPowerMeter })!;
}
