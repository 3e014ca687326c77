import { RECOVERY } from '../../physiology/w-balance.ts';
import type { PlanningGrid } from './planning-grid.ts';
import { recoveryTable } from './recovery-table.ts';
import type { PacingLimits, PacingStart } from './solution.ts';

/** What a ride of the planning grid comes to. */
type PlannedOutcome = {
  timeS: number;
  /** integral of the fourth power of smoothed power, W4 s */
  fourth: number;
};

/** How much a second, a W4 s, a joule of W' left after each cell, and a watt above the ceiling weigh in a gradient. */
type Weights = { timeS: number; fourth: number; leftJ: Float64Array; overW: Float64Array };

/** Normalized power takes a rolling mean of 30 s; an exponential mean with this time constant spreads power as much. */
const SMOOTHING_S = 30 / Math.sqrt(12);
const CRAWL_MS = 0.7;
const CRAWL_J_KG = CRAWL_MS ** 2 / 2;
const PUSH_OFF_MS = 1;
/** Bands over which kinks are rounded. */
const CRAWL_BAND_J_KG = 0.05;
const LIMIT_BAND = 0.004;
const SHARE_BAND = 0.1;
/** A start at a bound of an unknown would stay there. */
const LEAST_SHARE = 0.005;
const MOST_SHARE = 0.995;
/** How time and priced intensity bend with a relative change of power at an optimum, and what is left of that at a bound. */
const BENDS = 3;
const AT_BOUND = 0.5;

/** Places on the tape: what the pass backwards needs of each cell. */
const STRIDE = 13;

/**
 * Time, intensity and W' of a ride as functions of the power of each segment, and their gradient. The unknowns are
 * angles, P = Pmax (1 + sin z) / 2: any value is a possible power, and an unknown at a bound is at a smooth minimum.
 * Every kink of the model (limits of speed, crawl, critical power) is rounded over a narrow band, so the gradient, one
 * pass backwards over the course, is exact.
 *
 * A class, because a search calls it some hundred times: with functions made anew for each model the compiler threw its work
 * away with each.
 */
export class PacingModel {
  readonly unknowns: number;
  /** cells: power asked in the last `forward`, before limits of speed, W; W' left at the end, J */
  readonly powerW: Float64Array;
  readonly leftJ: Float64Array;
  /** cells: how far the power lies above the ceiling that W' leaves (`ceilingW`), W; negative below it */
  readonly overW: Float64Array;
  private readonly grid: PlanningGrid;
  private readonly limits: PacingLimits;
  private readonly entrySpeedMs: number;
  private readonly wPrimeLeftJ: number;
  private readonly table: Float64Array;
  private readonly tape: Float64Array;
  private readonly share: Float64Array;
  private readonly shareBy: Float64Array;
  private readonly ceilingByJ: Float64Array;
  private readonly outcome: PlannedOutcome = { timeS: 0, fourth: 0 };
  private bandW = 2;
  private aboveW = 0;

  constructor(
    grid: PlanningGrid,
    limits: PacingLimits,
    { entrySpeedMs = PUSH_OFF_MS, wPrimeLeftJ = limits.wPrimeJ }: PacingStart = {},
  ) {
    const { cells, segments } = grid;
    this.unknowns = segments;
    this.grid = grid;
    this.limits = limits;
    this.entrySpeedMs = entrySpeedMs;
    this.wPrimeLeftJ = wPrimeLeftJ;
    this.table = recoveryTable(limits.recovery ?? RECOVERY.weigend, limits.cpW, limits.wPrimeJ);
    this.tape = new Float64Array(STRIDE * cells);
    this.share = new Float64Array(segments);
    this.shareBy = new Float64Array(segments);
    this.powerW = new Float64Array(cells);
    this.leftJ = new Float64Array(cells);
    this.overW = new Float64Array(cells);
    this.ceilingByJ = new Float64Array(cells);
  }

  /** Rides the grid; `unknown` is an angle for each segment. */
  forward(unknown: Float64Array): PlannedOutcome {
    const { cells, segments, segment, lengthM, steady, drag, headwindMs, crosswind2, bearing, drive } =
      this.grid;
    const { limitJKg, pedalToJKg, cpShare, lockedW } = this.grid;
    const { cpW, wPrimeJ, pMaxW, npCapW } = this.limits;
    const { table, tape, share, shareBy, powerW, leftJ, overW, ceilingByJ, bandW, aboveW, outcome } = this;
    const lastKnot = table.length / 2 - 2;
    let speed = Math.max(CRAWL_MS, this.entrySpeedMs);
    let left = this.wPrimeLeftJ;
    let smooth = npCapW ?? cpW;
    let timeS = 0;
    let fourth = 0;
    for (let j = 0; j < segments; j++) {
      share[j] = 0.5 + 0.5 * Math.sin(unknown[j]!);
      shareBy[j] = 0.5 * pMaxW * Math.cos(unknown[j]!);
      if (Number.isNaN(lockedW[j]!)) continue;
      share[j] = lockedW[j]! / pMaxW;
      shareBy[j] = 0;
    }
    for (let i = 0, at = 0; i < cells; i++, at += STRIDE) {
      const dx = lengthM[i]!;
      const asked = pMaxW * share[segment[i]!]!;
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
      const cp = cpW * cpShare[i]!;
      // What is locked has no ceiling: nothing could be changed there.
      ceilingByJ[i] = left > 0 ? (pMaxW - cp) / wPrimeJ : 0;
      overW[i] = Number.isNaN(lockedW[segment[i]!]!) ? power - cp - ceilingByJ[i]! * left : -pMaxW;
      const below = cp - power;
      let cost = 0;
      let costByP = 0;
      if (below < 0) {
        const part = -below / bandW;
        cost = part < 1 ? -below * part * (2 - part) : -below;
        costByP = part < 1 ? part * (4 - 3 * part) : 1;
      }
      let decay = 1;
      let missing = 0;
      let comesBy = 0;
      let comesByP = 0;
      const into = (below + aboveW) / (bandW + aboveW);
      if (into > 0) {
        const knot = below > 0 ? (below < lastKnot ? Math.floor(below) : lastKnot) : 0;
        const f = below > 0 ? below - knot : 0;
        const v0 = table[2 * knot]!;
        const m0 = table[2 * knot + 1]!;
        const m1 = table[2 * knot + 3]!;
        const rise = table[2 * knot + 2]! - v0;
        const c2 = 3 * rise - 2 * m0 - m1;
        const c3 = m0 + m1 - 2 * rise;
        let perS = v0 + f * (m0 + f * (c2 + f * c3));
        let perSByW = below > 0 ? m0 + f * (2 * c2 + 3 * f * c3) : 0;
        if (into < 1) {
          const fade = into * into * (3 - 2 * into);
          perSByW = perSByW * fade + (perS * 6 * into * (1 - into)) / (bandW + aboveW);
          perS *= fade;
        }
        const x = perS * dt;
        decay = 1 / (1 + x + 0.5 * x * x);
        missing = wPrimeJ - left;
        const decayBy = -(1 + x) * decay * decay;
        comesBy = -missing * decayBy * perS;
        comesByP = missing * decayBy * dt * perSByW;
      }
      left += missing * (1 - decay) - cost * dt;
      leftJ[i] = left;
      tape[at + 6] = decay;
      tape[at + 7] = comesByP - costByP * dt;
      tape[at + 8] = comesBy - cost;

      // Smoothed power.
      const x = dt / SMOOTHING_S;
      const kept = 1 / (1 + x + 0.5 * x * x);
      tape[at + 9] = kept;
      tape[at + 10] = ((power - smooth) * (1 + x) * kept * kept) / SMOOTHING_S;
      smooth = power - (power - smooth) * kept;
      const cube = smooth * smooth * smooth;
      fourth += cube * smooth * dt;
      tape[at + 11] = 4 * cube * dt;
      tape[at + 12] = cube * smooth;
      speed = next;
    }
    outcome.timeS = timeS;
    outcome.fourth = fourth;
    return outcome;
  }

  /** Gradient of the weighted sum by the unknowns of the last `forward`. */
  backward(weights: Weights, gradient: Float64Array): void {
    const { cells, segment } = this.grid;
    const { tape, shareBy, ceilingByJ } = this;
    const byEnd = weights.leftJ;
    gradient.fill(0);
    let bySpeed = 0;
    let byLeft = 0;
    let bySmooth = 0;
    for (let i = cells - 1, at = STRIDE * i; i >= 0; i--, at -= STRIDE) {
      byLeft += byEnd[i]!;
      bySmooth += weights.fourth * tape[at + 11]!;
      const byTime =
        weights.timeS + weights.fourth * tape[at + 12]! + byLeft * tape[at + 8]! + bySmooth * tape[at + 10]!;
      const byOver = weights.overW[i]!;
      const byPower = byLeft * tape[at + 7]! + bySmooth * (1 - tape[at + 9]!) + byOver;
      const byNext = bySpeed + byTime * tape[at + 5]!;
      const byAsked = byNext * tape[at + 1]! + byPower * tape[at + 3]!;
      bySpeed = byNext * tape[at]! + byPower * tape[at + 2]! + byTime * tape[at + 5]!;
      const j = segment[i]!;
      gradient[j]! += byAsked * shareBy[j]!;
      byLeft = byLeft * tape[at + 6]! - byOver * ceilingByJ[i]!;
      bySmooth *= tape[at + 9]!;
    }
  }

  /**
   * Rounds the jump at critical power over this many watts on either side. Without watts above, W' is never reckoned to
   * come back where it does not.
   */
  roundCp(belowW: number, aboveW: number): void {
    this.bandW = belowW;
    this.aboveW = aboveW;
  }

  /** Unknowns whose ride comes closest to powers of segments, W. */
  unknownsFor(powerW: ArrayLike<number>): Float64Array {
    return Float64Array.from(powerW, (watts) => angleOf(watts / this.limits.pMaxW));
  }

  /** Unknowns: roughly the inverse of how sharply time and intensity bend with each in the last `forward`, 1/s. */
  looseness(): Float64Array {
    const { grid, tape, shareBy } = this;
    const seconds = new Float64Array(this.unknowns);
    for (let i = 0; i < grid.cells; i++) seconds[grid.segment[i]!]! += tape[STRIDE * i + 4]!;
    return seconds.map(
      (each, j) => 1 / (BENDS * (1 + each) * ((shareBy[j]! / this.limits.cpW) ** 2 + AT_BOUND)),
    );
  }

  /** Time spent in a cell in the last `forward`, s. */
  secondsOf(cell: number): number {
    return this.tape[STRIDE * cell + 4]!;
  }
}

function angleOf(share: number): number {
  return Math.asin(Math.min(MOST_SHARE, Math.max(LEAST_SHARE, share)) * 2 - 1);
}
