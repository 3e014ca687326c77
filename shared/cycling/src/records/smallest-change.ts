import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { powerForDuration, type PowerVerdict } from '../physiology/critical-power.ts';
import { curveAtAltitude } from '../ride/curve-at-altitude.ts';
import { climbPower } from '../ride/steady-ride.ts';
import { changeInWords, leverBounds, type LeverBounds, type Levers } from './change-levers.ts';
import type { SegmentQuestion } from './segment.ts';
import { zeroCrossing } from './zero-crossing.ts';

export type { Levers } from './change-levers.ts';

/** One thing to change, all else as it is. */
export type RecordChange = {
  lever: keyof Levers;
  /** smallest change that gives even odds, in the unit of the lever; null when none within `most` does */
  by: number | null;
  /** so far the lever is counted with */
  most: number;
  /** power still missing with the whole of `most`, W; 0 when it is enough */
  stillMissingW: number;
  words: string;
};

export type SmallestChanges = {
  ok: true;
  /** better than even odds as things are; then nothing needs changing and `changes` is empty */
  possible: boolean;
  /** best power for that long less the power that it takes, W */
  reserveW: number;
  /** standard deviation of `reserveW`, of the curve and of the power that it takes together, W */
  reserveSdW: number;
  verdict: PowerVerdict;
  changes: RecordChange[];
  /** the easiest mixture: each lever in proportion to what it gives, none beyond its bound; null when all are not enough */
  together: { changes: Partial<Levers>; words: string } | null;
  inputs: Input[];
  notes: string[];
  sources: SourceKey[];
};

/** A lever that would give less than this share of a mixture is left out of it. */
const NEGLIGIBLE = 0.08;
const OWN: (keyof Levers)[] = ['cpW', 'wPrimeJ', 'massKg', 'cdaM2'];
const ALL: (keyof Levers)[] = [...OWN, 'tailwindMs'];
const NOTHING: Levers = { cpW: 0, wPrimeJ: 0, massKg: 0, cdaM2: 0, tailwindMs: 0 };

/**
 * The smallest change that makes a segment record possible with even odds: more critical power or W', less weight, less
 * drag, more wind from behind, each alone and the easiest mixture. Nothing is advised beyond a season's training, a
 * healthy weight (5 % of the body, body mass index 18.5), a bicycle of 6.8 kg and 15 % of the drag area.
 * @returns a refusal in one sentence without weight or power in the profile, or for a question that cannot be
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const answer = smallestChanges({ athlete, distanceM: 5000, slope: 0.07, timeS: 1020 })
 * answer.possible // => false
 * answer.changes.find((change) => change.lever === 'cpW').by // => 28.3
 * answer.changes.find((change) => change.lever === 'massKg').by // => null
 */
export function smallestChanges(question: SegmentQuestion): SmallestChanges | Refusal {
  const ride = climbPower(question);
  if (!ride.ok) return ride;
  const { athlete, timeS } = question;
  const { curve } = curveAtAltitude(athlete, question.altitudeM);
  if (!curve || !ride.verdict) {
    return {
      ok: false,
      message: 'I need your FTP and weight to say what would make it possible. Enter them in your settings.',
      missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
    };
  }
  const inputs = Object.fromEntries(ride.inputs.map((input) => [input.key, input]));
  const bounds = leverBounds(inputs, curve, athlete?.heightM?.value ?? null);
  const value = (key: string) => inputs[key]?.value ?? 0;
  const missingW = (change: Levers) => {
    const bike = Math.min(change.massKg, bounds.bikeKg);
    const changed = climbPower({
      ...question,
      riderMassKg: value('riderMassKg') - (change.massKg - bike),
      bikeMassKg: value('bikeMassKg') - bike,
      kitMassKg: value('kitMassKg'),
      cdaM2: value('cdaM2') - change.cdaM2,
      headwindMs: value('headwindMs') - change.tailwindMs,
    });
    const bestW = powerForDuration(
      {
        ...curve,
        cpW: curve.cpW + change.cpW,
        wPrimeJ: curve.wPrimeJ + change.wPrimeJ,
        // The sprint does not limit a higher critical power.
        ...(curve.pMaxW === undefined ? {} : { pMaxW: curve.pMaxW + change.cpW }),
      },
      timeS,
    );
    return changed.ok ? changed.powerW - bestW : Infinity;
  };
  const possible = ride.verdict.reserveW >= 0;
  const short = -ride.verdict.reserveW;
  const gains = Object.fromEntries(
    ALL.map((lever) => [lever, short - missingW({ ...NOTHING, [lever]: bounds.most[lever] })]),
  ) as Levers;
  const changes = possible ? [] : ALL.map((lever) => alone(lever, bounds, missingW));
  const mixed = possible ? null : mixture(bounds, gains, missingW);
  return {
    ok: true,
    possible,
    reserveW: ride.verdict.reserveW,
    reserveSdW: Math.hypot(ride.verdict.bestSdW, ride.sd),
    verdict: ride.verdict,
    changes,
    together: mixed && {
      changes: mixed,
      words: sentence(
        ALL.flatMap((lever) => {
          const by = mixed[lever];
          return by === undefined ? [] : [changeInWords(lever, by, bounds)];
        }),
      ),
    },
    inputs: ride.inputs,
    notes: [
      'Each change alone, to even odds. Watts and drag stay what they are when the weight falls.',
      bounds.bodyLimit,
      'The bicycle is not counted lighter than 6.8 kg, the limit of the UCI.',
    ],
    sources: [...ride.sources, 'uci68', 'who2000'],
  };
}

function alone(lever: keyof Levers, bounds: LeverBounds, missingW: (change: Levers) => number): RecordChange {
  const most = bounds.most[lever];
  const missing = (by: number) => missingW({ ...NOTHING, [lever]: by });
  const by = zeroCrossing(0, most, missing, 1e-6 * most);
  const left = by === null ? Math.max(0, missing(most)) : 0;
  return {
    lever,
    by,
    most,
    stillMissingW: left,
    words:
      by !== null
        ? `${changeInWords(lever, by, bounds)} would do.`
        : most > 0
          ? `Even ${changeInWords(lever, most, bounds)} would leave ${Math.ceil(left)} W missing.`
          : 'Nothing is to be gained here.',
  };
}

/** The point of least effort, effort being the sum of the squares of the shares of the bounds; then the wind. */
function mixture(
  bounds: LeverBounds,
  gains: Levers,
  missingW: (change: Levers) => number,
): Partial<Levers> | null {
  // Of the point of least effort each lever gives in proportion to the square of what it could give.
  const squares = OWN.reduce((sum, lever) => sum + gains[lever] ** 2, 0);
  const useful = OWN.filter((lever) => gains[lever] > 0 && gains[lever] ** 2 > NEGLIGIBLE * squares);
  const largest = useful.reduce((most, lever) => Math.max(most, gains[lever]), 0);
  const smallest = useful.reduce((least, lever) => Math.min(least, gains[lever]), Infinity);
  const at = (effort: number, tailwindMs = 0): Levers => {
    const change = { ...NOTHING, tailwindMs };
    for (const lever of useful)
      change[lever] = bounds.most[lever] * Math.min(1, (effort * gains[lever]) / largest);
    return change;
  };
  const hardest = largest > 0 ? largest / smallest : 0;
  const effort = zeroCrossing(0, hardest, (x) => missingW(at(x)), 1e-6);
  if (effort !== null) return used(at(effort), bounds);
  const wind = zeroCrossing(0, bounds.most.tailwindMs, (x) => missingW(at(hardest, x)), 1e-5);
  return wind === null ? null : used(at(hardest, wind), bounds);
}

function used(change: Levers, bounds: LeverBounds): Partial<Levers> {
  return Object.fromEntries(
    ALL.flatMap((lever) => (change[lever] > 1e-3 * bounds.most[lever] ? [[lever, change[lever]]] : [])),
  );
}

function sentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `Together: ${parts.slice(0, -1).join(', ')} and ${last}.` : `${last} would do.`;
}
