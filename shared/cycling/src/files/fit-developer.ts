import { fitNumber, fitText, readNumber, type FitLayout } from './fit-fields.ts';
import { MESSAGE, RECORD_FIELDS } from './fit-profile.ts';
import type { TrackPoint } from './track.ts';

type Described = { name: keyof TrackPoint; type: number; scale: number; offset: number };

/** What apps call a channel of their own that says nothing of the native field it stands for. */
const BY_NAME = new Map<string, keyof TrackPoint>([
  ['power', 'powerW'],
  ['heart rate', 'heartRateBpm'],
  ['heart_rate', 'heartRateBpm'],
  ['cadence', 'cadenceRpm'],
]);

/** Fields that an app of the device describes in the file itself; they fill in what the device did not record. */
export class DeveloperFields {
  #view: DataView;
  #known = new Map<number, Described>();

  constructor(view: DataView) {
    this.#view = view;
  }

  describe(at: number, layout: FitLayout): void {
    const number = (field: number) => fitNumber(this.#view, at, layout, field);
    const message = number(14);
    if (message !== null && message !== MESSAGE.record) return;
    const type = number(2);
    if (type === null) return;
    const native = RECORD_FIELDS.find(([field]) => field === number(15))?.[1];
    const name = native ?? BY_NAME.get(fitText(this.#view, at, layout, 3)?.toLowerCase() ?? '');
    if (!name || name === 'latDeg' || name === 'lonDeg') return;
    this.#known.set(((number(0) ?? 0) << 8) | (number(1) ?? 0), {
      name,
      type,
      scale: number(6) || 1,
      offset: number(7) ?? 0,
    });
  }

  readInto(point: TrackPoint, at: number, layout: FitLayout): void {
    for (const { source, number, field } of layout.developer) {
      const known = this.#known.get((source << 8) | number);
      if (!known || point[known.name] !== null) continue;
      const value = readNumber(this.#view, at + field.at, { ...field, type: known.type }, layout.little);
      if (value !== null) point[known.name] = value / known.scale - known.offset;
    }
  }
}
