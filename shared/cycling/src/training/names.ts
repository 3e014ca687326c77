import type { SessionBlock, SessionSpec } from './spec.ts';
import type { SessionTypeId } from './session.ts';
import { typeOf } from './type-of.ts';
import { restAfterS, SESSION_TYPES } from './types/index.ts';

/** Types that are ridden in one piece: "2 h endurance". */
const WHOLE = new Set<SessionTypeId>([
  'recovery',
  'endurance',
  'long',
  'heat',
  'backToBack',
  'groupRide',
  'gym',
  'hourOfPower',
]);

/** Whether a type is a ride in one piece rather than repetitions. */
export const isWhole = (type: SessionTypeId): boolean => WHOLE.has(type);

/**
 * A length of time as riders write it.
 * @example
 * shortTime(480) // => '8 min'
 * shortTime(90) // => '90 s'
 * shortTime(5400) // => '1 h 30'
 */
export function shortTime(seconds: number): string {
  if (seconds < 60 || (seconds < 120 && seconds % 60 !== 0)) return `${Math.round(seconds)} s`;
  if (seconds < 3600 || (seconds < 5400 && seconds % 3600 !== 0)) {
    const minutes = Math.floor(seconds / 60);
    const rest = Math.round(seconds - 60 * minutes);
    return rest === 0 ? `${minutes} min` : `${minutes}:${String(rest).padStart(2, '0')} min`;
  }
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** A session in the words of riders: "4x8 min at threshold", "3x(10x40/20)", "2 h endurance". */
export function nameOf(spec: SessionSpec, type: SessionTypeId): string {
  const blocks = [spec, ...(spec.then ?? [])].map((block, i) => ({
    block,
    type: i === 0 ? type : typeOf(block),
  }));
  const told = blocks.filter(({ block, type: kind }) => !isFrame(block, kind));
  const main = (told.length > 0 ? told : blocks).map(({ block, type: kind }) => blockName(block, kind));
  const whole = spec.within ? `${shortTime(spec.within.seconds)} easy with ` : '';
  return whole + main.join(' + ');
}

/** Easy minutes before, between or after the work, which no name mentions. */
const isFrame = ({ work, reps = 1 }: SessionBlock, type: SessionTypeId): boolean =>
  (type === 'recovery' || type === 'endurance') &&
  reps === 1 &&
  work.reduce((sum, { seconds }) => sum + seconds, 0) <= 1800;

function blockName(block: SessionBlock, type: SessionTypeId): string {
  const { sets = 1, reps = 1, work } = block;
  const hard = work.filter(({ rest, target }) => !rest && !(target?.of === 'ftp' && target.to <= 0.75));
  const lasts = (hard.length > 0 ? hard : work).reduce((sum, part) => sum + part.seconds, 0);
  const { called } = SESSION_TYPES[type];
  const restS = block.restS ?? restAfterS(type, lasts);
  const first = work[0];
  if (work.length > 2 && type === 'pyramid')
    return `${work
      .filter((part) => !part.rest)
      .map((part) => minutesOf(part.seconds))
      .join('-')} pyramid`;
  if (type === 'test') return called;
  const pieces = work.length > 1 && work.length <= 4 && type !== 'overUnder' && reps === 1 && sets === 1;
  if (pieces && work.every((part) => part.target?.of === 'ftp' && !part.rest)) {
    return work
      .map((part) => blockName({ work: [{ seconds: part.seconds }] }, typeOf({ work: [part] })))
      .join(' + ');
  }
  const onOff =
    work.length === 1 && first !== undefined && first.seconds < 60 && restS > 0 && restS <= 60 && reps > 2;
  if (onOff) {
    const set = `${reps}x${first.seconds}/${restS}`;
    return `${sets > 1 ? `${sets}x(${set})` : set} ${called}`;
  }
  const times = sets > 1 ? `${sets}x${reps}x` : reps > 1 ? `${reps}x` : '';
  return `${times}${shortTime(lasts)} ${called}`;
}

const minutesOf = (seconds: number): string => String(Math.round(seconds / 6) / 10);
