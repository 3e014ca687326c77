import { SESSION_TYPES, type Session, type SessionStep } from '@breakaway/cycling';
import { show } from '../../answer/rounding.ts';
import type { Talk } from '../../skill.ts';
import { shareFor } from '../test/shares.ts';

/** What the work of a session is ridden at, as a headline shows it. */
export type Target = { value: string; unit: string; detail: string };

/** Steps of the main part: those of work, or the longest steady one. */
export function mainSteps({ steps }: Session): SessionStep[] {
  const work = steps.filter(({ kind }) => kind === 'work');
  if (work.length > 0) return work;
  const steady = steps.filter(({ kind }) => kind === 'steady');
  return steady.length > 0 ? [steady.reduce((a, b) => (b.seconds > a.seconds ? b : a))] : [];
}

/** "7" or "7 to 8". */
export const rpeWords = ({ type }: Session): string => {
  const [low, high] = SESSION_TYPES[type].rpe;
  return low === high ? `${low}` : `${low} to ${high}`;
};

/** Least and most share of FTP of the work. */
function levelsOf(main: readonly SessionStep[]): { least: number; most: number } {
  const levels = main.flatMap(({ from, to, low, high }) =>
    low !== undefined && high !== undefined ? [low, high] : [from, to],
  );
  return { least: Math.min(...levels), most: Math.max(...levels) };
}

/** What the work is ridden at: watts where FTP is known, else heart rate or felt effort. @param heart heart rate is wished for */
export function targetWords(session: Session, { athlete }: Talk, heart = false): Target | null {
  const main = mainSteps(session);
  const [first] = main;
  if (!first) return null;
  const type = SESSION_TYPES[session.type];
  const ftp = athlete.ftpW?.value;
  const threshold = athlete.thresholdHrBpm?.value;
  const steady = main.filter(({ maximal }) => !maximal);
  const beats = heartRange(session, threshold);
  const felt = `RPE ${rpeWords(session)} of 10`;
  const paced = pacedTest(main, ftp);
  if (paced) return paced;
  if (steady.length === 0)
    return {
      value: 'all out',
      unit: '',
      detail: ftp ? `far above your FTP of ${show.watts(ftp)} W, do not look at watts` : felt,
    };
  const { least, most } = levelsOf(steady);
  const percent =
    most - least < 0.015 ? show.share(most) : `${Math.round(100 * least)} to ${show.share(most)}`;
  if (first.thresholdHr && threshold) {
    const { from, to } = first.thresholdHr;
    return {
      value:
        from === to
          ? show.bpm(from * threshold)
          : `${show.bpm(from * threshold)} to ${show.bpm(to * threshold)}`,
      unit: 'bpm',
      detail: `${show.share(to)} of threshold heart rate${ftp ? `, about ${show.watts(most * ftp)} W` : ''}`,
    };
  }
  if (beats && (heart || !ftp))
    return {
      value: beats,
      unit: 'bpm',
      detail: `${felt}${ftp ? `, about ${show.watts(most * ftp)} W` : `, ${percent} of FTP`}`,
    };
  if (!ftp) return { value: felt, unit: '', detail: `${percent} of FTP` };
  const own = type.intensity && most - least < 0.015 ? ownRange(type.intensity, most, ftp) : '';
  const watts =
    most - least < 0.015 ? show.watts(most * ftp) : `${show.watts(least * ftp)} to ${show.watts(most * ftp)}`;
  return { value: watts, unit: 'W', detail: `${percent} of FTP${own}` };
}

/** From this length on an all-out effort is paced by watts; shorter ones are over before a number helps, s. */
const PACED_S = 240;

/** Watts to set out at in a test that is long enough to be paced: those that its own rule would turn into today's FTP. */
function pacedTest(main: readonly SessionStep[], ftpW: number | undefined): Target | null {
  const last = main.at(-1);
  if (!last?.maximal || last.seconds < PACED_S || !ftpW) return null;
  const { high, share } = shareFor(last.seconds);
  return {
    value: `${show.watts(ftpW / high)} to ${show.watts(ftpW / share)}`,
    unit: 'W',
    detail: `for the ${exactTime(last.seconds)}, start at the lower end, give all in the last quarter`,
  };
}

const ownRange = ([low, high]: readonly [number, number], target: number, ftp: number): string =>
  target >= low - 0.005 && target <= high + 0.005
    ? `, anything from ${show.watts(low * ftp)} to ${show.watts(high * ftp)} W counts`
    : '';

/** "157 to 165", where heart rate says something of the work and the threshold is known. */
export function heartRange({ type }: Session, thresholdBpm: number | undefined): string | null {
  const range = SESSION_TYPES[type].thresholdHr;
  return range && thresholdBpm
    ? `${show.bpm(range[0] * thresholdBpm)} to ${show.bpm(range[1] * thresholdBpm)}`
    : null;
}

/** A length of a rest: to the second below two minutes. */
export const exactTime = (seconds: number): string =>
  seconds < 120 && seconds % 60 !== 0 ? `${Math.round(seconds)} s` : show.aboutTime(seconds);

/** ", 3 min between at 125 W" */
export function restWords(session: Session, { athlete }: Talk): string {
  const rest = session.steps.find(({ kind }) => kind === 'rest');
  if (!rest || session.steps.filter(({ kind }) => kind === 'work').length < 2) return '';
  const ftp = athlete.ftpW?.value;
  return `, ${exactTime(rest.seconds)} between${ftp ? ` at ${show.watts(rest.from * ftp)} W` : ', easy'}`;
}
