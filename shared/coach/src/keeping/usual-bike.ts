import type { Memory } from '../memory.ts';
import type { RaceAsk } from '../skills/race/ask.ts';
import type { RouteAsk } from '../skills/route/ask.ts';
import type { RideAsk } from '../skills/ride/ask.ts';

const withBike = (ride: RideAsk, bike: NonNullable<Memory['usualBike']>): RideAsk =>
  ride.setup.bike === undefined ? { ...ride, setup: { ...ride.setup, bike } } : ride;

/** A question about a ride or a race on the bike that the member usually rides, where it names none. */
export function onUsualBike(skill: string, ask: unknown, { usualBike, guest }: Memory): unknown {
  if (!usualBike || guest) return ask;
  if (skill === 'ride') return withBike(ask as RideAsk, usualBike);
  if (skill === 'race') return { ...(ask as RaceAsk), ride: withBike((ask as RaceAsk).ride, usualBike) };
  if (skill === 'route') return { bike: usualBike, ...(ask as RouteAsk) };
  return ask;
}
