import { speedAtPower, type RiderOnBike } from './road-power.ts';
import type { Route } from './route/route.ts';
import { simulate, type Simulation, type SimulationOptions } from './simulate.ts';

export type PowerForTime =
  { ok: true; powerW: number; simulation: Simulation } | { ok: false; message: string };

/**
 * Steady power that takes a route in a time, W, to 0.05 W.
 * @returns a refusal when coasting alone is faster or 2000 W is not enough
 */
export function powerForTime(
  route: Route,
  rider: RiderOnBike,
  targetS: number,
  options: SimulationOptions = {},
): PowerForTime {
  if (!(targetS > 0)) return { ok: false, message: 'The time must be more than zero.' };
  const ride = (powerW: number) => simulate(route, rider, { powerW }, options);
  let low = 5;
  let high = 2000;
  if (ride(high).totalTimeS > targetS) {
    return { ok: false, message: 'No rider can do that: even 2000 W would not be enough for this time.' };
  }
  if (ride(low).totalTimeS < targetS) {
    return { ok: false, message: 'This time is slower than rolling along; almost no power is needed.' };
  }
  // A first guess from the energy of the whole keeps the number of rides small.
  const guess = steadyGuess(route, rider, targetS);
  if (guess > low && guess < high) {
    for (const near of [guess * 0.8, guess * 1.25]) {
      if (near <= low || near >= high) continue;
      if (ride(near).totalTimeS > targetS) low = near;
      else high = near;
    }
  }
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (ride(middle).totalTimeS > targetS) low = middle;
    else high = middle;
  }
  const powerW = (low + high) / 2;
  return { ok: true, powerW, simulation: ride(powerW) };
}

function steadyGuess(route: Route, rider: RiderOnBike, targetS: number): number {
  const slope = (route.elevationM.at(-1)! - route.elevationM[0]!) / route.distanceM;
  const speed = route.distanceM / targetS;
  let low = 5;
  let high = 2000;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (speedAtPower(rider, { slope }, middle) < speed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
