import { z } from 'zod';
import { MAX_TEXT, profileFields } from '../profile-fields.ts';

/** A measured quantity, or null when the athlete left it empty. Limits are physiological. */
const quantity = ({ max }: { max: number }) =>
  z.number().min(0, 'Value must be a positive.').max(max).nullable();
/** A short text, or null when the athlete left it empty. */
const text = () => z.string().trim().max(MAX_TEXT).nullable();

/** Height in cm, weight and muscle mass in kg, body fat in %. */
export const bodyMatrix = z.object({
  height: quantity(profileFields.bodyMatrix.height),
  weight: quantity(profileFields.bodyMatrix.weight),
  muscleMass: quantity(profileFields.bodyMatrix.muscleMass),
  bodyFat: quantity(profileFields.bodyMatrix.bodyFat),
});

/** VO2max in ml/min/kg; thresholds and critical power in W; anaerobic work capacity (W') in J. */
export const advancePhysiologicalData = z.object({
  vo2Max: quantity(profileFields.advancePhysiologicalData.vo2Max),
  anaerobicThresholdLt1: quantity(profileFields.advancePhysiologicalData.anaerobicThresholdLt1),
  anaerobicThresholdLt2: quantity(profileFields.advancePhysiologicalData.anaerobicThresholdLt2),
  criticalPower: quantity(profileFields.advancePhysiologicalData.criticalPower),
  anaerobicWorkCapacity: quantity(profileFields.advancePhysiologicalData.anaerobicWorkCapacity),
});

/** Heart rates in beats per minute; a zone holds its upper limit. */
export const heartRateMatrix = z.object({
  restingHr: quantity(profileFields.heartRateMatrix.restingHr),
  thresholdHr: quantity(profileFields.heartRateMatrix.thresholdHr),
  maxHr: quantity(profileFields.heartRateMatrix.maxHr),
  z1: quantity(profileFields.heartRateMatrix.z1),
  z2: quantity(profileFields.heartRateMatrix.z2),
  z3: quantity(profileFields.heartRateMatrix.z3),
  z4: quantity(profileFields.heartRateMatrix.z4),
  z5: quantity(profileFields.heartRateMatrix.z5),
});

/** Powers in W: FTP, and the best mean power over 20, 3 and 8 minutes and 3 seconds. */
export const powerMatrix = z.object({
  ftp: quantity(profileFields.powerMatrix.ftp),
  min20Power: quantity(profileFields.powerMatrix.min20Power),
  min3Power: quantity(profileFields.powerMatrix.min3Power),
  min8Power: quantity(profileFields.powerMatrix.min8Power),
  peak3sPower: quantity(profileFields.powerMatrix.peak3sPower),
});

/** Drag areas (CdA) in m2: time trial, climbing, drops, aero position. */
export const aeroData = z.object({
  ttCda: quantity(profileFields.aeroData.ttCda),
  climbCda: quantity(profileFields.aeroData.climbCda),
  dropCda: quantity(profileFields.aeroData.dropCda),
  aeroPositionCda: quantity(profileFields.aeroData.aeroPositionCda),
});

/** Carbohydrate of a rice cake in g; two foods of the athlete's own, in their words. */
export const cookedFoodData = z.object({
  riseCakeCho: quantity(profileFields.cookedFoodData.riseCakeCho),
  customFood1: text(),
  customFood2: text(),
});

/** Carbohydrate tolerance in g/h; products by name or by grams of carbohydrate, in the athlete's words. */
export const feedingData = z.object({
  choTolerance: quantity(profileFields.feedingData.choTolerance),
  favoriteGel: text(),
  gel2: text(),
  gel3: text(),
  favoriteBar: text(),
  bar2: text(),
  favoriteIsoDrink: text(),
});

/** Power zones in W; a zone holds its upper limit. */
export const powerZones = z.object({
  z1: quantity(profileFields.powerZones.z1),
  z2: quantity(profileFields.powerZones.z2),
  z3: quantity(profileFields.powerZones.z3),
  z4: quantity(profileFields.powerZones.z4),
  z5: quantity(profileFields.powerZones.z5),
  z6: quantity(profileFields.powerZones.z6),
});

/** Bike weights in kg. */
export const bikeData = z.object({
  weightRoadBike: quantity(profileFields.bikeData.weightRoadBike),
  weightTtBike: quantity(profileFields.bikeData.weightTtBike),
  weightGravel: quantity(profileFields.bikeData.weightGravel),
  weightMtb: quantity(profileFields.bikeData.weightMtb),
});

/** The nine groups of the athlete's record, under the API's names. */
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

/** The free trial. `over` also for a member who has a plan. */
const trial = z.object({
  state: z.enum(['offered', 'running', 'over']),
  /** ISO 8601, UTC; null for a member who has never started it. */
  endsAt: z.string().nullable(),
});

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  profileUrl: z.string().nullable(),
  isPremium: z.boolean(),
  isOnboarded: z.boolean(),
  trial,
  ...profileGroups,
});
