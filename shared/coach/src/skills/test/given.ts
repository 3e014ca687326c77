import type { Reading } from '../../skill.ts';
import { effortsIn, type Effort } from '../../understanding/efforts.ts';
import { figures, type Message } from '../../understanding/message.ts';
import type { TestAsk } from './ask.ts';

/** A message as the readers of this skill see it. */
type Asked = {
  message: Message;
  /** what was ridden in the test */
  efforts: Effort[];
  wants: TestAsk['wants'];
  /** five hard minutes came before the test */
  emptied: boolean;
  /** it was ridden from fresh legs, and they said so */
  fresh: boolean;
};

/** Reads one question; null where a message asks another. */
export type TestReader = (asked: Asked) => Reading<TestAsk> | null;

/** Takes from a message what every question of this skill may need. */
export function askedIn(message: Message): Asked {
  const { text: plain } = message;
  // "But I did no 5 min blowout before": from fresh legs.
  const fresh =
    /\b(?:no|without|skipped|left out|didn't do|did not do)\b(?: (?:a|the|my|any|all))* ?(?:5|five) ?-?min/.test(
      plain,
    ) || /\bfresh legs\b/.test(plain);
  const emptied =
    !fresh &&
    /\b5 ?-?min(?:ute)?s?\b.{0,30}\b(?:before|first|all ?-?out|blow ?-?out|opener)\b|\b(?:after|following|with) (?:a |the |my )?5 ?-?min/.test(
      plain,
    );
  return {
    message,
    efforts: testEfforts(message, emptied),
    wants: /\b(?:cp|critical power|w'|w prime)\b/.test(plain) && !/\bftp\b/.test(plain) ? 'cp' : 'ftp',
    emptied,
    fresh,
  };
}

/** The efforts of a test: the long one where five hard minutes only came before it, the mean where it was ridden twice. */
function testEfforts(message: Message, emptied: boolean): Effort[] {
  const times = figures(message, 'duration');
  const [powerW, another] = figures(message, 'power');
  const long = Math.max(0, ...times);
  if (emptied && powerW !== undefined && another === undefined && times.length > 1)
    return [{ powerW, durationS: long }];
  const mean = meanOfTwoIn(message);
  return mean !== null && times.length === 1 && long >= 300 && long <= 1500
    ? [{ powerW: mean, durationS: long }]
    : effortsIn(message);
}

/** The mean of a test that was ridden twice, W: "290 and 278". */
export function meanOfTwoIn({ text: plain }: Message): number | null {
  const twice = /\b([1-5]\d{2}) ?(?:w(?:atts?)? )?(?:and|then|\/|&|,) ?([1-5]\d{2})\b/.exec(plain);
  return twice && (Number(twice[1]) + Number(twice[2])) / 2;
}
