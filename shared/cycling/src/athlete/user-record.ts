type Num = number | null | undefined;
type Food = string | number | null | undefined;

/** The part of the user's record that the models read. Every field may be absent or null. */
export type UserRecord = {
  bodyMatrix?: { height?: Num; weight?: Num; muscleMass?: Num; bodyFat?: Num } | null;
  advancePhysiologicalData?: {
    vo2Max?: Num;
    anaerobicThresholdLt1?: Num;
    anaerobicThresholdLt2?: Num;
    criticalPower?: Num;
    anaerobicWorkCapacity?: Num;
  } | null;
  /** `z1` and on: the upper limit of each zone, beats per minute */
  heartRateMatrix?: {
    restingHr?: Num;
    thresholdHr?: Num;
    maxHr?: Num;
    z1?: Num;
    z2?: Num;
    z3?: Num;
    z4?: Num;
    z5?: Num;
  } | null;
  powerMatrix?: { ftp?: Num; min20Power?: Num; min3Power?: Num; min8Power?: Num; peak3sPower?: Num } | null;
  aeroData?: { ttCda?: Num; climbCda?: Num; dropCda?: Num; aeroPositionCda?: Num } | null;
  cookedFoodData?: { riseCakeCho?: Food; customFood1?: Food; customFood2?: Food } | null;
  feedingData?: {
    choTolerance?: Num;
    favoriteGel?: Food;
    gel2?: Food;
    gel3?: Food;
    favoriteBar?: Food;
    bar2?: Food;
    favoriteIsoDrink?: Food;
  } | null;
  bikeData?: { weightRoadBike?: Num; weightTtBike?: Num; weightGravel?: Num; weightMtb?: Num } | null;
  /** the upper limit of each zone, W */
  powerZones?: { z1?: Num; z2?: Num; z3?: Num; z4?: Num; z5?: Num; z6?: Num } | null;
  /** older records */
  height?: Num;
  weight?: Num;
  bikeWeight?: Num;
  abilitiesData?: { fcThreshold?: Num; fcMax?: Num; ftp?: Num; min8Power?: Num; peakPower3s?: Num } | null;
};
