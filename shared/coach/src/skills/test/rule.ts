import type { AnswerPart } from '@breakaway/contract';
import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { unreadable } from '../having.ts';
import type { TestAsk } from './ask.ts';
import type { TestReader } from './given.ts';
import { shareFor } from './shares.ts';

/** "FTP from 8 min power", without its watts. */
export const readRule: TestReader = ({ message, efforts }) => {
  const { text: plain } = message;
  const durationS = figure(message, 'duration');
  return durationS !== undefined &&
    durationS >= 120 &&
    durationS <= 3600 &&
    /\bftp\b/.test(plain) &&
    efforts.length === 0 &&
    !has(message, 'power', 'ftp', 'heartRate', 'relativePower') &&
    /\b(?:ftp|threshold) (?:from|out of|with|using|via|by|based on)\b|\b(?:from|use|using|convert\w*|multipl\w*|percent\w*|%|factor|calculate|work out|estimate)\b[^.?]*\b(?:power|test|best|effort|result|ftp)\b/.test(
      plain,
    ) &&
    !/\b(?:how (?:long|do i (?:do|ride|pace))|pace|hold|last|protocol|warm)\b/.test(plain)
    ? { ask: { kind: 'rule', efforts: [{ powerW: 0, durationS }], wants: 'ftp' }, score: 0.85 }
    : null;
};

/** The share of a test that is FTP, where its length is known but not the watts. */
export function answerRule(ask: TestAsk): Outcome {
  const [effort] = ask.efforts;
  if (!effort) return unreadable;
  const { durationS } = effort;
  const row = shareFor(durationS);
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
