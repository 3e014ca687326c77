import { SESSION_TYPES, buildSession } from '@breakaway/cycling';
import { text, details } from '../../answer/parts.ts';
import { needs } from '../../answer/needs.ts';
import { sources } from '../../answer/works.ts';
import { editSession } from '../../language/session-edit.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { afterRide } from './after-ride.ts';
import { built, explained } from './answer.ts';
import { sessionArguments, type SessionAsk } from './ask.ts';
import { changed } from './change.ts';
import { compared } from './compare.ts';
import { riderOf, sessionOf } from './make.ts';
import { minutesIn } from './minutes.ts';
import { readSessionAsk } from './read.ts';
import { swapped } from './swap.ts';

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
  change: changed,
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
      const from = sessionOf(ask, talk) ?? buildSession({ aim: ask.type ?? 'threshold', minutes: 75 });
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
              ? 'Under 20 minutes there is no room for a warm-up and training. Give me 20 or more.'
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
        `${type.purpose} ${type.contested ?? ''} Watts are shares of your FTP. Load comes from riding the steps second by second.`.replace(
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
