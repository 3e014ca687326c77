import { isCleared, type Finding } from './assess.ts';
import type { Seen } from './engine.ts';
import { textsOf } from './topics/index.ts';
import type { Concern, SafetyLevel, SafetyState, SafetyTopic, Texts, Wording } from './types.ts';

/** Stops that are over as soon as their moment is: one kind question later, then the talk goes on. */
const passing = new Set<SafetyTopic>(['abuse']);
/** The longest message that is read as a mere thank you or reply, in words. */
const SHORT_REPLY = 16;
const VERY_SHORT = 5;

type Said = Record<string, number>;
type Open = NonNullable<SafetyState>;
export type Turn = { concern: Concern | null; state: SafetyState };

/** True while a stop holds. */
export function isOpen(state: SafetyState): state is Open {
  return state !== null && state.level === 'stop' && state.open !== false;
}

/** Takes the next wording of a list; each kind of text is counted, so that none repeats before all were used. */
function next(list: readonly Wording[], key: string, said: Said): { wording: Wording; said: Said } {
  const times = said[key] ?? 0;
  const wording = list[times % Math.max(1, list.length)] ?? { notice: '', text: '' };
  return { wording, said: { ...said, [key]: times + 1 } };
}

/** The reply to a finding in this message. */
export function answerTo(finding: Finding, state: SafetyState): Turn {
  const { topic, level } = finding;
  const said = state?.said ?? {};
  const texts = textsOf(topic, level);
  // A member who told their age once does not need the other questions.
  if (topic === 'minor' && finding.alone && !finding.follows && (said['minor first'] ?? 0) > 0)
    return { concern: null, state };
  const [list, kind] = listFor(finding, texts);
  const { wording, said: now } = next(list, kind === 'doubt' ? kind : `${topic} ${kind}`, said);
  const concern: Concern = {
    topic,
    level,
    ...wording,
    allowsAnswer: finding.alone && !finding.follows && (level === 'check' || topic === 'minor'),
  };
  const lowered = level === 'check' && state !== null && state.level !== 'check';
  return {
    concern,
    state: lowered
      ? { ...state, said: now }
      : { topic, level, open: level === 'stop', said: now, ...(finding.guessed ? { guessed: true } : {}) },
  };
}

function listFor({ level, other, topic, guessed }: Finding, texts: Texts): [readonly Wording[], string] {
  if (guessed && level === 'check' && topic !== 'crisis') return [commonCheck, 'doubt'];
  if (level === 'check') return [texts.check ?? texts.first, 'check'];
  if (other && texts.other) return [texts.other, 'other'];
  return [texts.first, level === 'stop' && topic !== 'crisis' ? 'stop' : 'first'];
}

/** The reply to a message without a new stop while an older one holds. */
export function whileOpen(state: Open, seen: Seen, finding: Finding | null): Turn {
  const kind = replyKind(state, seen);
  const said = state.said ?? {};
  if (kind === 'account') return { concern: null, state };
  if (kind === 'cleared') {
    const closed: Open = { ...state, level: 'check', open: false };
    // After a crisis a warm word comes in any case, and stands alone where nothing was asked.
    if (state.topic !== 'crisis') return { concern: null, state: closed };
    return spoken(closed, 'eased', 'check', said, seen.cue('question').length > 0);
  }
  // What no rule knew holds for one message: a mistaken stop would end the talk.
  if (passing.has(state.topic) || (state.guessed && state.topic !== 'crisis')) {
    if (kind === 'thanks' || finding) return spoken(state, 'thanks', 'care', said, false);
    return spoken({ ...state, level: 'check', open: false }, 'later', 'check', said, true);
  }
  if (kind === 'thanks') return spoken(state, 'thanks', 'care', said, false);
  if (state.topic === 'crisis' && kind === 'talk') return spoken(state, 'thanks', 'stop', said, false);
  return spoken(state, 'later', 'stop', said, false);
}

function spoken(
  state: Open,
  kind: 'later' | 'thanks' | 'eased',
  level: SafetyLevel,
  said: Said,
  allowsAnswer: boolean,
): Turn {
  const texts = textsOf(state.topic, state.level === 'check' ? 'stop' : state.level);
  const list = texts[kind] ?? (kind === 'thanks' ? commonThanks : commonLater);
  const { wording, said: now } = next(list, `${state.topic} ${kind}`, said);
  return {
    concern: { topic: state.topic, level, ...wording, allowsAnswer },
    state: { ...state, said: now },
  };
}

/** What a message without a new stop is, in a talk that was stopped. */
function replyKind(state: Open, seen: Seen): 'account' | 'cleared' | 'thanks' | 'training' | 'talk' {
  const { words } = seen.reading;
  const has = (cue: Parameters<Seen['cue']>[0]) => seen.cue(cue).length > 0;
  if (has('account')) return 'account';
  if (state.topic === 'crisis' ? isSafe(state, seen) : isBetter(state, seen)) return 'cleared';
  const asks = has('question');
  if (words.length <= SHORT_REPLY && has('thanks') && !asks) return 'thanks';
  return asks || has('training') ? 'training' : 'talk';
}

function isBetter(state: Open, seen: Seen): boolean {
  if (isCleared(seen)) return true;
  const relapsed = seen.cue('again').length > 0 || seen.cue('negation').length > 0;
  if (state.topic === 'infection' && seen.cue('recovered').length > 0 && !relapsed) return true;
  if (
    state.topic === 'alcohol' &&
    /\b(sober|clear|slept|nuchtern)\b/.test(seen.reading.words.map(({ text }) => text).join(' '))
  )
    return !relapsed;
  return saysYes(state, seen);
}

/** A bare yes to the question whether it was looked at. */
function saysYes(state: Open, seen: Seen): boolean {
  const asked = (state.said?.[`${state.topic} later`] ?? 0) > 0;
  const [yes] = seen.cue('yes');
  const short = seen.reading.words.length <= VERY_SHORT;
  return asked && short && yes?.start === 0 && seen.cue('negation').length === 0;
}

function isSafe(state: Open, seen: Seen): boolean {
  return seen.cue('safe').length > 0 || saysYes(state, seen);
}

const commonCheck: readonly Wording[] = [
  {
    notice: 'One thing first, as your words made me wonder whether you are all right.',
    text: 'If pain, illness, food, medicine or a heavy mind plays a part, tell a doctor or somebody you trust before you train.',
  },
  {
    notice: 'A short check, because I may have missed what matters most to you.',
    text: 'If something about your health or safety worries you, please have a person look at it first.',
  },
  {
    notice: 'In case there is more behind this than riding:',
    text: 'Your well-being goes before any session, and good help is near: a doctor, a friend, a helpline.',
  },
];

const commonThanks: readonly Wording[] = [
  { notice: '', text: 'You are welcome. Look after yourself first. I am here when you are ready.' },
  { notice: '', text: 'Good. Take care, and let someone near you know how it goes.' },
  { notice: '', text: 'All right. Write whenever you want.' },
];

const commonLater: readonly Wording[] = [
  {
    notice: 'First a short check: has somebody looked at it?',
    text: 'Once you tell me that it was seen and cleared, I go on.',
  },
  {
    notice: 'I still wait for a word that it was looked at.',
    text: 'Write that you are cleared, and we carry on.',
  },
];
