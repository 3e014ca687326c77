import { SESSION_TYPES, buildSession, type Session } from '@breakaway/cycling';
import { text, details } from '../../answer/parts.ts';
import { needs } from '../../answer/needs.ts';
import { editSession } from '../../language/session-edit.ts';
import { scaledBy } from '../../language/session-edit-words.ts';
import { typeForAim, typeIn } from '../../language/session-types.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import { aboutIn } from './about.ts';
import { built, explained } from './answer.ts';
import { compared, comparedIn } from './compare.ts';
import { constraintsIn } from './constraints.ts';
import { judged } from './judge.ts';
import { riderOf, sessionOf, specOf } from './make.ts';
import { hillTakes, minutesIn } from './minutes.ts';
import { readSessionAsk } from './read.ts';
import { swapped } from './swap.ts';
import { sessionArguments, type SessionAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Training sessions: explained in the rider's own watts, built for an aim and a length, swapped for what is possible. */
export const session: Skill<SessionAsk> = {
  name: 'session',
  title: 'Training sessions: explained, built for an aim and a length, swapped, and as files for trainers',
  arguments: sessionArguments,
  results: ['headline', 'session', 'table'],
  sources: ['allenCoggan2019', ...new Set(Object.values(SESSION_TYPES).flatMap((type) => type.sources))],
  examples: [
    'explain 4x8 min at threshold',
    'what watts for 3x20 sst',
    'what is the purpose of 40/20s',
    'give me a 60 minute vo2max session',
    'build me a sweet spot workout of 90 min',
    'what should I do today I have one hour',
    'suggest an interval session for climbing',
    'how hard should over-unders feel',
    'I only have 45 min instead of 2 h z2',
    'my legs are dead can I swap the 5x5',
    'how do I do 4x8 without a power meter',
    'is 5x5 at 115 % too hard for me',
    'make me a session for the turbo 1 hour',
    'alternative to 3x20 indoors',
    'group ride instead of my intervals',
    'coach gave me 3x12 over unders what does that mean',
    'a workout to raise my ftp',
    'give me a recovery ride of 45 minutes',
    'openers for the day before a race',
    'can i do 2x20 instead of 3x15',
    'difference between sweet spot and threshold',
    'i blew up in the 4th of 5x5, what now',
    'how should sweet spot feel',
    'my hill takes only 3 minutes and the session says 8 minute efforts',
    'too cold outside, 3 h endurance planned',
    'air quality is terrible today, 2 h ride planned',
    '70 tss in an hour please',
    'i have 3x12 over unders on thursday, what numbers',
    'what are 5x6 min low cadence intervals good for',
    '2x20 ss on the plan, which watts',
  ],
  uses: [
    'duration',
    'power',
    'relativePower',
    'intensity',
    'count',
    'heartRate',
    'rpe',
    'cadence',
    'percent',
    'tss',
    'timesPerWeek',
    'daysPerWeek',
    'temperature',
    'windSpeed',
    'gain',
    'weeks',
  ],
  minds: [
    'indoors',
    'noPowerMeter',
    'tired',
    'ill',
    'sore',
    'badSleep',
    'hot',
    'wetRoad',
    'group',
    'bunch',
    'cold',
    'beginner',
    'upright',
    'drops',
    'ttPosition',
    'ttBike',
  ],
  read(message, talk) {
    // "2 more reps" is like many cards; after a session it is about that.
    const last = talk.memory.current?.skill === 'session' ? (talk.memory.current.ask as SessionAsk) : null;
    if (last && message.text.split(' ').length <= 10 && !message.session) {
      const next = changed(last, message, talk);
      if (next) return { ask: next, score: 0.9 };
    }
    const after = afterRide(message, talk);
    if (after) return { ask: after, score: 1 };
    return readSessionAsk(message, talk);
  },
  change: (last, message, talk) => changed(last, message, talk),
  reply(ask, need, message, talk) {
    if (need === 'sessionMinutes') {
      const bare = /^(?:about |around )?(\d+(?:\.\d+)?)[ .!]*$/.exec(message.text);
      const minutes =
        minutesIn(message) ??
        (bare ? (Number(bare[1]) <= 6 ? 60 * Number(bare[1]) : Number(bare[1])) : undefined);
      return minutes === undefined ? null : { ...ask, minutes };
    }
    if (need === 'sessionTarget' && ask.spec) {
      const edited = editSession(ask.spec, message.text, riderOf(talk));
      const { question: _, ...rest } = ask;
      return edited ? { ...rest, spec: edited } : null;
    }
    return null;
  },
  answer(ask, talk): Outcome {
    if (ask.question) return { kind: 'ask', need: 'sessionTarget', ...ask.question };
    if (ask.wants === 'compare') return compared(ask, talk);
    if (ask.wants === 'swap') {
      const from = sessionOf(ask, talk) ?? fallback(ask);
      return from
        ? swapped(ask, from, talk)
        : { kind: 'refuse', text: 'Tell me the session, and I look for another.' };
    }
    const made = sessionOf(ask, talk);
    if (made === 'needsFtp') {
      const open = withoutWatts(ask);
      const alike = open && sessionOf(open.ask, talk);
      return open && alike && alike !== 'needsFtp'
        ? explained(open.ask, alike, talk, open.watts)
        : needs('ftp');
    }
    if (!made) {
      if (ask.minutes !== undefined && (ask.minutes < 20 || ask.minutes > 360))
        return {
          kind: 'refuse',
          text:
            ask.minutes < 20
              ? 'Under 20 minutes there is no room for a warm-up and training; give me 20 or more.'
              : 'That is longer than a session: above 6 hours it is an event. Shall I plan it as a race?',
          chips: ['A 30 minute session', 'Race plan for 180 km with 2500 m'],
        };
      return {
        kind: 'refuse',
        text: 'I cannot read that session. Write it like 4x8 min at threshold, or tell me an aim and a length.',
        chips: ['Explain 4x8 min at threshold', 'A 60 minute sweet spot session'],
      };
    }
    return ask.wants === 'build' ? built(ask, made, talk) : explained(ask, made, talk);
  },
  explain(ask, talk) {
    const made = sessionOf(ask, talk);
    if (!made || made === 'needsFtp') return [];
    const type = SESSION_TYPES[made.type];
    return [
      text(
        `${type.purpose} ${type.contested ?? ''} Watts are shares of your FTP; load comes from riding the steps second by second.`.replace(
          / {2,}/g,
          ' ',
        ),
      ),
      ...details('Where this comes from', sources('allenCoggan2019', 'seiler2013', 'ronnestad2015')),
    ];
  },
};

/** A session that was written in watts, for a rider of whom no FTP is known: by the length of its work, and the watts as they were said. */
function withoutWatts(ask: SessionAsk): { ask: SessionAsk; watts: string } | null {
  const { spec } = ask;
  const target = spec?.target ?? spec?.work[0]?.target;
  if (!spec || target?.of !== 'watts') return null;
  const { target: _, ...open } = spec;
  const work = spec.work.map(({ target: __, ...part }) => part);
  const watts =
    target.from === target.to
      ? `${Math.round(target.to)}`
      : `${Math.round(target.from)} to ${Math.round(target.to)}`;
  return { ask: { ...ask, spec: { ...open, work } }, watts };
}

const fallback = (ask: SessionAsk): Session | null =>
  buildSession({ aim: ask.type ?? 'threshold', minutes: 75 });

/** A short message as a change to the last session: other figures, another kind, something in its way, or a question on it. */
/** "What should I do tomorrow?" after the load of a ride: an easy hour, or a ride of its own where the load was small. */
function afterRide({ text: plain, quantities }: Message, { memory, athlete }: Talk): SessionAsk | null {
  const { result, current } = memory;
  const asks =
    /\bwhat (?:should|shall|can|do|would|could) i (?:do|ride|train)\b.*\b(?:tomorrow|next|after (?:that|this|it))\b|\b(?:tomorrow|next day)\b.{0,12}\?|^(?:and |so |ok )*(?:what about )?tomorrow[ ?.!]*$/;
  if (!['load', 'ride', 'race'].includes(current?.skill ?? '') || quantities.length > 0 || !asks.test(plain))
    return null;
  const { tsb, ctl, atl } = (current?.ask ?? {}) as { tsb?: number; ctl?: number; atl?: number };
  const form = tsb ?? (ctl !== undefined && atl !== undefined ? ctl - atl : undefined);
  // Tired by the numbers: an easy ride before the next hard one.
  if (current?.skill === 'load' && form !== undefined)
    return form < -25
      ? { wants: 'build', type: 'recovery', minutes: 45 }
      : form < -5
        ? { wants: 'build', type: 'endurance', minutes: 75 }
        : { wants: 'build', type: 'threshold', minutes: 60 };
  if (result?.powerW === undefined || result.timeS === undefined || !athlete.ftpW) return null;
  const tss = (result.timeS / 36) * (result.powerW / athlete.ftpW.value) ** 2;
  return tss >= TIRING_TSS
    ? { wants: 'build', type: 'recovery', minutes: 45 }
    : { wants: 'build', type: 'endurance', minutes: 90 };
}
/** From about this load on the legs are tired on the next day; Allen, Coggan and McGregor, 2019. */
const TIRING_TSS = 150;

const whenInWeek =
  /^(?:and |so |ok )*(?:is it |should (?:i|it) .{0,20})?(?:before or after|the day (?:before|after)|same day as)\b/;

function changed(last: SessionAsk, message: Message, talk: Talk): SessionAsk | null {
  const { text: plain, concepts } = message;
  if (message.climb || has(message, 'distance', 'gain', 'grade', 'weeklyHours', 'weeks')) return null;
  // "2 h 15, avg hr 142" tells of a ride.
  if (
    has(message, 'heartRate') &&
    has(message, 'duration') &&
    /\b(?:avg|average|averaged|ride|rode|yesterday|did)\b/.test(plain)
  )
    return null;
  // "Before or after my long ride?" asks of the session that stands.
  if (!message.session && last.wants !== 'compare' && whenInWeek.test(plain))
    return { ...last, wants: last.wants === 'swap' ? 'swap' : 'explain', about: 'when', words: plain };
  const compare = comparedIn(message, talk, last.wants === 'compare' ? null : last);
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
  if (
    more &&
    spec &&
    short &&
    /\b(?:add|plus|also|include|throw in|finish (?:off )?with|put|as well|on top|and then)\b/.test(plain)
  ) {
    const {
      warmUpS: _warm,
      coolDownS: _cool,
      totalS: _total,
      within: _within,
      then = [],
      name: _name,
      ...block
    } = more.spec;
    const { totalS: _fit, name: _old, ...kept } = spec;
    return {
      ...withoutSize(base),
      wants: 'explain',
      spec: {
        ...kept,
        then: [...(spec.then ?? []).filter(({ type }) => type !== 'endurance'), block, ...then],
      },
    };
  }
  if (more) return null;
  const edited = spec && editSession(spec, plain, riderOf(talk));
  if (edited) return { ...withoutSize(base), ...flags, wants: 'explain', spec: edited };
  if (constraint?.kind === 'lessTime') return { ...base, wants: 'swap', constraint };
  // "And if I blow up after 12 min?" asks, and changes no length.
  if (short && aboutIn(plain) === 'fail' && !message.session)
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
  const later =
    /\b(?:tomorrow|another day|next day|day after|postpone|later in the week)\b/.test(plain) &&
    /\b(?:instead|move|postpone|push|shift|put (?:it )?off|do it)\b/.test(plain);
  if (later && short) return { ...base, wants: 'swap', constraint: { kind: 'swapDays' } };
  const weak = last.constraint && ['tired', 'badSleep', 'illCold'].includes(last.constraint.kind);
  if (
    weak &&
    short &&
    /^(?:so|and|ok|but)?,? ?(?:what (?:then|now|else|if)|then what|something else|anything else|what instead)/.test(
      plain,
    )
  )
    return { wants: 'build', type: 'recovery', minutes: 45 };
  if (/\b(?:easier|too hard|less hard|less painful|gentler|softer)\b/.test(plain) && short)
    return { ...base, wants: 'swap', constraint: { kind: 'tired' } };
  if (
    /\b(?:more fun|something else|another (?:one|session|workout)|different|boring|variation|variety)\b/.test(
      plain,
    ) &&
    short
  )
    return { ...base, wants: 'swap', constraint: { kind: 'other' } };
  if (
    /\b(?:what (?:should|can|could|do) i do instead|so what (?:now|then|instead)|what instead|instead\??$)/.test(
      plain,
    ) &&
    short
  ) {
    const made = sessionOf(last, talk);
    const hard = made && made !== 'needsFtp' && judged(made, talk)?.colour === 'red';
    return hard
      ? { ...base, wants: 'explain', about: 'doable' }
      : { ...base, wants: 'swap', constraint: constraint ?? { kind: 'other' } };
  }
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
