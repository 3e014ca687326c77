import type { PlainPart } from '@breakaway/contract';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import { airC, carbohydrateOf, fifties, fluidAnHour, perHour, tens } from './amounts.ts';
import { aroundTheRide } from './before-after.ts';
import type { FeedingFacts } from './compute.ts';
import { packed } from './packed.ts';
import { overdrinkingWords } from './warnings.ts';

/** What is folded below an answer: what to pack, an hour of the ride, the hours around it, the stores and the assumptions. */
export const fullPlan = (facts: FeedingFacts): PlainPart[] => [
  ...packingTable(facts),
  hourTable(facts),
  aroundTheRide(facts),
  ...reserveText(facts),
  storesText(facts),
  assumed(facts),
  sources('jeukendrup2014', 'thomas2016', 'guest2021', 'acsm2007'),
];

/** Empty where there is nothing to pack. */
function packingTable(facts: FeedingFacts): PlainPart[] {
  const bag = packed(facts.plan.shopping, carbohydrateOf(facts));
  if (bag.length === 0) return [];
  const rows = bag.map(({ count, name, kind, carbohydrateG }) => [
    name === kind ? kind : `${name} (${kind})`,
    String(count),
    `${Math.round(carbohydrateG)} g each`,
    `${count * Math.round(carbohydrateG)} g`,
  ]);
  const inAll = bag.reduce((sum, { count, carbohydrateG }) => sum + count * Math.round(carbohydrateG), 0);
  return [
    table(
      'What to pack',
      ['Product', 'Pieces', 'Carbohydrate', 'Together'],
      [...rows, ['In all', '', '', `${inAll} g`]],
    ) as PlainPart,
  ];
}

function hourTable(facts: FeedingFacts): PlainPart {
  const { totals } = facts.plan;
  const anHour = (total: number) => perHour(total, facts.durationS);
  return table(
    'An hour',
    ['What', 'Amount'],
    [
      ['Carbohydrate burned', `${Math.round(anHour(totals.burnG))} g`],
      ['Sweat', `${fifties(anHour(totals.sweatMl))} ml`],
      ['Drink', `${fluidAnHour(facts)} ml`],
      ['Sodium in the sweat', `${tens(anHour(totals.sweatSodiumMg))} mg`],
      ...(totals.caffeineMg > 0 ? [['Caffeine in all', `${Math.round(totals.caffeineMg)} mg`]] : []),
    ],
  ) as PlainPart;
}

/** What the timeline leaves out of the whole; empty where that is next to nothing. */
function reserveText(facts: FeedingFacts): PlainPart[] {
  const wanted = carbohydrateOf(facts);
  const clocked = Math.round(facts.plan.totals.carbohydrateG);
  return wanted > clocked + 10
    ? [
        text(
          `The clock above holds ${clocked} g of the ${wanted} g, because it leaves out the first and the last minutes: take the rest just before the start, or keep it as a reserve.`,
        ) as PlainPart,
      ]
    : [];
}

function storesText(facts: FeedingFacts): PlainPart {
  const { tank, notes } = facts.plan;
  const empty =
    tank.emptyAtS === null ? '' : ` They would be nearly empty after ${show.aboutTime(tank.emptyAtS)}.`;
  const kept = notes.filter((note) => !/Stop and get help/.test(note)).join(' ');
  return text(
    `Your stores go from about ${Math.round(tank.startG)} g to ${Math.round(Math.max(0, tank.endG))} g.${empty} ${overdrinkingWords(facts)} ${kept}`.trim(),
  ) as PlainPart;
}

const assumed = ({ ask, athlete, durationS, powerW, powerHow, taken }: FeedingFacts): PlainPart =>
  assumptions([
    {
      label: 'Ride',
      value: show.aboutTime(durationS),
      source: ask.durationS === undefined ? 'estimated' : 'asked',
      ...(ask.durationS === undefined ? { how: 'from the course' } : {}),
    },
    {
      label: 'Power',
      value: `${show.watts(powerW)} W`,
      source: ask.powerW === undefined ? 'default' : 'asked',
      how: powerHow,
    },
    ...[athlete.choToleranceGh, athlete.massKg, athlete.ftpW]
      .filter((input) => input !== null)
      .map(assumptionOf)
      .filter(({ label }) => !taken.some((item) => item.label === label)),
    ...taken,
    {
      label: 'Weather',
      value: `${Math.round(airC(ask))} °C`,
      source: ask.temperatureC === undefined ? 'default' : 'asked',
      how: ask.temperatureC === undefined ? 'a mild day' : 'as you said',
    },
  ]);
