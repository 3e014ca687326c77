import type { AnswerPart } from '@breakaway/contract';
import type { AthleteFact, Need, Told } from '../intent/frame.ts';

type Question = { text: string; chips: string[] };

const settings = 'Settings keeps it for good.';

/** The one question for each thing that may be missing, with answers to tap. */
const questions: Record<Need, Question> = {
  weight: { text: 'How much do you weigh?', chips: ['60 kg', '70 kg', '80 kg', "I don't know"] },
  height: {
    text: 'How tall are you? I estimate your drag area from it.',
    chips: ['1.65 m', '1.75 m', '1.85 m', "I don't know"],
  },
  ftp: {
    text: 'What is your FTP, the power that you can hold for about an hour?',
    chips: ['200 W', '250 W', '300 W', "I don't know"],
  },
  choTolerance: {
    text: 'How much carbohydrate does your stomach take while you ride?',
    chips: ['60 g/h', '80 g/h', '100 g/h', "I don't know"],
  },
  thresholdHr: {
    text: 'What is your threshold heart rate, the mean of a hard hour?',
    chips: ['160 bpm', '170 bpm', '180 bpm'],
  },
  steepness: { text: 'How steep is it, or how many metres does it climb?', chips: ['5 %', '7 %', '9 %'] },
  course: {
    text: 'Which climb is it, or how long and how steep?',
    chips: ["Alpe d'Huez", 'Mont Ventoux', '10 km at 7 %'],
  },
  target: { text: 'In what time, or at what power?', chips: ['In 1 hour', 'At 250 W', 'As fast as I can'] },
  speedOrTime: { text: 'At what power, or in what time?', chips: ['At 250 W', 'In 1 hour'] },
  rideTime: { text: 'How long will you ride?', chips: ['2 hours', '4 hours', '6 hours'] },
  climb: { text: 'Which climb do you mean?', chips: ["Alpe d'Huez", 'Mont Ventoux', 'Passo dello Stelvio'] },
};

export const ask = (need: Need): AnswerPart => ({ kind: 'question', ...questions[need] });

/** What is taken when she does not know it herself; null where no guess would be honest. */
export const typical: Partial<Record<Need, Told>> = {
  weight: { weight: 75 },
  height: { height: 1.78 },
  choTolerance: { choTolerance: 60 },
};

const names: Partial<Record<AthleteFact, string>> = {
  weight: 'weight',
  height: 'height',
  ftp: 'FTP',
  choTolerance: 'CHO tolerance',
  thresholdHr: 'threshold heart rate',
};

/** Said once, when a value came as the reply to a question. */
export const keptForNow = (need: Need) =>
  `I use that ${names[need as AthleteFact] ?? 'value'} for this conversation; ${settings}`;
