import type { Athlete } from '@breakaway/cycling';

type Slot = { unit: string; known: (athlete: Athlete) => number | null; per: string };

/** What a slot of a card counts from, and how it reads where that is not known. */
const slots = {
  watts: { unit: 'W', known: ({ ftpW }) => ftpW && ftpW.value / 100, per: '% of FTP' },
  bpm: {
    unit: 'bpm',
    known: ({ thresholdHrBpm }) => thresholdHrBpm && thresholdHrBpm.value / 100,
    per: '% of threshold heart rate',
  },
  grams: { unit: 'g', known: ({ massKg }) => massKg && massKg.value, per: 'g per kg' },
} satisfies Record<string, Slot>;

/** The text of a card with the rider's own figures in its slots; see `Card`. */
export function filled(text: string, athlete: Athlete): string {
  return text.replace(
    /\{(watts|bpm|grams) ([\d.]+)(?:-([\d.]+))?\}/g,
    (_, name: keyof typeof slots, from: string, to?: string) => {
      const slot: Slot = slots[name];
      const each = slot.known(athlete);
      const range = (low: string, high?: string) => (high === undefined ? low : `${low} to ${high}`);
      if (each === null) return `${range(from, to)} ${slot.per}`;
      const own = (share: string) => `${Math.round(Number(share) * each)}`;
      return `${range(own(from), to === undefined ? undefined : own(to))} ${slot.unit}`;
    },
  );
}
