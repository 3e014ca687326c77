import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { figure } from '../../understanding/message.ts';
import { having } from '../having.ts';
import { sum, type Sums } from './question.ts';

/** Metres climbed in an hour, and the power that they stand for. */
export const climbing = {
  read(message) {
    const { text: plain } = message;
    const [distanceM, gainM, timeS, grade] = (['distance', 'gain', 'duration', 'grade'] as const).map(
      (kind) => figure(message, kind),
    );
    const wattsPerKg = figure(message, 'relativePower');
    const vam = figure(message, 'vam');

    const wkg = /\bw\/kg\b|\bwatts? (?:per|a) kilo\w*|\bpower[- ]to[- ]weight\b/.test(plain);
    const climbRate =
      /\bvam\b|\bvertical (?:speed|rate|metres per hour)\b|\b(?:ascent|climbing) (?:rate|speed)\b|\bmetres (?:an|per) hour\b/.test(
        plain,
      );
    if (climbRate && wattsPerKg !== undefined && grade !== undefined)
      return { ask: { kind: 'powerVam', wattsPerKg, grade }, score: 0.95 };
    if (vam !== undefined && (wkg || /\bpower|watts?\b/.test(plain)))
      return { ask: { kind: 'vamPower', vam, ...(grade === undefined ? {} : { grade }) }, score: 0.85 };
    const clock = message.quantities.find(({ kind }) => kind === 'duration');
    // "1500 m in 1:20" is an hour and twenty minutes.
    const rising = gainM ?? distanceM;
    const riseS =
      timeS !== undefined && rising !== undefined && rising / timeS > 0.7 && clock?.alternative !== undefined
        ? clock.alternative
        : timeS;
    // "1000 m in 20 minutes": too slow for a distance, so it is the height.
    const height = gainM ?? (distanceM !== undefined && distanceM >= 100 ? distanceM : undefined);
    const onlyHeight =
      message.quantities.every(({ kind }) => ['gain', 'distance', 'duration', 'weight'].includes(kind)) &&
      /\d ?(?:m|met(?:er|re)s?|hm|ft|feet)\b/.test(plain) &&
      (gainM === undefined) !== (distanceM === undefined);
    if (
      onlyHeight &&
      height !== undefined &&
      riseS !== undefined &&
      height / riseS < 1.1 &&
      (climbRate || (height / riseS > 0.1 && plain.split(' ').length <= 12)) &&
      !/\b(?:swim\w*|run|running|walk\w*|flat|lap|row\w*|eat|drink|carbs?|altitude|hik\w*|train\w*|plan|interval\w*|session)\b/.test(
        plain,
      )
    )
      return { ask: { kind: 'vam', gainM: height, timeS: riseS }, score: 0.95 };
    if (
      climbRate &&
      /\bmy vam\b|\bmy climbing (?:rate|speed)\b/.test(plain) &&
      message.quantities.length === 0
    )
      return { ask: { kind: 'vam' }, score: 0.5 };
    if (
      climbRate &&
      gainM === undefined &&
      distanceM !== undefined &&
      distanceM < 9000 &&
      grade === undefined &&
      riseS !== undefined
    )
      return { ask: { kind: 'vam', gainM: distanceM, timeS: riseS }, score: 0.9 };
    if (climbRate && gainM !== undefined && riseS !== undefined)
      return { ask: { kind: 'vam', gainM, timeS: riseS }, score: 0.95 };
    if (climbRate && distanceM !== undefined && grade !== undefined && timeS !== undefined)
      return { ask: { kind: 'vam', gainM: distanceM * grade, timeS }, score: 0.95 };
    return null;
  },
  answers: {
    vam(ask, talk) {
      if (ask.gainM === undefined || ask.timeS === undefined)
        return {
          kind: 'ask',
          need: 'climbed',
          text: 'How many metres did you climb, and in what time?',
          chips: ['600 m in 40 min', '1000 m in 1 h 10 min'],
        };
      const vam = (3600 * ask.gainM) / ask.timeS;
      return sum(
        ask,
        talk,
        [
          headline('VAM', show.grams(vam), 'm/h', `${show.metres(ask.gainM)} in ${show.time(ask.timeS)}`),
          text(
            vam > 2000
              ? 'Nobody climbs that fast for long: the best professionals reach 1800 m/h. Check the height and the time.'
              : vam > 1600
                ? 'That is professional pace.'
                : vam > 1200
                  ? 'That is strong amateur racing.'
                  : vam > 800
                    ? 'That is a good club climber.'
                    : 'That is a steady touring pace.',
          ),
          suggestions('What power is that?', 'What is VAM?'),
        ],
        { vamM: vam, gainM: ask.gainM, timeS: ask.timeS },
      );
    },
    vamPower: having(['vam'], (ask, talk) => {
      const { athlete } = talk;
      const grade = ask.grade ?? 0.08;
      const ratio = ask.vam / (100 * (2 + 10 * grade));
      return sum(
        ask,
        talk,
        [
          headline(
            `VAM ${show.grams(ask.vam)} on ${show.grade(grade)}`,
            show.wattsPerKg(ratio),
            'W/kg',
            athlete.massKg ? `about ${show.watts(ratio * athlete.massKg.value)} W for you` : undefined,
          ),
          text(
            'A rule of thumb by Ferrari: VAM / (200 + 10 x grade in percent). It is good to a few percent between 6 and 11 %.',
          ),
        ],
        {
          wattsPerKg: ratio,
          vam: ask.vam,
          slope: grade,
          powerW: athlete.massKg ? ratio * athlete.massKg.value : 0,
          n: '200 10 6 11',
        },
      );
    }),
    powerVam: having(['wattsPerKg', 'grade'], (ask, talk) => {
      const vam = ask.wattsPerKg * 100 * (2 + 10 * ask.grade);
      return sum(
        ask,
        talk,
        [
          headline(`VAM at ${ask.wattsPerKg} W/kg on ${show.grade(ask.grade)}`, show.grams(vam), 'm/h'),
          text(
            'A rule of thumb by Ferrari: W/kg x (200 + 10 x grade in percent). It is good to a few percent between 6 and 11 %.',
          ),
          suggestions('What is VAM?', 'What vam is 800 m in 45 min?'),
        ],
        { vamM: vam, w: ask.wattsPerKg, slope: ask.grade, n: '200 10 6 11' },
      );
    }),
  },
} satisfies Sums;
