import { COUNT, countOf, matchAt, sticky } from './session-text.ts';
import { timeOrNumberAt } from './session-time.ts';
import { numbersAt, pairAt, partsAt, repsAt, type PartRead, type RepsRead } from './session-reps.ts';
import { testAt } from './session-tests.ts';
import { targetAt, zoneModelOf, type ZoneModel } from './session-target.ts';
import type { Meaning } from './session-words.ts';

/** A rest as it was written. */
export type RestRead = {
  seconds?: number;
  /** rest as a share of the work */
  ofWork?: number;
  between?: 'sets' | undefined;
  target?: Meaning['target'];
};

type Said =
  | { kind: 'reps'; reps: RepsRead; numbers?: boolean }
  | { kind: 'time'; seconds: number }
  | { kind: 'meaning'; meaning: Meaning }
  | { kind: 'ramp'; from: number; to: number }
  | { kind: 'parts'; parts: PartRead[] }
  | { kind: 'rest'; rest: RestRead }
  | { kind: 'warmUp' | 'coolDown'; seconds: number }
  | { kind: 'last'; seconds: number }
  | { kind: 'bursts'; seconds: number; everyS: number }
  | { kind: 'change'; addW?: number; scale?: number; lastMaximal?: true; progressive?: 'up' | 'within' }
  | { kind: 'times'; count: number }
  | { kind: 'loop'; count: number }
  | { kind: 'test'; test: string; metres?: number }
  | { kind: 'half'; half: 'am' | 'pm' }
  | { kind: 'join'; inside: boolean }
  | { kind: 'at' | 'filler' }
  | { kind: 'other'; word: string };

/** A piece of the text with what it says of a session. */
export type Token = Said & { start: number; end: number };

const SPACE = sticky('[ ]+');
const AT = sticky('@ ?|(?:at|bei|mit) (?=\\d)');
const INSIDE = sticky(
  '(?:w/ ?|w(?= \\d)|with|inside|including|incl\\.?|containing|mit|avec|con|met|inkl\\.?|davon|dont)(?![a-z])',
);
const JOIN = sticky(
  '(?:\\+|,|;|\\n|&|-(?= )|(?:then|followed by|and then|and|plus|und|et|y|en|danach|dann|puis|poi|luego|straight into|into)(?![a-z]))',
);
const FILLER = sticky(
  "(?:[()\\[\\]:|=/]|(?:at|bei|ms|main set|hauptteil|of|for|the|a|an|in|on|my|each|every one|per rep|efforts?|intervals?|intervalle?n?|intervall|reps?|repeats?|repetitions?|sessions?|workouts?|rides?|riding|training|einheit|seance|fahrt|tour|zone|pieces|blocks?|blokjes|sets?|series|min(?:utes?)?|im|in|der|die|das|den|dem|zu|je|jeweils|auf|am|au|aux|de|du|des|la|le|les|a|al|alla|il|di|da|del|della|por|per|op|het|een|d'|l'|trainer|turbo|zwift|indoors?|rolle|home-?trainer|rodillo|rulli|rollen|effort|work|hold|steady|constant|around|about|ca\\.?)(?![a-z0-9]))",
);
const RAMP = sticky(
  '(?:ramp(?:ing|ed)?|build(?:ing)?|steigernd|progressive(?:ly)?)? ?(?:from |von |de )?(\\d{2,3}) ?%? ?(?:-|to|bis|a) ?(\\d{2,3}) ?%(?: ?(?:of )?(?:my )?ftp)?',
);
const RAMP_WORD = sticky('(?:ramp|build|progressive|steigernd|from|von)');
const R =
  '(?:r(?![a-z])|rec(?:overy|overies|up|upero|uperation)?(?![a-z])|rests?(?![a-z])|ri(?![a-z])|rbi(?![a-z])|p(?=[ =:]{0,2}\\d)|sp(?=[ =:]{0,2}\\d)|serienpausen?|satzpausen?|pausen?|recup[a-z]*|rust|descansos?|off(?![a-z])|easy(?= ?\\d)|set ?rests?|between sets|pausa|repos)';
const REST_BEFORE = sticky(`(?:and |mit |with |w/ ?|avec |con |met )?(${R}) ?(?:of |von |de |di |=|:)? ?`);
const REST_AFTER = sticky(
  `(?:['"])? ?(?:of |de |di |d'|van |min )?(?:easy |full |complete |active |aktive |passive |set |spin(?:ning)? )*(rbi|ri|rest(?:s|ing)?|rec(?:overy|overies|ov|up|upero|uperation)?|recoveries|off|easy(?: spin(?:ning)?| between| in between)?|serienpausen?|satzpausen?|pausen?|pausa|recup[a-z]*|rust|descansos?|repos|between(?: sets| reps| each)?|in between|float(?:ing)?|spin(?:ning)?|locker|r(?![a-z]))(?![a-z])((?: between| in between)? ?(?:sets|series|serien|blocks|satzen))?`,
);
const RATIO = sticky(
  '(?:w ?[:/] ?r|work ?[:/] ?rest|work to rest|ratio)(?: ratio)?(?: of)? ?(\\d(?:\\.\\d)?) ?(?::|to|/) ?(\\d(?:\\.\\d)?)|(1) ?: ?(1)(?= ?(?:work|w|rest|ratio|r(?![a-z])))|(?:equal|same) (?:rest|recovery)|rest ?= ?work',
);
const PAREN_REST = sticky("[(] ?(?:r ?)?(\\d{1,2}(?:\\.\\d)?) ?(?:'|min)? ?[)]");
const SETS_WORD = /set|series|serien|satz/;
const WARM =
  '(?:warm(?:ing)?[- ]?up|wu|w/u|einrollen|einfahren|aufwarmen|echauffement|riscaldamento|calentamiento|warming up|opwarmen|inrijden)';
const COOL =
  '(?:cool(?:ing)?[- ]?down|warm[- ]?down|cd|c/d|ausrollen|ausfahren|retour au calme|defaticamento|vuelta a la calma|uitrijden|cooling down|calme)';
const WARM_BEFORE = sticky(`${WARM}(?: of| for|:)? ?(?=\\d)`);
const COOL_BEFORE = sticky(`${COOL}(?: of| for|:)? ?(?=\\d)`);
const WARM_AFTER = sticky(` ?(?:of |de |easy |d')?${WARM}(?![a-z])`);
const COOL_AFTER = sticky(` ?(?:of |de |easy |d'|to )?${COOL}(?![a-z])`);
const LAST = sticky(
  '(?:the |die |les |gli |los )?(?:last|final|letzten?|dernieres?|ultimi|ultimos|laatste) ',
);
const HOUR = sticky('(?:hour|stunde|heure|ora|hora|uur)(?![a-z])');
const BURSTS = sticky(
  '(?:(?:a|one) )?(\\d{1,2}) ?(?:s(?:ec(?:ond)?s?)?|") ?(?:hard |all-?out )?(?:bursts?|surges?|sprints?|accelerations?|standing) ?(?:every|each|alle|toutes les|per|ogni|cada) ?',
);
const SPRINT =
  '(?:hard |short |full |flat-out |all-out |max(?:imal)? )*(?:sprints?|accelerations?)(?![a-z])(?! (?:interval|finish|distance|tri|power|effort|training|session|workout))';
/** "4 sprints", "six 10 s sprints": beside other work; alone they are read as any repetitions are. */
const SPRINTS = sticky(
  `(${COUNT})(?: ?x)? (?:(\\d{1,2}) ?-?s(?:ec(?:ond)?s?)? )?${SPRINT}(?! ?(?:every|each))`,
);
const SOME_SPRINTS = sticky(`(some|a few|a couple of|several|a handful of) ${SPRINT}`);
const SOME: Record<string, number> = { 'a couple of': 2 };
const someOf = (words: string): number =>
  SOME[words] ?? (/^(?:\d|[a-z]+$)/.test(words) && !/^(?:some|several)$/.test(words) ? countOf(words) : 5);
const ADD = sticky('[(]? ?([+-]) ?(\\d{1,3}) ?(w(?:atts?)?(?![a-z])|%) ?[)]?');
const LAST_MAXIMAL = sticky(
  '(?:the )?last (?:one|rep|interval|effort)(?: is)? (?:all[- ]?out|max(?:imal)?|full gas|to failure|as hard as possible)|to failure|bis zum abbruch',
);
/** "Build 60 min of …" asks for a session, it does not make one progressive. */
const PROGRESSIVE = sticky(
  'progressive(?:ly)?|building|build(?! (?:me|us|a|an|my|the|some\\w*|it|in|into|up|for|\\d))|negative[- ]splits?|progressif|progressiv|steigernd|progresivo',
);
const TIMES_AFTER = sticky(`x ?(${COUNT})(?![\\d:/x]|\\.\\d)|(${COUNT}) times(?![a-z])`);
/** FTP as an intensity, not as a figure of the rider. */
const FTP = sticky('(?:my )?ftp(?![a-z])(?! ?(?:is|was|of|at|=|:|about|around|test|\\d))');
const LOOP = sticky('(\\d{1,2}) ?x ?(?=[-\\n(:]|$)');
const HALF = sticky('(am|pm|morning|afternoon|evening|vormittags?|nachmittags?|abends?|matin|soir)(?![a-z])');
const OTHER = sticky('[^ \\n,;+()]+|.');

/** Text as pieces that say something of a session, in order; what says nothing is `other`. */
export function sessionTokens(text: string): Token[] {
  const model = zoneModelOf(text);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = matchAt(SPACE, text, at);
    if (space) {
      at += space[0].length;
      continue;
    }
    const token = tokenAt(text, at, model, tokens);
    tokens.push(token);
    at = Math.max(token.end, at + 1);
  }
  return tokens;
}

function tokenAt(text: string, at: number, model: ZoneModel, before: readonly Token[]): Token {
  const token = (said: Said, end: number): Token => ({ ...said, start: at, end });
  const last = before.at(-1);
  const found =
    testAt(text, at) ??
    (startsNumber(text, at) ? numberAt(text, at, model, last) : null) ??
    changeAt(text, at) ??
    restBefore(text, at, model, before) ??
    wordsAt(text, at) ??
    rampAt(text, at);
  if (found) return token(found.said, found.end);
  const join = joinAt(text, at, last);
  if (join) return token(join.said, join.end);
  const ofFtp = matchAt(FTP, text, at);
  if (ofFtp && wordStart(text, at) && before.some(({ kind }) => kind === 'reps')) {
    return token({ kind: 'meaning', meaning: { type: 'threshold' } }, at + ofFtp[0].length);
  }
  const meaning = targetAt(text, at, model, last?.kind === 'at');
  if (meaning && wordStart(text, at))
    return token({ kind: 'meaning', meaning: meaning.meaning }, meaning.end);
  const filler = matchAt(FILLER, text, at);
  if (filler && wordStart(text, at)) return token({ kind: 'filler' }, at + filler[0].length);
  const other = matchAt(OTHER, text, at);
  return token({ kind: 'other', word: other?.[0] ?? '' }, at + (other?.[0].length ?? 1));
}

type Found = { said: Said; end: number };

const wordStart = (text: string, at: number): boolean =>
  at === 0 || !/[a-z0-9]/.test(text[at - 1] ?? '') || !/[a-z0-9]/.test(text[at] ?? '');
const NUMBER_START = sticky(`${COUNT}`);
const startsNumber = (text: string, at: number): boolean =>
  matchAt(NUMBER_START, text, at) !== null &&
  !/[a-z0-9.:/'"-]/.test((text[at - 1] ?? ' ').replace('-', text[at - 2] === ' ' || at < 2 ? ' ' : '-'));

const opens = (text: string, last: Token | undefined): boolean =>
  last?.kind === 'filler' && text[last.start] === '(';

/** What begins with a number. */
function numberAt(text: string, at: number, model: ZoneModel, last: Token | undefined): Found | null {
  if (last?.kind === 'at' || opens(text, last)) {
    const meaning = targetAt(text, at, model, true);
    if (meaning) return { said: { kind: 'meaning', meaning: meaning.meaning }, end: meaning.end };
  }
  const sprints = matchAt(SPRINTS, text, at);
  if (sprints) {
    const read: RepsRead = {
      sets: 1,
      reps: someOf(sprints[1] ?? ''),
      parts: [{ seconds: Number(sprints[2] ?? 10) }],
      bare: null,
      meaning: { type: 'sprints' },
      end: at + sprints[0].length,
    };
    return { said: { kind: 'reps', reps: read }, end: read.end };
  }
  const bursts = matchAt(BURSTS, text, at);
  const every = bursts && timeOrNumberAt(text, at + bursts[0].length);
  if (bursts && every)
    return { said: { kind: 'bursts', seconds: Number(bursts[1]), everyS: every.seconds }, end: every.end };
  const loop = matchAt(LOOP, text, at);
  const reps = repsAt(text, at, model);
  if (reps) return { said: { kind: 'reps', reps }, end: reps.end };
  if (loop) return { said: { kind: 'loop', count: Number(loop[1]) }, end: at + loop[0].length };
  const pair = pairAt(text, at);
  if (pair) return { said: { kind: 'reps', reps: pair }, end: pair.end };
  const numbers = numbersAt(text, at);
  if (numbers) return { said: { kind: 'reps', reps: numbers, numbers: true }, end: numbers.end };
  const parts = partsAt(text, at, model);
  const side = parts?.parts.some(({ meaning }) => meaning?.label === 'under' || meaning?.label === 'over');
  const lasts = last?.kind === 'reps' ? (last.reps.parts[0]?.seconds ?? 0) : 0;
  const inside = parts?.parts.reduce((sum, { seconds }) => sum + seconds, 0) ?? Infinity;
  if (parts && (side || inside <= lasts || opens(text, last))) {
    return { said: { kind: 'parts', parts: parts.parts }, end: parts.end };
  }
  const meaning = targetAt(text, at, model, false);
  if (meaning) return { said: { kind: 'meaning', meaning: meaning.meaning }, end: meaning.end };
  return timedAt(text, at, model);
}

/** A length of time with what stands behind it: rest, warm-up, cool-down, or nothing. */
function timedAt(text: string, at: number, model: ZoneModel): Found | null {
  const time = timeOrNumberAt(text, at);
  if (!time) return null;
  const warm = matchAt(WARM_AFTER, text, time.end);
  if (warm) return { said: { kind: 'warmUp', seconds: time.seconds }, end: time.end + warm[0].length };
  const cool = matchAt(COOL_AFTER, text, time.end);
  if (cool) return { said: { kind: 'coolDown', seconds: time.seconds }, end: time.end + cool[0].length };
  const rest = matchAt(REST_AFTER, text, time.end);
  // "2 h easy" is a ride, "2 min easy" a rest.
  if (rest && !(time.seconds > 1200 && /easy|spin|locker/.test(rest[1] ?? ''))) {
    const between = SETS_WORD.test(rest[0]) ? ('sets' as const) : undefined;
    const end = time.end + rest[0].length;
    return withTarget(text, end, model, { seconds: restSeconds(time), between });
  }
  return time.bare ? null : { said: { kind: 'time', seconds: time.seconds }, end: time.end };
}

/** A rest without a unit: minutes up to twelve, seconds beyond. */
const restSeconds = ({ seconds, value, bare }: { seconds: number; value: number; bare: boolean }): number =>
  bare && value > 12 ? value : seconds;

/** "r5 @ 50 %": what is ridden in the rest. */
function withTarget(text: string, end: number, model: ZoneModel, rest: RestRead): Found {
  const at = matchAt(sticky(' ?(?:@|at) ?'), text, end);
  const read = at && targetAt(text, end + at[0].length, model, false);
  const low = read?.meaning.target;
  if (low && low.of !== 'maximal' && (low.of !== 'ftp' || low.to <= 0.76)) {
    return { said: { kind: 'rest', rest: { ...rest, target: low } }, end: read.end };
  }
  return { said: { kind: 'rest', rest }, end };
}

function restBefore(text: string, at: number, model: ZoneModel, before: readonly Token[]): Found | null {
  const lone = matchAt(PAREN_REST, text, at);
  if (lone && before.at(-1)?.kind === 'reps') {
    return { said: { kind: 'rest', rest: { seconds: 60 * Number(lone[1]) } }, end: at + lone[0].length };
  }
  const slash = matchAt(sticky('/ ?'), text, at);
  const after = before.at(-1)?.kind;
  if (slash && (after === 'meaning' || after === 'reps')) {
    const time = timeOrNumberAt(text, at + slash[0].length);
    if (time && (!time.bare || time.value <= 12))
      return { said: { kind: 'rest', rest: { seconds: time.seconds } }, end: time.end };
  }
  const ratio = matchAt(RATIO, text, at);
  if (ratio) {
    const ofWork = Number(ratio[2] ?? 1) / Number(ratio[1] ?? 1);
    return { said: { kind: 'rest', rest: { ofWork } }, end: at + ratio[0].length };
  }
  if (!wordStart(text, at)) return null;
  const found = matchAt(REST_BEFORE, text, at);
  if (!found?.[1]) return null;
  const time = timeOrNumberAt(text, at + found[0].length);
  if (!time) return null;
  const between = SETS_WORD.test(found[1]) || /^sp/.test(found[1]) ? ('sets' as const) : undefined;
  // "r 3' between sets", "rest 3 min easy"
  const more = matchAt(REST_AFTER, text, time.end);
  const end = time.end + (more?.[0].length ?? 0);
  return withTarget(text, end, model, {
    seconds: restSeconds(time),
    between: between ?? (more && SETS_WORD.test(more[0]) ? 'sets' : undefined),
  });
}

function changeAt(text: string, at: number): Found | null {
  const maximal = matchAt(LAST_MAXIMAL, text, at);
  if (maximal) return { said: { kind: 'change', lastMaximal: true }, end: at + maximal[0].length };
  const add = matchAt(ADD, text, at);
  if (add) {
    const by = Number(add[2]) * (add[1] === '-' ? -1 : 1);
    const said: Said =
      add[3] === '%' ? { kind: 'change', scale: 1 + by / 100 } : { kind: 'change', addW: by };
    return { said, end: at + add[0].length };
  }
  const times = matchAt(TIMES_AFTER, text, at);
  if (times) {
    return { said: { kind: 'times', count: countOf(times[1] ?? times[2] ?? '') }, end: at + times[0].length };
  }
  return null;
}

/** What begins with a word of the notation. */
function wordsAt(text: string, at: number): Found | null {
  if (!wordStart(text, at)) return null;
  const some = matchAt(SOME_SPRINTS, text, at);
  if (some) {
    const end = at + some[0].length;
    return {
      said: {
        kind: 'reps',
        reps: {
          sets: 1,
          reps: someOf(some[1] ?? ''),
          parts: [{ seconds: 10 }],
          bare: null,
          meaning: { type: 'sprints' },
          end,
        },
      },
      end,
    };
  }
  for (const [pattern, kind] of [
    [WARM_BEFORE, 'warmUp'],
    [COOL_BEFORE, 'coolDown'],
    [LAST, 'last'],
  ] as const) {
    const found = matchAt(pattern, text, at);
    const hour = found && matchAt(HOUR, text, at + found[0].length);
    if (found && hour) return { said: { kind, seconds: 3600 }, end: at + found[0].length + hour[0].length };
    const time = found && timeOrNumberAt(text, at + found[0].length);
    if (time) return { said: { kind, seconds: time.seconds }, end: time.end };
  }
  const half = matchAt(HALF, text, at);
  if (half) {
    const pm = /^(?:pm|after|even|nach|abend|soir)/.test(half[0]);
    return { said: { kind: 'half', half: pm ? 'pm' : 'am' }, end: at + half[0].length };
  }
  return null;
}

function rampAt(text: string, at: number): Found | null {
  if (matchAt(RAMP_WORD, text, at)) {
    const ramp = matchAt(RAMP, text, at);
    if (ramp)
      return {
        said: { kind: 'ramp', from: Number(ramp[1]) / 100, to: Number(ramp[2]) / 100 },
        end: at + ramp[0].length,
      };
  }
  const progressive = matchAt(PROGRESSIVE, text, at);
  if (!progressive) return null;
  const within = /negative/.test(progressive[0]) ? 'within' : 'up';
  return { said: { kind: 'change', progressive: within }, end: at + progressive[0].length };
}

function joinAt(text: string, at: number, last: Token | undefined): Found | null {
  const into = matchAt(AT, text, at);
  if (into) return { said: { kind: 'at' }, end: at + into[0].length };
  if (!wordStart(text, at)) return null;
  const inside = matchAt(INSIDE, text, at);
  if (inside) return { said: { kind: 'join', inside: true }, end: at + inside[0].length };
  const join = matchAt(JOIN, text, at);
  if (join && last) return { said: { kind: 'join', inside: false }, end: at + join[0].length };
  return null;
}
