/**
 * The formulas behind the goldens, written from their sources alone and sharing nothing with the coach. All SI unless a
 * name says otherwise.
 *
 * - Road: Martin, Milliken, Cobb, McFadden and Coggan 1998, Validation of a Mathematical Model for Road Cycling Power,
 *   J Appl Biomech 14:276-291, in steady state. The drag of the turning wheels is part of CdA.
 * - Air: the barometric formula with the standard lapse (ICAO doc 7488), dry air, over a column as warm as the day.
 * - Load: Allen, Coggan and McGregor, Training and Racing with a Power Meter. Zones: Coggan (power), Friel (heart rate).
 * - Critical power: Monod and Scherrer 1965, the two-parameter model.
 * - Tyres: Berto's chart of 15 % drop, as fitted by dgabbe (tire-pressure).
 */

/** m/s², the standard value */
const GRAVITY = 9.80665;

/** Power at the rear wheel per power at the pedals, Martin et al. 1998: 97.6 %. */
const EFFICIENCY = 0.976;

/** Circumference of a 700C wheel with a 28 mm tyre in m. */
const CIRCUMFERENCE = 2.136;

const KG_PER_LB = 0.45359237;
const KPA_PER_PSI = 6.894757293;

/** How much one of a unit is in another. */
export const unit = {
  lbInKg: KG_PER_LB,
  footInM: 0.3048,
  mileInM: 1609.344,
  mphInMs: 1609.344 / 3600,
  kmhInMs: 1 / 3.6,
  psiInBar: KPA_PER_PSI / 100,
  kcalInKj: 4.184,
};

/** A temperature in °C from one in °F. */
export const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/**
 * Density of dry air in kg/m³ at an altitude in m and the temperature that there is, in °C. The column of air below has the
 * temperature of the day, with the standard lapse, as docs/decisions/engine.md says and explains.
 */
function airDensity(altitudeM: number, temperatureC: number): number {
  const seaLevelPa = 101325;
  const lapseKPerM = 0.0065;
  const gasConstant = 287.053;
  const exponent = GRAVITY / (gasConstant * lapseKPerM);
  const hereK = temperatureC + 273.15;
  const pressurePa = seaLevelPa * (hereK / (hereK + lapseKPerM * altitudeM)) ** exponent;
  return pressurePa / (gasConstant * (temperatureC + 273.15));
}

/** A rider on a steady road. */
export type Ride = {
  /** rider and bike, kg */
  massKg: number;
  /** m² */
  cda: number;
  crr: number;
  altitudeM: number;
  temperatureC: number;
  /** rise / run; of a road with a known length and gain see `gradeOf` */
  grade: number;
  /** m/s at the rider, against; a tailwind is negative */
  headwindMs: number;
  /** m/s at the rider, from the side */
  crosswindMs: number;
};

/** Rise / run of a road whose length is measured along the surface, from length and gain in m. */
export const gradeOf = (lengthM: number, gainM: number): number => Math.tan(Math.asin(gainM / lengthM));

/** Power at the pedals in W for a speed over the ground in m/s. */
export function powerAt(ride: Ride, speedMs: number): number {
  const slope = Math.atan(ride.grade);
  const along = speedMs + ride.headwindMs;
  const resultant = Math.hypot(along, ride.crosswindMs);
  const air = 0.5 * airDensity(ride.altitudeM, ride.temperatureC) * ride.cda * resultant * along * speedMs;
  const rolling = ride.crr * ride.massKg * GRAVITY * Math.cos(slope) * speedMs;
  const bearings = speedMs * (91 + 8.7 * speedMs) * 1e-3;
  const climbing = ride.massKg * GRAVITY * Math.sin(slope) * speedMs;
  return (air + rolling + bearings + climbing) / EFFICIENCY;
}

/** Speed over the ground in m/s at a power at the pedals in W, by bisection. */
export function speedAt(ride: Ride, powerW: number): number {
  let slow = 0;
  let fast = 60;
  for (let i = 0; i < 80; i += 1) {
    const middle = (slow + fast) / 2;
    if (powerAt(ride, middle) < powerW) slow = middle;
    else fast = middle;
  }
  return (slow + fast) / 2;
}

/** Climbing speed in m/h from metres climbed and seconds. */
export const vam = (gainM: number, seconds: number): number => gainM / (seconds / 3600);

/** IF: normalised power over FTP, both in W. */
export const intensityFactor = (normalisedW: number, ftpW: number): number => normalisedW / ftpW;

/** TSS of some seconds at an intensity, the share of FTP. */
export const stressScore = (seconds: number, intensity: number): number =>
  100 * (seconds / 3600) * intensity ** 2;

/** CTL after days without any load; time constant of 42 days. */
export const fitnessAfterRest = (ctl: number, days: number): number => ctl * Math.exp(-days / 42);

/** Work in kJ of W and seconds. */
export const workKj = (powerW: number, seconds: number): number => (powerW * seconds) / 1000;

/** An effort to exhaustion: W and seconds. */
export type Effort = { powerW: number; seconds: number };

/** CP in W and W' in kJ through two efforts. */
export function criticalPower(one: Effort, other: Effort): { cpW: number; wPrimeKj: number } {
  const [shorter, longer] = one.seconds < other.seconds ? [one, other] : [other, one];
  const work = longer.powerW * longer.seconds - shorter.powerW * shorter.seconds;
  const cpW = work / (longer.seconds - shorter.seconds);
  return { cpW, wPrimeKj: ((shorter.powerW - cpW) * shorter.seconds) / 1000 };
}

/** W' in kJ that is left after efforts above CP in W without recovery between them. */
export const wPrimeLeft = (wPrimeKj: number, cpW: number, efforts: Effort[]): number =>
  efforts.reduce((left, { powerW, seconds }) => left - ((powerW - cpW) * seconds) / 1000, wPrimeKj);

/** Seconds until W' in kJ is spent at a power above CP, both in W. */
export const secondsToEmpty = (wPrimeKj: number, cpW: number, powerW: number): number =>
  (wPrimeKj * 1000) / (powerW - cpW);

/** Pressure in psi for 15 % drop, from the load on the wheel in kg and the tyre's measured width in mm. */
export const tyrePressurePsi = (loadKg: number, widthMm: number): number =>
  (153.6 * (loadKg / KG_PER_LB)) / widthMm ** 1.5785 - 7.17;

/** Speed in km/h of a gear, teeth and rpm. */
export const gearSpeedKmh = (chainring: number, sprocket: number, rpm: number): number =>
  ((chainring / sprocket) * CIRCUMFERENCE * rpm * 60) / 1000;

/** Cadence in rpm that a gear needs for a speed in km/h. */
export const cadenceFor = (chainring: number, sprocket: number, kmh: number): number =>
  (kmh * 1000) / 60 / ((chainring / sprocket) * CIRCUMFERENCE);

/** Metres that a turn of the crank carries. */
export const development = (chainring: number, sprocket: number): number =>
  (chainring / sprocket) * CIRCUMFERENCE;

/** Upper bounds of Coggan's zones 1 to 5 in W. */
export const powerZones = (ftpW: number): number[] =>
  [0.55, 0.75, 0.9, 1.05, 1.2].map((share) => share * ftpW);

/** Bounds between Friel's zones 1 to 5 in bpm, from the heart rate at threshold. */
export const heartRateZones = (thresholdBpm: number): number[] =>
  [0.81, 0.89, 0.93, 1].map((share) => share * thresholdBpm);
