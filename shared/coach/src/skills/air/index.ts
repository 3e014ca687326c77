import type { PlainPart } from '@breakaway/contract';
import { aerobicPowerAtAltitude, airDensityKgM3 } from '@breakaway/cycling';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { heatShare } from '../ride/answer.ts';
import { unreadable } from '../having.ts';
import { airArguments, type AirAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** What thin or hot air leaves of a rider's power. */
export const air: Skill<AirAsk> = {
  name: 'air',
  title: 'What is left of your power at altitude and in the heat',
  arguments: airArguments,
  results: ['headline', 'table'],
  sources: ['bassett1999', 'townsend2017', 'peiffer2011', 'racinais2015'],
  examples: [
    'what is my ftp at 2000 m altitude',
    'how much power do I lose at 2500 m',
    'how many watts less in 35 degrees',
    'what power should I ride at 34 degrees',
    'how much slower am I in the heat at 36 degrees',
    'threshold at 1800 m above sea level',
    'power loss in hot weather 33 c',
  ],
  uses: ['altitude', 'temperature', 'power', 'humidity', 'distance', 'gain', 'duration', 'intensity'],
  minds: ['hot', 'humid', 'altitude'],
  read(message) {
    const { text: plain } = message;
    if (message.climb || message.session || has(message, 'grade', 'carbRate', 'speed')) return null;
    const metres =
      figure(message, 'altitude') ??
      (/\b(?:altitude|above sea|elevation|at height|high)\b/.test(plain)
        ? (figure(message, 'gain') ?? figure(message, 'distance'))
        : undefined) ??
      (/\b(?:at|up at|in) (?:\d{4}) ?m\b/.test(plain)
        ? (figure(message, 'distance') ?? figure(message, 'gain'))
        : undefined);
    const powerW = figure(message, 'power');
    const power =
      /\b(?:power|watts?|ftp|threshold|lose|loss|slower|performance|weaker|less|harder|reduce\w*|adjust|zones?|pace|target)\b/.test(
        plain,
      );
    const asks = /\b(?:what|how|much|many|should|will|do i|does|is|adjust|loss|lose|my|threshold|ftp)\b/.test(
      plain,
    );
    const other =
      /\b(?:eat|drink\w*|fluid|sodium|wear|clothes|acclimati[sz]\w*|sleep|tent|train(?:ing)?|camp|arrive|headache|cream|bottle)\b/.test(
        plain,
      )
        ? 0.5
        : 0;
    if (metres !== undefined && metres >= 600 && metres <= 6000 && power && asks)
      return {
        ask: {
          kind: 'altitude',
          altitudeM: metres,
          ...(powerW === undefined ? {} : { powerW }),
        },
        score: (/\bsea level\b/.test(plain) ? 1 : 0.85) - other,
      };
    const degrees = figure(message, 'temperature');
    if (degrees !== undefined && degrees >= 24 && power && asks && !has(message, 'distance'))
      return {
        ask: {
          kind: 'heat',
          temperatureC: degrees,
          ...(powerW === undefined ? {} : { powerW }),
        },
        score: 0.8 - other,
      };
    return null;
  },
  change(last, message) {
    const degrees = figure(message, 'temperature');
    const metres = figure(message, 'altitude') ?? figure(message, 'distance') ?? figure(message, 'gain');
    if (last.kind === 'heat' && degrees !== undefined) return { ...last, temperatureC: degrees };
    if (last.kind === 'altitude' && metres !== undefined && metres >= 300 && metres <= 6000)
      return { ...last, altitudeM: metres };
    return null;
  },
  bare: (value, ask) => (ask.kind === 'heat' ? 'temperature' : value >= 500 ? 'altitude' : null),
  answer(ask, { athlete }): Outcome {
    const watts = ask.powerW ?? athlete.ftpW?.value;
    if (watts === undefined) return needs('ftp');
    const name = ask.powerW === undefined ? 'Your FTP' : `${show.watts(watts)} W`;
    if (ask.kind === 'altitude') {
      const metres = ask.altitudeM;
      if (metres === undefined) return unreadable;
      const share = aerobicPowerAtAltitude(metres);
      const used = Math.min(1, share + (1 - share) * 0.35);
      const density =
        airDensityKgM3({ altitudeM: metres, temperatureC: 15 }) /
        airDensityKgM3({ altitudeM: 0, temperatureC: 15 });
      const rows = [1000, 1500, 2000, 2500, 3000].map((height) => {
        const left = aerobicPowerAtAltitude(height);
        return [`${height} m`, show.share(left), `${show.watts(left * watts)} W`];
      });
      return {
        kind: 'answer',
        parts: [
          headline(
            `${name} at ${show.metres(metres)}`,
            show.watts(share * watts),
            'W',
            `${show.share(share)} of sea level, after two weeks up there about ${show.share(used)}`,
          ),
          text(
            `Pace by feel and breathing, and start climbs easier than usual. The air is ${show.share(1 - density)} thinner, so on the flat you lose little speed. On climbs you lose it in full. People differ widely.`,
          ),
          ...details(
            'Other heights',
            table(
              'Share of sea-level power, not acclimatised',
              ['Height', 'Left', 'Power'],
              rows,
            ) as PlainPart,
            sources('bassett1999', 'townsend2017'),
          ),
          suggestions(
            'And at 2500 m?',
            'How do I acclimatise to altitude?',
            'When should I arrive before a race at altitude?',
          ),
        ],
        calls: [
          {
            tool: 'air',
            arguments: ask,
            result: {
              powerW: share * watts,
              share,
              shareUsed: used,
              shareThin: 1 - density,
              rows,
              watts: show.watts(watts),
            },
          },
        ],
        result: { powerW: share * watts, title: `at ${show.metres(metres)}` },
      };
    }
    const degrees = ask.temperatureC;
    if (degrees === undefined) return unreadable;
    const lost = heatShare(degrees);
    const later = 0.5 * lost;
    const rows = [25, 28, 30, 32, 35, 38].map((one) => [
      `${one} °C`,
      show.share(heatShare(one)),
      `${show.watts((1 - heatShare(one)) * watts)} W`,
    ]);
    return {
      kind: 'answer',
      parts: [
        headline(
          `${name} at ${Math.round(degrees)} °C`,
          show.watts((1 - lost) * watts),
          'W',
          `about ${show.share(lost)} less than on a cool day, half of that after a week of heat`,
        ),
        text(
          'Start slower than that and let heart rate and thirst guide you. Wind at speed cools, a slow climb in the sun does not. Indoors without a fan it is worse. An estimate: people differ, and heat is a risk, so stop when you feel chilled, dizzy or confused.',
        ),
        ...details(
          'Other temperatures',
          table(
            'Power lost in an effort of about an hour, not acclimatised',
            ['Temperature', 'Lost', 'Left'],
            rows,
          ) as PlainPart,
          sources('peiffer2011', 'racinais2015'),
        ),
        suggestions(
          'And at 38 °C?',
          'How do I acclimatise to heat?',
          'How much should I drink in 3 hours at 32 °C?',
        ),
      ],
      calls: [
        {
          tool: 'air',
          arguments: ask,
          result: {
            powerW: (1 - lost) * watts,
            share: lost,
            shareLater: later,
            rows,
            degrees,
            watts: show.watts(watts),
          },
        },
      ],
      result: { powerW: (1 - lost) * watts, title: `at ${Math.round(degrees)} °C` },
    };
  },
  explain: () => [
    text(
      'Losses come from published time trials at several temperatures and from measurements of oxygen uptake at altitude. Between the points I draw straight lines.',
    ),
    ...details('Where this comes from', sources('peiffer2011', 'bassett1999')),
  ],
};
