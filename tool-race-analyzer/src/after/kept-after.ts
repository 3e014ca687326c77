import { dayAndMonth } from '@breakaway/contract/dates';
import type { Bike, DragCalibration, ForecastResult } from '@breakaway/cycling';
import { deviceZone } from '@breakaway/tool-kit/clock';
import { deviceStore, onTold, tellTabs } from '@breakaway/tool-kit/device';

/** A forecast that was ridden. */
export interface RiddenForecast extends ForecastResult {
  course: string;
  rodeMs: number;
}

/** What a member's rides have taught the models; it stays on the device. */
export interface KeptAfter {
  /** drag areas that the member took over from a ride, by bike */
  drag: Partial<Record<Bike, DragCalibration>>;
  /** newest first */
  forecasts: readonly RiddenForecast[];
}

export const nothingKept: KeptAfter = { drag: {}, forecasts: [] };

const MOST_FORECASTS = 20;
const NEWS = 'after';
const inStore = deviceStore('race-analyzer-after', 1, 'members');

export const readAfter = async (owner: string): Promise<KeptAfter> =>
  (await inStore<KeptAfter | undefined>('readonly', (store) => store.get(owner))) ?? nothingKept;

export const keepAfter = (owner: string, kept: KeptAfter) =>
  inStore('readwrite', (store) => store.put(kept, owner)).then(() => tellTabs(NEWS));

/** Calls back when another tab has kept something. @returns a function that ends it */
export const onAfter = (kept: () => void) => onTold(NEWS, kept);

/** A ride counts once: the same again takes the place of the first. */
export const withForecast = (kept: KeptAfter, forecast: RiddenForecast): KeptAfter => ({
  ...kept,
  forecasts: [forecast, ...kept.forecasts.filter(({ rodeMs }) => rodeMs !== forecast.rodeMs)]
    .toSorted((a, b) => b.rodeMs - a.rodeMs)
    .slice(0, MOST_FORECASTS),
});

export function withoutDrag(kept: KeptAfter, bike: Bike): KeptAfter {
  const { [bike]: _, ...drag } = kept.drag;
  return { ...kept, drag };
}

/** "from your ride of May 12", by the clocks of this device */
export const fromRide = (rodeMs: number): string =>
  `from your ride of ${dayAndMonth(new Date(rodeMs), deviceZone())}`;
