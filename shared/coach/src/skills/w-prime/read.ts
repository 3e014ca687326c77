import type { SessionSpec, SessionStep } from '@breakaway/cycling';
import type { Reading, Talk } from '../../skill.ts';
import { effortsIn, type Effort } from '../../understanding/efforts.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import { sessionOf } from '../session/make.ts';
import type { WPrimeAsk } from './ask.ts';

/** What is asked about W', with the efforts that it is asked for. */
export function readWPrime(message: Message, talk: Talk): Reading<WPrimeAsk> | null {
  const { text: plain } = message;
  if (message.climb || has(message, 'distance', 'gain')) return null;
  const ofW = /\bw ?'|\bw ?prime\b|\bw-?bal\w*\b|\bmatch(?:es|book)\b/.test(plain);
  const reps = message.session && ofW ? ridden(message.session.spec as SessionSpec, talk) : null;
  if (reps) return { ask: { steps: reps, repeats: 1, wants: 'left', question: 'can i' }, score: 1.3 };
  const says =
    /\bw ?'(?: ?bal\w*)?|\bw ?prime\b|\bw-?bal\w*\b|\bmatch(?:es|book)\b|\banaerobic (?:work )?(?:capacity|reserve|tank)\b|\bfrc\b|\bawc\b|\b(?:my|the) (?:tank|battery)\b(?! (?:last|life|die))|\bin the red\b/.test(
      plain,
    );
  const steps = effortsIn(message);
  // Questions that have only a power or only a time: what can be held is another skill's.
  if (
    steps.length === 0 &&
    ((has(message, 'power', 'relativePower') &&
      /\bhow (?:long|quick\w*|fast)\b/.test(plain) &&
      !/\bback|recover\w*|refill\w*|recharg\w*/.test(plain)) ||
      (has(message, 'duration') &&
        /\b(?:hold|average|best|most|max\w*|highest|sustain|for how long)\b/.test(plain)))
  )
    return null;
  // "5 min 350, 20 min 290, what is my W'?": two tests, and no ride to be followed.
  if (
    steps.length >= 2 &&
    /\b(?:what(?:'s| is)|calculate|estimate|work out|compute|get|give\w*|find)(?: me)? (?:my |the )?(?:cp and |critical power and |ftp and )?(?:w ?'|w ?prime)/.test(
      plain,
    ) &&
    !/\b(?:left|remain\w*|after|gone|used|balance|bal)\b/.test(plain)
  )
    return { ask: { steps: steps.slice(0, 2), repeats: 1, wants: 'measured' }, score: 1 };
  const refillW = steps.length === 0 ? figure(message, 'power') : undefined;
  if (
    says &&
    refillW !== undefined &&
    /\b(?:recover\w*|refill\w*|recharg\w*|come(?:s)? back|get (?:it )?back|fill\w*|back|full)\b/.test(plain)
  )
    return { ask: { steps: [], repeats: 1, wants: 'refill', recoverAtW: refillW }, score: 0.95 };
  if (!says) return null;
  if (steps.length === 0)
    return /\b(?:my|how (?:much|big|large)|do i have|what(?:'s| is) my)\b/.test(plain) &&
      !/\bin the red\b|\bburning matches\b/.test(plain) &&
      !/\bwhat (?:is|are|does) (?:a )?(?:w'|w prime|match)/.test(plain.replace(/what is my/, ''))
      ? { ask: { steps, repeats: repeatsIn(plain), wants: 'own', ...questionIn(plain) }, score: 0.65 }
      : null;
  return {
    ask: { steps, repeats: repeatsIn(plain), wants: wantsIn(plain, steps), ...questionIn(plain) },
    score: 1,
  };
}

const questionIn = (plain: string) => (/\b(?:could|can) i\b/.test(plain) ? { question: 'can i' } : {});

/** "Two attacks", "5x": how often the efforts are ridden, 1 to 60. */
function repeatsIn(plain: string): number {
  const digits = /\b(\d+) ?(?:x|times|efforts?|attacks?|reps?|intervals?)(?=\b|\d)/.exec(plain)?.[1];
  const word = /\b(one|two|three|four|five) (?:efforts?|attacks?|times|surges?|intervals?|reps?)\b/.exec(
    plain,
  )?.[1];
  const repeats = Number(digits ?? { one: 1, two: 2, three: 3, four: 4, five: 5 }[word ?? ''] ?? 1);
  return Math.min(60, Math.max(1, repeats));
}

/** What is asked about efforts. */
function wantsIn(plain: string, steps: Effort[]): WPrimeAsk['wants'] {
  if (
    steps.length === 1 &&
    /\brecover\w*|come(?:s)? back|refill\w*|recharg\w*|until .* (?:back|full)/.test(plain)
  )
    return 'recovery';
  if (/\bhow long (?:can|could|will|would) i (?:hold|last|keep|sustain|go|ride|do)\b/.test(plain))
    return 'time';
  return /\b(?:gone|burn\w*|used?|using|uses|spend|spent|drain\w*|deplete\w*|cost\w*|take out|eat up|eats|consume\w*|drawn?)\b/.test(
    plain,
  ) && !/\bleft\b|\bremain/.test(plain)
    ? 'used'
    : 'left';
}

/**
 * "5x3 min at 340 W, 3 min at 140 W between": the session as it is ridden, from its first effort to the end of its last; null
 * where its watts need an FTP that is not known.
 */
function ridden(spec: SessionSpec, talk: Talk): Effort[] | null {
  const ftpW = talk.athlete.ftpW?.value ?? talk.athlete.cpW?.value;
  const made = sessionOf({ wants: 'explain', spec }, talk);
  if (!ftpW || !made || made === 'needsFtp') return null;
  const isWork = ({ kind }: SessionStep) => kind === 'work';
  const first = made.steps.findIndex(isWork);
  return first === -1
    ? null
    : made.steps.slice(first, made.steps.findLastIndex(isWork) + 1).map(({ seconds, from, to }) => ({
        powerW: Math.round(((from + to) / 2) * ftpW),
        durationS: seconds,
      }));
}
