import { assumptions } from '../../answer/assumptions.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { sweatArguments, type SweatAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** From this share of the body on a loss costs power in the heat (ACSM, 2007). */
const COSTS = 0.02;
/** As much as most stomachs empty in an hour of riding, ml. */
const STOMACH_MLH = 1000;
/** What of the sweat is drunk, where thirst is followed. */
const DRINK = 0.75;
const fifties = (ml: number) => 50 * Math.round(ml / 50);

/** Sweat in an hour from the scales: weight lost, and what was drunk. */
export const sweat: Skill<SweatAsk> = {
  name: 'sweat',
  title: 'Sweat rate from two weighings, and what to drink',
  arguments: sweatArguments,
  results: ['headline'],
  sources: ['acsm2007'],
  examples: [
    'I lost 1.2 kg in 2 h and drank 1 litre, what is my sweat rate',
    'weighed 72 kg before and 70.8 kg after a 90 min ride, drank 750 ml, sweat rate?',
    'calculate my sweat rate: 1 kg lighter after 1 hour on the trainer, 500 ml drunk',
    'how much do i sweat if i am 800 g lighter after an hour and had one bottle of 500 ml',
    'sweat rate 68.5 before 67.4 after 75 min no drinking',
  ],
  uses: ['weight', 'volume', 'duration', 'grams', 'temperature', 'count'],
  minds: ['hot', 'indoors', 'humid'],
  read(message) {
    const { text: plain } = message;
    const weighed = /\bweigh\w*\b/.test(plain) && /\b(?:drank|drunk|drink\w*)\b/.test(plain);
    if (!weighed && !/\bsweat\w*\b|\bfluid loss\b|\bhow much (?:did i|do i) lose\b/.test(plain)) return null;
    const [before, after] = weighings(message);
    const lostKg = before !== undefined && after !== undefined ? before - after : lostIn(message);
    const durationS = figure(message, 'duration');
    if (lostKg === undefined || lostKg < -1 || lostKg > 8 || durationS === undefined || durationS < 900)
      return null;
    const temperatureC = figure(message, 'temperature');
    return {
      ask: {
        lostKg,
        ...(before === undefined ? {} : { bodyKg: before }),
        drunkMl: drunkIn(message),
        durationS,
        ...(temperatureC === undefined ? {} : { temperatureC }),
      },
      score: 1.2,
    };
  },
  change(last, message) {
    const durationS = figure(message, 'duration');
    if (!has(message, 'volume') && durationS === undefined) return null;
    return {
      ...last,
      ...(has(message, 'volume') ? { drunkMl: drunkIn(message) } : {}),
      ...(durationS === undefined ? {} : { durationS }),
    };
  },
  bare: () => 'volume',
  answer: answerSweat,
  explain: () => [
    text(
      'A kilogram lost on a ride is about a litre of sweat, and what you drank was sweated too. Fuel burned and breath make up some of it, so the figure is a little high.',
    ),
    ...details('Where this comes from', sources('acsm2007')),
  ],
};

function answerSweat(ask: SweatAsk, { athlete }: Talk): Outcome {
  const { lostKg, drunkMl, durationS, bodyKg, temperatureC } = ask;
  const hours = durationS / 3600;
  const sweatMl = 1000 * lostKg + drunkMl;
  if (sweatMl <= 0)
    return {
      kind: 'refuse',
      text: 'You were heavier after the ride by more than you drank: check the two weights and the drink.',
    };
  const rateMlH = sweatMl / hours;
  const massKg = bodyKg ?? athlete.massKg?.value;
  const share = massKg ? lostKg / massKg : null;
  const drinkMlH = fifties(Math.min(STOMACH_MLH, DRINK * rateMlH));
  const lost =
    share === null || lostKg <= 0
      ? lostKg <= 0
        ? 'You drank as much as you lost or more: a little less is enough.'
        : ''
      : share >= COSTS
        ? `You lost ${(100 * share).toFixed(1)} % of your weight. From about 2 % on power falls in the heat.`
        : `You lost ${(100 * share).toFixed(1)} % of your weight, which costs nothing yet.`;
  const parts = [
    headline(
      'Your sweat rate',
      String(fifties(rateMlH)),
      'ml/h',
      `${(sweatMl / 1000).toFixed(1)} l in ${show.aboutTime(durationS)}: ${show.kg(lostKg)} lost and ${String(drunkMl)} ml drunk`,
    ),
    text(
      `${lost} ${
        DRINK * rateMlH > STOMACH_MLH
          ? `Drink up to ${STOMACH_MLH} ml an hour in such weather, as much as most stomachs take`
          : `About ${drinkMlH} ml an hour replaces three quarters of it in the same weather, drink by thirst, never more than you lose`
      }.`.trim(),
    ),
    ...details(
      'What it rests on',
      assumptions([
        {
          label: 'Weather',
          value: temperatureC === undefined ? 'not given' : `${Math.round(temperatureC)} °C`,
          source: 'default',
          how: 'it holds for this weather and effort only, measure once more on a hot day',
        },
      ]),
      sources('acsm2007'),
    ),
    suggestions('How much sodium do I need?', 'What should I drink in 3 hours at 30 °C?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'sweat',
        arguments: ask,
        result: { rateMlH, sweatMl, drinkMlH, share, shown: parts },
      },
    ],
  };
}

/** "72 before and 70.8 after", kg; empty where a message does not tell both. */
function weighings({ text }: Message): [number?, number?] {
  const kg = '(\\d{2,3}(?:\\.\\d+)?) ?(kg|kilos?|lbs?|pounds?)?';
  const match =
    new RegExp(
      `\\b${kg} (?:before|at the start|when i (?:left|started))\\b.{0,40}?\\b${kg} (?:after\\w*|at the end|at home|when i (?:came|got) back)`,
    ).exec(text) ??
    new RegExp(
      `\\b(?:before|start\\w*)(?: (?:the |my )?(?:ride|it))?:? (?:i (?:was|weighed) |at )?${kg}.{0,30}?\\b(?:after\\w*|end|finish\\w*)(?: (?:the |my )?(?:ride|it))?:? (?:i (?:was|weighed) |at )?${kg}`,
    ).exec(text) ??
    new RegExp(`\\bweigh\\w*(?: went)? (?:from )?${kg} to ${kg}`).exec(text);
  if (!match) return [];
  const unit = match[2] ?? match[4] ?? 'kg';
  const scale = /^(?:lb|pound)/.test(unit) ? 0.4536 : 1;
  return [scale * Number(match[1]), scale * Number(match[3])];
}

/** "Two bottles of 750 ml", "500 ml and a litre", ml. */
const drunkIn = (message: Message): number => {
  const sum = figures(message, 'volume').reduce((total, ml) => total + ml, 0);
  const bare = /\b(?:one|a|1) ([3-9]\d0|1000)(?: ml)? (?:bottle|bidon)\b/.exec(message.text)?.[1];
  if (sum === 0 && bare) return Number(bare);
  const bottles = /\b(\d|two|three|four) (?:x )?(?:big |small |full )?(?:bottles|bidons)\b/.exec(
    message.text,
  )?.[1];
  const count = { two: 2, three: 3, four: 4 }[bottles ?? ''] ?? Number(bottles ?? 1);
  return figures(message, 'volume').length === 1 && count > 1 ? count * sum : sum;
};

/** "1.2 kg lighter", "lost 800 g", kg; undefined where a message does not tell it. */
function lostIn({ text }: Message): number | undefined {
  const match =
    /\b(?:lost|lose|losing|dropped|down|lighter by|minus)(?: about| around| roughly)? (\d+(?:\.\d+)?) ?(kg|kilos?|g|grams?|lbs?|pounds?)\b/.exec(
      text,
    ) ?? /\b(\d+(?:\.\d+)?) ?(kg|kilos?|g|grams?|lbs?|pounds?) (?:lighter|less|lost|down)\b/.exec(text);
  const unit = match?.[2];
  if (!match || unit === undefined) return undefined;
  return Number(match[1]) * (unit.startsWith('g') ? 0.001 : /^(?:lb|pound)/.test(unit) ? 0.4536 : 1);
}
