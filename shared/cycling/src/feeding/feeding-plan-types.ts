import type { Input, Spread } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { TrainingLevel } from '../athlete/training-level.ts';
import type { Food } from './foods.ts';
import type { IntakeTarget } from './guideline.ts';
import type { LostMove } from './moves.ts';
import type { BottlePlan, IfLate, Packed } from './packing.ts';
import type { RideMinute } from './ride-minutes.ts';
import type { FoodMove, ScheduledItem } from './scheduled-item.ts';
import type { Remedy } from './remedy.ts';
import type { IfNotEaten, TankForecast } from './shortfall.ts';
import type { Carry, FeedStation } from './supplies.ts';
import type { LeftOut } from './servings.ts';
import type { FeedingWeather } from './sweat.ts';
import type { SweatTest } from './sweat-test.ts';

export type FeedingPlanQuestion = {
  athlete: Athlete;
  /** the ride, minute by minute: `minutesOf` a ride over a route, or `steadyMinutes` */
  minutes: readonly RideMinute[];
  /** the rider's own products, as `foodsOf` reads them; usual ones when there are none */
  foods?: readonly Food[];
  /** a mild day when not given */
  weather?: FeedingWeather;
  stations?: readonly FeedStation[];
  /** when not given, nothing is limited by bottles and pockets */
  carry?: Carry;
  /** products with caffeine are used only when the rider asks for them */
  caffeine?: boolean;
  /** carbohydrate stored at the start, g, when it is known, as after days of loading; 6 to 8.7 g/kg by level when not */
  storeG?: number;
  /** pieces that the rider wants at other times; none is lost by it, and the tolerance is theirs to keep */
  moves?: readonly FoodMove[];
  /** the rider's own sweat, in place of the usual */
  sweatTest?: SweatTest;
  /** how well the rider is trained: stores and fat depend on it; `trainingLevelOf` the athlete when not given */
  level?: TrainingLevel;
  /** for `ifNotEaten`: nothing from this time on, s; half of the ride when not given */
  nothingAfterS?: number;
};

/** One value a minute; levels and balances at its end. */
export type FeedingMinutes = {
  startS: Float64Array;
  burnG: Float64Array;
  fatG: Float64Array;
  intakeG: Float64Array;
  absorbedG: Float64Array;
  tankG: Float64Array;
  sweatMl: Float64Array;
  drunkMl: Float64Array;
  /** drunk less sweated since the start; above 0 only where less than 400 ml/h are sweated, and at most 1 % of body mass */
  balanceMl: Float64Array;
  sweatSodiumMg: Float64Array;
};

export type FeedingPlan = {
  ok: true;
  durationS: number;
  averagePowerW: number;
  /** what to take an hour and what set it */
  target: IntakeTarget;
  toleranceGH: number;
  minutes: FeedingMinutes;
  items: (ScheduledItem & { /** stores then, g */ tankG: number })[];
  /** moves that this plan could not keep */
  lostMoves: LostMove[];
  totals: {
    carbohydrateG: number;
    fluidMl: number;
    sodiumMg: number;
    caffeineMg: number;
    burnG: number;
    fatG: number;
    sweatMl: number;
    sweatSodiumMg: number;
    /** of body mass */
    lossShare: number;
  };
  shopping: Packed[];
  bottlePlan: BottlePlan[];
  ifLate: IfLate;
  tank: TankForecast & { startG: number; lowestG: number; reserveG: number };
  /** without `nothing after` where the stores are low before */
  ifNotEaten: IfNotEaten[];
  /** null: the stores last */
  remedy: Remedy | null;
  warnings: string[];
  /** the sentences are in the notes too */
  leftOut: LeftOut[];
  notes: string[];
  inputs: Input[];
  /** standard deviation of the stores at the end, g, and what makes it up */
  sd: number;
  spread: Spread[];
  sources: SourceKey[];
};
