import { endOf, type RideMinute } from './ride-minutes.ts';
import type { Carry, FeedStation } from './supplies.ts';

/** What bottles and stations keep a rider from drinking. */
export type FluidShortage = {
  missingMl: number;
  /** where the bottles are empty if the rider drinks as planned: taps or stops to be found, m from the start */
  dryAtM: number[];
  stations: number;
  bottles: number;
  distanceM: number;
};

/** Less than this is not worth a stop, ml. */
const NOTABLE_ML = 300;
const MOST_NAMED = 4;

/** Where more must be filled in than the stations give; null when the bottles last. */
export function fluidShortage(
  minutes: readonly RideMinute[],
  wantedMl: number,
  drunkMl: number,
  carry: Carry | null,
  stations: readonly FeedStation[],
): FluidShortage | null {
  const missingMl = wantedMl - drunkMl;
  if (!carry || missingMl < NOTABLE_ML) return null;
  const { endS, endM: distanceM } = endOf(minutes);
  const taps = stations
    .filter(({ distanceM: atM, water, drink }) => (water || drink) && atM > 0 && atM < distanceM)
    .map((station) => station.distanceM);
  const capacityMl = carry.bottles * carry.bottleMl;
  const dryAtM: number[] = [];
  let leftMl = capacityMl;
  let passed = 0;
  for (const { startM, seconds } of minutes) {
    const behind = taps.filter((atM) => atM <= startM).length;
    if (behind > passed) leftMl = capacityMl;
    passed = behind;
    const sipMl = (wantedMl * seconds) / endS;
    if (leftMl < sipMl && capacityMl > 0) {
      dryAtM.push(startM);
      leftMl = capacityMl;
    }
    leftMl -= sipMl;
  }
  return { missingMl, dryAtM, stations: taps.length, bottles: carry.bottles, distanceM };
}

/** The shortage in one plain sentence or two. */
export function shortageText({ missingMl, dryAtM, stations, bottles, distanceM }: FluidShortage): string {
  const opening =
    bottles === 0
      ? 'You carry no bottle'
      : `What limits your drinking is your ${stations > 0 ? 'bottles and the places to refill them' : 'bottles'}`;
  const litres = `about ${(missingMl / 1000).toFixed(1)} l more is needed`;
  if (dryAtM.length === 0) return `${opening}: ${litres}.`;
  const km = dryAtM.map((atM) => `${Math.max(1, Math.round(atM / 1000))}`);
  const everyKm = Math.max(1, Math.round(distanceM / (dryAtM.length + stations + 1) / 1000));
  const where =
    km.length > MOST_NAMED
      ? `about every ${everyKm} km`
      : `near km ${km.length > 1 ? `${km.slice(0, -1).join(', ')} and ${km.at(-1)}` : km[0]}`;
  return `${opening}: ${litres}. Stop at a tap or a shop ${where}.`;
}
