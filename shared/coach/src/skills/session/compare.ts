import {
  SESSION_TYPES,
  sessionLoad,
  type Session,
  type SessionSpec,
  type SessionTypeId,
} from '@breakaway/cycling';
import { suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { readSession } from '../../language/session-notation.ts';
import { typeForAim, typeIn } from '../../language/session-types.ts';
import type { Message } from '../../understanding/message.ts';
import { pairOf } from '../../understanding/pair.ts';
import { capital } from './answer.ts';
import type { SessionAsk, Side } from './ask.ts';
import { judged } from './judge.ts';
import { riderOf, sideOf, specOf } from './make.ts';
import { exactTime, rpeWords, targetWords } from './words.ts';

const COMPARES =
  /\b(?:or|(?:benefit|point|better|advantage|gain)\b.{0,40}\bover|vs|versus|than|compared?|difference|differ\w*|which|instead|in place of|swap|replac\w+|why .{3,40} (?:not|rather))\b/;
const BETWEEN =
  /\b(?:or|vs\.?|versus|(?:rather |other )?than|compared (?:to|with)|against|and(?: not)?|instead of|in place of|(?:by|with|for|over)(?= (?:an? |my |some )?\d)|not(?: just)?|from|(?:can|could|may|should|would) (?:i|we)(?: do| ride)?)\b|[,;] (?=\d)|[.;!?] /;
/** Words by which one of the two is to stand for the other, the new one first or last. */
const INSTEAD = /\b(?:instead of|in place of|swap|replac\w+|substitut\w+)\b|\binstead[ ?.!]*$/;
const NEW_LAST =
  /^(?:instead of|in place of)|\binstead[ ?.!]*$|\b(?:swap|replace|substitute)\b.*\b(?:by|with|for)\b/;
/** What only compares kinds of session, which cards and other questions name as well. */
const KINDS =
  /\b(?:vs|versus|difference|differ\w*|compared|(?:harder|easier|better|tougher|worse) than|why .{3,40} (?:not|rather than|instead of|than))\b|\bor\b/;

/** Two sessions that a message sets against each other; null where it does not. @param last the session of the talk, for "is that better than 3x20?" */
export function comparedIn(
  message: Message,
  talk: Talk,
  last: SessionAsk | null,
): Pick<SessionAsk, 'sides' | 'aim' | 'instead'> | null {
  const { text: plain } = message;
  const onLast =
    last !== null && /\b(?:better|harder|easier|tougher)\b/.test(plain) && plain.split(' ').length <= 8;
  if (
    !(COMPARES.test(plain) || onLast) ||
    /\bor (?:should|am|is|do|not|so|more|less|shall|what)\b/.test(plain) ||
    /\b(?:more|less) than\b/.test(plain)
  )
    return null;
  const found: Side[] = plain.split(BETWEEN).flatMap((piece): Side[] => {
    const read = readSession(piece, riderOf(talk));
    if (read && ((read.spec.reps ?? 1) * (read.spec.sets ?? 1) > 1 || /\b1 ?x ?\d/.test(piece)))
      return [
        {
          spec: read.spec,
          ...(read.assumed.some((one) => one.startsWith('No intensity')) ? { open: true } : {}),
        },
      ];
    const head = piece.replace(/\bfor\b.*$/, '');
    const type = typeIn(head);
    return type && head.trim().split(' ').length <= 9 ? [{ type }] : [];
  });
  const before = last && specOf(last);
  const sides = pairOf(
    found.length === 1 && before && (onLast || /\b(?:it|that|this|these|those|them)\b/.test(plain))
      ? [{ spec: before }, ...found]
      : found,
  );
  if (!sides) return null;
  const kinds = !sides.some(({ spec }) => spec);
  if (
    kinds &&
    (!KINDS.test(plain) ||
      sides[0].type === sides[1].type ||
      plain.split(' ').length > 18 ||
      message.quantities.some(({ kind }) => kind !== 'duration'))
  )
    return null;
  const instead = !kinds && INSTEAD.test(plain);
  const newLast =
    instead &&
    NEW_LAST.test(plain.replace(/^(?:hi|hello|so|ok|and|but|can i|could i|may i|should i|do)[ ,]+/, ''));
  const [a, b] = newLast ? [sides[1], sides[0]] : sides;
  const aim = /\bfor\b(.*)$/.exec(plain)?.[1];
  const wished = aim ? (typeIn(aim) ?? typeForAim(aim)) : null;
  return {
    sides: instead ? meantAlike(a, b) : longAlike(...sameIntensity(a, b, plain)),
    ...(wished ? { aim: wished } : {}),
    ...(instead ? { instead } : {}),
  };
}

/** "4x8 or 3x15 at threshold": what is said once of the two is meant of both, "for VO2max" of none. */
function sameIntensity(a: Side, b: Side, plain: string): [Side, Side] {
  const shared =
    /\b(?:at|@) ?(?:my )?(?:threshold|ftp|sweet ?spot|sst|tempo|vo2\w*|\d{2,3} ?(?:%|w))[^a-z]*$/.test(plain);
  const [one, other] = [a.spec, b.spec];
  if (!shared || !one || !other || one.target || (one.type && typeIn(plain) === one.type)) return [a, b];
  const { type: _, ...open } = one;
  return [
    {
      spec: {
        ...open,
        ...(other.type ? { type: other.type } : {}),
        ...(other.target ? { target: other.target } : {}),
      },
    },
    b,
  ];
}

/** A session in the place of another, of which no intensity was said, is ridden like that one; not where its pieces are much shorter. */
function meantAlike(mine: Side, planned: Side): [Side, Side] {
  if (!mine.open || !mine.spec || !planned.spec || longestS(mine.spec) < 0.6 * longestS(planned.spec))
    return [mine, planned];
  const { type: _, ...open } = mine.spec;
  const { type, target } = planned.spec;
  return [{ spec: { ...open, ...(type ? { type } : {}), ...(target ? { target } : {}) } }, planned];
}

/** "1x40 min sweet spot or 2x20": what was said of the one long piece is meant of the other. */
function longAlike(a: Side, b: Side): [Side, Side] {
  const long = [a, b].every(({ spec }) => spec && longestS(spec) >= 600);
  if (!long || a.open === b.open) return [a, b];
  if (a.open) return meantAlike(a, b);
  const [other, one] = meantAlike(b, a);
  return [one, other];
}

const longestS = ({ work }: SessionSpec): number => Math.max(0, ...work.map(({ seconds }) => seconds));

/** Answers "which is harder, 4x8 or 3x15?". */
export function compared(ask: SessionAsk, talk: Talk): Outcome {
  const made = (ask.sides ?? []).map((side) => sideOf(side, talk));
  const [a, b] = made;
  if (!a || !b)
    return {
      kind: 'refuse',
      text: 'I can compare two sessions that you write out: 4x8 min at threshold or 3x15 min sweet spot.',
    };
  const [left, right] = [columnOf(a, talk), columnOf(b, talk)];
  const parts = [
    text(verdictOf(ask, a, b, talk)),
    table(
      'Side by side',
      ['', capital(a.name), capital(b.name)],
      ROWS.map((row) => [row, left[row], right[row]]),
    ),
    suggestions(`Explain ${a.name}`, `Explain ${b.name}`, 'How often should I do it?'),
  ];
  return { kind: 'answer', parts, calls: [{ tool: 'session', arguments: ask, result: { shown: parts } }] };
}

function verdictOf(ask: SessionAsk, a: Session, b: Session, talk: Talk): string {
  if (ask.instead) return inPlace(a, b, talk);
  if (ask.about === 'which') return choice(a, b, talk);
  return ask.sides?.every(({ spec }) => !spec) && !ask.aim
    ? kindsApart(a, b, talk)
    : verdict(a, b, ask.aim, talk);
}

/** Which of two sessions to ride: the harder one is for fresh legs. */
function choice(a: Session, b: Session, talk: Talk): string {
  const [one, other] = [weighed(a, talk), weighed(b, talk)];
  const byTiring = other.strain - one.strain || other.rpe - one.rpe || other.tss - one.tss;
  const [harder, easier] = byTiring <= 0 ? [one, other] : [other, one];
  return `${harder.name} if your legs are fresh and you slept well, ${lower(easier.name)} if not. Ride the other one next week. Over a block ride more of the one nearer to your event.`;
}

/** Whether one session can stand for another: "can I do 8x4 instead of 4x8?" */
function inPlace(mine: Session, planned: Session, talk: Talk): string {
  const [one, other] = [weighed(mine, talk), weighed(planned, talk)];
  const work = `${show.aboutTime(one.workS)} of work against ${show.aboutTime(other.workS)}, ${one.tss} TSS against ${other.tss}`;
  const longer = pieceOf(mine) > pieceOf(planned);
  const doubtful = one.judged?.colour === 'red' ? ` ${one.judged.words}` : '';
  if (one.type === other.type) {
    const pieces = longer
      ? 'longer pieces, so it is a little harder'
      : 'shorter pieces, so it is a little easier and teaches less of holding on';
    const much =
      one.workS < 0.8 * other.workS
        ? 'Yes, as a shorter version'
        : one.workS > 1.25 * other.workS
          ? 'Yes, if you are fresh: it is more work'
          : 'Yes';
    return `${much}: it trains the same. ${one.name} has ${work}, in ${pieces}.${doubtful}`;
  }
  const [mineRpe, plannedRpe] = [rpeWords(mine), rpeWords(planned)];
  const effort =
    one.rpe === other.rpe
      ? `about as hard, RPE ${mineRpe}`
      : `${one.rpe > other.rpe ? 'harder' : 'easier'}, RPE ${mineRpe} against ${plannedRpe}`;
  return `Not the same: ${one.name} is ${effort}, ${work}. You keep a training day${one.type.hard === other.type.hard ? '' : one.type.hard ? ', but it becomes a hard one' : ', and it becomes an easier one'}. You lose this: ${lower(other.type.purpose)}${doubtful}`;
}

/** Two kinds of session side by side: what each is for, and which costs more. */
function kindsApart(a: Session, b: Session, talk: Talk): string {
  const [one, other] = [weighed(a, talk), weighed(b, talk)];
  const ftpW = talk.athlete.ftpW?.value;
  const level = ({ type }: typeof one) => {
    if (type.maximal || !type.intensity) return 'all out';
    const [from, to] = type.intensity;
    return ftpW
      ? `${show.watts(from * ftpW)} to ${show.watts(to * ftpW)} W`
      : `${Math.round(100 * from)} to ${show.share(to)} of FTP`;
  };
  const described = (side: typeof one) => `${side.type.title} (${level(side)}): ${lower(side.type.purpose)}`;
  const harder = one.rpe >= other.rpe ? one : other;
  const easier = harder === one ? other : one;
  const cost =
    harder.rpe === easier.rpe
      ? 'Both are about as hard.'
      : `More tiring, and slower to recover from: ${lower(harder.type.title)}, RPE ${rpeWords(harder.session)} against ${rpeWords(easier.session)}.`;
  return `${described(one)} ${described(other)} ${cost}`;
}

const ROWS = ['Work', 'Target', 'Rests', 'Effort', 'Load', 'For'] as const;

function columnOf(session: Session, talk: Talk): Record<(typeof ROWS)[number], string> {
  const load = sessionLoad(session, talk.athlete.ftpW?.value);
  const target = targetWords(session, talk);
  const rest = session.steps.find(({ kind }) => kind === 'rest');
  return {
    Work: `${show.aboutTime(load.workS)} of ${show.aboutTime(load.durationS)}`,
    Target: target ? `${target.value} ${target.unit}`.trim() : '',
    Rests: rest ? exactTime(rest.seconds) : 'none',
    Effort: `RPE ${rpeWords(session)} of 10`,
    Load: `${Math.round(load.tss)} TSS`,
    For: SESSION_TYPES[session.type].purpose,
  };
}

const COLOURS = ['green', 'amber', 'red'];

function verdict(a: Session, b: Session, aim: SessionTypeId | undefined, talk: Talk): string {
  const [one, other] = [weighed(a, talk), weighed(b, talk)];
  const pieces = Math.sign(pieceOf(a) - pieceOf(b));
  const alike = one.type === other.type && Math.abs(one.workS - other.workS) < 60;
  const byEffort =
    one.strain !== other.strain
      ? one.strain - other.strain
      : Math.abs(one.rpe - other.rpe) >= 0.5
        ? one.rpe - other.rpe
        : 0;
  const harder = (byEffort || (alike && pieces) || one.tss - other.tss) >= 0 ? one : other;
  const easier = harder === one ? other : one;
  const sentences: string[] = [];
  if (aim) {
    const target = SESSION_TYPES[aim].target;
    const nearest = [one, other].reduce((x, y) =>
      Math.abs(shareOf(y.session) - target) < Math.abs(shareOf(x.session) - target) ? y : x,
    );
    sentences.push(
      `For ${SESSION_TYPES[aim].title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())} take ${nearest.session.name}: it is nearest to that intensity.`,
    );
  }
  if (byEffort !== 0) {
    const [most, least] = [rpeWords(harder.session), rpeWords(easier.session)];
    sentences.push(
      `${harder.name} is the harder one to ride${most === least ? '' : `: RPE ${most} against ${least}`}.`,
    );
    sentences.push(
      easier.tss > harder.tss + 3
        ? `${easier.name} costs more in all: ${easier.tss} TSS against ${harder.tss}.`
        : `It costs ${harder.tss} TSS, the other ${easier.tss}.`,
    );
  } else if (alike) {
    sentences.push(
      `${harder.name} is a little harder: the same ${show.aboutTime(one.workS)} of work at the same effort, in longer pieces. Otherwise they train the same. Ride the shorter ones first, the longer ones when those come easily.`,
    );
  } else {
    sentences.push(
      `${harder.name} is a little harder: the same effort, ${show.aboutTime(harder.workS)} of work against ${show.aboutTime(easier.workS)}, ${harder.tss} TSS against ${easier.tss}.`,
    );
  }
  if (!aim && a.type !== b.type)
    sentences.push(
      `Neither is better in itself. ${one.name}: ${lower(one.type.purpose)} ${other.name}: ${lower(other.type.purpose)}`,
    );
  return sentences.join(' ');
}

function weighed(session: Session, talk: Talk) {
  const type = SESSION_TYPES[session.type];
  const { tss, workS } = sessionLoad(session);
  const found = judged(session, talk);
  const strain = COLOURS.indexOf(found?.colour ?? 'green');
  return {
    session,
    name: capital(session.name),
    rpe: (type.rpe[0] + type.rpe[1]) / 2,
    tss: Math.round(tss),
    workS,
    judged: found,
    strain,
    type,
  };
}

const pieceOf = (session: Session): number =>
  Math.max(...session.steps.filter(({ kind }) => kind === 'work').map(({ seconds }) => seconds), 0);
const shareOf = (session: Session): number =>
  Math.max(...session.steps.filter(({ kind }) => kind === 'work').map(({ from }) => from), 0);
const lower = (words: string) => words.replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
