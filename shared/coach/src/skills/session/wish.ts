import type { SessionTypeId } from '@breakaway/cycling';
import type { Reading } from '../../skill.ts';
import { moodIn, typeForAim, typeIn } from '../../language/session-types.ts';
import type { Message } from '../../understanding/message.ts';
import type { SessionAsk } from './ask.ts';
import type { Asked } from './asked.ts';
import { workIn } from './minutes.ts';
import { buildWords, generalWords, sessionWords, todayWords } from './phrases.ts';

/** Reads a wish for a session: of a kind, for an aim, of a length, or for today. */
export function readWish({
  message,
  wanted,
  type,
  minutes,
  tss,
  flags,
  otherFigures,
}: Asked): Reading<SessionAsk> | null {
  const { text: plain, concepts } = message;
  const named = sessionWords.test(plain);
  const today = todayWords.test(plain);
  const sent = plain.split(' ').length;
  const wished =
    buildWords.test(plain) ||
    /^(?:(?!fuel|food|carb|eat|drink|breakfast|gels?|my|the|after|before|during|for|last)[\w-]+ ){0,4}(?:session|workout|intervals)\b(?! (?:is|was|felt|feels|says|said|yesterday|last))/.test(
      plain,
    ) ||
    /\b(?:please|go|pls)[.! ]*$/.test(plain);
  const aim = type ?? typeForAim(wanted) ?? moodIn(wanted, minutes);
  const forSession = !generalWords.test(plain) || today;
  const bare =
    type !== null &&
    minutes !== undefined &&
    sent <= 12 &&
    !/\b(?:is|does|do|why|should|useful|or just|worth)\b/.test(plain);
  // "20 mins only, go", "1 hour indoor for climbing": a length and hardly anything else is a wish for a session.
  const length =
    minutes !== undefined &&
    minutes >= 15 &&
    !/\b(?:hurt\w*|numb\w*|ach(?:e|es|ing)|pain\w*|cramp\w*)\b/.test(plain) &&
    minutes <= 300 &&
    sent <= 14 &&
    forSession &&
    (aim !== null ||
      concepts.has('indoors') ||
      concepts.has('tired') ||
      /\b(?:only|go|spare|free|got|have)\b/.test(plain));
  const phrase =
    type !== null &&
    sent <= 6 &&
    forSession &&
    /\b(?:please|session|workout|spin|ride|brick|tomorrow\w*|today|tonight)\b|^[\w-]+ ?[\w-]* ?$/.test(
      plain,
    ) &&
    !plain.includes('?');
  if (
    otherFigures ||
    !forSession ||
    !(wished || bare || length || phrase || tss !== undefined) ||
    !(named || aim !== null || minutes !== undefined || today)
  )
    return null;
  if (tss !== undefined && !named && !aim && !wished) return null;
  if (aim === null && minutes === undefined && !today && !/\b(?:session|workout)\b/.test(plain)) return null;
  const score =
    0.3 +
    // A load, a length and a wish leave nothing else to ask for.
    (tss !== undefined && minutes !== undefined && /\b(?:please|pls|give|want|need)\b/.test(plain)
      ? 0.4
      : 0) +
    (named || bare || length || phrase ? 0.25 : 0) +
    (aim ? 0.2 : 0) +
    (minutes !== undefined ? 0.2 : 0) +
    (wished && (aim || minutes !== undefined) ? 0.1 : 0) +
    (/\b(?:build|give me|make me|design|create|suggest|session|workout|(?:need|want|like|have you got|got) something)\b/.test(
      plain,
    ) || phrase
      ? 0.15
      : 0) +
    (today ? 0.3 : 0) -
    (/\b(?:eat|week|weeks|plan|often|hold|ftp test|race plan|test|buy|watch)\b/.test(plain) ? 0.25 : 0);
  const spiced =
    aim === 'endurance' &&
    /\b(?:spic\w+|sprints?|bite|surges?|bursts?|openers?|some efforts|something hard)\b/.test(plain);
  const kind = spiced ? 'enduranceSprints' : (aim ?? usualType(message, minutes));
  const wishedLength = minutes ?? (/\b(?:short|quick)\b/.test(plain) ? 40 : undefined);
  const sprints =
    kind &&
    kind !== 'sprints' &&
    kind !== 'enduranceSprints' &&
    /\b(?:\+|and|plus|with|,)? ?(?:some |a few |\d )?sprints?\b(?! (?:tri|distance|finish))/.test(plain) &&
    typeIn(plain.replace(/sprints?/g, ''))
      ? 4
      : undefined;
  const note = noteIn(plain);
  return {
    ask: {
      wants: 'build',
      ...(kind ? { type: kind } : {}),
      ...(wishedLength === undefined ? {} : { minutes: wishedLength }),
      ...(tss === undefined ? {} : { tss }),
      ...(kind ? workIn(message, kind) : {}),
      ...(sprints ? { sprints } : {}),
      ...flags,
      ...(note ? { assumed: [note] } : {}),
    },
    score: Math.min(1, score),
  };
}

/** What is ridden where only a length is known: little time is used for a hard signal, tired legs for an easy ride. */
function usualType({ concepts }: Message, minutes: number | undefined): SessionTypeId | undefined {
  if (concepts.has('tired')) return (minutes ?? 60) <= 50 ? 'recovery' : 'endurance';
  if (concepts.has('beginner')) return 'tempo';
  return minutes !== undefined && minutes <= 30 ? 'thirtyThirty' : undefined;
}

/** What a session is to be combined with, in a sentence. */
function noteIn(plain: string): string | null {
  if (
    /\b(?:no|without|not any|haven'?t got|lack of) (?:\w+ )?(?:hills?|climbs?|mountains?)\b|\bflat as\b|\b(?:it is|it's|all|completely|totally|pan) ?flat\b/.test(
      plain,
    )
  )
    return 'It needs no hill: take a road without stops, into the wind, a gear harder and seated.';
  if (/\bbrick\b/.test(plain))
    return 'Change shoes and run within five minutes of it: 10 to 20 minutes, the first five easy.';
  return null;
}
