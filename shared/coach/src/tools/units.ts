import { z } from 'zod';

/** No figure of a field is larger than this, either way: what a tool computes has to end. */
const MOST: Record<string, number> = {
  W: 5000,
  'W/kg': 50,
  s: 2_000_000,
  min: 30_000,
  h: 500,
  'h a week': 168,
  weeks: 260,
  days: 3650,
  years: 150,
  m: 10_000_000,
  mm: 10_000,
  'm/s': 150,
  'km/h': 500,
  'm/h': 20_000,
  kg: 500,
  'm²': 10,
  'kg/m³': 5,
  '°C': 100,
  bpm: 300,
  rpm: 500,
  J: 1e9,
  g: 100_000,
  'g/h': 2000,
  ml: 1_000_000,
  'ml/h': 20_000,
  TSS: 100_000,
  '1': 100,
  'm/m': 5,
};
const within = (most: number) => z.number().min(-most).max(most);

/**
 * A figure with its unit, which is also in the JSON schema, so that a model knows what a number means. `most` is for fields
 * where less than usual is too much.
 */
const inUnit =
  (unit: string) =>
  (what: string, most = MOST[unit]!) =>
    within(most).meta({ description: `${what}, ${unit}`, unit });

export const watts = inUnit('W');
export const wattsPerKg = inUnit('W/kg');
export const seconds = inUnit('s');
export const minutes = inUnit('min');
export const hours = inUnit('h');
export const hoursPerWeek = inUnit('h a week');
export const weeks = inUnit('weeks');
export const days = inUnit('days');
export const years = inUnit('years');
export const metres = inUnit('m');
export const millimetres = inUnit('mm');
export const metresPerSecond = inUnit('m/s');
export const kmPerHour = inUnit('km/h');
export const metresPerHour = inUnit('m/h');
export const kilograms = inUnit('kg');
export const squareMetres = inUnit('m²');
export const kilogramsPerCubicMetre = inUnit('kg/m³');
export const celsius = inUnit('°C');
export const beats = inUnit('bpm');
export const turns = inUnit('rpm');
export const joules = inUnit('J');
export const grams = inUnit('g');
export const gramsPerHour = inUnit('g/h');
export const millilitres = inUnit('ml');
export const millilitresPerHour = inUnit('ml/h');
export const trainingStress = inUnit('TSS');
/** 1 is the whole: 0.85 is 85 %. */
export const share = (of: string) =>
  within(100).meta({ description: `share of ${of}, 1 is the whole`, unit: '1' });
/** Rise over run: 0.07 is 7 %. */
export const gradient = (what = 'rise over run') => within(5).meta({ description: what, unit: 'm/m' });
/** @param most the largest that is taken */
export const count = (what: string, most = 100) =>
  z.number().int().min(-most).max(most).meta({ description: what, unit: '1' });
export const yes = (what: string) => z.boolean().describe(what);
/** As long as a message may be. */
const MOST_LETTERS = 4000;
export const words = (what: string) => z.string().max(MOST_LETTERS).describe(what);
/** A name that an answer shows: short, and without an address in it. */
export const label = (what: string) =>
  z
    .string()
    .max(80)
    .regex(/^(?!.*(?:\/\/|@|\w\.[A-Za-z]{2}))[^<>{}\n]*$/, 'has to be a plain name')
    .describe(what);
/** How many there may be in a list. */
const MOST_IN_LIST = 50;
export const list = <T extends z.ZodType>(of: T) => z.array(of).max(MOST_IN_LIST);
/** A field that only the built-in coach fills in: no model and no other assistant is offered it. */
export const own = <T extends z.ZodType>(field: T) => field.meta({ ...field.meta(), own: true });
