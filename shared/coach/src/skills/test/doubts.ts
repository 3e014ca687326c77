import type { AnswerPart } from '@breakaway/contract';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { Effort } from '../../understanding/efforts.ts';
import { figures, type Message } from '../../understanding/message.ts';
import type { TestResult } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Share of the mean power of a test that is FTP, with the range that riders differ by. Coaching rules; Allen and Coggan for 20 min. */
export const shares = [
  { upToS: 400, low: 0.72, share: 0.75, high: 0.83, name: '5 min' },
  { upToS: 700, low: 0.85, share: 0.9, high: 0.92, name: '8 min' },
  { upToS: 1000, low: 0.89, share: 0.92, high: 0.94, name: '12 to 15 min' },
  { upToS: 1500, low: 0.9, share: 0.95, high: 0.97, name: '20 min' },
  { upToS: 2400, low: 0.94, share: 0.97, high: 0.99, name: '30 min' },
  { upToS: Infinity, low: 0.98, share: 1, high: 1.02, name: 'an hour' },
];

const ways: readonly [name: string, pattern: string][] = [
  ['ramp test', 'ramp(?: test)?'],
  ['20-minute test', '20 ?-?min\\w*(?: (?:test|one|effort))?'],
  ['8-minute test', '(?:2 ?x ?)?8 ?-?min\\w*(?: (?:test|one))?'],
  ['hour', '(?:60 ?-?min\\w*|1 ?-?h|hour)(?: (?:test|effort|one))?'],
  ['lab test', '(?:lab|lactate)(?: test)?'],
  [
    'estimate of an app',
    '(?:garmin|zwift|xert|strava|wahoo|trainerroad|intervals\\.?icu|eftp|e-ftp|watch|head unit|my app|the app|ai ftp|auto ?-?detect\\w*|software)',
  ],
];

/** From the surest way to the least sure. */
const surest = ['lab test', 'hour', '20-minute test', '8-minute test', 'ramp test', 'estimate of an app'];

/** Two results of different ways, where the rider asks which of them to trust; null where not. */
export function resultsIn({ text: plain }: Message): TestResult[] | null {
  if (
    !/\b(?:trust|believe|which (?:one|ftp|of|do|should|is)|who is right|what(?:'s| is) right|correct|real ftp|go with|differ\w*|disagree\w*|which)\b/.test(
      plain,
    )
  )
    return null;
  const results = ways.flatMap(([way, pattern]): TestResult[] => {
    const after = new RegExp(
      `\\b${pattern}\\b(?:(?!\\bramp\\b|\\b20 ?-?min)[^.;?\\d]){0,40}?\\b([1-4]\\d{2})\\b(?! ?(?:bpm|km|kg|m\\b|%|min))`,
    ).exec(plain);
    const before = new RegExp(
      `\\b([1-4]\\d{2}) ?(?:w(?:atts?)? )?(?:from|on|in|for|over|with|by|off|according to) (?:the |a |my )?${pattern}\\b`,
    ).exec(plain);
    const found = before ?? after;
    return found ? [{ way, ftpW: Number(found[1]) }] : [];
  });
  return results.length >= 2 && new Set(results.map(({ ftpW }) => ftpW)).size >= 2 ? results : null;
}

/** Which of several results to train by. */
export function trustAnswer(results: TestResult[]): Outcome {
  const [best, other] = [...results].sort((a, b) => surest.indexOf(a.way) - surest.indexOf(b.way)) as [
    TestResult,
    TestResult,
  ];
  const apart = Math.abs(best.ftpW - other.ftpW);
  const share = apart / best.ftpW;
  const why =
    other.way === 'ramp test'
      ? other.ftpW > best.ftpW
        ? 'A ramp test is short, so a strong anaerobic side lifts it.'
        : 'A ramp test is short and reads low for steady riders.'
      : other.way === 'estimate of an app'
        ? 'An app guesses from rides that were seldom all out.'
        : 'The shorter a test, the more your sprint side counts in it.';
  const small = share < 0.05 ? ' Under 5 % two protocols agree as well as they can.' : '';
  const parts: AnswerPart[] = [
    headline(
      'Train by',
      show.watts(best.ftpW),
      'W',
      `the ${best.way}; the ${other.way} says ${show.watts(other.ftpW)} W, ${apart} W (${show.share(share)}) ${other.ftpW > best.ftpW ? 'more' : 'less'}`,
    ),
    text(
      `${why}${small} Proof: 2x20 min at ${show.watts(best.ftpW)} W should be hard but possible. Then repeat always the same test.`,
    ),
    ...details(
      'If they stay apart',
      text(
        'Rested legs, the same power meter, indoors or outdoors alike. A 20-minute result is 95 % of the mean only after five hard minutes; from fresh legs take 90 to 93 %.',
      ) as never,
      sources('allenCoggan2019', 'borszcz2018'),
    ),
    suggestions(
      `My FTP is ${show.watts(best.ftpW)} W`,
      `Zones for an FTP of ${show.watts(best.ftpW)} W`,
      'When should I test again?',
    ),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'tests compared',
        arguments: results,
        result: { best, other, apart, share, reads: '5 95 90 93 20 2' },
      },
    ],
    result: { powerW: best.ftpW, title: 'FTP from the tests' },
  };
}

const wentWrong =
  /\b(?:blew(?: up)?|blown up|blow up|exploded|imploded|cracked|faded|fade|died|had to (?:stop|quit|ease)|gave up|gave in|quit|bailed|packed it in|cooked myself|couldn'?t (?:finish|hold|keep)|did(?:n'?t| not) finish|stopped (?:after|at)|popped|went out too hard|started too (?:hard|fast)|fell apart)\b/;

/** A test that was not ridden to its end or faded: what was held, and where it began; null where no such thing is told. */
export function blownIn(message: Message): { effort?: Effort; startW?: number } | null {
  const { text: plain } = message;
  if (
    !wentWrong.test(plain) ||
    !/\b(?:test\w*|20 ?-?min\w*)\b/.test(plain) ||
    /\bramp\b|\bkj\b|\bkcal\b|\btss\b/.test(plain)
  )
    return null;
  const start =
    /\b(?:start\w*|went out|set off|began|opened|first (?:\d+ ?)?min\w*)\b[^.;,\d]{0,24}([1-5]\d{2})\b/.exec(
      plain,
    );
  const mean =
    /\b(?:averag\w*|avg|mean|held|was (?:at|on|holding))\b[^.;\d]{0,20}([1-5]\d{2})\b|\b([1-5]\d{2}) ?(?:w(?:atts?)? )?(?:average|avg|mean|until|till|up to)\b/.exec(
      plain,
    );
  const times = figures(message, 'duration').filter((value) => value >= 180 && value < 3600);
  const heldS =
    times.length > 1
      ? Math.min(...times)
      : times[0] !== undefined && times[0] !== 1200
        ? times[0]
        : undefined;
  const powerW = Number(
    mean?.[1] ??
      mean?.[2] ??
      (start
        ? figures(message, 'power').find((value) => value !== Number(start[1]))
        : figures(message, 'power')[0]) ??
      0,
  );
  return {
    ...(powerW > 0 && heldS !== undefined ? { effort: { powerW, durationS: heldS } } : {}),
    ...(start ? { startW: Number(start[1]) } : {}),
  };
}

/** What a blown test still says, and how to begin the next one. */
export function blownAnswer(
  effort: Effort | undefined,
  startW: number | undefined,
  { athlete }: Talk,
): Outcome {
  const row = effort && shares.find(({ upToS }) => effort.durationS <= upToS)!;
  const guessW = effort && row ? row.share * effort.powerW : athlete.ftpW?.value;
  const evenW = guessW === undefined ? undefined : guessW / 0.95;
  const begin = evenW === undefined ? undefined : 5 * Math.round((0.97 * evenW) / 5);
  const tooHard =
    begin !== undefined && startW !== undefined && startW > begin
      ? ` ${show.watts(startW)} W was ${show.watts(startW - begin)} W too much at the start.`
      : '';
  const next =
    begin === undefined
      ? 'Next time start 3 to 5 % below what you hope for, ride even, and lift in the last five minutes.'
      : `Next time start at ${begin} W, ride it evenly and lift in the last five minutes.${tooHard}`;
  const said =
    effort && row && guessW !== undefined
      ? headline(
          'It does not count as a 20-minute test',
          `${show.watts(row.low * effort.powerW)} to ${show.watts(row.high * effort.powerW)}`,
          'W',
          `is the FTP that ${show.aboutTime(effort.durationS)} at ${show.watts(effort.powerW)} W hints at`,
        )
      : headline('Does it count?', 'No', '', 'a test that fades or ends early has no mean to take 95 % of');
  const parts: AnswerPart[] = [
    said,
    text(`${next} Repeat it rested, in five to ten days; until then keep your old FTP.`),
    ...details(
      'Why pacing decides a test',
      text(
        'Too hard a start empties the stock above your threshold in the first minutes, and the rest is ridden below it. The mean is then lower than an even ride would give. Aim for a first half 1 to 2 % under the second.',
      ) as never,
      sources('allenCoggan2019'),
    ),
    suggestions('How do I pace a 20 minute test?', 'Ramp test or 20 minute test?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'blown test',
        arguments: { effort, startW },
        result: { shown: parts, guessW, evenW, begin, reads: '20 95 97 3 5 1 2', athlete },
      },
    ],
  };
}

/** The share of a test that is FTP, where its length is known but not the watts. */
export function ruleAnswer(durationS: number): Outcome {
  const row = shares.find(({ upToS }) => durationS <= upToS)!;
  const example = 300;
  const parts: AnswerPart[] = [
    headline(
      `FTP from ${show.aboutTime(durationS)}`,
      show.share(row.share),
      'of the mean power',
      `riders differ from ${show.share(row.low)} to ${show.share(row.high)}`,
    ),
    text(
      `${example} W would give an FTP of ${show.watts(row.share * example)} W. ${durationS < 1000 && durationS >= 420 ? 'Ride it twice with 10 min between and take the mean of both.' : 'It must be all out and even.'} Tell me your watts and I work it out.`,
    ),
    suggestions(
      `${show.aboutTime(durationS)} at ${example} W, what is my FTP?`,
      'Which FTP test should I do?',
    ),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'test rule', arguments: { durationS }, result: { shown: parts, row, example } }],
  };
}
