import { WEEKDAYS } from '@breakaway/cycling';
import type { Reading } from '../../skill.ts';
import { has } from '../../understanding/message.ts';
import { dayPattern, weekdayNamed, weekdaysIn } from '../plan/dates.ts';
import type { SessionAsk } from './ask.ts';
import type { Asked } from './asked.ts';

/** Reads what to ride on the day after a long or hard ride, and on the eve of a race. */
export function readRaceDays({ message, type, minutes, flags }: Asked): Reading<SessionAsk> | null {
  if (type !== null) return null;
  const { text: plain } = message;
  const dayAfter =
    /\b(?:day after|yesterday)\b/.test(plain) &&
    /\bwhat (?:do|should|can|could|shall) i (?:ride|do)\b/.test(plain) &&
    !/\btomorrow\b/.test(plain);
  if (
    dayAfter &&
    !has(message, 'weeks') &&
    (has(message, 'distance', 'duration') || /\b(?:race|century|fondo|sportive|long ride)\b/.test(plain))
  )
    return { ask: { wants: 'build', type: 'recovery', minutes: 45, ...flags }, score: 0.9 };
  const eve = beforeRace(plain);
  return eve && !message.session && !has(message, 'power', 'weeks', 'distance')
    ? {
        ask: { wants: 'build', type: eve, ...(minutes === undefined ? {} : { minutes }), ...flags },
        score: 0.9,
      }
    : null;
}

const RACE = '(?:race|event|crit|tt|time trial|sportive|fondo|hill ?climb)';

/** The kind of session that is wished for on the eve of a race, or two days before it; null where there is no race so near. */
function beforeRace(plain: string): 'openers' | 'recovery' | null {
  if (
    !/\b(?:session|workout|something to (?:do|ride)|what (?:should|can|do|shall) i (?:do|ride))\b/.test(plain)
  )
    return null;
  if (!new RegExp(`\\b${RACE}\\b`).test(plain) || /\b(?:after|yesterday|last)\b/.test(plain)) return null;
  if (new RegExp(`\\bday before (?:my |the |a )?\\w* ?${RACE}\\b`).test(plain)) return 'openers';
  const near = /\b(?:in|is) (?:(?:in )?(?:2|two) days|48 hours)\b/.test(plain);
  if (near) return /\btomorrow\b/.test(plain) ? 'openers' : 'recovery';
  if (new RegExp(`\\b${RACE}\\b[^.]{0,14}\\btomorrow\\b`).test(plain)) return 'openers';
  const on = weekdayNamed(new RegExp(`\\b${RACE}\\b[^.,]{0,12}\\b${dayPattern}`).exec(plain)?.[1]);
  const other = weekdaysIn(plain).find((day) => on !== undefined && day !== on);
  if (!on || !other) return null;
  const apart = (WEEKDAYS.indexOf(on) - WEEKDAYS.indexOf(other) + 7) % 7;
  return apart === 1 ? 'openers' : apart === 2 ? 'recovery' : null;
}
