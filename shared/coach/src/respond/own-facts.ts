import type { AnswerPart } from '@breakaway/contract';
import { bikes, type Remembered, type RememberedBike } from '@breakaway/contract/remembered';
import { suggestions, text } from '../answer/parts.ts';
import { bodyNoteIn } from '../keeping/own-notes.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import { daysUntil } from './days-until.ts';

const begins = '^(?:so |and |ok |now |then |but |do you know |can you tell me |tell me |remind me )*';
const ends = '(?: again| now| then| please)*[ ?.!]*$';
const asks = (...ways: string[]) => new RegExp(`${begins}(?:${ways.join('|')})${ends}`);
const race = '(?:next |big |main |goal |target |a )?(?:race|event|goal)';

const ofFood = /allerg|intoleran|c(?:o?)eliac|vegan|vegetarian/i;

/** What members ask of themselves beyond the figures of the profile, and what answers it. */
const questions: readonly [RegExp, (talk: Talk, message: Message) => AnswerPart[] | null][] = [
  [asks('how old am i', "what(?:'s| is) my age", 'whats my age'), ageOf],
  [
    asks(
      '(?:what|which) (?:kind of |type of |sort of )?bike (?:do|am|have) i (?:usually |normally )?(?:ride|riding|use|have|got|own|on)',
      "what(?:'s| is) my (?:usual )?bike",
      'what do i ride',
    ),
    bikeOf,
  ],
  [
    asks(
      'how (?:many hours|much time) (?:a week |per week )?do i (?:have|train)(?: (?:a|per|each|every) week)?(?: (?:to train|for training))?',
    ),
    hoursOf,
  ],
  [
    asks(
      `when(?:'s| is) my ${race}`,
      `what(?:'s| is) (?:the date of )?my ${race}`,
      `which ${race} (?:am i training for|do i have|is mine)`,
      `how (?:many (?:weeks|days|months)|long|far)(?: (?:is it|are there|do i have|have i got|left|away))*(?: is| until| till| til| to| before)+ my ${race}(?: away)?`,
      `what am i training for`,
      `what day is my ${race}`,
    ),
    eventsOf,
  ],
  [
    asks(
      'am i allergic to (?:any ?thing|something|\\w+)',
      'do i have an(?:y)? allerg(?:y|ies)',
      'what (?:am i allergic to|allergies do i have|are my allergies)',
    ),
    (talk) => notesOf(talk, (note) => /allerg|intoleran|c(?:o?)eliac/i.test(note), 'an allergy'),
  ],
  [
    asks(
      'do i have an(?:y)? (?:injur(?:y|ies)|illness(?:es)?|health (?:problems?|issues?))',
      'what (?:is|are|was) my injur(?:y|ies)',
      'what injur(?:y|ies) do i have',
      'am i injured',
    ),
    (talk) =>
      notesOf(talk, (note) => bodyNoteIn(note) !== null && !ofFood.test(note), 'an injury or an illness'),
  ],
];

/** The answer to a question about what the member said of themselves: "when is my race?"; null for other messages. */
export function ownFact(message: Message, talk: Talk): AnswerPart[] | null {
  const found = questions.find(([pattern]) => pattern.test(message.text));
  return found ? found[1](talk, message) : null;
}

const rememberedOf = ({ remembered = [] }: Talk, kind: Remembered['kind']): string[] =>
  remembered.filter((one) => one.kind === kind).map(({ value }) => value);

/** Where a figure is from that no profile has. */
const source = (talk: Talk, kind: 'age' | 'hours', value: number) =>
  rememberedOf(talk, kind).includes(String(value)) ? 'as you asked me to remember' : 'as you said';

function ageOf(talk: Talk): AnswerPart[] {
  const { age } = talk.facts;
  return [
    text(
      age === undefined
        ? 'I do not know your age yet. Tell me, and I count with it.'
        : `You are ${Math.round(age)}, ${source(talk, 'age', Math.round(age))}.`,
    ),
  ];
}

function bikeOf(talk: Talk): AnswerPart[] {
  const bike = rememberedOf(talk, 'bike').at(-1);
  return bike !== undefined && Object.hasOwn(bikes, bike)
    ? [text(`You ride ${bikes[bike as RememberedBike]}, as you asked me to remember.`)]
    : [
        text('I do not know which bike you ride. I count with a road bike where you name no other.'),
        suggestions('I ride a TT bike', 'I ride a gravel bike'),
      ];
}

/** A question about hours in general is for a card, where none are known. */
function hoursOf(talk: Talk): AnswerPart[] | null {
  const hours = talk.facts.weeklyHours;
  if (hours === undefined) return null;
  return [
    text(
      `You have ${hours} ${hours === 1 ? 'hour' : 'hours'} a week to train, ${source(talk, 'hours', hours)}.`,
    ),
  ];
}

function eventsOf(talk: Talk): AnswerPart[] {
  const events = rememberedOf(talk, 'event');
  if (events.length === 0)
    return [
      text('I do not know your race yet. Tell me its name and its date, and I offer to remember them.'),
      suggestions('My race is La Marmotte on 4 July'),
    ];
  const lines = events.map((event) => {
    const days = daysUntil(event, talk.today);
    const name = /^a race/.test(event) ? `Your race${event.slice('a race'.length)}` : event;
    if (days === null) return `${name}. I do not know the day.`;
    return days === 0 ? `${name}: that is today.` : `${name}: ${inWeeks(days)} from today.`;
  });
  return [text(lines.join(' '))];
}

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "31 weeks and 2 days" */
function inWeeks(days: number): string {
  const [weeks, rest] = [Math.floor(days / 7), days % 7];
  return [...(weeks > 0 ? [some(weeks, 'week')] : []), ...(rest > 0 ? [some(rest, 'day')] : [])].join(
    ' and ',
  );
}

function notesOf(talk: Talk, isMeant: (note: string) => boolean, what: string): AnswerPart[] {
  const notes = rememberedOf(talk, 'note').filter(isMeant);
  return [
    text(
      notes.length > 0
        ? `You asked me to remember: ${notes.map((note) => `“${note}”`).join(', ')}.`
        : `Nothing that you asked me to remember speaks of ${what}.`,
    ),
  ];
}
