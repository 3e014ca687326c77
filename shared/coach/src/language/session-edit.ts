import type { SessionSpec, SessionTarget, SessionTypeId, TargetRider, WorkPart } from '@breakaway/cycling';
import { askBare } from './session-questions.ts';
import { EDITS, lastsOf, resized, scaledBy, shifted, without, withoutTotal } from './session-edit-words.ts';
import { sessionText } from './session-text.ts';
import { sessionTokens, type Token } from './session-tokens.ts';
import type { Meaning } from './session-words.ts';

/** Types that the target alone decides; with another target they become another one. */
const BY_TARGET = new Set<SessionTypeId>([
  'recovery',
  'endurance',
  'tempo',
  'sweetSpot',
  'threshold',
  'longVo2',
  'vo2max',
  'anaerobic',
]);

/** A question about a session is no change to it. */
const QUESTION =
  /\b(?:how(?! about)|why|when|where|who|which|what(?! (?:if|about))|eat|fuel|carbs?|tss|explain|swap|tired|instead of riding)\b/;

/**
 * A session as a short message changes it: "make it 45 min", "same but 6", "-10W", "longer rests", "skip the 3rd",
 * "at 110%". Several changes in one message are made together.
 * @param rider FTP in W, or what is known of the rider, for a number that may be watts or percent
 * @returns null where the message changes nothing
 * @example
 * editSession({ type: 'threshold', reps: 4, work: [{ seconds: 480 }] }, 'same but 6') // => { type: 'threshold', reps: 6 }
 * editSession({ type: 'threshold', reps: 4, work: [{ seconds: 480 }] }, 'make it 45 min') // => { totalS: 2700 }
 * editSession({ reps: 4, work: [{ seconds: 480 }] }, 'how are you?') // => null
 */
export function editSession(
  spec: SessionSpec,
  change: string,
  rider: TargetRider | number | null = {},
): SessionSpec | null {
  const known: TargetRider = typeof rider === 'number' ? { ftpW: rider } : (rider ?? {});
  const text = sessionText(change)
    .replace(/\bhalf an hour\b/g, '30 min')
    .replace(/\ban hour\b/g, '1 hour')
    .replace(/[?!.]+\s*$/, '')
    .trim();
  if (text.length > 120 || QUESTION.test(text)) return null;
  const put = inPlaceOf(spec, text);
  if (put) return without(put, 'name');
  let now: SessionSpec = spec;
  let changed = false;
  for (const edit of EDITS) {
    const next = edit(now, text);
    if (!next) continue;
    now = next;
    changed = true;
  }
  // What was taken out or only judged is no wish: "without the sprints", "too easy".
  const wished = text.replace(
    /\b(?:without|no|skip|drop|leave out|minus|remove|take out|lose|forget)(?: the| any| those| my)? [a-z0-9 -]+|\b(?:way |a bit )?too (?:easy|hard|tough|much)\b|\b(?:not|less) (?:hard|painful|easy)\b/g,
    '',
  );
  for (const token of sessionTokens(wished)) {
    const next = byToken(now, token, known);
    if (!next) continue;
    now = next;
    changed = true;
  }
  if (!changed) return null;
  return without(now, 'name');
}

const LEAD = '(?:(?:and|make it|make them|do|ride|take|use|try|i want|can i do|can we do) )*';
const INSTEAD_FIRST = new RegExp(
  `\\binstead of (?:the )?(\\d+)(?: ?min\\w*)?,? ${LEAD}(\\d+)(?: ?min\\w*)?$`,
);
const INSTEAD_LAST = new RegExp(`^${LEAD}(\\d+)(?: ?min\\w*)? instead of (?:the )?(\\d+)(?: ?min\\w*)?$`);

/** "Instead of 20 make it 25", "6 instead of 4": whichever of length and repetitions had the one figure gets the other; null otherwise. */
function inPlaceOf(spec: SessionSpec, text: string): SessionSpec | null {
  const [, from, to] = INSTEAD_FIRST.exec(text)?.map(Number) ?? [];
  const [, last, first] = INSTEAD_LAST.exec(text)?.map(Number) ?? [];
  const [before, after] = [from ?? first, to ?? last];
  if (!before || !after) return null;
  const seconds = spec.work.reduce((sum, part) => sum + part.seconds, 0);
  if (seconds === 60 * before) return withoutTotal(resized(spec, 60 * after));
  return spec.reps === before ? withoutTotal({ ...spec, reps: after }) : null;
}

function byToken(spec: SessionSpec, token: Token, rider: TargetRider): SessionSpec | null {
  switch (token.kind) {
    case 'meaning':
      return said(spec, token.meaning, rider);
    case 'rest':
      return token.rest.seconds === undefined
        ? null
        : {
            ...spec,
            ...(token.rest.between === 'sets'
              ? { setRestS: token.rest.seconds }
              : { restS: token.rest.seconds }),
          };
    case 'warmUp':
      return { ...spec, warmUpS: token.seconds };
    case 'coolDown':
      return { ...spec, coolDownS: token.seconds };
    case 'change':
      if (token.addW !== undefined) return shifted(spec, token.addW);
      if (token.scale !== undefined) return scaledBy(spec, token.scale);
      return token.lastMaximal ? { ...spec, lastMaximal: true } : null;
    case 'reps': {
      const { sets, reps, parts, restS } = token.reps;
      const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
      if (reps < 1 || seconds <= 0) return null;
      const sized = withoutTotal(resized(spec, seconds));
      return {
        ...sized,
        reps,
        ...(sets > 1 && { sets }),
        ...(restS !== undefined && restS > 0 && { restS }),
      };
    }
    default:
      return null;
  }
}

function untargeted(part: WorkPart): WorkPart {
  const open = { ...part };
  delete open.target;
  return open;
}

/** Another intensity, kind, cadence or position. */
function said(spec: SessionSpec, meaning: Meaning, rider: TargetRider): SessionSpec | null {
  const { type, target, targets, bare, cadenceRpm, label } = meaning;
  const goal: SessionTarget | undefined =
    target ?? (bare && askBare(bare, lastsOf(spec), spec.type, rider).target);
  if (!type && !goal && !targets && cadenceRpm === undefined && label === undefined) return null;
  const next: SessionSpec = {
    ...spec,
    ...(cadenceRpm !== undefined && { cadenceRpm }),
    ...(label !== undefined && { label }),
  };
  if (!type && !goal && !targets) return next;
  delete next.target;
  delete next.targets;
  delete next.scale;
  delete next.addW;
  if (type) next.type = type;
  else if (next.type && BY_TARGET.has(next.type)) delete next.type;
  if (next.work.length === 1) next.work = next.work.map(untargeted);
  return { ...next, ...(goal && { target: goal }), ...(targets && { targets }) };
}
