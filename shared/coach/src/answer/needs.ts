import type { Outcome } from '../skill.ts';
import { athleteFacts, type AthleteFact, type Facts } from '../memory.ts';

type Question = { texts: [string, ...string[]]; chips: string[] };

/** The one question for each thing that may be missing, in two wordings, with answers to tap. */
const questions: Record<string, Question> = {
  weight: {
    texts: ['How much do you weigh?', 'I need your weight for this. What is it?'],
    chips: ['60 kg', '70 kg', '80 kg', "I don't know"],
  },
  height: {
    texts: ['How tall are you?', 'What is your height?'],
    chips: ['1.65 m', '1.75 m', '1.85 m', "I don't know"],
  },
  ftp: {
    texts: [
      'What is your FTP, the power that you can hold for about an hour?',
      'I need your FTP for this. What is it?',
    ],
    chips: ['200 W', '250 W', '300 W', "I don't know"],
  },
  choTolerance: {
    texts: [
      'How many grams of carbohydrate an hour can you eat on the bike?',
      'How many grams of carbohydrate an hour do you tolerate?',
    ],
    chips: ['60 g/h', '80 g/h', '100 g/h', "I don't know"],
  },
  thresholdHr: {
    texts: [
      'What is your threshold heart rate, the mean of a hard hour?',
      'I need your threshold heart rate for this. What is it?',
    ],
    chips: ['160 bpm', '170 bpm', '180 bpm', "I don't know"],
  },
  wPrime: { texts: ["How large is your W'?"], chips: ['15 kJ', '20 kJ', '25 kJ', "I don't know"] },
  weeklyHours: {
    texts: ['How many hours a week can you train?', 'How much time do you have, in hours a week?'],
    chips: ['5 hours a week', '8 hours a week', '12 hours a week'],
  },
  steepness: { texts: ['How steep is it, or how many metres does it climb?'], chips: ['5 %', '7 %', '9 %'] },
  distance: { texts: ['How far is it?', 'Over what distance?'], chips: ['20 km', '40 km', '100 km'] },
  course: {
    texts: ['Which climb is it, or how long and how steep?', 'Which course do you mean?'],
    chips: ["Alpe d'Huez", 'Mont Ventoux', '10 km at 7 %'],
  },
  target: {
    texts: ['In what time, or at what power?'],
    chips: ['In 1 hour', 'At 250 W', 'As fast as I can'],
  },
  rideTime: {
    texts: ['How long will you ride?', 'For how many hours?'],
    chips: ['2 hours', '4 hours', '6 hours'],
  },
};

/** Asks for one thing. @param need key of the questions above */
export function needs(need: string): Extract<Outcome, { kind: 'ask' }> {
  const question = questions[need];
  return { kind: 'ask', need, text: question?.texts[0] ?? 'What do you mean?', chips: question?.chips ?? [] };
}

/** Another wording of a question, for when it is asked again. */
export const otherWording = (text: string): string => {
  const question = Object.values(questions).find(({ texts }) => texts.includes(text));
  const next = question?.texts[(question.texts.indexOf(text) + 1) % question.texts.length];
  return next && next !== text ? next : text;
};

const reasons: Record<string, string> = {
  weight:
    'Your weight decides how much power the hill and the tyres take. Without it the answer would be a guess.',
  height: 'Your height tells how large you are in the wind.',
  ftp: 'Zones, load and what you can hold are all shares of your FTP. Without it I could only give percentages.',
  choTolerance: 'What you can eat is the limit of every feeding plan.',
  thresholdHr:
    'Heart-rate zones are shares of your threshold heart rate. Age formulas miss it by ten beats and more.',
  wPrime: "What you can do above threshold is limited by W', and riders differ widely.",
  weeklyHours: 'The hours decide how many rides fit in, and how many of them can be hard.',
  steepness: 'A flat road and a climb of the same length differ by hundreds of watts.',
  distance: 'Time and food follow from the length.',
  course: 'Length and steepness decide both time and power.',
  target: 'A time and a power belong together: I need one of them to work out the other.',
  rideTime: 'How much you burn and need follows from how long you ride.',
};

/** Why the coach asks for something, for who wants to know before answering. */
export const reasonFor = (need: string): string => reasons[need] ?? 'Without it the answer would be a guess.';

/** What is taken when the member does not know it; nothing where no guess would be honest. */
export const usualFacts: Partial<Record<string, Facts>> = {
  weight: { weight: 75 },
  height: { height: 1.78 },
  choTolerance: { choTolerance: 60 },
  weeklyHours: { weeklyHours: 6 },
};

/** True when the thing that is missing is a fact about the rider. */
export const isFact = (need: string): need is AthleteFact => athleteFacts.includes(need as AthleteFact);
