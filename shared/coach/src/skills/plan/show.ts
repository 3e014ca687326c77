import type { AnswerPart, PlainPart } from '@breakaway/contract';
import {
  weekPlan,
  type Phase,
  type PlanDay,
  type PlanWeek,
  type TrainingPlan,
  type WeekAim,
  type WeekQuestion,
} from '@breakaway/cycling';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { dateWords, daysBetween } from './dates.ts';
import { longName } from './make.ts';
import { sources } from '../../answer/works.ts';

type PlanPart = Extract<PlainPart, { kind: 'plan' }>;
type ShownDay = PlanPart['weeks'][number]['days'][number];

const citations: PlainPart = sources('bosquet2007', 'rosenblat2025', 'friel2009');

/** What a week is for, as the end of "This week …". */
const purposes: Readonly<Record<WeekAim, string>> = {
  granFondo: 'builds you up for long days',
  timeTrial: 'trains steady power near your threshold',
  criterium: 'trains hard efforts again and again',
  hillClimb: 'trains long efforts uphill',
  ultra: 'builds the long, easy hours',
  mtb: 'trains hard efforts along with long rides',
  gravel: 'builds long, steady rides',
  roadRace: 'trains the hard efforts of a race',
  fitness: 'makes the most of your hours',
  triathlon: 'trains steady power for the bike part',
  ftp: 'works on your FTP',
  vo2max: 'works on hard efforts of 3 to 5 minutes',
  endurance: 'builds endurance',
  sprint: 'works on your sprint',
  recovery: 'lets the work settle',
};

const shownHours = (hours: number): string => hours.toFixed(1);
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const mins = (minutes: number): string =>
  minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
const rides = ({ days }: Pick<PlanWeek, 'days'>): PlanDay[] => days.filter(({ session }) => session !== null);

/** A day as the answer shows it. @param dated with its date: "Tue 24 Nov" */
function shownDay(
  { weekday, date, title, why, minutes, hard, session, also, event, state }: PlanDay,
  dated: boolean,
): ShownDay {
  const mark = state === 'eased' ? ' (eased)' : '';
  return {
    label: date && dated ? dateWords(date, true) : weekday,
    title: `${title}${mark}${also ? `, then ${lower(also.title)}` : ''}`,
    minutes: Math.round(minutes),
    hard,
    why,
    ...(event && { event }),
    ...(session && session.steps.length > 0
      ? {
          steps: session.steps.map(({ seconds, kind, from, to, label }) => ({
            seconds,
            kind,
            from,
            to,
            ...(label ? { label } : {}),
          })),
        }
      : {}),
  };
}

/** A single week: what it is for and its hours, the days, what to watch for. */
export function weekParts(
  plan: TrainingPlan,
  question: WeekQuestion,
  { notes, beside, ftpW }: Around,
): AnswerPart[] {
  const [week] = plan.weeks as [PlanWeek];
  const ridden = rides(week);
  const hard = ridden.filter((day) => day.hard);
  const longest = ridden.reduce<PlanDay | null>(
    (best, day) => (day.minutes > (best?.minutes ?? 0) ? day : best),
    null,
  );
  const key = ridden.find((day) => day.key) ?? longest;
  const part: PlanPart = {
    kind: 'plan',
    title: 'Your training week',
    summary: `${shownHours(week.hours)} h, about ${Math.round(week.tss)} TSS`,
    ftpW,
    weeks: [
      {
        label: 'Your week',
        phase: week.phase,
        note: '',
        hours: Math.round(10 * week.hours) / 10,
        days: week.days.map((day) => shownDay(day, false)),
      },
    ],
  };
  const hardWords = hard.map(({ weekday, title }) => `${longName[weekday]} (${title})`).join(' and ');
  const what = hard.length > 0 ? `Hard on ${hardWords}` : 'No hard day';
  const long =
    longest && !longest.hard ? `, long on ${longName[longest.weekday]} (${mins(longest.minutes)})` : '';
  const lead =
    notes.length > 0
      ? notes.slice(0, 3).join(' ')
      : `This week ${purposes[question.aim]}. ${what}${long}, the rest easy.`;
  const only =
    key && notes.length === 0 && ridden.length > 1
      ? ` If only one ride fits, take ${longName[key.weekday]}'s.`
      : '';
  const made = weekPlan(question);
  const reasons = made.ok
    ? [
        question.aim === 'recovery'
          ? 'After it go back to your usual hours.'
          : 'Ride the week three times, then one with 40 % less.',
        ...made.notes,
        ...made.assumptions,
        made.method.text,
      ]
    : [plan.method.text];
  const watch =
    ownWatch(plan) ??
    (hard.length > 0
      ? 'Watch the warm-up of a hard day: if it feels too hard, ride easily.'
      : 'Keep it easy enough to talk in full sentences.');
  return [
    headline(
      'Your week',
      shownHours(week.hours),
      'h',
      `${ridden.length} ride${ridden.length === 1 ? '' : 's'}, ${hard.length} of them hard, about ${Math.round(week.tss)} TSS`,
    ),
    text(`${lead}${only}`),
    part,
    text([...beside, watch].join(' ')),
    ...details(
      'Why it looks like this',
      ...[...notes.slice(3), ...reasons].map((note): PlainPart => ({ kind: 'text', text: note })),
      citations,
    ),
    suggestions(
      'Missed Tuesday',
      'Swap Wednesday and Thursday',
      `And with ${Math.max(3, Math.round(week.hours) - 2)} hours?`,
    ),
  ];
}

export type Around = {
  /** what the last message changed */
  notes: string[];
  /** what a plan of bike rides cannot hold */
  beside: string[];
  ftpW: number | null;
  /** ISO date */
  today: string;
  /** asked whether the event can be done at all */
  verdict: boolean;
};

/** A plan of weeks: what it is for and its hours, the weeks, what to watch for. */
export function blockParts(
  plan: TrainingPlan,
  { notes, beside, ftpW, today, verdict }: Around,
): AnswerPart[] {
  const { weeks, event } = plan;
  const loads = weeks
    .filter(({ spec, days }) => spec.role === 'load' && days.every(({ state }) => state === undefined))
    .map(({ hours }) => hours);
  const hours = loads.length > 0 ? loads : weeks.map((one) => one.hours);
  const [least, most] = [shownHours(Math.min(...hours)), shownHours(Math.max(...hours))];
  const range =
    Number(most) - Number(least) < 0.15
      ? `${most} h a week`
      : `${least} to ${most} h ${loads.length > 0 ? 'in a full week' : 'a week'}`;
  const on = event?.date ? `, ${dateWords(event.date)}` : '';
  const part: PlanPart = {
    kind: 'plan',
    title: event ? `Plan for ${event.title}` : 'Training plan',
    summary: `${weeks.length} week${weeks.length === 1 ? '' : 's'}, ${range}`,
    ftpW,
    weeks: weeks.map((week) => ({
      label: `Week ${week.index}`,
      phase: week.phase,
      note: week.note,
      hours: Math.round(10 * week.hours) / 10,
      days: week.days.map((day) => shownDay(day, true)),
    })),
  };
  const goal = event && weeks.length < 4 ? 'Fresh for the day and nothing new, so close to it. ' : '';
  const lead =
    notes.length > 0
      ? notes.slice(0, 3).join(' ')
      : `${verdict ? verdictWords(plan) : ''}${goal}${phaseWords(plan)}${backWords(plan)}${beginWords(plan, today)}${longestWords(weeks)}`.trim();
  const rows = plan.points.map(({ title, text: words }) => [title, words]);
  return [
    headline(part.title, String(weeks.length), weeks.length === 1 ? 'week' : 'weeks', `${range}${on}`),
    text(lead),
    part,
    text(
      [
        ...beside,
        ownWatch(plan) ?? 'Watch your legs: after two bad days in a row ride easily for two or three.',
      ].join(' '),
    ),
    ...details(
      'How the plan works',
      ...(notes.length > 3 ? [{ kind: 'text' as const, text: notes.slice(3).join(' ') }] : []),
      table('The plan in points', ['Point', 'In this plan'], rows) as PlainPart,
      { kind: 'text', text: [...plan.assumptions].join(' ') },
      citations,
    ),
    suggestions(
      'Missed Tuesday',
      event ? 'My race moved two weeks later' : 'Make it easier',
      `And with ${Math.max(3, Math.round(Math.max(...hours)) - 2)} hours a week?`,
    ),
  ];
}

/** Shares of the event that the longest ride before it lasts: from here on it is well prepared, and just enough to get round. */
const WELL = 0.55;
const JUST = 0.35;

/** Whether the longest ride of the plan is enough for the event: experience of coaches. */
function verdictWords({ weeks, event, question }: TrainingPlan): string {
  const hours = event?.hours ?? question.event.hours;
  if (!event || hours === undefined || weeks.length < 2) return '';
  const days = weeks.flatMap((week) => rides(week)).filter((day) => !day.event);
  const share = Math.max(0, ...days.map(({ minutes }) => minutes)) / (60 * hours);
  const takes = `it takes about ${Math.round(hours)} h`;
  if (share >= WELL) return `Yes, that is doable: ${takes}. `;
  if (share >= JUST) return `Yes, to get round at an easy pace with stops: ${takes}. `;
  return `It is tight: ${takes}, and your longest ride before it is ${Math.round(100 * share)} % of that. More time for long rides helps most. `;
}

/** What the weeks of a phase are for. */
const phaseAims: Partial<Record<Phase, string>> = {
  base: 'your base',
  build: 'building up',
  specific: 'rides like the event',
};

/** "Weeks 1 to 4 are for your base, weeks 5 to 9 for building up, week 10 for rides like the event. After that …" */
function phaseWords({ weeks, taper }: TrainingPlan): string {
  const ends = new Map<Phase, number>();
  for (const { spec, index } of weeks) if (phaseAims[spec.phase]) ends.set(spec.phase, index);
  const runs = [...ends].map(([phase, to], i, all) => ({ phase, from: (all[i - 1]?.[1] ?? 0) + 1, to }));
  const light = weeks.filter(({ phase }) => phase === 'recovery').map(({ index }) => index);
  const said: string[] = [];
  // Without an event base and build take turns.
  if (runs.some(({ from, to }) => to < from)) {
    said.push('Base and build weeks take turns.');
    if (light.length > 0)
      said.push(light.length > 1 ? `Weeks ${listed(light)} are lighter.` : `Week ${light[0]} is lighter.`);
  } else if (runs.length > 0) {
    const words = runs.map(({ phase, from, to }, i) => {
      const weeksOf = from === to ? `week ${to}` : `weeks ${from} to ${to}`;
      return `${weeksOf}${i > 0 ? '' : from === to ? ' is' : ' are'} for ${phaseAims[phase]}`;
    });
    said.push(`W${words.join(', ').slice(1)}.`);
  }
  if (taper && taper.days > 0)
    said.push(
      `${said.length > 0 ? 'After that come' : 'You have'} ${taper.days} days of taper: you ride less and keep some hard efforts.`,
    );
  return said.join(' ');
}

const listed = (all: readonly number[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : String(all[0]);

/** Why a plan after a break has fewer hours than were given. */
const backWords = ({ weeks, question }: TrainingPlan): string =>
  question.weeksOff !== undefined && Math.max(...weeks.map(({ hours }) => hours)) < 0.8 * question.hours
    ? ` After ${question.weeksOff} weeks off it begins at about half of your ${question.hours} h and grows from there.`
    : '';

/** A plan that does not begin within a week says when it does. */
const beginWords = ({ startDate }: TrainingPlan, today: string): string =>
  startDate && daysBetween(today, startDate) > 7 ? ` It begins on ${dateWords(startDate)}.` : '';

function longestWords(weeks: readonly PlanWeek[]): string {
  if (weeks.length < 4) return '';
  const days = weeks.flatMap((week) =>
    rides(week).map((day) => ({ minutes: day.minutes, week: week.index })),
  );
  const [first] = days;
  if (!first) return '';
  const longest = days.reduce((best, day) => (day.minutes > best.minutes ? day : best), first);
  return ` Longest ride ${mins(longest.minutes)}, in week ${longest.week}.`;
}

/** What riders of some kinds must watch for before anything else. */
function ownWatch({ question, weeks, event }: TrainingPlan): string | null {
  const kinds = new Set(question.kinds ?? []);
  if (kinds.has('postpartum'))
    return 'Start only when your doctor or midwife says yes. Stop at heaviness, leaking, bleeding or pain.';
  if (kinds.has('youth') || (question.ageYears ?? 99) < 18)
    return 'School and fun come first: show the plan to a parent or coach.';
  if (kinds.has('returning') || (question.weeksOff ?? 0) > 0)
    return 'Keep the first weeks easy, even when they feel too easy.';
  if (kinds.has('shift'))
    return 'Ride the hard sessions only after a normal night, two days apart, on any day.';
  if (event && weeks.length < 4) return 'Add nothing: so close to the day, extra work only makes you tired.';
  if (question.level === 'new')
    return 'Watch knees, hands and seat: what hurts on two rides in a row needs a look at your position.';
  if (kinds.has('masters') || (question.ageYears ?? 0) >= 50)
    return 'Watch recovery: legs still heavy after two days make the next hard day an easy one.';
  return null;
}
