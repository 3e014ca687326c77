import { figure, type Message } from '../../understanding/message.ts';
import type { Step } from './ask.ts';
import { dayPattern, mondayOf, nextOf, weekdaysIn } from './dates.ts';
import { dayTimesIn } from './day-times.ts';
import { movedWords } from './moved-event.ts';
import { begun, currentWeek, lastNamed, longestOf, weeksNamed, type Standing } from './standing.ts';

/** "Swap Tuesday and Thursday": two days change places, in a week or from now on. */
export function swapped({ text: plain }: Message, standing: Standing): Step[] {
  // The day of a race that moves is no change of the riding days.
  if (/\b(?:race|event)\b/.test(plain) && movedWords.test(plain)) return [];
  // "Tuesday I can't. Wednesday?"
  const offered = new RegExp(
    `\\b${dayPattern}\\b[^?]*\\b(?:can'?t|cannot|is out|not possible|no good)\\b[^?]*\\b${dayPattern}\\?`,
  ).test(plain);
  if (!offered && !/\b(?:swap|switch|exchange|change places|trade|instead of|move)\b/.test(plain)) return [];
  const days = [...new Set(weekdaysIn(plain))];
  const [a, b] = days;
  if (!a || !b || days.length > 2) return [];
  const named = weeksNamed(plain, standing);
  const { weeks } = standing.plan;
  if (named)
    return Array.from({ length: named.weeks }, (_, i): Step => ({
      kind: 'swapDays',
      week: named.week + i,
      days: [a, b],
    }));
  const current = currentWeek(standing);
  if (weeks.length === 1) return [{ kind: 'swapDays', week: 1, days: [a, b] }];
  const always = !begun(standing) || /\b(?:always|every week|all weeks|from now on|in general)\b/.test(plain);
  return [
    always
      ? { kind: 'swapAll', days: [a, b], fromWeek: current }
      : { kind: 'swapDays', week: current, days: [a, b] },
  ];
}

/** "Shorten Sunday to 2 hours", "only 45 min on Tuesdays": another length of one day or of some. */
export function dayTime(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  if (/\b(?:extra|more|additional|less|longer by|shorter by)\b/.test(plain)) return [];
  const atMost = /\b(?:only|max\w*|at most|no more than|just|shorten|shorter|cut|if)\b/.test(plain);
  const named = weeksNamed(plain, standing);
  const once = new RegExp(`\\b(?:this|next|coming) ${dayPattern}\\b`).test(plain);
  const current = currentWeek(standing);
  const weekOf = standing.plan.weeks[(named?.week ?? current) - 1];
  const ofLong = /\blong(?:est)? (?:ride|one|day)s?\b/.test(plain);
  const less = /\b(?:shorten|shorter|cut|reduce)\b/.test(plain);
  const more = /\b(?:longer|extend|lengthen|increase)\b/.test(plain);
  const said = figure(message, 'duration');
  // "Make the long ride shorter": by a quarter, or by a fifth the other way.
  const long =
    said ??
    (ofLong && weekOf && less !== more ? 60 * longestOf(weekOf).minutes * (less ? 0.75 : 1.2) : undefined);
  const times =
    ofLong && long !== undefined && weekOf
      ? [{ weekday: longestOf(weekOf).weekday, minutes: 5 * Math.round(long / 300) }]
      : dayTimesOr(message, long, atMost);
  return times.map(({ weekday, minutes }): Step => ({
    kind: 'dayTime',
    weekday,
    minutes,
    ...(atMost ? { atMost } : {}),
    ...(named ? { weeks: named.weeks } : once ? { weeks: 1 } : {}),
    from: { week: named?.week ?? current },
  }));
}

/** Times beside their days; or the only day and the only time, some words apart: "Thursday there is dinner, so just 45 min". */
function dayTimesOr(message: Message, seconds: number | undefined, limits: boolean) {
  const beside = dayTimesIn(message);
  const [weekday, another] = weekdaysIn(message.text);
  const minutes = 5 * Math.round((seconds ?? 0) / 300);
  if (beside.length > 0 || !weekday || another || !limits || minutes < 20 || minutes > 420) return beside;
  return [{ weekday, minutes }];
}

/** "And Sunday too": the statement about one day also applies to another. */
export function alike({ text: plain }: Message, standing: Standing): Step[] {
  const last = standing.ask.changes?.at(-1);
  const [weekday, other] = weekdaysIn(plain);
  if (
    !last ||
    !weekday ||
    other ||
    !/^(?:and |also |the |on |what about |how about )*\w+(?: too| as well| also)?[?.! ]*$/.test(plain)
  )
    return [];
  if (last.kind === 'missed' && (last.days === 1 || last.sessions === 1))
    return [{ kind: 'missed', days: 1, from: { date: lastNamed(weekday, standing, plain) } }];
  return last.kind === 'dayBlocked' || last.kind === 'dayTime' ? [{ ...last, weekday }] : [];
}

const shut =
  /\b(?:can'?t|cannot|can not|no|not|off|busy|blocked|free|never|impossible|except|without|out|won'?t|doesn'?t|don'?t|falls? through|fell through|rest)\b/;

/** "No Wednesdays", "not this Sunday": days without riding. */
export function blocked({ text: plain }: Message, standing: Standing): Step[] {
  const weekdays = [...new Set(weekdaysIn(plain))];
  if (weekdays.length === 0 || weekdays.length > 5 || !shut.test(plain) || plain.split(' ').length > 24)
    return [];
  const once =
    new RegExp(`\\b(?:this|next|coming) ${dayPattern}\\b`).test(plain) ||
    /\b(?:falls? through|fell through|came up|has come up)\b/.test(plain);
  const named = weeksNamed(plain, standing);
  const { today } = standing;
  return weekdays.map((weekday): Step => {
    if (named) return { kind: 'dayBlocked', weekday, weeks: named.weeks, from: { week: named.week } };
    if (once)
      return {
        kind: 'dayBlocked',
        weekday,
        weeks: 1,
        from: {
          date:
            mondayOf(nextOf(weekday, today, true)) < today ? today : mondayOf(nextOf(weekday, today, true)),
        },
      };
    return { kind: 'dayBlocked', weekday, from: { date: today } };
  });
}

/** "I need another rest day", once or in every week. */
export function restDay({ text: plain }: Message, standing: Standing): Step[] {
  if (
    !/\b(?:another|extra|more|second|third|add an?|one more|need an?) (?:rest |free )?day(?: off)?\b/.test(
      plain,
    ) ||
    !/\b(?:rest|off|free)\b/.test(plain)
  )
    return [];
  const always = /\b(?:a|per|each|every) week\b|\balways\b|\bweekly\b/.test(plain);
  return [{ kind: 'addRestDay', ...(always ? { always } : {}), from: { date: standing.today } }];
}
