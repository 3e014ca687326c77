import type { AnswerPart } from '@breakaway/contract';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { CoursePlan } from '../../files/course-work.ts';
import { byKindOf } from '../race/show.ts';
import { five } from '../race/targets.ts';
import type { RouteAsk } from './ask.ts';
import { exactly, goalWords, limits, type Planned } from './show.ts';

/** One of two ways to ride a course, with its plan. */
export interface Way {
  ask: RouteAsk;
  planned: Planned;
}

const BIKES = { road: 'road bike', tt: 'TT bike', gravel: 'gravel bike', mtb: 'mountain bike' } as const;

/** Both ways as they are asked. */
export const waysOf = ({ against, ...ask }: RouteAsk): RouteAsk[] => {
  if (!against) return [ask];
  const { share: _s, targetS: _t, ...without } = ask;
  return [ask, { ...(against.powerW === undefined ? ask : without), ...against }];
};

/** As they are shown, so that the difference is that of the shown figures. */
const wattsOf = ({ planned }: Way) => Math.round(planned.made.plan.load.normalizedW);
const secondsOf = ({ planned }: Way) => Math.round(planned.made.plan.totalTimeS);

/** The way that takes less time, or, for the same time, less power. */
export const betterOf = ([one, other]: readonly [Way, Way]): Way => {
  const isSameTime = isFor(one) && isFor(other);
  const gain = isSameTime ? wattsOf(one) - wattsOf(other) : secondsOf(one) - secondsOf(other);
  return gain > 0 ? other : one;
};

/** Planned for a time, and not for what can be done in it. */
const isFor = ({ planned }: Way) => planned.question.goal.kind === 'time';

const inputOf = ({ plan }: CoursePlan, key: string) => plan.inputs.find((input) => input.key === key)?.value;

function rowsOf(ways: readonly [Way, Way]): string[][] {
  const made = ways.map(({ planned }) => planned.made);
  const kinds = made.map(({ plan }) => byKindOf(plan, 'flat'));
  const row = (name: string, of: (one: CoursePlan, index: number) => string) => [name, ...made.map(of)];
  const input = (name: string, key: string, unit: string, digits: number) =>
    inputOf(made[0]!, key) === inputOf(made[1]!, key)
      ? []
      : [row(name, (one) => `${(inputOf(one, key) ?? 0).toFixed(digits)}${unit}`)];
  return [
    row('Time', ({ plan }) => exactly(plan.totalTimeS)),
    row('Normalized power', ({ plan }) => `${show.watts(plan.load.normalizedW)} W`),
    row(
      'Speed',
      ({ plan }, index) => `${show.kmh(ways[index]!.planned.facts.distanceM / plan.totalTimeS)} km/h`,
    ),
    ...[...new Set(kinds.flat().map(({ label }) => label))].flatMap((label) => {
      const watts = kinds.map((all) => all.find((one) => one.label === label)?.watts);
      return watts.some((one) => one !== undefined && one >= 20)
        ? [[label, ...watts.map((one) => (one === undefined || one < 20 ? 'roll' : `${five(one)} W`))]]
        : [];
    }),
    row('TSS', ({ plan }) => show.grams(plan.load.trainingStressScore)),
    ...input('Drag area', 'cdaM2', ' m²', 3),
    ...input('Rolling resistance', 'crr', '', 4),
    ...input('Bike', 'bikeMassKg', ' kg', 1),
  ];
}

/** A gain below this is less than what is not counted, as a share of the time. */
const SMALL = 0.01;
const UNCOUNTED =
  'How each bike handles in bends and downhill, and how long you hold its position, is not counted.';
const shareWords = (share: number) =>
  share <= 0
    ? ''
    : `That is ${(100 * share).toFixed(1)} % of the time${share < SMALL ? ', so handling and comfort decide' : ''}. `;

/** The better way and by how much. */
function leadOf(better: Way, other: Way, on: (way: Way) => string, goal: string): AnswerPart {
  if (isFor(better) && isFor(other)) {
    const [won, lost] = [wattsOf(better), wattsOf(other)];
    if (won === lost) return headline('Power', 'the same', '', `${won} W normalized both ways${goal}`);
    const detail = `${won} W normalized against ${lost} W ${on(other)}${goal}`;
    return headline(`Less power ${on(better)}`, `${lost - won}`, 'W', detail);
  }
  const [won, lost] = [secondsOf(better), secondsOf(other)];
  if (won === lost) return headline('Time', 'the same', '', `${exactly(won)} both ways${goal}`);
  const unit = lost - won < 3600 ? 'min' : 'h';
  const detail = `${exactly(won)} against ${exactly(lost)} ${on(other)}${goal}`;
  return headline(`Faster ${on(better)}`, exactly(lost - won), unit, detail);
}

/** Two ways to ride a course side by side: the better one and by how much. */
export function comparedParts(ways: readonly [Way, Way]): AnswerPart[] {
  const isOfBikes = ways[0].ask.bike !== ways[1].ask.bike;
  const nameOf = (way: Way) =>
    isOfBikes ? BIKES[way.ask.bike ?? 'road'] : `${show.watts(way.ask.powerW ?? wattsOf(way))} W`;
  const on = (way: Way) => (isOfBikes ? `on the ${nameOf(way)}` : `at ${nameOf(way)}`);
  const better = betterOf(ways);
  const other = better === ways[0] ? ways[1] : ways[0];
  const goal = isOfBikes ? `, ${goalWords(better.planned.question)}` : '';
  const isSameTime = isFor(better) && isFor(other);
  const saved = 1 - secondsOf(better) / secondsOf(other);
  const notes = new Map(
    ways.flatMap(({ planned }) => limits(planned)).map((note) => [JSON.stringify(note), note]),
  );
  return [
    leadOf(better, other, on, goal),
    ...notes.values(),
    ...(isOfBikes ? [text(`${isSameTime ? '' : shareWords(saved)}${UNCOUNTED}`)] : []),
    table(
      'Side by side',
      ['', ...ways.map((way) => nameOf(way).replace(/^[a-z]/, (letter) => letter.toUpperCase()))],
      rowsOf(ways),
    ),
    ...(better.planned.aside ? [text(better.planned.aside)] : []),
    ...details(
      'What this rests on',
      assumptions(
        better.planned.made.plan.inputs
          .filter(({ key }) => ['riderMassKg', 'bikeMassKg', 'cdaM2', 'crr', 'cpW', 'wPrimeJ'].includes(key))
          .map(assumptionOf),
      ),
      sources('martin1998', 'skiba2012'),
    ),
    suggestions(
      isOfBikes ? `Make a race plan on the ${nameOf(better)}` : `Plan it at ${nameOf(better)}`,
      'What should I eat on it?',
    ),
  ];
}
