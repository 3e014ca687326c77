import { suggestions, text } from '../answer/parts.ts';
import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import { assumptionsOf } from './explain.ts';
import { said, type Reply } from './reply.ts';

const source =
  '(garmin|strava|wahoo|zwift|trainerroad|trainingpeaks|intervals(?:\\.icu)?|xert|rouvy|polar|coros|suunto|watch|head unit|computer|power ?meter|app|website|calculator|chat ?gpt|coach|friend|mate|husband|wife|book)';
/** "My Garmin says 271", "Strava gave me 25 km/h" */
const elsewhere = new RegExp(
  `\\b${source}\\b.{0,20}\\b(?:says?|said|shows?|showed|gives?|gave|reads?|reckons?|thinks?|claims?|tells?|told|estimates?|has it at|puts it at)\\b(?: it'?s| it is| me| that| about| around| only| more like)*\\s*(\\d[\\d.:]*\\s?(?:km\\/h|mph|w\\/kg|watts?|w|bpm|kg|min|minutes|h|hours|kcal|tss|%)?)`,
  'i',
);

/** The answer is doubted with the figure of a watch or somebody else: what mine was counted with, and how that figure may count instead. Null for other messages. */
export function otherFigure(message: Message, talk: Talk): Reply | null {
  const { current, result } = talk.memory;
  const match = elsewhere.exec(message.raw);
  const skill = current && skillNamed(current.skill);
  // Who asks for something with that figure wants it used, not explained.
  if (!match || !skill || asksOn.test(message.text) || message.text.split(' ').length > 16) return null;
  const [, who, given] = match as unknown as [string, string, string];
  const figure = given.trim();
  const value = Number.parseFloat(figure);
  const perhapsFtp = /^\d+(?:\.\d+)?(?: ?w(?:atts)?)?$/.test(figure) && value >= 100 && value <= 450;
  const mine = result?.title ? ` (${result.title})` : '';
  const shown = assumptionsOf(
    talk,
    text(
      `Your ${who} says ${figure}. Mine${mine} comes from the figures below. Two models with other inputs differ, and neither is measured.${perhapsFtp ? ` If ${figure.replace(/\D*$/, '')} W is your FTP, tell me, and I use it.` : ' Tell me which one is different for you, and I compute again.'}`,
    ),
  );
  if (!shown) return null;
  const chips = perhapsFtp ? [suggestions(`My FTP is ${Math.round(value)} W`, 'How do I test my FTP?')] : [];
  return {
    ...said([...shown.parts, ...chips], talk.memory, 'otherFigure'),
    calls: shown.calls,
    outcome: 'answered',
  };
}

const asksOn = /\b(?:what|how|which|should|can you|use|set|zones|count)\b/;
