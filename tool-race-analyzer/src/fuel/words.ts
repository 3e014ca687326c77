import type { FeedingPlan, Food, Packed } from '@breakaway/cycling';
import { durationWords } from '@breakaway/tool-kit';

const PARTS: Record<string, string> = { '0.25': '¼', '0.33': '⅓', '0.5': '½', '0.67': '⅔', '0.75': '¾' };

/** What to take at once: `½ Blue bar`, `2 gels`, `2 × Blue gel`, `300 ml water`. */
export function itemWords({ food, kind, pieces, fluidMl }: FeedingPlan['items'][number]): string {
  const name = food?.name ?? 'water';
  if (kind === 'drink' || kind === 'water') return `${Math.round(fluidMl)} ml ${name}`;
  return countWords(pieces, name);
}

/** Products without a name of their own are called by their kind, which has a plural. */
const KINDS: Record<Packed['kind'], [one: string, more: string]> = {
  drink: ['bottle of drink', 'bottles of drink'],
  gel: ['gel', 'gels'],
  chew: ['portion of chews', 'portions of chews'],
  bar: ['bar', 'bars'],
  'rice cake': ['rice cake', 'rice cakes'],
  'real food': ['portion of real food', 'portions of real food'],
};

/** So much of a product: `1½ gels`, `½ Blue bar`; the name of a product has no plural: `2 × Blue bar`. */
export function countWords(pieces: number, name: string): string {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name as Packed['kind']] : null;
  const more = pieces > 1.01;
  if (kind) return `${piecesWords(pieces)} ${kind[more ? 1 : 0]}`;
  return `${piecesWords(pieces)} ${more ? '× ' : ''}${name}`;
}

/** A number of products, with the usual parts as fractions. */
export function piecesWords(pieces: number): string {
  const whole = Math.floor(pieces + 1e-6);
  const part = pieces - whole;
  if (part < 0.01) return String(whole);
  const sign = PARTS[String(Number(part.toFixed(2)))] ?? part.toFixed(2).slice(1);
  return whole > 0 ? `${whole}${sign}` : sign;
}

/** What a product of a kind is called beside its name; real food needs no more than its name. */
const SHAPES: Record<Packed['kind'], string> = {
  drink: 'bottle',
  gel: 'gel',
  chew: 'chews',
  bar: 'bar',
  'rice cake': 'rice cake',
  'real food': '',
};

/** What to bring of a product, one piece more than the plan has, and where its grams are from. */
export function packedWords({ count, kind, name, carbohydrateG, fluidMl, known }: Packed): string {
  const drink = kind === 'drink';
  const take = drink ? count : count + 1;
  const what =
    name === kind
      ? countWords(take, name)
      : `${take} × ${name}${SHAPES[kind] === '' ? '' : ` (${SHAPES[kind]})`}`;
  const size = drink && fluidMl ? ` in ${fluidMl} ml` : '';
  const powder = drink ? `; as powder ${Math.round(count * carbohydrateG)} g of carbohydrate in all` : '';
  return `${what}: ${Math.round(carbohydrateG)} g each${size}${known ? '' : ', as labels usually have'}${powder}`;
}

/** How much later, to the minute. */
export function laterWords(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes === 0) return 'less than a minute later';
  return `${durationWords(minutes)} ${seconds > 0 ? 'later' : 'earlier'}`;
}

/** A product as its label has it. */
export function labelWords({
  name,
  kind,
  carbohydrateG,
  fluidMl,
  sodiumMg,
  caffeineMg,
  known,
}: Food): string {
  const parts = [
    `${Math.round(carbohydrateG)} g${kind === 'drink' && fluidMl ? ` in ${fluidMl} ml` : ''}`,
    ...(sodiumMg === undefined || sodiumMg === 0 ? [] : [`${sodiumMg} mg sodium`]),
    ...(caffeineMg ? [`${caffeineMg} mg caffeine`] : []),
  ];
  return `${name}: ${parts.join(', ')}${known ? '' : ', as labels usually have'}`;
}
