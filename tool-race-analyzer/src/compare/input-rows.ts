import { readNumber, type UnitFormat } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';
import { figureText, type Figure } from '@breakaway/tool-kit';
import { BIKES, WINDS } from '@breakaway/tool-kit/conditions';
import { GROUPS, LEVELS, STARTS } from '../form/choices.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { hasPlace } from '../form/road-form.ts';
import type { Candidate } from './scenario.ts';

/** A line of the comparison: a word for each of the plans. */
export interface Row {
  head: string;
  cells: string[];
  /** what is looked for first */
  main?: boolean;
}

const numberOf = (typed: string): number => readNumber(typed) || 0;

/** Parts of the form in words, in metric units. */
const WORDS: { head: string; keys: readonly (keyof PlanForm)[]; words: (form: PlanForm) => string }[] = [
  { head: 'Goal', keys: ['goal', 'intensity', 'arriveBy', 'keep'], words: goalWords },
  {
    head: 'Sections',
    keys: ['detail', 'locked', 'otherWays'],
    words: ({ detail, locked }) => (locked.length > 0 ? `${detail}, ${locked.length} locked` : detail),
  },
  { head: 'Training level', keys: ['level'], words: ({ level }) => LEVELS[level] },
  { head: 'Bike', keys: ['bike'], words: ({ bike }) => BIKES[bike] },
  { head: 'Descending', keys: ['descending'], words: ({ descending }) => descending },
  {
    head: 'Wind',
    keys: ['wind', 'windFromDeg', 'byHour'],
    words: ({ wind, windFromDeg, byHour }) =>
      byHour
        ? 'by the hour'
        : numberOf(wind) > 0
          ? `${numberOf(wind)} km/h from ${WINDS[45 * (Math.round(windFromDeg / 45) % 8)]?.toLowerCase()}`
          : 'none',
  },
  {
    head: 'Temperature',
    keys: ['temperature'],
    words: ({ temperature, byHour }) =>
      byHour ? 'by the hour' : temperature === '' ? 'not given' : `${numberOf(temperature)} °C`,
  },
  { head: 'Start', keys: ['date', 'start', 'clock'], words: ({ date, start }) => `${date}, ${start}` },
  {
    head: 'Group',
    keys: ['road'],
    words: ({ road }) =>
      road.draft === 'alone'
        ? 'alone'
        : `${GROUPS[road.draft].toLowerCase()}, ${road.draftShare} % of the ride`,
  },
  { head: 'Kind of start', keys: ['road'], words: ({ road }) => STARTS[road.start].toLowerCase() },
  {
    head: 'Painted surfaces',
    keys: ['road'],
    words: ({ road }) =>
      `${Math.round(road.surfaces.reduce((m, { fromM, toM }) => m + toM - fromM, 0) / 100) / 10} km`,
  },
  { head: 'Stops', keys: ['road'], words: ({ road }) => stopWords(road) },
  { head: 'Food', keys: ['fuel'], words: ({ fuel }) => fuelWords(fuel) },
];

function goalWords({ goal, intensity, arriveBy, keep }: PlanForm): string {
  switch (goal) {
    case 'fastest':
      return 'fastest';
    case 'intensity':
      return `${Math.round(100 * intensity)} % of FTP`;
    case 'time':
      return `arrive by ${arriveBy}`;
    case 'wPrimeLeft':
      return `keep ${Math.round(100 * keep)} % of W'`;
  }
}

function stopWords({ stops, lights, lightS }: PlanForm['road']): string {
  const minutes = stops.filter(hasPlace).reduce((sum, stop) => sum + numberOf(stop.minutes), 0);
  const parts = [
    minutes > 0 && `${minutes} min`,
    numberOf(lights) > 0 && `${lights} lights of ${lightS} s`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'none';
}

function fuelWords({ fuelled, tolerance, bottles, bottleMl, pockets, caffeine, stations }: PlanForm['fuel']) {
  const parts = [
    fuelled && 'fuelled to the line',
    tolerance && `up to ${tolerance} g/h`,
    bottles && `${bottles} × ${bottleMl} ml`,
    pockets && `${pockets} products`,
    caffeine && 'caffeine',
    stations.length > 0 && `${stations.length} food stations`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'as much as the plan needs';
}

/**
 * What the plans differ in, a row for each input: only those that are not the same in all of them. Of one plan alone the
 * rider is said, because a plan that was kept stands on the rider of that day.
 */
export function inputRows(of: readonly Candidate[], units: UnitFormat): Row[] {
  const rows = WORDS.map(({ head, words }) => ({
    head,
    cells: of.map(({ form }) => inUnits(words(form), units.units)),
  })).filter(differs);
  const rider: Row = { head: 'Rider', cells: of.map((one) => riderWords(one, units)) };
  return [
    ...(of.length === 1 || differs(rider) ? [rider] : []),
    ...riderRows(of, units),
    ...rows,
    ...otherRow(of, rows),
  ];
}

const differs = ({ cells }: Row) => new Set(cells).size > 1;

/** What a plan stands on: "75 kg, FTP 250 W". */
export function riderWords({ plan }: Candidate, units: UnitFormat): string {
  const massKg = plan.question.athlete?.massKg?.value;
  const weight = massKg === undefined ? '' : `${units.show(massKg, 'kg')}, `;
  return `${weight}FTP ${Math.round(plan.ftpW)} W`;
}

/** These are in the words of the rider. */
const SAID = new Set(['massKg', 'ftpW']);

/** What else of the rider was given and differs; what was estimated follows from the rest. */
function riderRows(of: readonly Candidate[], units: UnitFormat): Row[] {
  const figures = of.map(({ plan }) => givenFigures(plan.question.athlete));
  const labels = new Set(figures.flatMap((map) => [...map.keys()]));
  return [...labels]
    .map((label) => {
      const words = (map: (typeof figures)[number]) => {
        const figure = map.get(label);
        return figure ? figureText({ ...figure, sd: 0 }, units) : 'estimated';
      };
      return { head: label.charAt(0).toUpperCase() + label.slice(1), cells: figures.map(words) };
    })
    .filter(differs);
}

function givenFigures(value: unknown, found = new Map<string, Figure>()): Map<string, Figure> {
  if (typeof value !== 'object' || value === null) return found;
  if ('source' in value && 'label' in value) {
    const figure = value as Figure;
    const given = figure.source === 'profile' || figure.source === 'asked';
    if (given && !SAID.has(figure.key)) found.set(figure.label, figure);
  } else for (const part of Object.values(value)) givenFigures(part, found);
  return found;
}

/** Inputs that differ and have no words of their own are not passed over in silence. */
function otherRow(of: readonly Candidate[], said: readonly Row[]): Row[] {
  const known = new Set<string>(WORDS.flatMap(({ keys }) => keys));
  const heads = new Set(said.map(({ head }) => head));
  // Words say only how much of the road is otherwise, and of a start what its clock shows.
  const roadSaid = WORDS.some(({ head, keys }) => keys.includes('road') && heads.has(head));
  const rest = of.map(({ form, plan: { question } }) =>
    JSON.stringify([
      Object.entries(form).filter(
        ([key]) =>
          (!known.has(key) && (key !== 'hours' || form.byHour)) || (key === 'fuel' && !heads.has('Food')),
      ),
      roadSaid || [question.stretches, question.stops, question.cutOffs, question.entrySpeedMs],
      heads.has('Start') || question.startTimeMs,
    ]),
  );
  const names = [...new Set(rest)];
  if (names.length < 2) return [];
  return [
    {
      head: 'Other settings',
      cells: rest.map((one, i) => (i === 0 ? 'as kept' : one === rest[0] ? 'the same' : 'others')),
    },
  ];
}
