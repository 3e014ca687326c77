import { DRAFTS } from '@breakaway/cycling';
import type { PlainPart } from '@breakaway/contract';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { computeRide, type Ride } from '../ride/compute.ts';
import type { Setup } from '../ride/ask.ts';
import { setupIn } from '../ride/setup.ts';
import { withUsualMass } from '../ride/usual-mass.ts';
import { teamArguments, type TeamAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };
const counted =
  /\b(\d|two|three|four|five|six|seven|eight)[- ]?(?:up|man|men|woman|women|person|riders?|of us|strong)\b|\bwe(?:'re| are) (\d|two|three|four|five|six|seven|eight)\b|\b(?:team|group|bunch|line) of (\d|two|three|four|five|six|seven|eight)\b/;
const teamWords =
  /\b(?:(?:\d|two|three|four|five|six)[- ]up\b|ttt|team (?:time ?-?trial|tt|pursuit)|\w+[- ]up (?:tt|time ?-?trial|team)|pace ?line|chain ?gang|through and off|pulling turns|taking turns|doing turns|sharing turns|rotating)\b/;
const inFront = /\b(?:in|on|at) (?:the )?front\b|\bpull(?:ing|s)?\b|\bleading\b|\bon my turn\b/;
const behind =
  /\b(?:in|on) (?:the |a |their )?wheels?\b|\bbehind\b|\bsitting in\b|\bsecond wheel\b|\bsheltered\b|\bdraft\w*\b/;

/** Power at the front and in the wheels of a team that takes turns. */
export const team: Skill<TeamAsk> = {
  name: 'team',
  title: 'Team time trials: power at the front, in the wheels and on average',
  arguments: teamArguments,
  results: ['headline', 'table'],
  sources: ['vanDruenen2021', 'martin1998'],
  examples: [
    '4-up team time trial at 44 km/h, watts on the front and in the wheels',
    'ttt at 46 km/h how much power in front and behind',
    'two-up tt at 42 km/h power in front vs behind',
    'we are six in a team time trial at 45 km/h, what do I need to pull',
    'how fast would four of us be in a ttt at 260 w average',
    'power on the front of a chaingang at 40 km/h and in the wheels',
    'group of 5 doing turns at 40 km/h, power for each of us',
  ],
  uses: [
    'speed',
    'power',
    'count',
    'cda',
    'temperature',
    'wind',
    'altitude',
    'crr',
    'totalMass',
    'bikeWeight',
  ],
  minds: ['group', 'wheel', 'ttBike', 'roadBike', 'aeroBars', 'ttPosition', 'drops', 'hoods', 'track'],
  read(message) {
    const { text: plain } = message;
    if (message.session || message.climb || has(message, 'distance', 'grade', 'gain', 'weeklyHours'))
      return null;
    const says = teamWords.test(plain);
    if ((!says && !(inFront.test(plain) && behind.test(plain))) || !has(message, 'speed', 'power'))
      return null;
    const match = counted.exec(plain);
    const said = match?.slice(1).find((one) => one !== undefined);
    const mates =
      /\b(?:me|i) (?:and|with|plus) (\d|two|three|four|five|six|seven) (?:mates|friends|others|team ?mates|buddies|more)\b/.exec(
        plain,
      )?.[1];
    const riders =
      mates !== undefined
        ? (numbers[mates] ?? Number(mates)) + 1
        : Math.min(10, Math.max(2, said === undefined ? 4 : (numbers[said] ?? Number(said))));
    const setup = setupIn(message);
    delete setup.company;
    // A team time trial is ridden on time-trial bikes; a chain gang is not.
    if (/\b(?:tt|ttt|time ?-?trial|pursuit)\b/.test(plain) && !message.concepts.has('roadBike'))
      setup.bike ??= 'tt';
    const speedMs = figure(message, 'speed');
    const powerW = figure(message, 'power');
    return {
      ask: {
        riders,
        setup,
        ...(speedMs === undefined ? (powerW === undefined ? {} : { powerW }) : { speedMs }),
      },
      score: says || speedMs !== undefined ? 1 : 0.6,
    };
  },
  bare: (value) => (value >= 80 ? 'power' : 'speed'),
  change(last, message) {
    const speedMs = figure(message, 'speed');
    const powerW = figure(message, 'power');
    if (has(message, 'distance', 'grade', 'gain', 'duration')) return null;
    if (speedMs !== undefined) return { riders: last.riders, setup: last.setup, speedMs };
    return powerW === undefined ? null : { riders: last.riders, setup: last.setup, powerW };
  },
  answer(ask, talk): Outcome {
    const athlete = withUsualMass(talk.athlete);
    const { riders, setup } = ask;
    const at = (speedMs: number, company?: Setup['company']) => {
      const ride = computeRide(
        { distanceM: 1000, gainM: 0, stretches: [{ distanceM: 1000, slope: 0 }] },
        { timeS: 1000 / speedMs },
        company ? { ...setup, company } : setup,
        athlete,
      );
      return ride.ok ? (ride as Ride) : null;
    };
    const meanAt = (speedMs: number) =>
      ((at(speedMs)?.powerW ?? 0) + (riders - 1) * (at(speedMs, 'wheel')?.powerW ?? 0)) / riders;
    let speedMs = ask.speedMs;
    if (speedMs === undefined) {
      if (ask.powerW === undefined)
        return {
          kind: 'ask',
          need: 'speed',
          text: 'At which speed, or at what mean power?',
          chips: ['42 km/h', '45 km/h', '250 W'],
        };
      let [low, high] = [1, 30];
      for (let i = 0; i < 30; i++) {
        const middle = (low + high) / 2;
        if (meanAt(middle) < ask.powerW) low = middle;
        else high = middle;
      }
      speedMs = low;
    }
    const [front, wheel] = [at(speedMs), at(speedMs, 'wheel')];
    if (!front || !wheel) return needs('distance');
    const mean = meanAt(speedMs);
    const ftp = athlete.ftpW?.value;
    const ofFtp = ftp ? `, ${show.share(front.powerW / ftp)} of FTP` : '';
    const lead =
      ask.speedMs === undefined && ask.powerW !== undefined
        ? headline(
            `${riders} riders at a mean of ${show.watts(ask.powerW)} W`,
            show.kmh(speedMs),
            'km/h',
            `${show.watts(front.powerW)} W at the front, ${show.watts(wheel.powerW)} W in the wheels`,
          )
        : headline(
            'At the front',
            show.watts(front.powerW),
            'W',
            `in the wheels about ${show.watts(wheel.powerW)} W, at ${show.kmh(speedMs)} km/h${ofFtp}`,
          );
    const judged =
      ftp === undefined
        ? ''
        : mean > ftp
          ? ' That mean is above your FTP: take shorter turns or go slower.'
          : ' Keep the pulls short enough that the front stays a short effort.';
    return {
      kind: 'answer',
      parts: [
        lead,
        text(
          `With equal turns of ${riders} riders you average ${show.watts(mean)} W. Shelter is taken as ${show.share(DRAFTS.wheel.multiplier)} of the drag alone. Very close it is less, in a gap or crosswind more.${judged}${talk.athlete.massKg ? '' : ' Computed for a usual rider of 75 kg.'}`,
        ),
        ...details(
          'Other speeds',
          table(
            'Power in the team',
            ['Speed', 'Front', 'Wheels', 'Mean'],
            [-3, -1.5, 0, 1.5, 3].map((by) => {
              const one = speedMs + by / 3.6;
              return [
                `${show.kmh(one)} km/h`,
                `${show.watts(at(one)?.powerW ?? 0)} W`,
                `${show.watts(at(one, 'wheel')?.powerW ?? 0)} W`,
                `${show.watts(meanAt(one))} W`,
              ];
            }),
          ) as PlainPart,
          sources('vanDruenen2021', 'martin1998'),
        ),
        suggestions('And at 46 km/h?', 'How long should a turn in a paceline be?'),
      ],
      calls: [
        {
          tool: 'team',
          arguments: ask,
          result: {
            front,
            wheel,
            mean: { powerW: mean },
            speedMs,
            share: DRAFTS.wheel.multiplier,
            rows: [-3, -1.5, 0, 1.5, 3].map((by) =>
              [
                show.kmh(speedMs + by / 3.6),
                show.watts(at(speedMs + by / 3.6)?.powerW ?? 0),
                show.watts(at(speedMs + by / 3.6, 'wheel')?.powerW ?? 0),
                show.watts(meanAt(speedMs + by / 3.6)),
              ].join(' '),
            ),
          },
        },
      ],
      result: { powerW: front.powerW, speedMs, title: `${riders} riders at ${show.kmh(speedMs)} km/h` },
    };
  },
};
