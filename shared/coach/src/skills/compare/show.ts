import type { AnswerPart } from '@breakaway/contract';
import { assumptions } from '../../answer/assumptions.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { isWayToSit, type Item } from './ask.ts';
import type { Road } from './roads.ts';

/** What one change does on one road. */
export type OnRoad = {
  road: Road;
  /** time saved, s; power saved at one speed, W */
  seconds: number;
  watts: number;
  /** times before and after, s */
  before: number;
  after: number;
  /** W before and after, at one speed */
  powers: [number, number];
  /** m/s before and after */
  speeds: [number, number];
};

/** What one change does: on the road that was named, or else on the flat and uphill. */
export type Row = { item: Item; here: OnRoad; uphill: OnRoad | null };

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

/** At what it is shown, and how that is said: "at 250 W". */
type Shown = { speedMs: number | undefined; at: string };

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
  const shown = { speedMs, at };
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
            rows.map(({ item, here, uphill }) => [
              item.name,
              ...(uphill ? [here, uphill] : [here]).map(({ seconds, watts }) =>
                speedMs === undefined
                  ? `${seconds < 0 ? '−' : ''}${gapWords(seconds)}`
                  : `${show.watts(watts)} W`,
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

/** By how much the first saves more than the second on a road: s, or W where a speed is given. */
const leadOf = (first: OnRoad, second: OnRoad, speedMs: number | undefined): number =>
  speedMs === undefined ? first.seconds - second.seconds : first.watts - second.watts;

/** Which of two changes saves more, in sentences. */
function moreOfTwo(first: Row, second: Row, { speedMs, at }: Shown): string {
  const lead = leadOf(first.here, second.here, speedMs);
  const winner = (value: number) => (value > 0 ? first : second).item.name;
  const both = `${first.item.name} and ${lower(second.item.name)}`;
  const even = Math.abs(lead) < (speedMs === undefined ? 3 : 0.6);
  if (first.uphill && second.uphill) {
    const uphill = leadOf(first.uphill, second.uphill, speedMs);
    return even && Math.abs(uphill) < 3
      ? `${both} save about the same, on the flat and on a climb: buy the cheaper one first.`
      : winner(lead) === winner(uphill)
        ? `${winner(lead)} saves more, on the flat and on a climb.`
        : `${winner(lead)} wins on the flat, ${lower(winner(uphill))} on a climb of 7 %.`;
  }
  const saved = ({ here }: Row) => (speedMs === undefined ? here.seconds : here.watts);
  const amount = (value: number) => (speedMs === undefined ? gapWords(value) : `${show.watts(value)} W`);
  const [one, other] = [saved(first), saved(second)];
  const sentence = even
    ? `${both} save the same: about ${amount(one)}.`
    : `${winner(lead)} saves more ${at}: ${amount(Math.max(one, other))} against ${amount(Math.min(one, other))}.`;
  return speedMs === undefined
    ? `${sentence} ${first.item.name}: ${show.time(first.here.after)}, ${lower(second.item.name)}: ${show.time(second.here.after)}.`
    : sentence;
}

/** Two ways to sit or to be sheltered exclude each other: what the better one saves over the other. */
function oneOfTwo(first: Row, second: Row, { speedMs, at }: Shown): AnswerPart[] {
  const lead = leadOf(first.here, second.here, speedMs);
  const [best, other] = lead >= 0 ? [first, second] : [second, first];
  const watts = Math.abs(best.here.watts - other.here.watts);
  const label = `${best.item.name} against ${lower(other.item.name)}`;
  const where = `${at}, ${best.here.road.name}`;
  const climbed =
    best.uphill && other.uphill
      ? ` On 10 km at 7 % it is ${gapWords(Math.abs(leadOf(best.uphill, other.uphill, speedMs)))}.`
      : '';
  return speedMs === undefined
    ? [
        headline(label, gapWords(Math.abs(lead)), 'faster', where),
        text(
          `${show.kmh(best.here.speeds[1])} km/h against ${show.kmh(other.here.speeds[1])} km/h, worth about ${show.watts(watts)} W.${climbed}`,
        ),
      ]
    : [
        headline(label, show.watts(watts), 'W less', where),
        text(
          `${show.watts(best.here.powers[1])} W against ${show.watts(other.here.powers[1])} W. Riders differ by how they sit.`,
        ),
      ];
}

/** What one change saves. */
function ofOne({ item, here, uphill }: Row, { speedMs, at }: Shown): AnswerPart[] {
  if (speedMs !== undefined)
    return [
      headline(
        `${item.name}, ${here.road.name}`,
        show.watts(Math.abs(here.watts)),
        here.watts >= 0 ? 'W saved' : 'W more',
        at,
      ),
      text(
        `${show.watts(here.powers[1])} W instead of ${show.watts(here.powers[0])} W${item.setup.company ? ' alone' : ''}.${item.source ? ' Tests differ widely.' : ''}`,
      ),
    ];
  // Where it shows nothing on the flat, the climb comes first.
  const { road, seconds, watts } =
    uphill && Math.abs(here.seconds) < 5 && uphill.seconds !== 0 ? uphill : here;
  return [
    headline(
      `${item.name}, ${road.name}`,
      gapWords(seconds),
      seconds >= 0 ? 'faster' : 'slower',
      `${at}, ${watts >= 0 ? 'worth' : 'costs'} about ${show.watts(Math.abs(watts))} W`,
    ),
    text(
      !uphill
        ? `${show.time(here.after)} instead of ${show.time(here.before)}. ${item.source ? 'Tests differ widely, and gains overlap.' : 'Everything else stays the same.'}`
        : road === uphill.road
          ? 'On the flat it makes no difference that shows.'
          : `On 10 km at 7 % it is ${uphill.seconds === 0 ? 'nothing that shows' : `${gapWords(uphill.seconds)} ${uphill.seconds > 0 ? 'faster' : 'slower'}`}.${item.source ? ' Tests differ widely, and gains of several things overlap.' : ''}`,
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
