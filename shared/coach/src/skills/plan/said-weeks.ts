import type { Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { addDays, datesIn, daysBetween, mondayOf } from './dates.ts';

/** After a number of weeks that is not the length of a plan, and before one. */
const notLength =
  /^ ?(?:off|without|break|away from|ago|on\b|in a row|old|postpartum|pregnant|since|of (?:illness|holiday|vacation))/;
const notLengthBefore = /\b(?:last|past|every|after|for the past|weeks?|in weeks?) ?$/;

/** How many weeks a plan is asked for. */
export function weeksSaid({ text: plain, quantities }: Message): number | undefined {
  return quantities.find(
    ({ kind, relative, start, end }) =>
      kind === 'weeks' &&
      !relative &&
      !notLength.test(plain.slice(end)) &&
      !notLengthBefore.test(plain.slice(0, start)),
  )?.value;
}

/** Puts the length of a plan and the day that it leads to onto a question. */
export function fillDates(ask: PlanAsk, message: Message, today: string): void {
  const { text: plain } = message;
  const weeks = weeksSaid(message);
  if (weeks !== undefined) ask.weeks = Math.max(1, Math.min(52, Math.round(weeks)));
  const spans = datesIn(plain, today).filter(
    ({ first, start }) =>
      first > today &&
      !/\b(?:holidays?|away|vacation|from|start\w*|since|until i|march now|it'?s)\b[^.]{0,14}$/.test(
        plain.slice(0, start),
      ),
  );
  // "In 10 weeks" is said once as weeks already.
  const date = ask.weeks === undefined ? spans[0] : spans.find(({ exact }) => exact);
  // "12 week plan, end of September": the weeks lead up to it, and begin when they have to.
  const planned = ask.weeks;
  const far =
    planned === undefined
      ? undefined
      : spans.find(({ exact, day }) => !exact && daysBetween(today, day) > 7 * planned + 20);
  if (!date && far && ask.weeks !== undefined) {
    ask.eventDate = far.day;
    ask.dateGuessed = true;
    ask.startDate = mondayOf(addDays(far.day, -7 * (ask.weeks - 1)));
    delete ask.weeks;
    return;
  }
  if (!date) return;
  ask.eventDate = date.day;
  if (date.exact) delete ask.dateGuessed;
  else ask.dateGuessed = true;
}
