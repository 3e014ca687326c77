import type { Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { RECOVERY, wBalance, type RecoveryTau } from '../physiology/w-balance.ts';
import { refuseCurve } from '../physiology/w-prime-question.ts';
import { repetitions, withFirst, withoutLast, withRests, withTargets } from './change-steps.ts';
import { limitsOf, timeAtThreshold } from './limits.ts';
import { sharesEachSecond } from './load.ts';
import { shortTime } from './names.ts';
import type { Session } from './session.ts';
import type { FeasibilityRider, Colour, FeasibleChange } from './verdict.ts';

export type SessionFeasibility = {
  ok: true;
  /** green: more than a quarter of W' is left at the lowest point; amber: less; red: none, in the cautious model */
  colour: Colour;
  /** share of W' that is left at the lowest point, by the differential law and by the slower one; below 0 where it is not enough */
  lowest: { differential: number; cautious: number };
  /** when the lowest point comes in the cautious model, s */
  lowestAtS: number;
  /** the lowest point in the cautious model with a W' 30 % smaller and larger; null where it was measured */
  range: { from: number; to: number } | null;
  /** what would bring the lowest point to 10 % */
  changes: FeasibleChange[];
  /** what the model cannot say here, in plain sentences */
  limits: string[];
  sources: SourceKey[];
};

/** Below it a session is not advised as it is. */
const RESERVE = 0.1;
const GREEN = 0.25;
const W_PRIME_SD = 0.3;

/**
 * Whether a rider can ride a session, by the balance of W' under two laws of recovery: the differential one (Skiba 2015)
 * and the slower one of Weigend et al. 2021. Below critical power the model knows no end, so there the time that can be
 * held at FTP decides. On and off of 30 s or less is warned of, not forbidden: both laws take too much there.
 * @returns a refusal for figures that cannot be right
 * @example
 * const five = sessionFrom({ reps: 5, work: [{ seconds: 300 }], target: { of: 'ftp', from: 1.15, to: 1.15 } }).session;
 * const rider = { cpW: 257.5, wPrimeJ: 20000, ftpW: 250, wPrimeMeasured: true };
 * sessionFeasibility(five, rider) // => { colour: 'green', lowest: { differential: 0.48, cautious: 0.31 }, changes: [] }
 * sessionFeasibility(five, { ...rider, wPrimeJ: 10000 }).colour // => 'red'
 */
export function sessionFeasibility(session: Session, rider: FeasibilityRider): SessionFeasibility | Refusal {
  const refused = refuseCurve(rider);
  if (refused) return refused;
  if (!(rider.ftpW >= 20 && rider.ftpW <= 1000))
    return { ok: false, message: `An FTP of ${rider.ftpW} W can't be right (20 to 1000 W).` };
  const differential = lowestOf(session, rider, RECOVERY.froncioni);
  const cautious = lowestOf(session, rider, RECOVERY.careful);
  const { limits, lenient } = limitsOf(session, rider);
  const threshold = timeAtThreshold(session);
  const byBalance = colourOf(differential.share, cautious.share);
  const colour = worse(byBalance === 'red' && lenient ? 'amber' : byBalance, threshold.colour);
  const at = (factor: number) =>
    lowestOf(session, { ...rider, wPrimeJ: factor * rider.wPrimeJ }, RECOVERY.careful).share;
  return {
    ok: true,
    colour,
    lowest: { differential: differential.share, cautious: cautious.share },
    lowestAtS: cautious.atS,
    range: rider.wPrimeMeasured ? null : { from: at(1 - W_PRIME_SD), to: at(1 + W_PRIME_SD) },
    changes: cautious.share < RESERVE ? changesFor(session, rider) : threshold.changes(),
    limits: [...limits, ...threshold.limits],
    sources: ['skiba2015', 'weigend2021', 'coachingSessions'],
  };
}

const colourOf = (differential: number, cautious: number): Colour =>
  cautious < 0 ? 'red' : Math.min(differential, cautious) <= GREEN ? 'amber' : 'green';

const ORDER: readonly Colour[] = ['green', 'amber', 'red'];
const worse = (a: Colour, b: Colour): Colour => (ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b);

function lowestOf(session: Session, { cpW, wPrimeJ, ftpW }: FeasibilityRider, tau: RecoveryTau) {
  const powerW = sharesEachSecond(session).map((share) => share * ftpW);
  const left = wBalance(powerW, { cpW, wPrimeJ }, tau) ?? new Float64Array();
  let [share, atS] = [1, 0];
  left.forEach((joules, second) => {
    if (joules / wPrimeJ < share) [share, atS] = [joules / wPrimeJ, second + 1];
  });
  return { share, atS };
}

/** The least change of each kind that leaves a tenth of W' in the cautious model. */
function changesFor(session: Session, rider: FeasibilityRider): FeasibleChange[] {
  const enough = (changed: Session) => lowestOf(changed, rider, RECOVERY.careful).share >= RESERVE;
  const changes: FeasibleChange[] = [];
  const hardest = Math.max(
    ...session.steps.filter(({ kind, maximal }) => kind === 'work' && !maximal).map(({ from }) => from),
  );
  for (let percent = Math.ceil(100 * hardest) - 1; percent >= 85; percent--) {
    const lower = withTargets(session, percent / 100 / hardest);
    if (!enough(lower)) continue;
    changes.push({
      kind: 'lowerTarget',
      text: `Ride the work at ${percent} % of FTP instead of ${Math.round(100 * hardest)} %.`,
      session: { ...lower, name: `${session.name}, at ${percent} %` },
    });
    break;
  }
  const restS = session.steps.find(({ kind }) => kind === 'rest')?.seconds ?? 0;
  for (let factor = 1.25; restS > 0 && factor <= 3; factor += 0.25) {
    const longer = withRests(session, factor);
    if (!enough(longer)) continue;
    const now = longer.steps.find(({ kind }) => kind === 'rest')?.seconds ?? 0;
    changes.push({
      kind: 'longerRests',
      text: `Rest ${shortTime(now)} instead of ${shortTime(restS)}.`,
      session: { ...longer, name: `${session.name}, rests ${shortTime(now)}` },
    });
    break;
  }
  const all = repetitions(session);
  for (let fewer = withoutLast(session), count = all - 1; count >= 1; fewer = withoutLast(fewer), count--) {
    if (!enough(fewer)) continue;
    changes.push(fewerReps(session, count));
    break;
  }
  return changes;
}

/** The session cut to its first repetitions. */
function fewerReps(session: Session, count: number): FeasibleChange {
  return {
    kind: 'fewerReps',
    text: `Ride ${count} repetition${count === 1 ? '' : 's'} instead of ${repetitions(session)}.`,
    session: { ...withFirst(session, count), name: `${session.name}, first ${count}` },
  };
}
