import type { AnswerPart } from '@breakaway/contract';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { Effort } from '../../understanding/efforts.ts';
import { figures, type Message } from '../../understanding/message.ts';
import type { TestAsk } from './ask.ts';
import type { TestReader } from './given.ts';
import { shareFor } from './shares.ts';

/** "I blew up after 12 minutes of the 20 min test averaging 290, does it count". */
export const readBlown: TestReader = ({ message }) => {
  const blown = blownIn(message);
  return (
    blown && {
      ask: {
        kind: 'blown',
        efforts: blown.effort ? [blown.effort] : [],
        wants: 'ftp',
        ...(blown.startW === undefined ? {} : { startW: blown.startW }),
      },
      score: 1,
    }
  );
};

const wentWrong =
  /\b(?:blew(?: up)?|blown up|blow up|exploded|imploded|cracked|faded|fade|died|had to (?:stop|quit|ease)|gave up|gave in|quit|bailed|packed it in|cooked myself|couldn'?t (?:finish|hold|keep)|did(?:n'?t| not) finish|stopped (?:after|at)|popped|went out too hard|started too (?:hard|fast)|fell apart)\b/;

/** A test that was not ridden to its end or faded: what was held, and where it began; null where nothing of it is said. */
function blownIn(message: Message): { effort?: Effort; startW?: number } | null {
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
export function answerBlown({ efforts: [effort], startW }: TestAsk, { athlete }: Talk): Outcome {
  const row = effort && shareFor(effort.durationS);
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
    text(`${next} Repeat it rested, in five to ten days. Until then keep your old FTP.`),
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
