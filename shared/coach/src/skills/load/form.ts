import type { PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { unreadable } from '../having.ts';
import { answered } from './answered.ts';
import type { LoadAsk } from './ask.ts';
import type { LoadReader } from './given.ts';

/** Load of an hour of riding at an intensity of 0.7, as weeks of mixed riding have it. */
const TSS_AN_HOUR = 49;

/** "Weekly TSS 450, what CTL does that give", "550 TSS a week, too much?" */
export const readCtlOfWeeks: LoadReader = ({ message, given, namesTss, weekTss }) => {
  const { text: plain } = message;
  if (given.durationS !== undefined) return null;
  if (namesTss && /\bctl\b/.test(plain) && given.tss !== undefined)
    return { ask: { kind: 'form', tss: weekTss ?? given.tss }, score: 1.1 };
  return weekTss !== undefined &&
    given.ctl === undefined &&
    /\b(?:too (?:much|little|many|few)|enough|a lot|ok(?:ay)?|realistic|normal|good|high|low|reasonable|sensible|sustainable|overdoing)\b/.test(
      plain,
    )
    ? { ask: { kind: 'form', tss: weekTss }, score: 0.9 }
    : null;
};

/** "CTL 60, ATL 80, what is my form", "is a TSB of -25 too much", or CTL alone. */
export const readForm: LoadReader = ({ message, given, namesTss }) => {
  const { text: plain } = message;
  if (given.ctl !== undefined || given.tsb !== undefined)
    return { ask: { kind: 'form', ...given }, score: 0.8 };
  return /\bctl|atl|tsb|form\b|\bfitness of\b|chronic|acute|ramp/.test(plain) &&
    namesTss &&
    given.tss !== undefined &&
    /\b(?:week|a day|daily)/.test(plain)
    ? { ask: { kind: 'form', ...given }, score: 0.6 }
    : null;
};

/** What form says, what a CTL means in TSS a week, or which CTL a load a week comes to. */
export function answerForm(ask: LoadAsk, talk: Talk): Outcome {
  if (ask.tss !== undefined && ask.ctl === undefined && ask.tsb === undefined)
    return ctlOfWeeks(ask, ask.tss, talk);
  const tsb = ask.tsb ?? (ask.atl !== undefined && ask.ctl !== undefined ? ask.ctl - ask.atl : undefined);
  if (tsb !== undefined) return formOf(ask, tsb, talk);
  return ask.ctl === undefined ? unreadable : weekOfCtl(ask, ask.ctl, talk);
}

function ctlOfWeeks(ask: LoadAsk, weekTss: number, talk: Talk): Outcome {
  const ctl = weekTss / 7;
  const hours = Math.round(weekTss / TSS_AN_HOUR);
  const before = weekTss / 1.1;
  return answered(
    ask,
    talk,
    [
      headline('CTL in the long run', show.grams(ctl), 'CTL', `from ${show.grams(weekTss)} TSS a week`),
      text(
        `That is about ${hours} hours of mixed riding a week. It is too much if your last weeks were under ${show.grams(before)} TSS: grow by a tenth at most. Three months of such weeks bring you close to that CTL.`,
      ),
      suggestions('What is CTL?', 'How much TSS a week for CTL 70?'),
    ],
    { ctlG: ctl, tss: weekTss, hours, before },
  );
}

function weekOfCtl(ask: LoadAsk, ctl: number, talk: Talk): Outcome {
  return answered(
    ask,
    talk,
    [
      headline(`CTL ${show.grams(ctl)} means`, show.grams(7 * ctl), 'TSS a week', `${show.grams(ctl)} a day`),
      text(
        'CTL is load, not fitness: it says how much you have trained in six weeks. Give me your ATL too, and I work out your form.',
      ),
      suggestions(
        `CTL ${show.grams(ctl)} and ATL ${show.grams(ctl + 15)}, what is my form?`,
        'What ramp rate is safe?',
      ),
    ],
    { weekG: 7 * ctl, ctlG: ctl },
  );
}

function formOf(ask: LoadAsk, tsb: number, talk: Talk): Outcome {
  const [verdict, next] = formWords(tsb);
  return answered(
    ask,
    talk,
    [
      headline(
        'Form (TSB)',
        `${tsb > 0 ? '+' : tsb < 0 ? '−' : ''}${show.grams(Math.abs(tsb))}`,
        '',
        ask.atl !== undefined && ask.ctl !== undefined
          ? `CTL ${show.grams(ask.ctl)} less ATL ${show.grams(ask.atl)}`
          : undefined,
      ),
      text(`${verdict} ${next}`),
      ...details(
        'Ranges that coaches use',
        table(
          'Form',
          ['TSB', 'Reads as'],
          [
            ['+15 to +25', 'rested, for the day of a goal'],
            ['−10 to +10', 'normal'],
            ['−10 to −30', 'hard training'],
            ['under −30', 'high strain'],
          ],
        ) as PlainPart,
        text(
          'They are conventions: people differ, and sprints, heat and life do not show in TSS.',
        ) as PlainPart,
        sources('friel2009', 'allenCoggan2019'),
      ),
      suggestions('How long should I taper?', 'What if I take a week off with CTL 60?', 'What is TSB?'),
    ],
    { tsbG: Math.abs(tsb), ctlG: ask.ctl, atlG: ask.atl, n: '15 25 10 30 20' },
  );
}

function formWords(tsb: number): [verdict: string, next: string] {
  if (tsb < -30) return ['That is high strain.', 'Take two or three easy days, and watch sleep and mood.'];
  if (tsb < -10)
    return [
      'You are training hard, in the range where fitness is built.',
      'Fine for a week or two. Do not let it go under −30.',
    ];
  if (tsb <= 10) return ['That is normal, neither tired nor rested.', 'Train as planned.'];
  if (tsb <= 25) return ['You are rested: good for a race.', 'For training you can do more.'];
  return ['You are very rested, and losing some of what you built.', 'Time to train again.'];
}
