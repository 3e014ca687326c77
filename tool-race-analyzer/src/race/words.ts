import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, type FeedingPlan, type PlanSegment, type PlanStop } from '@breakaway/cycling';
import { durationWords } from '@breakaway/tool-kit';
import { shownMs } from '@breakaway/tool-kit/clock';
import type { RaceNow } from './race-now.ts';

/** A distance to go: in tens of metres when it is near. */
export const wayWords = (metres: number, units: UnitFormat): string =>
  units.name('km') === 'km' && metres < 1000
    ? `${Math.round(metres / 10) * 10} m`
    : units.show(metres / 1000, 'km', metres < 10_000 ? 1 : 0);

/** A place on the route, such as `km 34.2`. */
export const placeWords = (metres: number, units: UnitFormat): string =>
  `${units.name('km') === 'km' ? 'km' : 'mile'} ${units.shown(metres / 1000, 'km').toFixed(1)}`;

export const wattsWords = ({ powerW }: PlanSegment): string => (powerW > 0 ? `${powerW} W` : 'Coast');

/** Ahead of or behind the plan, as a figure and a word. */
export function lateWords(lateS: number | null): { figure: string; word: string } {
  if (lateS === null) return { figure: '–', word: 'say where you are' };
  return Math.abs(lateS) < 5
    ? { figure: '0:00', word: 'on plan' }
    : { figure: formatDuration(Math.abs(lateS)), word: lateS > 0 ? 'behind' : 'ahead' };
}

/** How long something takes, for a glance. */
export function forWords(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  return durationWords(Math.round(seconds / 60));
}

/** Something about a stop, after its name. One that is called just "Stop" has none. */
export const stopLine = ({ name }: Pick<PlanStop, 'name'>, what: string): string =>
  name && name !== 'Stop' ? `${name}, ${what}` : what;

/** How long until something, for a glance. */
export const inWords = (seconds: number): string => `in ${forWords(seconds)}`;

const FROM: Record<RaceNow['placeFrom'], string> = {
  gps: 'by GPS',
  you: 'as you said',
  'plan since gps': 'by the plan since the last GPS',
  'plan since you': 'by the plan since you said',
  plan: 'by the clock and the plan alone',
};
/** Where the place on the screen comes from. */
export const fromWords = ({ placeFrom }: RaceNow): string => FROM[placeFrom];

/** A clock time in a zone, such as `11:52`. */
export const clockWords = (ms: number, zone: string, seconds = false): string =>
  new Date(shownMs(ms, zone)).toISOString().slice(11, seconds ? 19 : 16);

/** Places that a rider can name without a figure: climbs and stations. */
export interface NamedPlace {
  name: string;
  atM: number;
}

const AHEAD = 4;
const BEHIND = 2;

/** The named places around one, a few behind and more ahead. */
export function placesAround(
  atM: number,
  climbs: readonly { startM: number; endM: number }[],
  stations: readonly { distanceM: number; name?: string }[],
): NamedPlace[] {
  const all = [
    ...climbs.flatMap(({ startM, endM }, i) => [
      { name: `Foot of climb ${i + 1}`, atM: startM },
      { name: `Top of climb ${i + 1}`, atM: endM },
    ]),
    ...stations.map(({ distanceM, name }, i) => ({ name: name ?? `Station ${i + 1}`, atM: distanceM })),
  ].toSorted((a, b) => a.atM - b.atM);
  const next = all.findIndex((place) => place.atM > atM);
  const here = next < 0 ? all.length : next;
  return all.slice(Math.max(0, here - BEHIND), here + AHEAD);
}

/** Indices in a feeding plan of what was missed, by the times at which it was to be eaten. */
export function missedIn({ items }: FeedingPlan, missedS: readonly number[]): Set<number> {
  const missed = new Set<number>();
  for (const atS of missedS) {
    let nearest = -1;
    for (const [i, item] of items.entries()) {
      if (!item.food || missed.has(i)) continue;
      if (nearest < 0 || Math.abs(item.atS - atS) < Math.abs((items[nearest]?.atS ?? 0) - atS)) nearest = i;
    }
    if (nearest >= 0) missed.add(nearest);
  }
  return missed;
}
