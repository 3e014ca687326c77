/**
 * What the coach remembers of a member beyond the profile, because the member said yes to it: said here once, with the
 * words for it. It imports nothing, so that browsers can load it.
 */
export type RememberedKind = 'bike' | 'hours' | 'age' | 'event' | 'note';

export interface Remembered {
  kind: RememberedKind;
  /** of a bike its key in `bikes`; of hours and age a number; else the words themselves */
  value: string;
}

/** The bikes that one can usually ride. */
export const bikes = {
  road: 'a road bike',
  tt: 'a time-trial bike',
  gravel: 'a gravel bike',
  mtb: 'a mountain bike',
} as const;
export type RememberedBike = keyof typeof bikes;

/** Longest event or note, in characters. */
export const MOST_REMEMBERED_LETTERS = 160;
/** How many facts are remembered at most. */
export const MOST_REMEMBERED = 50;

/** Of these there is one: a new one replaces it. */
const isSingle = (kind: RememberedKind): boolean => kind === 'bike' || kind === 'hours' || kind === 'age';

const nameOf = (event: string) => event.split(',')[0]!.trim().toLowerCase();

/** Whether a new fact takes the place of one that is remembered: of a single kind, or an event that has another date. */
export const isReplacedBy = (one: Remembered, by: Remembered): boolean =>
  one.kind === by.kind &&
  (isSingle(by.kind) || (by.kind === 'event' && nameOf(one.value) === nameOf(by.value)));

/** Numbers that are possible: hours a week, years. */
const RANGES = { hours: [0.5, 60], age: [10, 100] } as const;

/** Whether a value can be remembered. */
export function isRemembered({ kind, value }: Remembered): boolean {
  if (kind === 'bike') return Object.hasOwn(bikes, value);
  if (kind === 'hours' || kind === 'age') {
    const [least, most] = RANGES[kind];
    return value.trim() !== '' && Number(value) >= least && Number(value) <= most;
  }
  return value.trim() !== '' && value.length <= MOST_REMEMBERED_LETTERS;
}

/** "you ride a time-trial bike": what the coach says to the member, after "I remember that". */
export function rememberedWords({ kind, value }: Remembered): string {
  switch (kind) {
    case 'bike':
      return `you ride ${bikes[value as RememberedBike] ?? value}`;
    case 'hours':
      return `you have ${value} ${value === '1' ? 'hour' : 'hours'} a week to train`;
    case 'age':
      return `you are ${value}`;
    case 'event':
      return `your event is ${value}`;
    case 'note':
      return `you said “${value}”`;
  }
}

/** The same as a line of a list. */
export function rememberedLine(fact: Remembered): string {
  const words = rememberedWords(fact);
  return fact.kind === 'note' ? fact.value : `${words[0]!.toUpperCase()}${words.slice(1)}`;
}
