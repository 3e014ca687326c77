import type { AnswerPart } from '@breakaway/contract';
import { suggestions, text } from '../answer/parts.ts';
import { show } from '../answer/rounding.ts';
import { athleteOf } from '../athlete.ts';
import { normalise } from '../language/normalise.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import { labels } from './facts-given.ts';

const asksOwn =
  /^(?:so |and |ok |now |then )*(?:what(?:'s| is| was| would be)|wh?ats) my (?:own |current |new )?(ftp|weight|height|max(?:imum)? (?:hr|heart ?rate)|threshold (?:hr|heart ?rate)|critical power|cp)(?: now| then| again)*[ ?.!]*$/;

/** The same in other words. */
const otherWords: readonly [RegExp, string][] = [
  [
    /\b(?:what|how much) do i weigh(?: in(?: at)?)?\b|\bhow heavy am i\b|\bwhat(?:'s| is) my body ?weight\b/,
    'what is my weight',
  ],
  [/\bhow tall am i\b/, 'what is my height'],
];
const asAsked = (text: string): string =>
  otherWords.reduce((words, [pattern, plain]) => words.replace(pattern, plain), text);

/** "What is my FTP in my profile?", "no, I mean the one in Settings" */
const onFile =
  /\b(?:(?:what(?:'s| is)|wh?ats|mean|meant|which) (?:my |the )?(?:(ftp|weight|threshold (?:hr|heart ?rate)|critical power|cp)|one|value|figure)(?: (?:is|that is|that's))?) (?:in|on|from|of) (?:my |the )?(?:profile|settings|account)\b/;

/** The reply when a value of the rider is not known. */
function unknownValue(name: string): AnswerPart[] | null {
  if (name === 'ftp')
    return [
      text(
        'I do not know your FTP yet. Ride 20 minutes as hard as you can hold and take 95 % of the mean power. Or tell me a best effort and I work it out.',
      ),
      suggestions('I held 220 W for 20 minutes', 'How do I test my FTP?'),
    ];
  return name === 'weight' || name === 'height'
    ? [text(`I do not know your ${name} yet: tell me, or enter it in Settings.`)]
    : null;
}

/** "What's my FTP?": the value that counts, and where it is from; null for other messages, or where it is not known. */
export function ownValue(message: Message, talk: Talk): AnswerPart[] | null {
  const plain = asAsked(message.text);
  const filed = onFile.exec(plain);
  const before = talk.memory.heard.at(-1)?.toLowerCase() ?? '';
  const name = filed ? (filed[1] ?? asksOwn.exec(normalise(before))?.[1]) : asksOwn.exec(plain)?.[1];
  if (!name) return null;
  const { memory } = talk;
  const athlete = filed ? athleteOf(talk.profile, {}) : talk.athlete;
  const tested =
    memory.current?.skill === 'test' &&
    memory.result?.powerW !== undefined &&
    memory.result.title !== 'critical power'
      ? memory.result.powerW
      : null;
  if (name === 'ftp' && tested !== null && !filed)
    return [
      text(`By that test ${show.watts(tested)} W.`),
      suggestions('Use that from now on', 'What are my zones?'),
    ];
  const [input, label] =
    name === 'ftp'
      ? [athlete.ftpW, labels.ftp]
      : name === 'weight'
        ? [athlete.massKg, labels.weight]
        : name === 'height'
          ? [athlete.heightM, labels.height]
          : name.startsWith('max')
            ? [athlete.maxHrBpm, labels.maxHr]
            : name.startsWith('t')
              ? [athlete.thresholdHrBpm, labels.thresholdHr]
              : [athlete.cpW, labels.cp];
  if (!input || input.source === 'estimated' || input.source === 'default') return unknownValue(name);
  return [
    text(
      filed
        ? `Your profile has ${label(input.value)}.`
        : `I use ${label(input.value)}, ${input.source === 'asked' ? 'as you said' : 'from your profile'}.`,
    ),
  ];
}
