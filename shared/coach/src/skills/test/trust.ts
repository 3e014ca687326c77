import type { AnswerPart } from '@breakaway/contract';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';
import type { With } from '../having.ts';
import type { TestAsk, TestResult } from './ask.ts';
import type { TestReader } from './given.ts';

/** "Ramp test says 262 and the 20 min test 245, which do I trust". */
export const readTrust: TestReader = ({ message }) => {
  const results = resultsIn(message);
  return results && { ask: { kind: 'trust', efforts: [], wants: 'ftp', results }, score: 1 };
};

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
function resultsIn({ text: plain }: Message): TestResult[] | null {
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
export function answerTrust(ask: With<TestAsk, 'results'>): Outcome {
  const { results } = ask;
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
        ? 'An app guesses from rides that were rarely all out.'
        : 'The shorter a test, the more your sprint side counts in it.';
  const small = share < 0.05 ? ' Under 5 % two protocols agree as well as they can.' : '';
  const parts: AnswerPart[] = [
    headline(
      'Train by',
      show.watts(best.ftpW),
      'W',
      `the ${best.way}, the ${other.way} says ${show.watts(other.ftpW)} W, ${apart} W (${show.share(share)}) ${other.ftpW > best.ftpW ? 'more' : 'less'}`,
    ),
    text(
      `${why}${small} Proof: 2x20 min at ${show.watts(best.ftpW)} W should be hard but possible. Then repeat always the same test.`,
    ),
    ...details(
      'If they stay apart',
      text(
        'Rested legs, the same power meter, indoors or outdoors alike. A 20-minute result is 95 % of the mean only after five hard minutes. From fresh legs take 90 to 93 %.',
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
