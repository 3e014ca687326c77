import type { PlanSegment } from '../pacing/rideable/plan-segment.ts';

/** Why a part of a segment is ridden harder or easier than the rest. */
type PacingReason =
  'steeper' | 'flatter' | 'downhill' | 'headwind' | 'tailwind' | 'slower' | 'faster' | 'even';

/** What a cue rests on beside its section. */
export type PacingGround = {
  first: boolean;
  last: boolean;
  /** mean over the whole segment: power, W, speed, m/s, slope, and wind along the way at the rider, m/s */
  mean: { powerW: number; speedMs: number; slope: number; headwindMs: number };
  cpW: number;
  /** share left at the end of the section, of the W' that may be spent */
  wPrimeLeft: number;
};

type Section = Omit<PlanSegment, 'cue'>;

/** Watts are those of the whole segment within this share. */
const ALIKE = 0.01;
const STEEPER = 0.006;
const WINDIER_MS = 0.7;
const DOWNHILL = -0.005;
/** Steep enough to stand up for a short hard part. */
const STANDING_SLOPE = 0.06;
const STANDING_S = 90;
const STANDING_SHARE = 1.1;
/** Below this share nothing is left to speak of. */
const EMPTY = 0.08;

/** Why a section has other watts than the rest. */
function reasonFor({ powerW, slope, headwindMs, speedMs }: Section, { mean }: PacingGround): PacingReason {
  const more = powerW / mean.powerW - 1;
  if (Math.abs(more) < ALIKE) return 'even';
  const steeper = slope - mean.slope;
  const windier = headwindMs - mean.headwindMs;
  if (more > 0) {
    if (steeper > STEEPER) return 'steeper';
    if (windier > WINDIER_MS) return 'headwind';
    return speedMs < mean.speedMs ? 'slower' : 'even';
  }
  if (slope < DOWNHILL) return 'downhill';
  if (steeper < -STEEPER) return 'flatter';
  if (windier < -WINDIER_MS) return 'tailwind';
  return speedMs > mean.speedMs ? 'faster' : 'even';
}

/** What to do in a section of a segment and why, in plain words: "Start: 360 W for the first 400 m. Steeper, 9.1 %: push." */
export function pacingCue(section: Section, ground: PacingGround): string {
  const { powerW, fromM, toM } = section;
  const { first, last, cpW, wPrimeLeft } = ground;
  const length = lengthOf(toM - fromM);
  const what =
    powerW === 0
      ? `${first ? 'Start' : last ? 'Finish' : 'Then'}: roll for ${length}.`
      : first && last
        ? `All the way: ${powerW} W for ${length}.`
        : first
          ? `Start: ${powerW} W for the first ${length}.`
          : last
            ? `Finish: ${powerW} W for the last ${length}.`
            : `Then ${powerW} W for ${length}.`;
  const standing =
    section.slope > STANDING_SLOPE && section.timeS < STANDING_S && powerW > STANDING_SHARE * cpW;
  return [
    what,
    why(section, ground),
    ...(standing ? ['Out of the saddle.'] : []),
    ...(last && wPrimeLeft < EMPTY ? ['Little is left after it.'] : []),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The reason, and what follows from it; in the end nothing is kept for later. */
function why(section: Section, ground: PacingGround): string {
  const reason = reasonFor(section, ground);
  if (reason === 'even') return '';
  const harder = section.powerW > ground.mean.powerW;
  const so = harder ? ': push' : ground.last || section.powerW === 0 ? '' : ': hold back';
  return `${WORDS[reason](section)}${so}.`;
}

const percent = ({ slope }: Section) => `${Math.abs(100 * slope).toFixed(1)} %`;
const wind = ({ headwindMs }: Section) => `${Math.round(3.6 * Math.abs(headwindMs))} km/h`;

const WORDS: Record<PacingReason, (section: Section) => string> = {
  steeper: (section) => `Steeper, ${percent(section)}`,
  headwind: (section) => `Into the wind, ${wind(section)}`,
  slower: () => 'You are slow here',
  flatter: (section) => `Flatter, ${percent(section)}`,
  downhill: (section) => `Downhill, ${percent(section)}`,
  tailwind: (section) => `With the wind, ${wind(section)}`,
  faster: () => 'You are fast here',
  even: () => '',
};

function lengthOf(metres: number): string {
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`;
}
