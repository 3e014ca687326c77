import type { SessionSpec } from '@breakaway/cycling';
import { editSession } from '../../language/session-edit.ts';
import { scaledBy } from '../../language/session-edit-words.ts';
import { typeForAim, typeIn } from '../../language/session-types.ts';
import type { Talk } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import { aboutIn } from './about.ts';
import type { Constraint, SessionAsk } from './ask.ts';
import { comparedIn } from './compare.ts';
import { constraintsIn } from './constraints.ts';
import { judged } from './judge.ts';
import { riderOf, sessionOf, specOf } from './make.ts';
import { hillTakes, minutesIn } from './minutes.ts';

const whenInWeek =
  /^(?:and |so |ok )*(?:is it |should (?:i|it) .{0,20})?(?:before or after|the day (?:before|after)|same day as)\b/;

const WHICH =
  /^(?:(?:so|and|ok|then|but)[ ,]+)*which (?:one|of (?:the|those|these|them)(?: two)?|should i (?:do|ride|take|choose|pick))\b(?!.*\b(?:harder|easier|better|longer)\b)/;

const REPLACES =
  /^(?:(?:please|can you|could you|ok|then|and|no)[ ,]+)*(?:swap|change|switch|turn|convert|make) (?:it|that|this|them) (?:to|into|for) (?:a |an |the )?(?!\d)/;

/** A short message as a change to the last session: other figures, another kind, something in its way, or a question on it. */
export function changed(last: SessionAsk, message: Message, talk: Talk): SessionAsk | null {
  const { text: plain, concepts } = message;
  if (message.climb || has(message, 'distance', 'gain', 'grade', 'weeklyHours', 'weeks')) return null;
  // "2 h 15, avg hr 142" tells of a ride.
  if (
    has(message, 'heartRate') &&
    has(message, 'duration') &&
    /\b(?:avg|average|averaged|ride|rode|yesterday|did)\b/.test(plain)
  )
    return null;
  // "Is 95 rpm good?" asks for a word on a figure of its own.
  if (
    /^(?:is|are|was|were)\b/.test(plain) &&
    has(message, 'cadence', 'heartRate', 'relativePower') &&
    !/\b(?:it|that|this|them|those)\b/.test(plain)
  )
    return null;
  // "Before or after my long ride?" asks of the session that stands.
  if (!message.session && last.wants !== 'compare' && whenInWeek.test(plain))
    return { ...last, wants: last.wants === 'swap' ? 'swap' : 'explain', about: 'when', words: plain };
  // "Swap it to sweet spot" puts one in the place of the other.
  const replaces = !message.session && REPLACES.test(plain) && !message.raw.includes('?');
  // "Which of the two this week then?"
  if (last.wants === 'compare' && WHICH.test(plain)) return { ...last, about: 'which' };
  const compare = replaces ? null : comparedIn(message, talk, last.wants === 'compare' ? null : last);
  if (compare) return { wants: 'compare', ...compare };
  if (last.wants === 'compare') return null;
  const { about: _about, words: _words, assumed: _assumed, constraint: _constraint, ...base } = last;
  const short = plain.split(' ').length <= 14;
  const flags = {
    ...(concepts.has('indoors') ? { indoor: true } : {}),
    ...(/\b(?:heart ?rate|hr|bpm|strap)\b/.test(plain) ? { byHeart: true } : {}),
  };
  // "A bit easier, my legs are tired" is a wish for fewer watts, not for another session.
  const gentler =
    /\b(?:(?:a )?(?:little )?(?:bit|touch)|a little|slightly|somewhat) (?:easier|gentler|softer|less hard)\b/.test(
      plain,
    );
  const eased = gentler && short && !message.session ? specOf(last) : null;
  if (eased) return { ...withoutSize(base), ...flags, wants: 'explain', spec: scaledBy(eased, 0.95) };
  const constraint = constraintsIn(message, true, last.wants === 'swap' && short);
  if (constraint && constraint.kind !== 'lessTime' && constraint.kind !== 'other')
    return { ...base, wants: 'swap', constraint };
  // "On a hill of 4 minutes", "do it outdoors"
  const hill = hillTakes(plain);
  if (hill && short && !message.session)
    return { ...base, wants: 'swap', constraint: { kind: 'shortHill', minutes: hill } };
  if (
    short &&
    !message.session &&
    /\b(?:do|ride|take) (?:it|that|this) (?:outdoors?|outside|on the road)\b|^(?:and )?(?:outdoors?|outside)[ ?.!]*$/.test(
      plain,
    )
  )
    return { ...base, wants: 'swap', constraint: { kind: 'outdoors' } };
  const spec = specOf(last);
  const more = message.session;
  if (more)
    return spec &&
      short &&
      /\b(?:add|plus|also|include|throw in|finish (?:off )?with|put|as well|on top|and then)\b/.test(plain)
      ? { ...withoutSize(base), wants: 'explain', spec: withBlock(spec, more.spec) }
      : null;
  const edited = spec && editSession(spec, plain, riderOf(talk));
  if (edited) return { ...withoutSize(base), ...flags, wants: 'explain', spec: edited };
  if (constraint?.kind === 'lessTime') return { ...base, wants: 'swap', constraint };
  // "And if I blow up after 12 min?" asks, and changes no length.
  if (short && aboutIn(plain) === 'fail')
    return { ...base, ...flags, wants: 'explain', about: 'fail', words: plain };
  // "And the next day?": easy after a hard one.
  if (
    short &&
    /^(?:and |so |ok )*(?:what about |what do i do |what |on )?(?:the )?(?:next day|day after|tomorrow|following day)[ ?.!]*$/.test(
      plain,
    )
  )
    return { wants: 'build', type: 'recovery', minutes: 45 };
  const minutes = minutesIn(message);
  const type =
    typeIn(plain) ?? (/\b(?:for|instead|rather|more|focus)\b/.test(plain) ? typeForAim(plain) : null);
  if (
    short &&
    (minutes !== undefined || (type && !/^(?:what|how|why|is|does|do|when|which)\b/.test(plain)))
  ) {
    const before = type ? null : sessionOf(last, talk);
    const kind = type ?? (before && before !== 'needsFtp' ? before.type : undefined);
    return {
      ...withoutSize(base),
      ...flags,
      wants: 'build',
      minutes: minutes ?? lengthOf(last, talk),
      ...(kind ? { type: kind } : {}),
    };
  }
  const instead = short ? insteadOf(last, base, constraint, plain, talk) : null;
  if (instead) return instead;
  if (short && flags.indoor && !aboutIn(plain.replace(/\bcan (?:i|you)\b/g, '')))
    return { ...base, ...flags, wants: 'swap', constraint: { kind: 'indoor' } };
  if (
    short &&
    flags.byHeart &&
    !talk.athlete.thresholdHrBpm &&
    /\b(?:instead|in|by|only|targets?)\b/.test(plain)
  )
    return { ...base, ...flags, about: 'heartRate', wants: 'explain' };
  if (short && flags.byHeart && !aboutIn(plain)) return { ...base, ...flags };
  const about = short ? aboutIn(plain) : undefined;
  return about && !has(message, 'power', 'heartRate')
    ? { ...base, ...flags, wants: 'explain', about, words: plain }
    : null;
}

/** Another session for the last one, by what a short message says against it: another day, easier, something else. */
function insteadOf(
  last: SessionAsk,
  base: SessionAsk,
  constraint: Constraint | null,
  plain: string,
  talk: Talk,
): SessionAsk | null {
  const later =
    /\b(?:tomorrow|another day|next day|day after|postpone|later in the week)\b/.test(plain) &&
    /\b(?:instead|move|postpone|push|shift|put (?:it )?off|do it)\b/.test(plain);
  if (later) return { ...base, wants: 'swap', constraint: { kind: 'swapDays' } };
  const weak = last.constraint && ['tired', 'badSleep', 'illCold'].includes(last.constraint.kind);
  if (
    weak &&
    /^(?:so|and|ok|but)?,? ?(?:what (?:then|now|else|if)|then what|something else|anything else|what instead)/.test(
      plain,
    )
  )
    return { wants: 'build', type: 'recovery', minutes: 45 };
  if (/\b(?:easier|too hard|less hard|less painful|gentler|softer)\b/.test(plain))
    return { ...base, wants: 'swap', constraint: { kind: 'tired' } };
  if (
    /\b(?:more fun|something else|another (?:one|session|workout)|different|boring|variation|variety)\b/.test(
      plain,
    )
  )
    return { ...base, wants: 'swap', constraint: { kind: 'other' } };
  if (
    !/\b(?:what (?:should|can|could|do) i do instead|so what (?:now|then|instead)|what instead|instead\??$)/.test(
      plain,
    )
  )
    return null;
  const made = sessionOf(last, talk);
  const hard = made && made !== 'needsFtp' && judged(made, talk)?.colour === 'red';
  return hard
    ? { ...base, wants: 'explain', about: 'doable' }
    : { ...base, wants: 'swap', constraint: constraint ?? { kind: 'other' } };
}

/** A session with another one as its last block; the length that was fitted and the name do not hold any more. */
function withBlock(spec: SessionSpec, more: SessionSpec): SessionSpec {
  const {
    warmUpS: _warm,
    coolDownS: _cool,
    totalS: _total,
    within: _within,
    then = [],
    name: _name,
    ...block
  } = more;
  const { totalS: _fit, name: _old, ...kept } = spec;
  return {
    ...kept,
    then: [...(spec.then ?? []).filter(({ type }) => type !== 'endurance'), block, ...then],
  };
}

/** Without what a new length or a new description replaces. */
function withoutSize({
  spec: _spec,
  workMinutes: _work,
  tss: _tss,
  sprints: _sprints,
  minutes: _minutes,
  ...rest
}: SessionAsk): SessionAsk {
  return rest;
}

/** The length of the last session, min. */
function lengthOf(ask: SessionAsk, talk: Talk): number {
  const made = sessionOf(ask, talk);
  const minutes =
    made && made !== 'needsFtp' ? made.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60 : 60;
  return Math.min(360, Math.max(20, 5 * Math.round(minutes / 5)));
}
