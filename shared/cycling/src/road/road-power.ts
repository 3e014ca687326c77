/** Standard gravity, m/s2. */
export const GRAVITY_MS2 = 9.80665;

/** No road bicycle goes faster; keeps the solver finite where nothing slows the rider down. */
const FASTEST_MS = 150;

/** The rider with the bicycle, as the road and the air see them. */
export type RiderOnBike = {
  /** rider, bicycle, clothes and bottles, kg */
  massKg: number;
  /** drag area, m2; values measured on the road or in a tunnel with turning wheels include the wheels */
  cdaM2: number;
  /** coefficient of rolling resistance */
  crr: number;
  airDensityKgM3: number;
  /** share of pedal power that reaches the wheel; 0.976 when not given (Martin 1998) */
  drivetrainEfficiency?: number;
  /** Fw, the extra drag area of turning wheels, m2; 0 when not given: count it only if `cdaM2` leaves it out (Martin: 0.0044) */
  wheelDragAreaM2?: number;
  /** friction of the wheel bearings, V (91 + 8.7 V) mW; on when not given */
  bearings?: boolean;
  /** moment of inertia of both wheels, kg m2 (Martin: 0.14) */
  wheelInertiaKgM2?: number;
  /** outside radius of the tyre, m (Martin: 0.311) */
  wheelRadiusM?: number;
  /**
   * `resultant` (default) takes the drag of the whole relative wind along the path, CdA |Vrel| Va; `axial` is Martin's
   * own form, CdA |Va| Va, which leaves out the side wind.
   */
  drag?: 'resultant' | 'axial';
  gravityMs2?: number;
};

/** The road and the wind at one place. */
export type Road = {
  /** rise / run */
  slope: number;
  /** wind along the path at the rider's height, m/s; positive slows, negative pushes */
  headwindMs?: number;
  /** wind across the path at the rider's height, m/s */
  crosswindMs?: number;
};

/** Where the power goes, W. The parts before `netW` are at the wheel. */
export type PowerTerms = {
  airW: number;
  rollingW: number;
  bearingsW: number;
  gravityW: number;
  kineticW: number;
  /** sum at the wheel */
  netW: number;
  /** lost between pedals and wheel */
  drivetrainW: number;
  /** at the pedals; negative means that much has to be braked away */
  pedalW: number;
};

/** Mass that has to be accelerated: the whole plus the turning of the wheels, kg. */
export function effectiveMassKg(rider: RiderOnBike): number {
  return rider.massKg + (rider.wheelInertiaKgM2 ?? 0.14) / (rider.wheelRadiusM ?? 0.311) ** 2;
}

/**
 * Splits a wind into its parts along and across the path, m/s.
 * @param windMs wind speed
 * @param windFromDeg where the wind comes FROM, degrees clockwise from north
 * @param headingDeg where the rider goes TO, degrees clockwise from north
 * @returns `headwindMs` positive from the front, `crosswindMs` positive from the left
 * @example
 * windComponents(5, 350, 10) // => { headwindMs: 4.698, crosswindMs: 1.71 }
 */
export function windComponents(
  windMs: number,
  windFromDeg: number,
  headingDeg: number,
): Required<Omit<Road, 'slope'>> {
  const angle = (((headingDeg % 360) - (windFromDeg % 360)) * Math.PI) / 180;
  return { headwindMs: windMs * Math.cos(angle), crosswindMs: windMs * Math.sin(angle) };
}

/**
 * Force against the movement at a speed, without acceleration, N: air, rolling, bearings and gravity
 * (Martin et al. 1998, J Appl Biomech 14:276-291). It only grows with speed.
 */
export function resistanceN(rider: RiderOnBike, road: Road, speedMs: number): number {
  return (
    airN(rider, road, speedMs) +
    rollingN(rider, road.slope) +
    bearingsN(rider, speedMs) +
    gravityN(rider, road.slope)
  );
}

/**
 * Pedal power that a speed takes, by its terms (Martin et al. 1998).
 * @param speedMs ground speed, m/s
 * @param accelerationMs2 change of speed, m/s2; 0 for a steady ride
 * @returns W; `pedalW` below zero is what the brakes take. It never throws: nonsense in gives nonsense out
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * powerAtSpeed(rider, { slope: 0 }, 10) // => { airW: 192.0, rollingW: 32.56, bearingsW: 1.78, pedalW: 231.9 }
 */
export function powerAtSpeed(
  rider: RiderOnBike,
  road: Road,
  speedMs: number,
  accelerationMs2 = 0,
): PowerTerms {
  const airW = airN(rider, road, speedMs) * speedMs;
  const rollingW = rollingN(rider, road.slope) * speedMs;
  const bearingsW = bearingsN(rider, speedMs) * speedMs;
  const gravityW = gravityN(rider, road.slope) * speedMs;
  const kineticW = effectiveMassKg(rider) * speedMs * accelerationMs2;
  const netW = airW + rollingW + bearingsW + gravityW + kineticW;
  // A chain loses part of what the legs put in; it loses nothing of what gravity puts in.
  const pedalW = netW > 0 ? netW / efficiencyOf(rider) : netW;
  return { airW, rollingW, bearingsW, gravityW, kineticW, netW, drivetrainW: pedalW - netW, pedalW };
}

/**
 * Steady speed at a pedal power, m/s: the largest root that is not negative. 0 W downhill gives the terminal speed;
 * power below 0 is taken as 0. Whatever slope and wind, the resistance only grows with speed, so there is one such root; it is found
 * by Newton steps held inside a bracket.
 * @returns at most 150 m/s; NaN where a value of rider or road is none
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * speedAtPower(rider, { slope: 0.05 }, 250) // => 4.997
 * speedAtPower(rider, { slope: -0.05 }, 0) // => 13.916
 */
export function speedAtPower(rider: RiderOnBike, road: Road, powerW: number): number {
  const wheelW = Math.max(0, powerW) * efficiencyOf(rider);
  if (wheelW === 0 && resistanceN(rider, road, 0) >= 0) return 0;
  // The resistance only grows with speed, so resistance minus power / speed has exactly one root above zero.
  const excessN = (speed: number) => resistanceN(rider, road, speed) - wheelW / speed;
  if (Number.isNaN(excessN(1))) return NaN;
  let low = 0;
  let high = 1;
  while (excessN(high) < 0) {
    low = high;
    high *= 2;
    if (high > FASTEST_MS) return FASTEST_MS;
  }
  let speed = (low + high) / 2;
  for (let i = 0; i < 100 && high - low > 1e-13 * high; i++) {
    const excess = excessN(speed);
    if (excess > 0) high = speed;
    else low = speed;
    const step = speed * 1e-6;
    const gradient = (excessN(speed + step) - excess) / step;
    const newton = speed - excess / gradient;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - speed) < 1e-12 * speed) return next;
    speed = next;
  }
  return speed;
}

function efficiencyOf(rider: RiderOnBike): number {
  return rider.drivetrainEfficiency ?? 0.976;
}

function airN(rider: RiderOnBike, road: Road, speedMs: number): number {
  const along = speedMs + (road.headwindMs ?? 0);
  const across = rider.drag === 'axial' ? 0 : (road.crosswindMs ?? 0);
  const area = rider.cdaM2 + (rider.wheelDragAreaM2 ?? 0);
  return 0.5 * rider.airDensityKgM3 * area * Math.sqrt(along * along + across * across) * along;
}

function rollingN(rider: RiderOnBike, slope: number): number {
  return (rider.crr * rider.massKg * (rider.gravityMs2 ?? GRAVITY_MS2)) / Math.sqrt(1 + slope * slope);
}

function bearingsN(rider: RiderOnBike, speedMs: number): number {
  return rider.bearings === false ? 0 : (91 + 8.7 * speedMs) * 1e-3;
}

function gravityN(rider: RiderOnBike, slope: number): number {
  return (rider.massKg * (rider.gravityMs2 ?? GRAVITY_MS2) * slope) / Math.sqrt(1 + slope * slope);
}
