import type { SessionTypeId } from '@breakaway/cycling';
import type { Message } from '../../understanding/message.ts';
import type { SessionAsk } from './ask.ts';

/** The length that is wished for; "1:30" of training is an hour and a half. */
export function minutesIn(message: Message): number | undefined {
  const clocks = message.quantities.filter(({ kind, relative }) => kind === 'duration' && !relative);
  const all = clocks.map(
    ({ value, alternative }) => (alternative !== undefined && value < 900 ? alternative : value) / 60,
  );
  // A hill of so many minutes, or the power of so many, is not the length of the session.
  const hill = hillTakes(message.text);
  const power =
    /\b(\d{1,2})(?: ?-?min(?:ute)?s?)? ?(?:-| )(?:power|effort|pb|best|max(?! *(?:$|[,.?!]|incl)))\b/.exec(
      message.text,
    )?.[1];
  const minutes = all.filter((one) => one !== hill && !(power !== undefined && one === Number(power)));
  // "No time for 2 hours, only 50 min": what is left of it.
  const only = clocks.find(({ start }) =>
    /\b(?:only|just|no more than|down to)(?: have| got| about| around)* $/.test(message.text.slice(0, start)),
  );
  if (only && minutes.length > 1) return only.value / 60;
  if (minutes.length > 0) return Math.max(...minutes);
  return /\b(?:easy|spare|free|recovery|hard|quick|full|whole|lunch|this|one|the|an) hour\b(?! (?:ago|before|later|long))/.test(
    message.text,
  )
    ? 60
    : undefined;
}

/** How long the hill of the rider takes, min. */
export function hillTakes(plain: string): number | undefined {
  const found =
    /\b(\d{1,2})(?:\.5)? ?-?(?:min(?:ute)?s?) (?:long )?(?:hill|climb|bump|rise|slope|berg|ramp|drag)s?\b|\b(?:hill|climb|bump|rise|slope|drag|road up)\b[^.?!]{0,60}?\b(?:takes?|is|of|lasts?|about|around|needs?)\b[^.?!\d]{0,30}(\d{1,2})(?:\.5)? ?-?min/.exec(
      plain,
    );
  const minutes = Number(found?.[1] ?? found?.[2]);
  return minutes > 0 && minutes <= 45 ? minutes : undefined;
}

/** All lengths of time that a message says, min. */
const lengthsIn = ({ quantities }: Message): number[] =>
  quantities.filter(({ kind, relative }) => kind === 'duration' && !relative).map(({ value }) => value / 60);

/** "30 minutes of threshold in one hour": the work beside the length of the whole. */
export function workIn(
  message: Message,
  type: SessionTypeId,
): Pick<SessionAsk, 'workMinutes' | 'minutes'> | null {
  const lengths = lengthsIn(message);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const easy = ['endurance', 'recovery', 'long', 'openers', 'groupRide', 'sprints'].includes(type);
  if (easy) return null;
  if (
    lengths.length === 2 &&
    least < 0.85 * most &&
    least >= 8 &&
    /\b(?:of|at|@)\b/.test(message.text) &&
    !/\binstead\b/.test(message.text)
  )
    return { workMinutes: least, minutes: most };
  if (
    lengths.length === 1 &&
    most >= 8 &&
    most <= 120 &&
    /\b(?:in total|total of|worth of|accumulate|time at|work at|of work)\b/.test(message.text) &&
    /\bat\b|\bof (?:actual )?work\b|\btime (?:at|in)\b/.test(message.text)
  )
    return { workMinutes: most };
  return null;
}

/** The planned length, min, beside the time that there is. */
export function longestOther(message: Message, available: number | undefined): number | undefined {
  const most = Math.max(0, ...lengthsIn(message));
  return available !== undefined && most > available ? most : undefined;
}
