import { loadAfter } from '@breakaway/cycling';
import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { answered } from './answered.ts';
import type { LoadWith } from './ask.ts';
import { evenly, forecast, signed, spanOf } from './forecast.ts';
import type { LoadReader } from './given.ts';
import { targetFormIn } from './projection.ts';

/** Taken as the CTL of a rider who does not tell it. */
const USUAL_CTL = 60;

/** "CTL 70, ATL 95, how many days of rest until TSB is 0?" */
export const readDaysToForm: LoadReader = ({ message, given }) => {
  const aim = targetFormIn(message);
  return aim !== null &&
    given.ctl !== undefined &&
    given.atl !== undefined &&
    /\bhow (?:many days|long|many)\b/.test(message.text)
    ? { ask: { kind: 'off', ...given, tsb: aim }, score: 1 }
    : null;
};

/** "What happens to my CTL if I take a week off", without a CTL. */
export const readDaysOffInGeneral: LoadReader = ({ message, given }) => {
  const { text: plain } = message;
  return /\bctl\b/.test(plain) &&
    /\b(?:week off|weeks? off|days? off|stop|break|no training)\b/.test(plain) &&
    given.ctl === undefined &&
    !/\b(?:dropped|fell|lost|went|from \d+ to)\b/.test(plain)
    ? { ask: { kind: 'off', ...given, ctl: USUAL_CTL }, score: 0.6 }
    : null;
};

/** "CTL 60, and two weeks off". */
export const readDaysOff: LoadReader = ({ message, given }) =>
  given.ctl !== undefined &&
  /\b(?:(?:week|days?|weeks|fortnight|month)s? off|time off|off the bike|without (?:riding|training|the bike)|not (?:ride|train)\w*|break|holiday|no (?:riding|training)|rest(?:ing)? (?:for|completely)|stop|off|rest)\b/.test(
    message.words,
  )
    ? { ask: { kind: 'off', ...given }, score: 1.05 }
    : null;

/** CTL after days without riding, with the form where ATL is known. */
export function answerDaysOff(ask: LoadWith<'ctl'>, talk: Talk): Outcome {
  const { ctl, atl, tsb } = ask;
  const days = ask.days ?? 7 * (ask.weeks ?? 1);
  if (atl !== undefined)
    return rested({ ctl, atl, days: tsb === undefined ? days : daysToForm({ ctl, atl, tsb }) });
  const after = ctl * (41 / 42) ** days;
  return answered(
    ask,
    talk,
    [
      headline(`CTL after ${show.grams(days)} days off`, show.grams(after), 'CTL', `from ${show.grams(ctl)}`),
      text(
        days <= 10
          ? 'You lose freshness in the legs, hardly any fitness: a week costs almost nothing.'
          : days <= 28
            ? 'VO2max falls by about 7 % in two weeks without training, and comes back quickly. Begin with easy rides.'
            : 'Start again with three weeks of easy riding, and test after four.',
      ),
      suggestions('How do I return after two weeks off?', 'What is CTL?'),
    ],
    { ctlG: after, daysG: days, fromG: ctl, n: '7' },
  );
}

/** Days of rest until a form is reached; at most 60. */
export function daysToForm({ ctl, atl, tsb }: { ctl: number; atl: number; tsb: number }): number {
  for (let days = 1; days < 60; days++)
    if (loadAfter({ ctl, atl, dailyTss: evenly(days, 0) }).tsb >= tsb) return days;
  return 60;
}

/** CTL, ATL and form after days without riding. */
function rested(ask: { ctl: number; atl: number; days: number }): Outcome {
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
  return forecast(
    [
      headline(
        `Form after ${spanOf(days)} of rest`,
        signed(end.tsb),
        '',
        `from ${signed(ask.ctl - ask.atl)}, CTL ${show.grams(end.ctl)}, ATL ${show.grams(end.atl)}`,
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
