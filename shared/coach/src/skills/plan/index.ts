import { needs } from '../../answer/needs.ts';
import { details, text } from '../../answer/parts.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, type Message } from '../../understanding/message.ts';
import { datesIn, daysBetween } from './dates.ts';
import { changed } from './change.ts';
import { fill } from './fill.ts';
import { made, weekQuestion } from './make.ts';
import { readPlan } from './read.ts';
import { blockParts, weekParts } from './show.ts';
import { planArguments, type PlanAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** The question with what a message changes in it, seen from the plan that it makes. */
function changeOf(last: PlanAsk, message: Message, talk: Talk): PlanAsk | null {
  const hours = hoursOf(last, talk);
  if (hours === undefined) return null;
  const asked = { ...last, hours };
  const standing = made(asked, hours);
  if (!standing.ok) return null;
  const next = changed(asked, message, { plan: standing.plan, today: talk.today });
  const dated = next?.eventDate !== undefined && last.eventDate === undefined;
  return next && dated ? { ...next, wants: 'block' } : next;
}

/** A training week for the hours and the aim of a rider, and a block to an event. */
export const plan: Skill<PlanAsk> = {
  name: 'plan',
  title: 'Training plans: a week for your hours, a block to an event, changed when life changes',
  arguments: planArguments,
  results: ['headline', 'plan', 'table'],
  sources: ['bosquet2007', 'rosenblat2025', 'friel2009'],
  examples: [
    'plan my training week 8 hours',
    'make me a training plan for a gran fondo in 12 weeks',
    'I have 6 hours a week how should I train',
    '16 week plan for la marmotte with 9 hours a week',
    'build me a block for a 40 km time trial in 8 weeks 7 h a week',
    'training plan for beginners 4 hours a week',
    'weekly schedule with 3 rides no tuesdays',
    'how should I structure my training week with 10 hours a week',
    'prepare me for a century ride in june',
    'training for a hill climb in october 6 hours per week',
    'winter base plan 8 hours a week on the turbo',
    'plan for a 62 year old with 7 hours',
    'how do I get faster',
    '120 km in six weeks',
    'recovery week, 5 hours',
    'plan my week: tuesday 1 hour, thursday 45 minutes, sunday 3 hours',
    'sportive in 6 weeks, 5 hours a week, is that realistic',
    'beginner plan to ride 50 miles in ten weeks',
    '6 hrs a week, want to raise my ftp, what should a week look like',
  ],
  uses: [
    'weeklyHours',
    'weeks',
    'days',
    'daysPerWeek',
    'timesPerWeek',
    'distance',
    'gain',
    'duration',
    'age',
    'ctl',
    'power',
    'relativePower',
    'count',
    'ftp',
    'speed',
    'tss',
    'percent',
    'intensity',
  ],
  minds: [
    'indoors',
    'noPowerMeter',
    'beginner',
    'hot',
    'cold',
    'group',
    'bunch',
    'tired',
    'ill',
    'badSleep',
    'gravelBike',
    'mountainBike',
    'roadBike',
    'ttBike',
    'wetRoad',
    'gravelRoad',
    'sore',
    'track',
    'alone',
    'hoods',
    'drops',
  ],
  read(message, talk) {
    // "We are on holiday in week 5" is like many cards; after a plan it is about that.
    const last = talk.memory.current?.skill === 'plan' ? (talk.memory.current.ask as PlanAsk) : null;
    if (last && /\bweeks? \d/.test(message.text) && message.text.split(' ').length <= 14) {
      const next = changeOf(last, message, talk);
      if (next?.now && next.now.steps > 0) return { ask: next, score: 0.95 };
    }
    return readPlan(message, talk.today);
  },
  change: changeOf,
  reply(ask, need, message, talk) {
    const next: PlanAsk = { ...ask };
    fill(next, message, talk.today);
    if (need === 'weeklyHours' && next.hours === undefined) {
      // The figures of a date are no hours.
      let words = message.text;
      for (const { start, end } of datesIn(words, talk.today))
        words = words.slice(0, start) + ' '.repeat(end - start) + words.slice(end);
      // "3 times a week, 60 to 90 min"
      const rides =
        figure(message, 'timesPerWeek') ??
        figure(message, 'daysPerWeek') ??
        Number(/\b(\d) (?:times|rides|x)\b/.exec(words)?.[1] ?? Number.NaN);
      const length = figure(message, 'duration');
      if (rides >= 1 && length !== undefined && length <= 6 * 3600)
        return { ...next, hours: Math.round((2 * rides * length) / 3600) / 2, days: Math.min(6, rides) };
      const bare = /\b(\d+(?:\.\d+)?)\b(?!st|nd|rd|th)/.exec(words);
      if (bare) return { ...next, hours: Number(bare[1]) };
    }
    // A day to be ready for makes a plan of weeks of it.
    if (next.eventDate !== undefined && ask.eventDate === undefined) next.wants = 'block';
    return JSON.stringify(next) === JSON.stringify(ask) ? null : next;
  },
  answer(ask, talk): Outcome {
    const hours = hoursOf(ask, talk);
    if (hours === undefined) return needs('weeklyHours');
    if (!(hours >= 1 && hours <= 30))
      return {
        kind: 'refuse',
        text: 'I plan weeks of 1 to 30 hours. How many do you have?',
        chips: ['5 hours a week', '8 hours a week', '12 hours a week'],
      };
    // A figure that was only a reply may have been another one, such as the day of a date.
    if (ask.hours === undefined && hours > DOUBTFUL_HOURS)
      return {
        ...needs('weeklyHours'),
        text: `Is that ${hours} hours a week? That is what professionals ride. How many do you have?`,
      };
    const full = withFacts(ask, talk);
    const result = made(full, hours);
    if (!result.ok)
      return {
        kind: 'refuse',
        text: result.message,
        chips: ['Make me a new plan', 'Missed Tuesday', 'Make it easier'],
      };
    const { plan: now, notes } = result;
    const around = {
      notes,
      beside: [
        ...(full.beside ?? []),
        ...(ask.hours === undefined &&
        talk.facts.weeklyHours === undefined &&
        isTaper(ask) &&
        ask.days === undefined
          ? [`I took ${TAPER_HOURS} hours as your usual week. Tell me yours.`]
          : []),
      ],
      ftpW: talk.athlete.ftpW?.value ?? null,
      today: talk.today,
      verdict: full.wantsVerdict ?? false,
    };
    const alone = ask.wants === 'week';
    const parts = alone ? weekParts(now, weekQuestion(full, hours), around) : blockParts(now, around);
    return {
      kind: 'answer',
      parts,
      calls: [{ tool: 'plan', arguments: full, result: { shown: parts } }],
      result: { title: alone ? 'training week' : (now.event?.title ?? 'training plan') },
    };
  },
  explain: () => [
    text(
      'The week follows your hours: two hard days at most, easy days easy, the long ride last. Weeks grow by a tenth at most, and every fourth is lighter. The last ones before an event have less volume but keep the sharp sessions.',
    ),
    ...details('Where this comes from', sources('bosquet2007', 'rosenblat2025', 'friel2009')),
  ],
};

/** More than this is doubted where it does not stand beside "a week", h. */
const DOUBTFUL_HOURS = 18;

/** h a week: of the question, of the talk, or by the number of rides. */
const hoursOf = (ask: PlanAsk, talk: Talk): number | undefined =>
  ask.hours ??
  talk.facts.weeklyHours ??
  (ask.days === undefined
    ? isTaper(ask)
      ? TAPER_HOURS
      : undefined
    : // Who rides at weekends alone rides longer then.
      ask.days * (ask.days <= 2 ? 2.5 : 1.3));

/** Usual hours of a rider who asks for the last days before a race and says none: they change little in so short a plan. */
const TAPER_HOURS = 6;
const isTaper = ({ eventDate, askedOn }: PlanAsk): boolean =>
  eventDate !== undefined && daysBetween(askedOn, eventDate) <= 9;

/** The age that was said earlier in the talk counts too; who has no FTP trains by feel, not by shares of a figure that is not there. */
function withFacts(ask: PlanAsk, { facts, athlete }: Talk): PlanAsk {
  const age = ask.age ?? facts.age;
  const feel = ask.noPowerMeter ?? athlete.ftpW === null;
  return { ...ask, ...(age === undefined ? {} : { age }), ...(feel ? { noPowerMeter: true } : {}) };
}
