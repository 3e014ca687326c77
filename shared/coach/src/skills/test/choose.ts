import type { PlainPart } from '@breakaway/contract';
import { details, suggestions, table, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome } from '../../skill.ts';
import { has } from '../../understanding/message.ts';
import type { TestAsk } from './ask.ts';
import type { TestReader } from './given.ts';
import { rampIn } from './ramp.ts';

/** "Which FTP test should I do", "how do I test my threshold without a power meter". */
export const readChoice: TestReader = ({ message, efforts, wants }) => {
  const { text: plain, words } = message;
  if (
    efforts.length > 0 ||
    has(message, 'power') ||
    rampIn(message) !== null ||
    !/\b(?:which|what|best|how (?:do|should|can|to|would)|or|vs|versus|without a test|protocol|kind of|need (?:to|a)|retest|properly)\b/.test(
      words,
    ) ||
    !/\b(?:ftp|threshold|cp|critical power|lthr|max(?:imum)? (?:hr|heart ?rate))\b|\btest (?:myself|my (?:fitness|form|level|legs))\b/.test(
      plain,
    ) ||
    !/\b(?:test\w*|find|measure|determine|figure out|work out|establish|get|protocol|estimate|know)\b/.test(
      words,
    )
  )
    return null;
  const noPower =
    message.concepts.has('noPowerMeter') ||
    (/\b(?:heart ?rate|hr|pulse|lthr)\b/.test(plain) && !/\bpower\b/.test(plain));
  return {
    ask: { kind: 'choose', efforts: [], wants, ...(noPower ? { noPower } : {}) },
    score: noPower ? 0.85 : 0.7,
  };
};

/** "Ramp test or 20 minute test". */
export const readRampOrLonger: TestReader = ({ message, wants }) =>
  /\bramp\b.*\b(?:or|vs|versus)\b.*\b(?:20|eight|8|hour)|\b(?:20|8)[ -]min\w*(?: test)? (?:or|vs|versus)\b.*\bramp\b/.test(
    message.text,
  )
    ? { ask: { kind: 'choose', efforts: [], wants }, score: 0.85 }
    : null;

/** Which test to ride, and how. */
export function answerChoice(ask: TestAsk): Outcome {
  const cp = ask.wants === 'cp';
  return {
    kind: 'answer',
    parts: [
      text(
        ask.noPower
          ? 'Without power you test threshold heart rate: ride 30 minutes alone, as hard as you can hold evenly, and take the mean heart rate of the last 20. Zones follow from it. Tell me the figure. FTP in watts needs a power meter or a smart trainer.'
          : cp
            ? "Ride 3 minutes and 12 minutes all out, 30 minutes apart or on two days: the two give critical power and W'. Tell me both powers and I work it out."
            : 'Take the 20-minute test if you can pace, or the ramp test if you are new to testing or short of time. Always the same one, rested, in the same place: two different tests do not compare.',
      ),
      table(
        'Tests side by side',
        ['Test', 'Reads', 'Good for'],
        [
          ['20 min', '95 % of the mean, after 5 min all out', 'riders who can pace'],
          ['Ramp, 1 min steps', '75 % of the best minute', 'beginners, little time, flatters sprinters'],
          ['2 x 8 min', '90 % of the mean', 'those who dislike 20 minutes'],
          ['3 and 12 min', "critical power and W'", 'racers and pacing'],
          ['60 min or 40 km time trial', 'the mean as it is', 'the honest way, and the hardest'],
          ['30 min, last 20', 'threshold heart rate', 'without a power meter'],
        ],
      ),
      ...details(
        'How to ride it',
        text(
          'Two easy days before, fan and food as in training, zero the power meter, 15 minutes of warm-up with three short lifts. Start 3 to 5 % below what you expect and lift in the last quarter. Repeat every 6 to 8 weeks.',
        ) as PlainPart,
        sources('allenCoggan2019', 'karsten2014'),
      ),
      suggestions(
        'I averaged 270 W for 20 min, what is my FTP?',
        'Ramp test best minute 330 W',
        'How often should I test?',
      ),
    ],
    calls: [{ tool: 'test', arguments: ask, result: { reads: '95 75 90 20 30 8 3 12 60 40 5 15 6 2 1' } }],
  };
}
