import { z } from 'zod';

/** A figure with its unit, which is also in the JSON schema, so that a model knows what a number means. */
const inUnit = (unit: string) => (what: string) => z.number().meta({ description: `${what}, ${unit}`, unit });

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
  z.number().meta({ description: `share of ${of}, 1 is the whole`, unit: '1' });
/** Rise over run: 0.07 is 7 %. */
export const gradient = (what = 'rise over run') => z.number().meta({ description: what, unit: 'm/m' });
export const count = (what: string) => z.number().int().meta({ description: what, unit: '1' });
export const yes = (what: string) => z.boolean().describe(what);
export const words = (what: string) => z.string().describe(what);
