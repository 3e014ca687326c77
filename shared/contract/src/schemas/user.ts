import { z } from 'zod';

/** A measured quantity, or null where the athlete left it empty. Bounds are physiological, not stylistic. */
const quantity = (max: number) => z.number().min(0, 'Value must be a positive.').max(max).nullable();
/** A short text, or null where the athlete left it empty. */
const text = (max = 80) => z.string().trim().max(max).nullable();

/** Height in cm, weight and muscle mass in kg, body fat in %. */
export const bodyMatrix = z.object({
  height: quantity(260),
  weight: quantity(300),
  muscleMass: quantity(200),
  bodyFat: quantity(80),
});

/** VO2max in ml/min/kg; thresholds and critical power in W; anaerobic work capacity (W') in J. */
export const advancePhysiologicalData = z.object({
  vo2Max: quantity(100),
  anaerobicThresholdLt1: quantity(1000),
  anaerobicThresholdLt2: quantity(1000),
  criticalPower: quantity(1000),
  anaerobicWorkCapacity: quantity(100_000),
});

/** Heart rates in beats per minute; a zone holds its upper limit. */
export const heartRateMatrix = z.object({
  restingHr: quantity(250),
  thresholdHr: quantity(250),
  maxHr: quantity(250),
  z1: quantity(250),
  z2: quantity(250),
  z3: quantity(250),
  z4: quantity(250),
  z5: quantity(250),
});

/** Powers in W: FTP, and the best mean power over 20, 3 and 8 minutes and 3 seconds. */
export const powerMatrix = z.object({
  ftp: quantity(700),
  min20Power: quantity(1000),
  min3Power: quantity(1500),
  min8Power: quantity(1200),
  peak3sPower: quantity(3000),
});

/** Drag areas (CdA) in m2: time trial, climbing, drops, aero position. */
export const aeroData = z.object({
  ttCda: quantity(1),
  climbCda: quantity(1),
  dropCda: quantity(1),
  aeroPositionCda: quantity(1),
});

/** Carbohydrate of a rice cake in g; two foods of the athlete's own, in her words. */
export const cookedFoodData = z.object({
  riseCakeCho: quantity(200),
  customFood1: text(),
  customFood2: text(),
});

/** Carbohydrate tolerance in g/h; products by name or by grams of carbohydrate, in the athlete's words. */
export const feedingData = z.object({
  choTolerance: quantity(200),
  favoriteGel: text(),
  gel2: text(),
  gel3: text(),
  favoriteBar: text(),
  bar2: text(),
  favoriteIsoDrink: text(),
});

/** Power zones in W; a zone holds its upper limit. */
export const powerZones = z.object({
  z1: quantity(3000),
  z2: quantity(3000),
  z3: quantity(3000),
  z4: quantity(3000),
  z5: quantity(3000),
  z6: quantity(3000),
});

/** Bike weights in kg. */
export const bikeData = z.object({
  weightRoadBike: quantity(50),
  weightTtBike: quantity(50),
  weightGravel: quantity(50),
  weightMtb: quantity(50),
});

/** The nine groups of the athlete's record, by the names that the API uses. */
export const profileGroups = {
  bodyMatrix,
  advancePhysiologicalData,
  heartRateMatrix,
  powerMatrix,
  aeroData,
  cookedFoodData,
  feedingData,
  powerZones,
  bikeData,
};

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  profileUrl: z.string().nullable(),
  isPremium: z.boolean(),
  isOnboarded: z.boolean(),
  ...profileGroups,
});
