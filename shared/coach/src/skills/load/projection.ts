import type { PlainPart } from '@breakaway/contract';
import { loadAfter } from '@breakaway/cycling';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome } from '../../skill.ts';
import { sources } from '../../answer/works.ts';

const MOST_DAYS = 730;
const citations: PlainPart = sources('allenCoggan2019');
const signed = (value: number) =>
  `${Math.round(value) > 0 ? '+' : Math.round(value) < 0 ? '−' : ''}${Math.abs(Math.round(value))}`;
const evenly = (days: number, tss: number): number[] =>
  Array<number>(Math.min(MOST_DAYS, Math.max(1, Math.round(days)))).fill(tss);
const spanOf = (days: number) =>
  days % 7 === 0 ? (days === 7 ? '1 week' : `${days / 7} weeks`) : days === 1 ? '1 day' : `${days} days`;

function answered(
  parts: Extract<Outcome, { kind: 'answer' }>['parts'],
  asked: unknown,
  result: Record<string, unknown>,
): Outcome {
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'load', arguments: asked, result: { ...result, shown: parts } }],
  };
}

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
        ? 'That is a steep rise; watch how you recover.'
        : perWeek >= 0.5
          ? 'That is a sound rate.'
          : perWeek > -0.5
            ? 'That keeps you where you are.'
            : 'That is less than you are used to.';
  return answered(
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
          'Each day CTL moves by 1/42 of the way to the load of that day, ATL by 1/7. It counts load; it does not measure fitness.',
        ) as PlainPart,
        citations,
      ),
      suggestions('What ramp rate is safe?', 'What TSB should I have on race day?'),
    ],
    ask,
    { end, n: '42 1 7', perWeek },
  );
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
    return answered(
      [
        headline(
          'Best form in ' + spanOf(days),
          signed(rest.tsb),
          '',
          `with full rest, from ${signed(now)} today`,
        ),
        text(
          `${signed(tsb)} is out of reach by then. Ride short and easy with two or three brief hard efforts, and start a little less rested; many race well at 0.`,
        ),
        suggestions('How do I taper?', 'What TSB should I have on race day?'),
      ],
      ask,
      { rest, n: '0' },
    );
  const end = form(daily);
  return answered(
    [
      headline(
        'Load a day',
        show.grams(daily),
        'TSS',
        `for form ${signed(tsb)} in ${spanOf(days)}, from ${signed(now)} today`,
      ),
      text(
        `That is ${show.grams(7 * daily)} TSS a week against the ${show.grams(7 * ctl)} that you are used to; CTL goes from ${show.grams(ctl)} to ${show.grams(end.ctl)}. Ride more in the first half and little in the last three days: short, with a few hard efforts.`,
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

/** Days of rest until a form is reached; at most 60. */
export function daysToForm({ ctl, atl, tsb }: { ctl: number; atl: number; tsb: number }): number {
  for (let days = 1; days < 60; days++)
    if (loadAfter({ ctl, atl, dailyTss: evenly(days, 0) }).tsb >= tsb) return days;
  return 60;
}

/** CTL, ATL and form after days without riding. */
export function rested(ask: { ctl: number; atl: number; days: number }): Outcome {
  const days = Math.max(1, Math.round(ask.days));
  const end = loadAfter({ ctl: ask.ctl, atl: ask.atl, dailyTss: evenly(days, 0) });
  const verdict =
    end.tsb < -10
      ? 'Still tired: for a race that counts take more.'
      : end.tsb < 5
        ? 'Neither tired nor rested: good enough for a race that is not your goal.'
        : end.tsb <= 25
          ? 'Rested, good for a race.'
          : 'Very rested: a few short hard efforts keep you sharp.';
  return answered(
    [
      headline(
        `Form after ${spanOf(days)} of rest`,
        signed(end.tsb),
        '',
        `from ${signed(ask.ctl - ask.atl)}; CTL ${show.grams(end.ctl)}, ATL ${show.grams(end.atl)}`,
      ),
      text(
        `${verdict} Fatigue falls by a seventh a day, fitness hardly: ${show.grams(ask.ctl)} to ${show.grams(end.ctl)}.`,
      ),
      suggestions('How do I taper?', 'What TSB should I have on race day?'),
    ],
    ask,
    { end },
  );
}

/** How fast a load a week may grow. @param weeklyTss TSS a week now @param weeks until the goal @param goal TSS a week that is aimed at */
export function raised(weeklyTss: number, weeks?: number, goal?: number): Outcome {
  const step = (share: number, times: number) => 5 * Math.round((weeklyTss * share ** times) / 5);
  const ahead = Math.min(16, Math.max(2, weeks ?? 8));
  let load = weeklyTss;
  const rows = Array.from({ length: ahead }, (_, i) => {
    const easy = (i + 1) % 4 === 0;
    if (!easy) load *= 1.07;
    return [
      `Week ${i + 1}${easy ? ', lighter' : ''}`,
      `${5 * Math.round((easy ? 0.65 * load : load) / 5)} TSS`,
    ];
  });
  const jump =
    goal !== undefined && goal > weeklyTss && goal < 5 * weeklyTss ? (goal - weeklyTss) / weeklyTss : 0;
  const verdict =
    jump === 0
      ? ''
      : jump <= 0.1
        ? `${show.grams(goal!)} is ${show.share(jump)} more: fine in one step. `
        : `${show.grams(goal!)} at once is ${show.share(jump)} more, too fast: take ${Math.ceil((Math.log(1 + jump) / Math.log(1.07)) * (4 / 3))} weeks. `;
  const peak = 5 * Math.round(load / 5);
  return answered(
    [
      headline(
        'Next week',
        `${step(1.05, 1)} to ${step(1.1, 1)}`,
        'TSS',
        `5 to 10 % more than ${show.grams(weeklyTss)}`,
      ),
      text(
        `${verdict}Go on so for three weeks, then one at about 65 %. At 7 % a step that is about ${peak} TSS after ${ahead} weeks. Poor sleep, a flat mood or falling watts mean hold.`,
      ),
      ...details(
        'Week by week',
        table('Load a week', ['Week', 'Load'], rows) as PlainPart,
        text(
          'The shares are coaching convention: riders differ, and a jump after a break is what most often goes wrong.',
        ) as PlainPart,
        sources('friel2009'),
      ),
      suggestions('What ramp rate is safe with CTL 60?', 'Plan my training week, 8 hours'),
    ],
    { weeklyTss, weeks, goal },
    { peak, n: '5 10 65 7 3' },
  );
}
