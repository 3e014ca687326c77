import type { FeedingPlan, Packed } from '@breakaway/cycling';

/** Carbohydrate an hour over the whole ride, g. */
export const gramsAnHour = ({ totals, durationS }: FeedingPlan): number =>
  Math.round((3600 * totals.carbohydrateG) / durationS);

const PARTS: Record<string, string> = { '0.25': '¼', '0.33': '⅓', '0.5': '½', '0.67': '⅔', '0.75': '¾' };

/** What to take at once: `½ Blue bar`, `2 Blue gel`, `300 ml water`. */
export function itemWords({ food, kind, pieces, fluidMl }: FeedingPlan['items'][number]): string {
  const name = food?.name ?? 'water';
  if (kind === 'drink' || kind === 'water') return `${Math.round(fluidMl)} ml ${name}`;
  return `${piecesWords(pieces)} ${name}`;
}

/** A number of products, with the usual parts as fractions. */
export function piecesWords(pieces: number): string {
  const whole = Math.floor(pieces + 1e-6);
  const part = pieces - whole;
  if (part < 0.01) return String(whole);
  const sign = PARTS[String(Number(part.toFixed(2)))] ?? part.toFixed(2).slice(1);
  return whole > 0 ? `${whole}${sign}` : sign;
}

const SHAPES = { drink: 'bottle', gel: 'gel', bar: 'bar', 'rice cake': 'rice cake' };

/** What to bring of a product, and where its grams are from. */
export function packedWords({ count, kind, name, carbohydrateG, fluidMl, known }: Packed): string {
  const what = name === kind ? name : `${name} (${SHAPES[kind]})`;
  const size = kind === 'drink' && fluidMl ? ` in ${fluidMl} ml` : '';
  return `${count} × ${what}: ${Math.round(carbohydrateG)} g each${size}${known ? '' : ', as labels usually have'}`;
}

/** How much later, to the minute. */
export function laterWords(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes === 0) return 'less than a minute later';
  const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${time} ${seconds > 0 ? 'later' : 'earlier'}`;
}
