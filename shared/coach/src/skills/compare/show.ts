import type { AnswerPart } from '@breakaway/contract';
import { assumptions } from '../../answer/assumptions.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { isWayToSit, type Item } from './ask.ts';
import type { Road } from './roads.ts';

/** What one change does, with one figure for each road: time saved, s, power saved at one speed, W, and times before and after, s. */
export type Row = {
  item: Item;
  seconds: number[];
  watts: number[];
  before: number[];
  after: number[];
  /** W before and after, at one speed */
  powers: [number, number][];
  /** m/s before and after */
  speeds: [number, number][];
};

/** At what changes are compared: at one power, W, or where a speed is given at that, m/s. */
type Basis = {
  powerW: number;
  /** where the power comes from */
  how: string;
  /** the power was said with the question */
  said: boolean;
  speedMs: number | undefined;
  /** what is ridden without the change */
  against: string;
};

/** Where it is shown, and how that is said: "at 250 W". */
type Shown = { tried: readonly Road[]; speedMs: number | undefined; at: string };

/** A difference of times: "45 s", "2 min 5 s". @param seconds whole ones; the sign is left out */
export const gapWords = (seconds: number) =>
  Math.abs(seconds) < 60
    ? `${Math.abs(seconds)} s`
    : `${Math.floor(Math.abs(seconds) / 60)} min ${Math.abs(seconds) % 60} s`;

/** The answer on changes: a sentence on the one or the first two, the table of all, and what it rests on. */
export function worthParts(rows: Row[], tried: readonly Road[], basis: Basis): AnswerPart[] {
  const { powerW, speedMs } = basis;
  const [first, second] = rows;
  const at = speedMs === undefined ? `at ${show.watts(powerW)} W` : `at ${show.kmh(speedMs)} km/h`;
  const shown = { tried, speedMs, at };
  const verdict =
    first && second
      ? isWayToSit(first.item) && isWayToSit(second.item) && rows.length === 2
        ? oneOfTwo(first, second, shown)
        : [text(`${moreOfTwo(first, second, shown)} Counted ${at}, each alone.`)]
      : first
        ? ofOne(first, shown)
        : [];
  return [
    ...verdict,
    ...(second || tried.length > 1
      ? [
          table(
            speedMs === undefined ? `Time saved ${at}` : `Power saved ${at}`,
            ['Change', ...tried.map(({ name }) => name)],
            rows.map(({ item, seconds, watts }) => [
              item.name,
              ...seconds.map((value, i) =>
                speedMs === undefined
                  ? `${value < 0 ? '−' : ''}${gapWords(value)}`
                  : `${show.watts(watts[i]!)} W`,
              ),
            ]),
          ),
        ]
      : []),
    ...details(
      'What it rests on',
      assumptions([
        {
          label: 'Power',
          value: `${show.watts(powerW)} W`,
          source: basis.said ? 'asked' : 'profile',
          how: basis.how,
        },
        ...rows.flatMap(({ item }) =>
          item.source
            ? [{ label: item.name, value: effectWords(item), source: 'default' as const, how: item.source }]
            : [],
        ),
        { label: 'Compared with', value: basis.against, source: 'default' },
        {
          label: 'Model',
          value: 'Martin et al. 1998',
          source: 'default',
          how: 'road power model, steady effort',
        },
      ]),
    ),
    suggestions(
      'Aero bike or light bike?',
      'How much do I save behind another rider at 35 km/h?',
      'What should I upgrade first?',
    ),
  ];
}

/** By how much the first saves more than the second on each road: s, or W where a speed is given. */
const leads = (first: Row, second: Row, { tried, speedMs }: Shown): number[] =>
  tried.map((_, i) =>
    speedMs === undefined ? first.seconds[i]! - second.seconds[i]! : first.watts[i]! - second.watts[i]!,
  );

/** Which of two changes saves more, in sentences. */
function moreOfTwo(first: Row, second: Row, { tried, speedMs, at }: Shown): string {
  const better = leads(first, second, { tried, speedMs, at });
  const winner = (value: number) => (value > 0 ? first : second).item.name;
  const both = `${first.item.name} and ${lower(second.item.name)}`;
  const even = Math.abs(better[0]!) < (speedMs === undefined ? 3 : 0.6);
  if (tried.length > 1)
    return even && Math.abs(better[1]!) < 3
      ? `${both} save about the same, on the flat and on a climb: buy the cheaper one first.`
      : winner(better[0]!) === winner(better[1]!)
        ? `${winner(better[0]!)} saves more, on the flat and on a climb.`
        : `${winner(better[0]!)} wins on the flat, ${lower(winner(better[1]!))} on a climb of 7 %.`;
  const saved = ({ seconds, watts }: Row) => (speedMs === undefined ? seconds[0]! : watts[0]!);
  const amount = (value: number) => (speedMs === undefined ? gapWords(value) : `${show.watts(value)} W`);
  const [one, other] = [saved(first), saved(second)];
  const sentence = even
    ? `${both} save the same: about ${amount(one)}.`
    : `${winner(better[0]!)} saves more ${at}: ${amount(Math.max(one, other))} against ${amount(Math.min(one, other))}.`;
  return speedMs === undefined
    ? `${sentence} ${first.item.name}: ${show.time(first.after[0]!)}, ${lower(second.item.name)}: ${show.time(second.after[0]!)}.`
    : sentence;
}

/** Two ways to sit or to be sheltered exclude each other: what the better one saves over the other. */
function oneOfTwo(first: Row, second: Row, { tried, speedMs, at }: Shown): AnswerPart[] {
  const better = leads(first, second, { tried, speedMs, at });
  const [best, other] = better[0]! >= 0 ? [first, second] : [second, first];
  const watts = Math.abs(best.watts[0]! - other.watts[0]!);
  const label = `${best.item.name} against ${lower(other.item.name)}`;
  const where = `${at}, ${tried[0]!.name}`;
  return speedMs === undefined
    ? [
        headline(label, gapWords(Math.abs(better[0]!)), 'faster', where),
        text(
          `${show.kmh(best.speeds[0]![1])} km/h against ${show.kmh(other.speeds[0]![1])} km/h, worth about ${show.watts(watts)} W.${tried.length > 1 ? ` On 10 km at 7 % it is ${gapWords(Math.abs(better[1]!))}.` : ''}`,
        ),
      ]
    : [
        headline(label, show.watts(watts), 'W less', where),
        text(
          `${show.watts(best.powers[0]![1])} W against ${show.watts(other.powers[0]![1])} W. Riders differ by how they sit.`,
        ),
      ];
}

/** What one change saves. */
function ofOne(
  { item, seconds, watts, before, after, powers }: Row,
  { tried, speedMs, at }: Shown,
): AnswerPart[] {
  if (speedMs !== undefined)
    return [
      headline(
        `${item.name}, ${tried[0]!.name}`,
        show.watts(Math.abs(watts[0]!)),
        watts[0]! >= 0 ? 'W saved' : 'W more',
        at,
      ),
      text(
        `${show.watts(powers[0]![1])} W instead of ${show.watts(powers[0]![0])} W${item.setup.company ? ' alone' : ''}.${item.source ? ' Tests differ widely.' : ''}`,
      ),
    ];
  // Where it shows nothing on the flat, the climb comes first.
  const i = tried.length > 1 && Math.abs(seconds[0]!) < 5 && seconds[1] !== 0 ? 1 : 0;
  return [
    headline(
      `${item.name}, ${tried[i]!.name}`,
      gapWords(seconds[i]!),
      seconds[i]! >= 0 ? 'faster' : 'slower',
      `${at}, ${watts[i]! >= 0 ? 'worth' : 'costs'} about ${show.watts(Math.abs(watts[i]!))} W`,
    ),
    text(
      tried.length === 1
        ? `${show.time(after[0]!)} instead of ${show.time(before[0]!)}. ${item.source ? 'Tests differ widely, and gains overlap.' : 'Everything else stays the same.'}`
        : i === 1
          ? 'On the flat it makes no difference that shows.'
          : `On 10 km at 7 % it is ${seconds[1] === 0 ? 'nothing that shows' : `${gapWords(seconds[1]!)} ${seconds[1]! > 0 ? 'faster' : 'slower'}`}.${item.source ? ' Tests differ widely, and gains of several things overlap.' : ''}`,
    ),
  ];
}

const lower = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function effectWords({ setup, crrBy, efficiencyBy }: Item): string {
  if (crrBy !== undefined) return `rolling resistance ${Math.abs(crrBy).toFixed(4)} lower`;
  if (efficiencyBy !== undefined) return `${(100 * efficiencyBy).toFixed(1)} % less loss in the chain`;
  if (setup.cdaBy !== undefined)
    return `drag area ${Math.abs(setup.cdaBy).toFixed(3)} m² ${setup.cdaBy < 0 ? 'lower' : 'higher'}`;
  if (setup.bikeMassBy !== undefined)
    return `${Math.abs(setup.bikeMassBy)} kg ${setup.bikeMassBy < 0 ? 'lighter' : 'heavier'}`;
  return 'another drag area';
}
