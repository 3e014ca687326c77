import { restAfterS, typeOf, type SessionSpec } from '@breakaway/cycling';
import { COUNT, countOf } from './session-text.ts';
import { typeIn } from './session-types.ts';
import { timeAt } from './session-time.ts';

const NUMBER = `(${COUNT})`;
const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 };

/** A change by words alone; null where the text does not ask for it. */
type Edit = (spec: SessionSpec, text: string) => SessionSpec | null;

export const lastsOf = ({ work }: SessionSpec): number => work.reduce((sum, part) => sum + part.seconds, 0);
const restOf = (spec: SessionSpec): number => spec.restS ?? restAfterS(typeOf(spec), lastsOf(spec));

/** "Shorter" alone: one repetition less, or three quarters of a steady ride. */
function longerOrShorter(spec: SessionSpec, text: string): SessionSpec | null {
  const found =
    /^(?:ok |and |but |a (?:bit|little) |(?:can you |could you )?make (?:it|them|those|these|the (?:intervals|reps|efforts)) |something )*(shorter|longer)(?: please| version| one| intervals?| reps?| efforts?| pieces?| blocks?)*$/.exec(
      text,
    );
  if (!found) return null;
  const longer = found[1] === 'longer';
  if (/interval|rep|effort|piece|block|\b(?:them|those|these)\b/.test(text))
    return withoutTotal(resized(spec, Math.max(10, stepped(lastsOf(spec), longer))));
  const reps = spec.reps ?? 1;
  if (reps === 1 || (reps === 2 && !longer))
    return withoutTotal(resized(spec, Math.round((lastsOf(spec) * (longer ? 4 / 3 : 0.75)) / 60) * 60));
  return withoutTotal({ ...spec, reps: reps + (longer ? 1 : -1) });
}

/** The next usual length of a repetition, s. */
function stepped(seconds: number, longer: boolean): number {
  const unit = seconds <= 60 ? 10 : 60;
  return unit * Math.max(1, Math.round((seconds * (longer ? 1.25 : 0.75)) / unit));
}

function skipped(spec: SessionSpec, text: string): SessionSpec | null {
  const found =
    /\b(?:skip|leave out|drop|without|minus|miss)(?: the)? (?:(last)|(first|second|third|fourth|fifth|sixth)|(\d{1,2})(?:st|nd|rd|th))\b/.exec(
      text,
    );
  if (!found) return null;
  const reps = (spec.sets ?? 1) * (spec.reps ?? 1);
  const which = found[1] ? reps : found[2] ? (ORDINALS[found[2]] ?? 1) : Number(found[3]);
  if (which < 1 || which > reps) return null;
  if (which === reps && (spec.sets ?? 1) === 1) return reps > 1 ? { ...spec, reps: reps - 1 } : null;
  return { ...spec, skip: [...(spec.skip ?? []), which] };
}

function restsChanged(spec: SessionSpec, text: string): SessionSpec | null {
  const found =
    /\b(longer|more|shorter|less|double|half|no) (?:the )?(?:rests?|recover(?:y|ies)|breaks?|pauses?)\b|\b(?:rests?|recover(?:y|ies)) (longer|shorter)\b/.exec(
      text,
    );
  const how = found?.[1] ?? found?.[2];
  if (!how) return null;
  const by = { longer: 1.5, more: 1.5, shorter: 0.67, less: 0.67, double: 2, half: 0.5, no: 0 }[how] ?? 1;
  const seconds = restOf(spec) * by;
  const unit = seconds < 60 ? 5 : 30;
  const { setRestS } = spec;
  return {
    ...spec,
    restS: Math.round(seconds / unit) * unit,
    ...(setRestS !== undefined && { setRestS: Math.round((setRestS * by) / 30) * 30 }),
  };
}

function harderOrEasier(spec: SessionSpec, text: string): SessionSpec | null {
  const watts =
    /(\d{1,3}) ?w(?:atts?)? (less|lower|easier|down|more|higher|harder|up)\b|\b(?:lower|drop|reduce|raise|increase)(?: it| the target| the power)? by (\d{1,3}) ?w/.exec(
      text,
    );
  if (watts) {
    const lower = /less|lower|easier|down|drop|reduce/.test(watts[0]);
    return shifted(spec, Number(watts[1] ?? watts[3]) * (lower ? -1 : 1));
  }
  const percent = /(\d{1,2}) ?(?:%|percent|per cent) (less|lower|easier|down|more|higher|harder|up)\b/.exec(
    text,
  );
  if (percent) {
    const by = Number(percent[1]) / 100;
    return scaledBy(spec, /less|lower|easier|down/.test(percent[2] ?? '') ? 1 - by : 1 + by);
  }
  const opposite =
    /\b(?:too|way too|a bit too) (easy|hard|tough|much|intense)\b|\b(not hard enough|more painful|spicier)\b|\b(less (?:hard|painful|brutal)|gentler|softer|toned? (?:it )?down)\b/.exec(
      text,
    );
  if (opposite) return scaledBy(spec, opposite[2] || opposite[1] === 'easy' ? 1.05 : 0.95);
  // "Indoors it is always harder for me, lower it a bit"
  if (/\b(?:lower|reduce|drop|ease|take) (?:it|that|the (?:watts|power|target))\b/.test(text))
    return scaledBy(spec, 0.95);
  const word =
    /\b(a (?:bit|little|touch|tad) |slightly |much |a lot )?(easier|harder|tougher|lower power|less intense|more intense)\b/.exec(
      text,
    );
  if (!word) return null;
  const by = /bit|little|touch|tad|slightly/.test(word[1] ?? '')
    ? 0.03
    : /much|lot/.test(word[1] ?? '')
      ? 0.1
      : 0.05;
  return scaledBy(spec, /easier|lower|less/.test(word[2] ?? '') ? 1 - by : 1 + by);
}

export const scaledBy = (spec: SessionSpec, by: number): SessionSpec => ({
  ...spec,
  scale: Math.round((spec.scale ?? 1) * by * 1000) / 1000,
});

export function shifted(spec: SessionSpec, addW: number): SessionSpec {
  const { target } = spec;
  if (target?.of === 'watts') {
    return { ...spec, target: { ...target, from: target.from + addW, to: target.to + addW } };
  }
  return { ...spec, addW: (spec.addW ?? 0) + addW };
}

function moreOrFewer(spec: SessionSpec, text: string): SessionSpec | null {
  const found = new RegExp(
    `\\b(?:add )?${NUMBER} (more|less|fewer|extra|another)(?: (sets?|reps?|intervals?|repetitions?))?(?! (?:min|watts?|w\\b|%|rest))|\\b(?:add|do) (another|an extra|a)(?: (set|rep|interval|one))|\\b(drop|remove|cut) one\\b`,
  ).exec(text);
  if (!found) return null;
  const less = /less|fewer/.test(found[2] ?? '') || found[6] !== undefined;
  const by = (found[1] ? countOf(found[1]) : 1) * (less ? -1 : 1);
  const sets = /^set/.test(found[3] ?? found[5] ?? '');
  const count = (sets ? (spec.sets ?? 1) : (spec.reps ?? 1)) + by;
  if (count < 1 || count > 60) return null;
  return withoutTotal({ ...spec, ...(sets ? { sets: count } : { reps: count }) });
}

/** "Without the sprints": a block is left out, or the bursts. */
function blockDropped(spec: SessionSpec, text: string): SessionSpec | null {
  const found =
    /\b(?:without|no|skip|drop|leave out|minus|remove|take out|lose|forget)(?: the| any| those| my)? ([a-z0-9 -]+)/.exec(
      text,
    );
  const type = found?.[1] && typeIn(found[1]);
  if (!type) return null;
  const kinds = type === 'sprints' ? ['sprints', 'sprintIntervals', 'standingStarts', 'anaerobic'] : [type];
  if (spec.bursts && type === 'sprints') return withoutBursts(spec);
  const { then = [] } = spec;
  const rest = then.filter((block) => !kinds.includes(typeOf(block)));
  if (rest.length < then.length) return withThen(spec, rest);
  const [next, ...after] = rest;
  if (!kinds.includes(typeOf(spec)) || !next) return null;
  const { warmUpS, coolDownS, within } = spec;
  return withThen(
    {
      ...next,
      ...(warmUpS !== undefined && { warmUpS }),
      ...(coolDownS !== undefined && { coolDownS }),
      ...(within && { within }),
    },
    after,
  );
}

function withThen(
  { then: _then, ...spec }: SessionSpec,
  then: NonNullable<SessionSpec['then']>,
): SessionSpec {
  return then.length > 0 ? { ...spec, then } : spec;
}

const withoutBursts = ({ bursts: _bursts, ...spec }: SessionSpec): SessionSpec => spec;

function framesDropped(spec: SessionSpec, text: string): SessionSpec | null {
  const warm = /\b(?:no|without|skip)(?: the| a)? warm(?:ing)?[- ]?up\b/.test(text);
  const cool =
    /\b(?:no|without|skip)(?: the| a)?(?: warm(?:ing)?[- ]?up (?:and|or))? cool(?:ing)?[- ]?down\b/.test(
      text,
    );
  if (!warm && !cool) return null;
  return { ...spec, ...(warm && { warmUpS: 0 }), ...(cool && { coolDownS: 0 }) };
}

/** The length of the whole session from 20 min on, below that of one repetition. */
function lasting(spec: SessionSpec, text: string): SessionSpec | null {
  const lead =
    /(?:^|\b(?:make|do|fit|squeeze|shorten|cut|extend|stretch|lengthen|trim|only|just|got|have|in|to|total|it|into)(?: (?:it|this|that|all|them|down|only|just|have|got|a|in|to|into|of|about))* )(?=\d)/g;
  for (const found of text.matchAll(lead)) {
    const at = found.index + found[0].length;
    const time = timeAt(text, at);
    if (!time) continue;
    const after = text.slice(time.end);
    if (/^ ?(?:rests?|rec|recover|off|easy|warm|cool|pause|between|wu|cd)/.test(after)) continue;
    if (/^ ?(?:each|reps?|intervals?|repetitions?|efforts?|long)/.test(after) || time.seconds < 1200) {
      return spec.within ? null : withoutTotal(resized(spec, time.seconds));
    }
    return { ...without(spec, 'warmUpS', 'coolDownS'), totalS: time.seconds };
  }
  const reps =
    /\b(?:with )?(\d{1,3}) ?(min(?:ute)?s?|s(?:ec(?:ond)?s?)?) (?:reps?|intervals?|efforts?|repetitions?|each)\b/.exec(
      text,
    );
  if (!reps) return null;
  return withoutTotal(resized(spec, Number(reps[1]) * (/^m/.test(reps[2] ?? '') ? 60 : 1)));
}

export const withoutTotal = (spec: SessionSpec): SessionSpec => without(spec, 'totalS');

export function without(
  spec: SessionSpec,
  ...keys: ('name' | 'totalS' | 'warmUpS' | 'coolDownS' | 'restS')[]
): SessionSpec {
  const open = { ...spec };
  for (const key of keys) delete open[key];
  return open;
}

/** Repetitions of another length; their pieces keep their shares of it. */
export function resized(spec: SessionSpec, seconds: number): SessionSpec {
  const lasts = lastsOf(spec);
  const { restS } = spec;

  const inProportion =
    restS !== undefined && spec.type !== undefined && restAfterS(spec.type, lasts) === restS;
  return {
    ...(inProportion ? without(spec, 'restS') : spec),
    work: spec.work.map((part) => ({
      ...part,
      seconds: Math.max(1, Math.round((part.seconds * seconds) / lasts)),
    })),
  };
}

/** "same but 6", "make it 6", "6 reps", "do 5 of them", "2 sets": another count. */
function repeatedAnew(spec: SessionSpec, text: string): SessionSpec | null {
  const found = new RegExp(
    `(?:\\b(?:same but|but|about|make it|make that|do|just|only|with|and|x|instead)(?: only| just)? |^)${NUMBER}(?: ?(x|times|reps?|sets?|intervals?|repetitions?|of them|instead|rounds?|ones?))?(?=$|,| instead| please| of (?:them|those)| and | at | with )(?! (?:more|less|fewer))`,
  ).exec(text);
  const count = found?.[1] ? countOf(found[1]) : 0;
  if (!found || count < 1 || count > 40) return null;
  return withoutTotal({ ...spec, ...(/^set/.test(found[2] ?? '') ? { sets: count } : { reps: count }) });
}

/** All changes by words, in the order in which they are made. */
export const EDITS: readonly Edit[] = [
  blockDropped,
  longerOrShorter,
  skipped,
  restsChanged,
  harderOrEasier,
  moreOrFewer,
  framesDropped,
  lasting,
  repeatedAnew,
];
