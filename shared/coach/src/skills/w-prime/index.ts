import { needs } from '../../answer/needs.ts';
import { details, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import type { Skill } from '../../skill.ts';
import { effortsIn } from '../../understanding/efforts.ts';
import { figure, has } from '../../understanding/message.ts';
import { wPrimeArguments, type WPrimeAsk } from './ask.ts';
import { afterEfforts } from './balance.ts';
import { readWPrime } from './read.ts';
import { backAfter, refillAt } from './recovery.ts';
import { measuredBy, ownSize } from './size.ts';
import { stockOf } from './stock.ts';

/** What is left of W' after efforts, how it comes back, and how long a power above critical power lasts. */
export const wPrime: Skill<WPrimeAsk> = {
  name: 'w-prime',
  title: "W' and what is left of it after efforts",
  arguments: wPrimeArguments,
  results: ['headline', 'table'],
  sources: ['skiba2012', 'weigend2021', 'moritani1981'],
  examples: [
    "how much w' is left after 3 min at 330 w",
    "what is my w'",
    'how many matches do I have left after two attacks of 1 min at 450 w',
    "how long until my w' is back at 150 w",
    "w' balance after 5 min at 300 and 3 min at 150",
    'how much anaerobic capacity do I burn at 400 w for 45 seconds',
    "how much of my w' comes back in 4 min at 160 w",
    "my cp is 250 and w' 18 kj: 4 min at 290 then 3 min at 130, how much w' now",
    'how much of my tank is gone after 2 min at 330 w',
    "my best 5 min is 350 w and 20 min 290 w, what is my w'",
    "how long does w' take to come back at 120 w",
    "5x3 min at 340, do I empty my w'",
    "90 s at 350 then 5 min at 180, how much w' is back and can I do 1 min at 400",
    "how much w' is left at the end of 12x30/30 at 350",
  ],
  uses: ['power', 'duration', 'wPrime', 'intensity', 'count', 'ftp'],
  minds: [],
  read: readWPrime,
  bare: (value) => (value >= 80 ? 'power' : null),
  change(last, message) {
    const steps = effortsIn(message);
    if (steps.length > 0 && !has(message, 'distance', 'gain'))
      return {
        ...last,
        steps: /\b(?:then|and|after)\b/.test(message.text) ? [...last.steps, ...steps] : steps,
      };
    const powerW = figure(message, 'power');
    const [first] = last.steps;
    return powerW !== undefined && first && !has(message, 'distance', 'gain', 'grade')
      ? { ...last, steps: [{ ...first, powerW }, ...last.steps.slice(1)] }
      : null;
  },
  answer(ask, { athlete }) {
    if (ask.wants === 'measured') return measuredBy(ask.steps);
    if (!athlete.cpW || !athlete.wPrimeJ) return needs(athlete.ftpW || athlete.cpW ? 'weight' : 'ftp');
    const stock = stockOf(athlete.cpW, athlete.wPrimeJ, athlete);
    if (ask.wants === 'refill' && ask.recoverAtW !== undefined) return refillAt(ask, ask.recoverAtW, stock);
    if (ask.wants === 'own' || ask.steps.length === 0) return ownSize(ask, stock);
    const steps = Array.from({ length: ask.repeats }, () => ask.steps).flat();
    const [first] = steps;
    return ask.wants === 'recovery' && first && first.powerW < stock.cpW
      ? backAfter(ask, first, stock)
      : afterEfforts(ask, steps, stock);
  },
  explain: () => [
    text(
      "W' is the stock of work above critical power. Above it you draw from the stock, below it the stock fills up again, faster the easier you ride.",
    ),
    ...details('Where this comes from', sources('skiba2012', 'weigend2021')),
  ],
};
