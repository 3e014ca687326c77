import type { PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { figure } from '../../understanding/message.ts';
import { windChillC } from './chill.ts';
import { chillArguments, type ChillAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

const USUAL_KMH = 30;
/** Above this the index says nothing: the air no longer cools skin that much. */
const WARMEST_C = 12;
const asksForChill =
  /\bwind ?-?chill\w*\b|\breal ?feel\b|\bfeels? like (?:on|at|when|riding|\d)|-?\d feels? like|\b(?:what|how cold)\b.{0,40}\bfeels? (?:like|on|at|when)?|\bfelt temperature\b/;

const degrees = (value: number) => String(Math.round(value)).replace('-', '−');

/** How cold the air feels at the speed of a rider. */
export const windChill: Skill<ChillAsk> = {
  name: 'wind-chill',
  title: 'How cold it feels at your speed',
  arguments: chillArguments,
  results: ['headline', 'table'],
  sources: ['osczevski2005'],
  examples: [
    'wind chill at 30 km/h and 2 degrees',
    'how cold does 5 degrees feel at 40 km/h',
    'what does 0 degrees feel like on the bike',
    'windchill on a descent at 60 km/h and 8 degrees',
    'what is the wind chill at -3 c riding 25 km/h',
    'what does 4 degrees feel like at 32 km/h with a 20 km/h headwind',
  ],
  uses: ['temperature', 'speed', 'wind', 'windSpeed', 'duration'],
  minds: ['cold', 'windy'],
  read(message) {
    // "What does -4 feel like at 28 km/h?"
    const bare = /(?<![\d.])(-?\d{1,2}) feels? like\b/.exec(message.text)?.[1];
    const temperatureC = figure(message, 'temperature') ?? (bare === undefined ? undefined : Number(bare));
    if (temperatureC === undefined || !asksForChill.test(message.text)) return null;
    const speed = figure(message, 'speed');
    const wind = figure(message, 'wind') ?? figure(message, 'windSpeed') ?? 0;
    return {
      ask: { temperatureC, rideKmh: speed === undefined ? USUAL_KMH : 3.6 * speed, windKmh: 3.6 * wind },
      score: 1,
    };
  },
  change(last, message) {
    const temperatureC = figure(message, 'temperature');
    const speed = figure(message, 'speed');
    if (temperatureC === undefined && speed === undefined) return null;
    return {
      ...last,
      temperatureC: temperatureC ?? last.temperatureC,
      rideKmh: speed === undefined ? last.rideKmh : 3.6 * speed,
    };
  },
  bare: () => 'temperature',
  answer({ temperatureC, rideKmh, windKmh }): Outcome {
    const airKmh = Math.max(0, rideKmh + windKmh);
    const felt = windChillC(temperatureC, airKmh);
    const at = `${degrees(temperatureC)} °C at ${Math.round(rideKmh)} km/h${windKmh === 0 ? '' : ` with ${Math.round(Math.abs(windKmh))} km/h of ${windKmh > 0 ? 'headwind' : 'tailwind'}`}`;
    if (temperatureC > WARMEST_C)
      return {
        kind: 'answer',
        parts: [
          text(
            `Above about ${WARMEST_C} °C wind chill hardly counts: at ${at} dress for the forecast, and take a wind vest for long descents.`,
          ),
          suggestions('What do I wear at 12 degrees?'),
        ],
        calls: [
          { tool: 'windChill', arguments: { temperatureC, airKmh }, result: { warmestC: WARMEST_C, at } },
        ],
      };
    const rows = [20, 30, 40, 60].map((speed) => [
      `${speed} km/h`,
      `${degrees(windChillC(temperatureC, speed))} °C`,
    ]);
    const danger =
      felt <= -27
        ? 'Bare skin can freeze within half an hour: ride indoors.'
        : felt <= -10
          ? 'Cover all skin, keep it short, and turn back when fingers or toes go numb.'
          : 'It is not dangerous on dry clothes: cover hands, ears and chest against the wind.';
    const road = temperatureC <= 3 ? ' At 3 °C and less ice on the road is the greater danger.' : '';
    return {
      kind: 'answer',
      parts: [
        headline('Feels like', degrees(felt), '°C', `${at}, on bare skin`),
        text(`${danger}${road}`),
        ...details(
          'Other speeds, and where it comes from',
          table(`${degrees(temperatureC)} °C in still air`, ['Speed', 'Feels like'], rows) as PlainPart,
          sources('osczevski2005'),
        ),
        suggestions('What do I wear below 5 °C?', 'And at 40 km/h?', 'When is it too cold to ride?'),
      ],
      calls: [
        {
          tool: 'windChill',
          arguments: { temperatureC, airKmh },
          result: { feltC: felt, rows, at, shown: degrees(felt) },
        },
      ],
    };
  },
};
