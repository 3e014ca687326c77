import type { PlainPart } from '@breakaway/contract';
import { loadAfter } from '@breakaway/cycling';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome } from '../../skill.ts';
import { figure, figures, type Message } from '../../understanding/message.ts';
import type { LoadWith } from './ask.ts';
import { evenly, forecast, MOST_DAYS, signed, spanOf } from './forecast.ts';
import type { LoadReader } from './given.ts';

const citations: PlainPart = sources('allenCoggan2019');

/** "500 TSS a week for 6 weeks, starting at 50", "CTL 50 and I do 70 TSS a day for 6 weeks". */
export const readProjection: LoadReader = ({ message, given, weekTss }) => {
  if (weekTss === undefined) return null;
  const { text: plain } = message;
  if (given.ctl !== undefined)
    return (given.weeks !== undefined || given.days !== undefined || /\b(?:what|where|how)\b/.test(plain)) &&
      figures(message, 'ctl').length < 2
      ? { ask: { kind: 'project', ...given, weeklyTss: weekTss }, score: 0.95 }
      : null;
  const startsAt =
    /\b(?:start\w* (?:at|from|with)|from|now at|currently(?: at)?) (?:a ctl of |ctl )?(\d{2,3})\b(?! ?(?:tss|w\b|watts|weeks?))/.exec(
      plain,
    )?.[1];
  return startsAt && given.weeks !== undefined && /\bctl\b|\bfitness\b/.test(plain)
    ? { ask: { kind: 'project', ...given, ctl: Number(startsAt), weeklyTss: weekTss }, score: 1.1 }
    : null;
};

/** CTL after the days or weeks that an ask names. */
export const answerProjection = ({
  ctl,
  atl,
  weeklyTss,
  days,
  weeks,
}: LoadWith<'ctl' | 'weeklyTss'>): Outcome =>
  projected({
    ctl,
    ...(atl === undefined ? {} : { atl }),
    weeklyTss,
    ...(days !== undefined ? { days } : weeks !== undefined ? { days: 7 * weeks } : {}),
  });

/**
 * CTL and form after days of even load.
 * @param ask CTL now, ATL where it is known, load a week in TSS, days ahead (42 when not given)
 */
export function projected(ask: { ctl: number; atl?: number; weeklyTss: number; days?: number }): Outcome {
  const { ctl, weeklyTss } = ask;
  const days = ask.days ?? 42;
  const daily = weeklyTss / 7;
  const end = loadAfter({ ctl, atl: ask.atl ?? ctl, dailyTss: evenly(days, daily) });
  const points = [7, 14, 28, 42, 84].filter((day) => day < days);
  const rows = [...points, days].map((day) => [
    spanOf(day),
    show.grams(loadAfter({ ctl, atl: ask.atl ?? ctl, dailyTss: evenly(day, daily) }).ctl),
  ]);
  const perWeek = (7 * (end.ctl - ctl)) / days;
  const pace =
    perWeek > 7
      ? 'That is a very steep rise: spread it over more weeks.'
      : perWeek > 5
        ? 'That is a steep rise. Watch how you recover.'
        : perWeek >= 0.5
          ? 'That is a sound rate.'
          : perWeek > -0.5
            ? 'That keeps you where you are.'
            : 'That is less than you are used to.';
  return forecast(
    [
      headline(
        `CTL after ${spanOf(days)}`,
        show.grams(end.ctl),
        'CTL',
        `from ${show.grams(ctl)}, with ${show.grams(daily)} TSS a day (${show.grams(weeklyTss)} a week)`,
      ),
      text(
        `${pace} In the end it comes to ${show.grams(daily)}: CTL nears the daily load by two thirds in 42 days. Form is then about ${signed(end.tsb)}.`,
      ),
      ...details(
        'On the way',
        table('CTL', ['After', 'CTL'], rows) as PlainPart,
        text(
          'Each day CTL moves by 1/42 of the way to the load of that day, ATL by 1/7. It measures load, not fitness.',
        ) as PlainPart,
        citations,
      ),
      suggestions('What ramp rate is safe?', 'What TSB should I have on race day?'),
    ],
    ask,
    { end, n: '42 1 7', perWeek },
  );
}

/** "CTL 70, ATL 85, what daily TSS for TSB +10 in 9 days". */
export const readLoadToForm: LoadReader = ({ message, given }) => {
  const aim = targetFormIn(message);
  return aim !== null && given.ctl !== undefined && given.atl !== undefined && given.days !== undefined
    ? { ask: { kind: 'target', ...given, tsb: aim }, score: 1 }
    : null;
};

/** The form that a rider wants to reach; null where none is asked for. */
export function targetFormIn(message: Message): number | null {
  const plus =
    figure(message, 'ctl') !== undefined && figure(message, 'atl') !== undefined
      ? /(?:^|[\s(])\+ ?(\d{1,2})\b/.exec(message.text)
      : null;
  const tsb = figure(message, 'tsb') ?? (plus ? Number(plus[1]) : undefined);
  if (tsb === undefined) return null;
  return /\b(?:want|need|reach|get (?:to|me|there)|gets? me|target|aim\w*|hit|arrive|to be|what (?:daily |weekly )?(?:tss|load)|how much|land|for)\b/.test(
    message.text,
  )
    ? tsb
    : null;
}

/**
 * The even load a day that leads to a form on a morning some days ahead.
 * @param ask CTL, ATL, the form wanted and the days until then
 */
export function toForm(ask: { ctl: number; atl: number; tsb: number; days: number }): Outcome {
  const { ctl, atl, tsb } = ask;
  const days = Math.min(MOST_DAYS, Math.max(1, Math.round(ask.days)));
  const form = (tss: number) => loadAfter({ ctl, atl, dailyTss: evenly(days, tss) });
  const rest = form(0);
  // Form falls in a straight line with the daily load.
  const slope = (rest.tsb - form(100).tsb) / 100;
  const daily = (rest.tsb - tsb) / slope;
  const now = ctl - atl;
  if (daily < 0)
    return forecast(
      [
        headline(
          'Best form in ' + spanOf(days),
          signed(rest.tsb),
          '',
          `with full rest, from ${signed(now)} today`,
        ),
        text(
          `${signed(tsb)} is out of reach by then. Ride short and easy with two or three brief hard efforts, and start a little less rested. Many race well at 0.`,
        ),
        suggestions('How do I taper?', 'What TSB should I have on race day?'),
      ],
      ask,
      { rest, n: '0' },
    );
  const end = form(daily);
  return forecast(
    [
      headline(
        'Load a day',
        show.grams(daily),
        'TSS',
        `for form ${signed(tsb)} in ${spanOf(days)}, from ${signed(now)} today`,
      ),
      text(
        `That is ${show.grams(7 * daily)} TSS a week against the ${show.grams(7 * ctl)} that you are used to. CTL goes from ${show.grams(ctl)} to ${show.grams(end.ctl)}. Ride more in the first half and little in the last three days: short, with a few hard efforts.`,
      ),
      ...details(
        'How this was worked out',
        table(
          'At the end',
          ['What', 'Value'],
          [
            ['CTL', show.grams(end.ctl)],
            ['ATL', show.grams(end.atl)],
            ['Form', signed(end.tsb)],
            ['With full rest', signed(rest.tsb)],
          ],
        ) as PlainPart,
        citations,
      ),
      suggestions('How do I taper?', 'What TSB should I have on race day?'),
    ],
    ask,
    { end, rest, daily, n: '3' },
  );
}
