import { has, type Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { counted } from '../../language/number-words.ts';
import { weeksSaid } from './said-weeks.ts';

/** A number of hours, within a longer pattern. */
export const hourWords = '(\\d+(?:\\.\\d+)?) ?(?:h|hrs?|hours?)\\b';
const nowHours = new RegExp(
  `\\b(?:currently|at the moment|right now|so far|normally|usually|at present|these days|these last weeks)\\b[^.;,]{0,24}?${hourWords}|${hourWords}[^.;,]{0,14}\\b(?:at the moment|right now|at present|currently|these days|so far)\\b`,
);

/** After a length of time that is no riding: "12 hour shifts". */
const workTime = /^[ -]?(?:shifts?|nights?|work\w*|job|(?:working )?days?\b|commute|drive|flight|sleep)/;

/** Puts the hours of a week onto a question: those that are wished for, and those that are ridden now. */
export function fillHours(ask: PlanAsk, message: Message): void {
  const { text: plain } = message;
  const usual = nowHours.exec(plain.replace(/\blongest[^.;,]*/g, ' '));
  if (usual) ask.hoursNow = Number(usual[1] ?? usual[2]);
  const [, slots, slotMin] =
    /\b(\d|two|three|four|five|six)(?: \w+)? (?:slots?|rides?|sessions?|times?|x|windows?) (?:of )?(\d{2,3}) ?min/.exec(
      plain,
    ) ?? [];
  if (slots) {
    ask.days = counted(slots);
    ask.hours = Math.round((10 * ask.days * Number(slotMin)) / 60) / 10;
    return;
  }
  const said = message.quantities
    .filter(({ kind, relative }) => kind === 'weeklyHours' && !relative)
    .map(({ value }) => value);
  const own = said.filter((value) => value !== ask.hoursNow || said.length === 1);
  // The longest ride is no week: "7 hours, and the longest was 4 hours".
  const longest = /\blongest[^.;,]*/.exec(plain);
  const clock = message.quantities.find(
    ({ kind, value, text, start }) =>
      kind === 'duration' &&
      !workTime.test(plain.slice(start + text.length)) &&
      !(longest && start >= longest.index && start < longest.index + longest[0].length) &&
      value >= 2 * 3600 &&
      value <= 30 * 3600 &&
      /h/.test(text),
  );
  if (own[0] !== undefined) ask.hours = own[0];
  else if (
    clock &&
    (weeksSaid(message) !== undefined || !has(message, 'distance', 'gain')) &&
    /\b(?:weeks?|weekly|plan|train\w*|block)\b/.test(plain) &&
    !/\blast year|takes?|finish|event of|race of\b/.test(plain)
  )
    ask.hours = clock.value / 3600;
  if (ask.hoursNow !== undefined && ask.hours === undefined && said.length === 0) ask.hours = ask.hoursNow;
  // What one rides now is no wish for a plan of that size only where another figure stands.
  if (ask.hours === ask.hoursNow) delete ask.hoursNow;
}
