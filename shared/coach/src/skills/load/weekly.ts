import type { PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { figure, type Message } from '../../understanding/message.ts';
import { answered } from './answered.ts';
import type { LoadWith } from './ask.ts';
import { forecast } from './forecast.ts';
import type { LoadReader } from './given.ts';

/** "How many TSS should a week of 8 hours have?" */
export const readWeekFor: LoadReader = ({ message, given, namesTss }) => {
  const { text: plain } = message;
  const { durationS } = given;
  const hours =
    figure(message, 'weeklyHours') ??
    (/\bweek\b/.test(plain) && durationS !== undefined && durationS >= 3 * 3600
      ? durationS / 3600
      : undefined);
  return namesTss &&
    hours !== undefined &&
    given.powerW === undefined &&
    given.share === undefined &&
    given.tss === undefined &&
    /\b(?:how (?:many|much)|what)\b/.test(plain)
    ? { ask: { kind: 'weekFor', durationS: 3600 * hours }, score: 1.1 }
    : null;
};

/** The load that a week of mixed riding has, by its hours. */
export function answerWeekFor(ask: LoadWith<'durationS'>, talk: Talk): Outcome {
  // Mixed training runs at an IF of 0.7 to 0.75 over all: 49 to 56 TSS an hour.
  const hours = ask.durationS / 3600;
  const [low, high] = [10 * Math.round(4.9 * hours), 10 * Math.round(5.6 * hours)];
  return answered(
    ask,
    talk,
    [
      headline(
        `${Number(hours.toFixed(1))} h a week`,
        `${low} to ${high}`,
        'TSS',
        'mixed training at an IF of 0.70 to 0.75 over all',
      ),
      text(
        'Easy weeks and base come out lower, weeks with races higher. Come to it from what you ride now: about a tenth more a week, every fourth week lighter.',
      ),
      suggestions('What CTL does that make?', 'Plan my training week, 8 hours'),
    ],
    { low, high, hours, reads: '0.70 0.75' },
  );
}

/** "Weekly TSS 420, how fast can I raise it", "can I jump to 450". */
export const readRaise: LoadReader = ({ message, given, weekTss }) => {
  const { text: plain } = message;
  if (
    weekTss === undefined ||
    given.durationS !== undefined ||
    given.ctl !== undefined ||
    /\bfrom \d+ to \d+\b.*\bctl\b/.test(plain) ||
    !/\b(?:how (?:fast|quick\w*|much|soon)|can i|could i|should i|safe\w*|is it ok|too (?:fast|much|quick)|ramp|next)\b/.test(
      plain,
    ) ||
    !/\b(?:raise|increase|build|bump|ramp|add|go up|step up|up it|grow|progress|jump|more|higher)\b/.test(
      plain,
    )
  )
    return null;
  const goal = weeklyGoalIn(message);
  return {
    ask: { kind: 'raise', ...given, weeklyTss: weekTss, ...(goal === undefined ? {} : { goal }) },
    score: 0.9,
  };
};

/** "Can I jump to 450": the load a week that is aimed at. */
function weeklyGoalIn({ text: plain }: Message): number | undefined {
  const match =
    /\b(?:to|at|of|up to|reach) (?:about |around )?(\d{3,4})\b(?! ?(?:w\b|watts|km|m\b|h\b|min))/.exec(
      plain.replace(/\bfrom \d+ to \d+/g, ''),
    );
  return match ? Number(match[1]) : undefined;
}

/** Whether a load a week may rise to a goal at once. */
function jumpWords(weeklyTss: number, goal: number): string {
  const jump = (goal - weeklyTss) / weeklyTss;
  return jump <= 0.1
    ? `${show.grams(goal)} is ${show.share(jump)} more: fine in one step. `
    : `${show.grams(goal)} at once is ${show.share(jump)} more, too fast: take ${Math.ceil((Math.log(1 + jump) / Math.log(1.07)) * (4 / 3))} weeks. `;
}

/** How fast a load a week may grow. @param weeklyTss TSS a week now @param weeks until the goal @param goal TSS a week that is aimed at */
export function raised(weeklyTss: number, weeks?: number, goal?: number): Outcome {
  const fives = (tss: number) => 5 * Math.round(tss / 5);
  const ahead = Math.min(16, Math.max(2, weeks ?? 8));
  let load = weeklyTss;
  const rows = Array.from({ length: ahead }, (_, i) => {
    const easy = (i + 1) % 4 === 0;
    if (!easy) load *= 1.07;
    return [`Week ${i + 1}${easy ? ', lighter' : ''}`, `${fives(easy ? 0.65 * load : load)} TSS`];
  });
  const verdict =
    goal !== undefined && goal > weeklyTss && goal < 5 * weeklyTss ? jumpWords(weeklyTss, goal) : '';
  const peak = fives(load);
  return forecast(
    [
      headline(
        'Next week',
        `${fives(1.05 * weeklyTss)} to ${fives(1.1 * weeklyTss)}`,
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
