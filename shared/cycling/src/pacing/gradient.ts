import { RECOVERY } from '../physiology/w-balance.ts';
import type { PlanningGrid } from './planning-grid.ts';
import { recoveryTable } from './recovery-table.ts';
import type { PacingLimits, PacingStart } from './solution.ts';

/** What a ride of the planning grid comes to. */
export type PlannedOutcome = {
  timeS: number;
  /** integral of the fourth power of smoothed power, W4 s */
  fourth: number;
  wEndJ: number;
};

/** How much a second, a W4 s and a joule of W' at the finish weigh in a gradient. */
export type Weights = { timeS: number; fourth: number; wEndJ: number };

/**
 * Time, intensity and W' of a ride as functions of the shares of the power at hand, one a segment, and their gradient.
 *
 * The power of a cell is u (CP + what W' still allows), u between 0 and 1 by a sigmoid of the unknown, so W' cannot run
 * below zero. Every kink of the model (limits of speed, crawl, critical power) is rounded over a narrow band, so the
 * gradient, one pass backwards over the course, is exact.
 */
export type PacingModel = {
  unknowns: number;
  forward(unknown: Float64Array): PlannedOutcome;
  /** Gradient of the weighted sum by the unknowns of the last `forward`. */
  backward(weights: Weights, gradient: Float64Array): void;
  /** Unknowns whose ride comes closest to powers of segments, W. */
  unknownsFor(powerW: ArrayLike<number>): Float64Array;
  /** cells: power asked in the last `forward`, before limits of speed, W */
  powerW: Float64Array;
};

/** Normalized power takes a rolling mean of 30 s; an exponential mean of half that has the same bandwidth. */
const SMOOTHING_S = 15;
const CRAWL_MS = 0.7;
const CRAWL_J_KG = CRAWL_MS ** 2 / 2;
const PUSH_OFF_MS = 1;
/** Bands over which kinks are rounded. */
const CRAWL_BAND_J_KG = 0.05;
const LIMIT_BAND = 0.004;
const SHARE_BAND = 0.1;
const CP_BAND_W = 3;
/** The power above CP that W' allows fades over at least this time before W' is gone, s. */
const FADE_S = 6;

/** Places on the tape: what the pass backwards needs of each cell. */
const STRIDE = 16;

export function pacingModel(
  grid: PlanningGrid,
  limits: PacingLimits,
  { entrySpeedMs = PUSH_OFF_MS, wPrimeLeftJ = limits.wPrimeJ }: PacingStart = {},
): PacingModel {
  const { cells, segments, segment, lengthM, steady, drag, headwindMs, crosswind2, bearing, drive } = grid;
  const { limitJKg, pedalToJKg, cpShare, longestS } = grid;
  const { cpW, wPrimeJ, pMaxW, npCapW } = limits;
  const table = recoveryTable(limits.recovery ?? RECOVERY.weigend, cpW, wPrimeJ);
  const lastKnot = table.length / 2 - 2;
  const tape = new Float64Array(STRIDE * cells);
  const share = new Float64Array(segments);
  const powerW = new Float64Array(cells);
  const outcome: PlannedOutcome = { timeS: 0, fourth: 0, wEndJ: 0 };

  /** With `target` the shares are chosen on the way; without, they are those of `unknown`. */
  function ride(unknown: Float64Array, target: ArrayLike<number> | null): PlannedOutcome {
    let speed = Math.max(CRAWL_MS, entrySpeedMs);
    let left = wPrimeLeftJ;
    let smooth = npCapW ?? cpW;
    let timeS = 0;
    let fourth = 0;
    let chosen = -1;
    if (!target) for (let j = 0; j < segments; j++) share[j] = 1 / (1 + Math.exp(-unknown[j]!));
    for (let i = 0, at = 0; i < cells; i++, at += STRIDE) {
      const dx = lengthM[i]!;
      // Power at hand.
      const cp = cpW * cpShare[i]!;
      const most = pMaxW - cp;
      let atHand = cp < pMaxW ? cp : pMaxW;
      let atHandByW = 0;
      if (most > 0) {
        const fade = longestS[i]! > FADE_S ? longestS[i]! : FADE_S;
        const x = left / (fade * most);
        const r = 1 / Math.sqrt(1 + x * x);
        atHand += most * x * r;
        atHandByW = (r * r * r) / fade;
        if (atHand < 0) atHand = atHandByW = 0;
      }
      const j = segment[i]!;
      if (target && j !== chosen) {
        chosen = j;
        const wanted = Math.min(0.97, Math.max(0.02, target[j]! / Math.max(1, atHand)));
        share[j] = wanted;
        unknown[j] = Math.log(wanted / (1 - wanted));
      }
      const asked = share[j]! * atHand;
      powerW[i] = asked;

      // Kinetic energy at the end of the cell: an exponential step, stable however steep or long the cell.
      const along = speed + headwindMs[i]!;
      const wind = Math.sqrt(along * along + crosswind2[i]!);
      const ratio = wind > 1e-9 ? along / wind : 0;
      const k = drag[i]!;
      const resistByV = bearing + k * (wind + along * ratio);
      const resistByVV = k * ratio * (3 - ratio * ratio);
      const pull = drive * asked;
      const perV = 1 / speed;
      const force = pull * perV - steady[i]! - bearing * speed - k * wind * along;
      const forceByV = -pull * perV * perV - resistByV;
      const rate = forceByV * perV;
      const rateByV = (2 * pull * perV * perV * perV - resistByVV - rate) * perV;
      const rateByPull = -perV * perV * perV;
      const y = rate * dx;
      const perDen = 1 / (1 - y + 0.5 * y * y);
      const gain = dx * (1 - 0.5 * y) * perDen;
      const gainByRate = dx * dx * (0.5 - y + 0.25 * y * y) * perDen * perDen;
      const full = 0.5 * speed * speed + gain * force;
      const fullByV = speed + gain * forceByV + gainByRate * rateByV * force;
      const fullByP = drive * (gain * perV + gainByRate * rateByPull * force);

      // Where the rider must not, or will not, go faster by pedalling he pedals less, down to nothing.
      let energy = full;
      let energyByV = fullByV;
      let energyByP = fullByP;
      let power = asked;
      let powerByV = 0;
      let powerByP = 1;
      const pedalTo = pedalToJKg[i]!;
      const pedalBand = LIMIT_BAND * pedalTo;
      const over = full - pedalTo;
      if (over > -pedalBand) {
        const rounded = over < pedalBand;
        const cut = rounded ? ((over + pedalBand) * (over + pedalBand)) / (4 * pedalBand) : over;
        const cutBy = rounded ? (over + pedalBand) / (2 * pedalBand) : 1;
        const perWatt = gain * perV * drive;
        const perWattByV = drive * perV * (gainByRate * rateByV - gain * perV);
        const perWattByP = drive * perV * gainByRate * rateByPull * drive;
        const scale = 1 / Math.max(1e-12, perWatt * asked);
        const rest = 1 - cut * scale;
        const restByV = (-cutBy * fullByV + cut * scale * perWattByV * asked) * scale;
        const restByP = (-cutBy * fullByP + cut * scale * (perWattByP * asked + perWatt)) * scale;
        let kept = rest;
        let keptBy = 1;
        if (rest <= -SHARE_BAND) kept = keptBy = 0;
        else if (rest < SHARE_BAND) {
          kept = ((rest + SHARE_BAND) * (rest + SHARE_BAND)) / (4 * SHARE_BAND);
          keptBy = (rest + SHARE_BAND) / (2 * SHARE_BAND);
        }
        power = asked * kept;
        powerByV = asked * keptBy * restByV;
        powerByP = kept + asked * keptBy * restByP;
        energy = full - perWatt * (asked - power);
        energyByV = fullByV - perWattByV * (asked - power) + perWatt * powerByV;
        energyByP = fullByP - perWattByP * (asked - power) - perWatt * (1 - powerByP);
      }
      const limit = limitJKg[i]!;
      const limitBand = LIMIT_BAND * limit;
      const above = energy - limit;
      if (above > -limitBand) {
        const rounded = above < limitBand;
        energy -= rounded ? ((above + limitBand) * (above + limitBand)) / (4 * limitBand) : above;
        const stays = rounded ? 1 - (above + limitBand) / (2 * limitBand) : 0;
        energyByV *= stays;
        energyByP *= stays;
      }
      const lift = energy - CRAWL_J_KG;
      if (lift < CRAWL_BAND_J_KG) {
        const crawls = lift <= -CRAWL_BAND_J_KG;
        const rise = lift + CRAWL_BAND_J_KG;
        energy = CRAWL_J_KG + (crawls ? 0 : (rise * rise) / (4 * CRAWL_BAND_J_KG));
        const stays = crawls ? 0 : rise / (2 * CRAWL_BAND_J_KG);
        energyByV *= stays;
        energyByP *= stays;
      }
      const next = Math.sqrt(2 * energy);
      const dt = (2 * dx) / (speed + next);
      timeS += dt;
      tape[at] = energyByV / next;
      tape[at + 1] = energyByP / next;
      tape[at + 2] = powerByV;
      tape[at + 3] = powerByP;
      tape[at + 4] = dt;
      tape[at + 5] = -dt / (speed + next);

      // W' left.
      const spend = power - cp;
      if (spend > 0) {
        const soft = spend < CP_BAND_W;
        const part = spend / CP_BAND_W;
        const cost = soft ? spend * part * (2 - part) : spend;
        tape[at + 6] = 1;
        tape[at + 7] = -dt * (soft ? part * (4 - 3 * part) : 1);
        tape[at + 8] = -cost;
        left -= cost * dt;
      } else {
        const below = -spend;
        const knot = below < lastKnot ? Math.floor(below) : lastKnot;
        const f = below - knot;
        const v0 = table[2 * knot]!;
        const m0 = table[2 * knot + 1]!;
        const m1 = table[2 * knot + 3]!;
        const rise = table[2 * knot + 2]! - v0;
        const c2 = 3 * rise - 2 * m0 - m1;
        const c3 = m0 + m1 - 2 * rise;
        const perS = v0 + f * (m0 + f * (c2 + f * c3));
        const perSByW = m0 + f * (2 * c2 + 3 * f * c3);
        const x = perS * dt;
        const decay = 1 / (1 + x + 0.5 * x * x);
        const decayBy = -(1 + x) * decay * decay;
        const missing = wPrimeJ - left;
        tape[at + 6] = decay;
        tape[at + 7] = missing * decayBy * dt * perSByW;
        tape[at + 8] = -missing * decayBy * perS;
        left = wPrimeJ - missing * decay;
      }

      // Smoothed power.
      const x = dt / SMOOTHING_S;
      const decay = 1 / (1 + x + 0.5 * x * x);
      tape[at + 9] = decay;
      tape[at + 10] = ((power - smooth) * (1 + x) * decay * decay) / SMOOTHING_S;
      smooth = power - (power - smooth) * decay;
      const cube = smooth * smooth * smooth;
      fourth += cube * smooth * dt;
      tape[at + 11] = 4 * cube * dt;
      tape[at + 12] = cube * smooth;
      tape[at + 13] = atHand;
      tape[at + 14] = atHandByW;
      speed = next;
    }
    outcome.timeS = timeS;
    outcome.fourth = fourth;
    outcome.wEndJ = left;
    return outcome;
  }

  function backward(weights: Weights, gradient: Float64Array): void {
    gradient.fill(0);
    let bySpeed = 0;
    let byLeft = weights.wEndJ;
    let bySmooth = 0;
    for (let i = cells - 1, at = STRIDE * i; i >= 0; i--, at -= STRIDE) {
      bySmooth += weights.fourth * tape[at + 11]!;
      const byTime =
        weights.timeS + weights.fourth * tape[at + 12]! + byLeft * tape[at + 8]! + bySmooth * tape[at + 10]!;
      const byPower = byLeft * tape[at + 7]! + bySmooth * (1 - tape[at + 9]!);
      const byNext = bySpeed + byTime * tape[at + 5]!;
      const byAsked = byNext * tape[at + 1]! + byPower * tape[at + 3]!;
      bySpeed = byNext * tape[at]! + byPower * tape[at + 2]! + byTime * tape[at + 5]!;
      const j = segment[i]!;
      const u = share[j]!;
      gradient[j]! += byAsked * tape[at + 13]! * u * (1 - u);
      byLeft = byLeft * tape[at + 6]! + byAsked * u * tape[at + 14]!;
      bySmooth *= tape[at + 9]!;
    }
  }

  return {
    unknowns: segments,
    forward: (unknown) => ride(unknown, null),
    backward,
    unknownsFor(target) {
      const unknown = new Float64Array(segments);
      ride(unknown, target);
      return unknown;
    },
    powerW,
  };
}
