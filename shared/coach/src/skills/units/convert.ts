import { needs } from '../../answer/needs.ts';
import { headline, suggestions } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { QuantityKind } from '../../language/quantity.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { Reading } from '../../skill.ts';
import { conversions, feet, pounds, stones, type Conversion } from './conversions.ts';
import type { UnitsAsk } from './ask.ts';
import { having } from '../having.ts';
import { sum, type Sums } from './question.ts';

/** Figures that a kind of conversion takes. */
const TAKES: Readonly<Record<Conversion['kind'], readonly QuantityKind[]>> = {
  height: ['height'],
  length: ['distance', 'gain', 'altitude'],
  mass: ['weight', 'bikeWeight', 'totalMass'],
  speed: ['speed'],
  distance: ['distance'],
  pressure: ['pressure'],
  energy: ['energy'],
  temperature: ['temperature'],
};
/** Unit that a figure in an imperial one is turned into where none is named. */
const METRIC: Partial<Record<Conversion['kind'], string>> = {
  length: 'm',
  mass: 'kg',
  speed: 'km/h',
  distance: 'km',
  pressure: 'bar',
  temperature: '°C',
};

const unitOf = (written: string) => written.toLowerCase().replace(/[\d.,\s-]/g, '');

const reading = (way: Conversion, { value, text }: Quantity, score: number): Reading<UnitsAsk> => ({
  ask: { kind: 'convert', way: conversions.indexOf(way), value, from: text, to: way.unit },
  score,
});

/** One figure in other units, and the rider's own weight and height in them. */
export const unitsOfOne = {
  read({ text: plain, words, quantities }) {
    const own =
      /\bmy (weight|height|ftp|bike weight)\b.{0,12}\b(?:in|as) (?:lbs?|pounds?|stones?|st|feet|ft|cm|kg|kilos?)\b/.test(
        plain,
      );
    if (own && quantities.length === 0) return { ask: { kind: 'own' }, score: 0.95 };
    const [only, second] = quantities;
    if (!only || second) return null;
    const unit = unitOf(only.text);
    const takes = ({ kind, from }: Conversion) => TAKES[kind].includes(only.kind) && from.test(unit);
    const brief = plain.split(' ').length;
    const asks =
      (/\b(?:convert|in|to|into|how many|what is|equals?|as)\b/.test(plain) || brief <= 9) &&
      brief <= 14 &&
      !/\b(?:power|watts?|climb|ride|hold|long|fast)\b/.test(words.replace(/how (?:many|much)/, ''));
    // "26.2 miles in km": the unit that is wanted stands behind the figure, whatever stands before it.
    const unitBehind = /^ ?(?:in|to|into|as) [a-z/°]+[ ?.!]*$/.test(plain.slice(only.end));
    if (asks || unitBehind) {
      const rest = `${plain.slice(0, only.start)} ${plain.slice(only.end)}`;
      const way = conversions.find(
        (each) =>
          takes(each) &&
          each.to.test(rest) &&
          !each.to.test(unit) &&
          (each.kind !== 'energy' || /\bconvert\b/.test(plain)),
      );
      if (way) return reading(way, only, 0.95);
    }
    // "36 °F" alone: into the unit of the other system.
    const alone = /^[ ?.!]*$/.test(plain.replace(only.text, '').replace(/^what is|^whats/, ''));
    const imperial = /^(?:°f|lbs?|pounds?|st|stones?|mph|miles?|mi|feet|ft|psi)$/.test(unit);
    const way =
      alone && imperial
        ? conversions.find((each) => METRIC[each.kind] === each.unit && takes(each))
        : undefined;
    return way ? reading(way, only, 0.9) : null;
  },
  answers: {
    own(ask, talk) {
      const { massKg, heightM } = talk.athlete;
      if (!massKg) return needs('weight');
      const lb = pounds(massKg.value);
      const ft = heightM ? feet(heightM.value) : '';
      const cm = heightM ? (100 * heightM.value).toFixed(0) : '';
      return sum(
        ask,
        talk,
        [
          headline('Your weight', lb, 'lb', `${stones(massKg.value)}, ${show.kg(massKg.value)}`),
          ...(heightM ? [headline('Your height', ft, '', `${cm} cm`)] : []),
          suggestions('What is my w/kg?'),
        ],
        { pounds: lb, stones: stones(massKg.value), feet: ft, cm },
      );
    },
    convert: having(['value', 'from'], (ask, talk) => {
      const way =
        ask.way === undefined
          ? conversions.find(({ unit, from }) => unit === ask.to && from.test(unitOf(ask.from)))
          : conversions[ask.way];
      if (!way) return { kind: 'refuse', text: 'I cannot turn that unit into the other.' };
      const value = way.shown(ask.value);
      const inPounds = way.unit === 'st' ? pounds(ask.value) : undefined;
      return sum(
        ask,
        talk,
        [
          headline(ask.from, value, way.named ? '' : way.unit, inPounds && `${inPounds} lb`),
          suggestions('What is my w/kg?', 'What are my zones?'),
        ],
        { value, pounds: inPounds },
      );
    }),
  },
} satisfies Sums;
