import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import type { PlainPart } from '@breakaway/contract';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { computeRide } from '../ride/compute.ts';
import { unreadable } from '../having.ts';
import { gearsArguments, type GearsAsk } from './ask.ts';
import { comparedSetups, setupsIn } from './setups.ts';

/** Circumference of a 700 x 28 wheel, m. */
const WHEEL_M = 2.136;
/** Gears of usual road cranks and cassettes, easiest first. */
type Gear = readonly [front: number, rear: number];
const climbingGears: readonly [Gear, ...Gear[]] = [
  [30, 36],
  [30, 34],
  [34, 36],
  [34, 34],
  [34, 32],
  [36, 34],
  [34, 30],
  [34, 28],
  [36, 30],
  [39, 30],
  [34, 25],
  [39, 28],
  [39, 25],
  [50, 30],
  [50, 28],
];

/**
 * The lowest gear of what a rider has: "I have 50/34 and 11-30" is 34/30; "and with a 34?" after it is a sprocket of 34 teeth.
 */
function ownGear(text: string, last: GearsAsk): { value: number; text: string } | null {
  const rings = /\b(5\d|4\d|3\d)[/-](3\d|4\d|2\d)\b/.exec(text);
  const cassette = /\b(?:9|1[0-4])[-/ ]?(?:to )?-?(2[5-9]|[345]\d)\b/.exec(text);
  if (rings && cassette) return gearOf(Number(rings[2]), Number(cassette[1]));
  const front = Number(last.gearText?.split(/[x/]/)[0] ?? Number.NaN);
  const rear =
    cassette ??
    /^(?:(?:and|or|what about|how about|with|what if) )+(?:an? )?(?:11-)?(2[5-9]|[345]\d)(?: teeth| sprocket| cassette| at the back| rear)*[ ?.!]*$/.exec(
      text,
    );
  if (rear && front >= 22) return gearOf(front, Number(rear[1]));
  return null;
}
const gearOf = (front: number, rear: number) => ({ value: front / rear, text: `${front}/${rear}` });

/** Speed, cadence and gears; which gear a climb wants. */
export const gears: Skill<GearsAsk> = {
  name: 'gears',
  title: 'Gears: speed and cadence in a gear, and which gear a climb wants',
  arguments: gearsArguments,
  results: ['headline', 'table'],
  sources: [],
  examples: [
    'how fast is 50x11 at 90 rpm',
    'what cadence at 40 km/h in 52/14',
    'what gear do I need for 12 % at 250 w',
    'is 34x30 low enough for the zoncolan',
    'what gearing for alpe d huez',
    'which cassette for a 10 % climb',
    'cadence on an 8 % climb at 230 w in 34/28',
    'gear ratio of 34/34',
    'speed in 48/10 at 100 rpm',
    '52/36 with 11-30 or 50/34 with 11-32 for climbing',
  ],
  uses: ['gear', 'cadence', 'speed', 'grade', 'power', 'relativePower', 'intensity', 'distance', 'gain'],
  minds: ['gravelBike', 'roadBike', 'mountainBike'],
  read(message, talk) {
    const { text: plain } = message;
    if (message.session) return null;
    const last = talk.memory.current?.skill === 'gears' ? (talk.memory.current.ask as GearsAsk) : null;
    const own = last && ownGear(plain, last);
    if (last && own)
      return { ask: { ...last, kind: 'gear', ratio: own.value, gearText: own.text }, score: 1 };
    const setups = setupsIn(plain);
    if (setups.length === 2) return { ask: { kind: 'setups', setups }, score: 1.2 };
    const word =
      /\b(?:gear\w*|cassette|chainrings?|cog|sprocket|compact|semi-?compact|ratio|cadence|rpm|spin|cranks?|turn of)\b/.test(
        plain,
      );
    const direct = message.quantities.find(({ kind }) => kind === 'gear');
    const named = /\b(2[2-9]|[345]\d) ?[x/:-] ?(9|1\d|2\d|3\d|4\d|5[0-2])\b(?! ?(?:min|w\b|km|%))/.exec(
      plain,
    );
    const ratio =
      direct?.value ??
      (named && (word || message.climb || /\b(?:low enough|easy enough|enough|climb|hill)\b/.test(plain))
        ? Number(named[1]) / Number(named[2])
        : undefined);
    if (!word && ratio === undefined) return null;
    const ask: GearsAsk = { kind: 'gear' };
    if (ratio !== undefined) [ask.ratio, ask.gearText] = [ratio, direct?.text ?? named?.[0] ?? ''];
    const cadence = figure(message, 'cadence');
    if (cadence !== undefined) ask.cadence = cadence;
    const speed = figure(message, 'speed');
    if (speed !== undefined) ask.speedMs = speed;
    const climb = message.climb?.climb;
    const grade =
      figure(message, 'grade') ?? (climb ? Math.max(0.08, (climb.gainM / climb.lengthM) * 1.25) : undefined);
    if (grade !== undefined) ask.grade = grade;
    const wattsPerKg = figure(message, 'relativePower');
    const watts =
      figure(message, 'power') ??
      (wattsPerKg !== undefined && talk.athlete.massKg ? wattsPerKg * talk.athlete.massKg.value : undefined);
    if (watts !== undefined) ask.powerW = watts;
    if (ratio !== undefined && cadence !== undefined && grade === undefined)
      return { ask: { ...ask, kind: 'speed' }, score: 0.95 };
    if (ratio !== undefined && speed !== undefined) return { ask: { ...ask, kind: 'cadence' }, score: 0.95 };
    const wantsGear = /\b(?:gear\w*|cassette|chainrings?|compact|ratio|low enough|easy enough|enough)\b/.test(
      plain,
    );
    if (wantsGear && grade !== undefined) return { ask, score: 0.85 };
    if (
      ratio !== undefined &&
      /\b(?:met(?:er|re)s|how far|development|rollout|inches|one turn|per turn|revolution)\b/.test(plain) &&
      grade === undefined
    )
      return { ask: { ...ask, kind: 'ratio' }, score: 0.9 };
    if (ratio !== undefined && /\bratio\b/.test(plain) && grade === undefined)
      return { ask: { ...ask, kind: 'ratio' }, score: 0.8 };
    if (ratio !== undefined && /\bcadence|rpm|spin\b/.test(plain) && grade !== undefined)
      return { ask, score: 0.85 };
    return null;
  },
  bare: (value) => (value >= 130 ? 'power' : value >= 40 ? 'cadence' : value <= 24 ? 'grade' : null),
  change(last, message) {
    const cadence = figure(message, 'cadence');
    const grade = figure(message, 'grade');
    const powerW = figure(message, 'power');
    const own = ownGear(message.text, last);
    // "It goes to 16", "what cadence does that give?"
    const steep = /\b(?:goes|ramps|kicks) (?:up )?to (\d{1,2})\b(?! ?(?:km|w\b|rpm))/.exec(message.text)?.[1];
    if (steep) return { ...last, grade: Number(steep) / 100 };
    if (/\b(?:what|which) (?:cadence|rpm)\b/.test(message.text) && last.grade !== undefined) return last;
    if (cadence === undefined && grade === undefined && powerW === undefined && !own && !has(message, 'gear'))
      return null;
    const gear = own ?? message.quantities.find(({ kind }) => kind === 'gear');
    return {
      ...last,
      ...(cadence === undefined ? {} : { cadence }),
      ...(grade === undefined ? {} : { grade }),
      ...(powerW === undefined ? {} : { powerW }),
      ...(gear ? { ratio: gear.value, gearText: gear.text } : {}),
    };
  },
  answer(ask, { athlete }): Outcome {
    const done = (parts: Extract<Outcome, { kind: 'answer' }>['parts']): Outcome => ({
      kind: 'answer',
      parts,
      calls: [{ tool: 'gears', arguments: ask, result: { shown: parts } }],
    });
    const speedAt = (ratio: number, cadence: number) => (ratio * WHEEL_M * cadence) / 60;
    if (ask.kind === 'setups') {
      const [first, second] = ask.setups ?? [];
      return first && second
        ? done(comparedSetups([first, second], speedAt))
        : { kind: 'refuse', text: 'Name both chainsets and cassettes, like 52/36 with 11-30.' };
    }
    const { ratio, gearText } = ask;
    if (ask.kind === 'speed') {
      if (ratio === undefined || ask.cadence === undefined) return unreadable;
      const speed = speedAt(ratio, ask.cadence);
      return done([
        headline(
          `${gearText} at ${Math.round(ask.cadence)} rpm`,
          show.kmh(speed),
          'km/h',
          `${(speed / 0.44704).toFixed(1)} mph, ${(ratio * WHEEL_M).toFixed(2)} m a turn`,
        ),
        text('On a 28 mm tyre. A wheel a little smaller or larger moves it by 1 %.'),
        suggestions('And at 100 rpm?', 'What cadence is best?'),
      ]);
    }
    if (ask.kind === 'cadence') {
      if (ratio === undefined || ask.speedMs === undefined) return unreadable;
      const cadence = (60 * ask.speedMs) / (ratio * WHEEL_M);
      return done([
        headline(`${gearText} at ${show.kmh(ask.speedMs)} km/h`, String(Math.round(cadence)), 'rpm'),
        text(
          cadence > 110
            ? 'That is very quick. Take a harder gear.'
            : cadence < 65
              ? 'That is slow and heavy on the knees. Take an easier gear.'
              : 'That is in the range that most riders choose.',
        ),
        suggestions('What cadence is best?'),
      ]);
    }
    if (ask.kind === 'ratio') {
      if (ratio === undefined) return unreadable;
      return done([
        headline(
          `Gear ${gearText}`,
          ratio.toFixed(2),
          '',
          `${(ratio * WHEEL_M).toFixed(2)} m a turn, ${Math.round(ratio * 27)} gear inches`,
        ),
        text(`At 90 rpm that is ${show.kmh(speedAt(ratio, 90))} km/h.`),
      ]);
    }
    if (!athlete.massKg) return needs('weight');
    const watts = ask.powerW ?? (athlete.ftpW ? 0.85 * athlete.ftpW.value : undefined);
    if (watts === undefined) return needs('ftp');
    const grade = ask.grade ?? 0.08;
    const ride = computeRide(
      { distanceM: 2000, gainM: 2000 * grade, stretches: [{ distanceM: 2000, slope: grade }] },
      { powerW: watts },
      {},
      athlete,
    );
    if (!ride.ok) return { kind: 'refuse', text: ride.message };
    const wanted = ask.cadence ?? 70;
    const cadenceIn = (ratio: number) => (60 * ride.speedMs) / (ratio * WHEEL_M);
    const rows = climbingGears
      .slice(0, 9)
      .map(([front, rear]) => [`${front}/${rear}`, `${Math.round(cadenceIn(front / rear))} rpm`]);
    const at = `${show.grade(grade)} at ${show.watts(watts)} W (${show.kmh(ride.speedMs)} km/h)`;
    const ratioWanted = (60 * ride.speedMs) / (wanted * WHEEL_M);
    const best =
      [...climbingGears]
        .filter(([front, rear]) => front / rear <= ratioWanted + 0.02)
        .sort((a, b) => b[0] / b[1] - a[0] / a[1])[0] ?? climbingGears[0];
    const lead =
      ask.ratio !== undefined
        ? headline(
            `${ask.gearText} on ${show.grade(grade)}`,
            String(Math.round(cadenceIn(ask.ratio))),
            'rpm',
            `at ${show.watts(watts)} W, ${show.kmh(ride.speedMs)} km/h`,
          )
        : headline(
            `Gear for ${show.grade(grade)}`,
            `${best[0]}/${best[1]}`,
            '',
            `${Math.round(cadenceIn(best[0] / best[1]))} rpm at ${show.watts(watts)} W, ${show.kmh(ride.speedMs)} km/h`,
          );
    const own = ask.ratio === undefined ? null : cadenceIn(ask.ratio);
    const verdict =
      own === null
        ? `For steep ramps take one gear easier still. A low gear never hurts on a long climb.`
        : own >= 68
          ? 'That is easy enough to keep spinning.'
          : own >= 55
            ? `It goes, but slowly. ${best[0]}/${best[1]} would spare your legs on a long climb.`
            : `That is too hard for long: take ${best[0]}/${best[1]} or easier.`;
    return done([
      lead,
      text(verdict),
      ...details('Cadence in other gears', table(`On ${at}`, ['Gear', 'Cadence'], rows) as PlainPart),
      suggestions('And at 12 %?', 'What cadence is best?'),
    ]);
  },
};
