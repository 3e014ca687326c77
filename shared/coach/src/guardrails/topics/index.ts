import type { Rule, SafetyLevel, SafetyTopic, Texts } from '../types.ts';
import { abuseRules, abuseTexts } from './abuse.ts';
import { alcoholRules, alcoholStop, alcoholTexts } from './alcohol.ts';
import { cardiacRules, cardiacTexts } from './cardiac.ts';
import { crisisLanguageRules } from './crisis-languages.ts';
import { crisisTexts } from './crisis-texts.ts';
import { crisisRules } from './crisis.ts';
import { defaultRules } from './defaults.ts';
import { diabetesRules, diabetesStop, diabetesTexts } from './diabetes.ts';
import { dopingRules, dopingTexts } from './doping.ts';
import { eatingRules, eatingTexts } from './eating.ts';
import { emergencyRules, emergencyTexts } from './emergency.ts';
import { headRules, headTexts } from './head.ts';
import { heatRules, heatTexts } from './heat.ts';
import { infectionCare, infectionRules, infectionTexts } from './infection.ts';
import { injuryRules, injuryStop, injuryTexts } from './injury.ts';
import { medicationRules, medicationTexts } from './medication.ts';
import { minorRules, minorTexts } from './minor.ts';
import { overtrainingRules, overtrainingTexts } from './overtraining.ts';
import { pregnancyRules, pregnancyStop, pregnancyTexts } from './pregnancy.ts';

export const rules: readonly Rule[] = [
  ...crisisRules,
  ...crisisLanguageRules,
  ...emergencyRules,
  ...headRules,
  ...heatRules,
  ...pregnancyRules,
  ...diabetesRules,
  ...cardiacRules,
  ...injuryRules,
  ...infectionRules,
  ...alcoholRules,
  ...abuseRules,
  ...dopingRules,
  ...eatingRules,
  ...medicationRules,
  ...overtrainingRules,
  ...minorRules,
  ...defaultRules,
];

/** The first comes first where several topics of one level are met. */
export const topicOrder: readonly SafetyTopic[] = [
  'crisis',
  'emergency',
  'head',
  'heat',
  'pregnancy',
  'diabetes',
  'cardiac',
  'infection',
  'alcohol',
  'abuse',
  'doping',
  'eating',
  'medication',
  'overtraining',
  'injury',
  'minor',
];

const texts: Record<SafetyTopic, Texts> = {
  cardiac: cardiacTexts,
  heat: heatTexts,
  head: headTexts,
  crisis: crisisTexts,
  eating: eatingTexts,
  overtraining: overtrainingTexts,
  medication: medicationTexts,
  doping: dopingTexts,
  minor: minorTexts,
  pregnancy: pregnancyTexts,
  diabetes: diabetesTexts,
  infection: infectionTexts,
  alcohol: alcoholTexts,
  injury: injuryTexts,
  emergency: emergencyTexts,
  abuse: abuseTexts,
};

/** Topics that are general advice as a rule have other words when they are a stop, and the other way round. */
const special: Record<string, Texts> = {
  'pregnancy stop': pregnancyStop,
  'diabetes stop': diabetesStop,
  'alcohol stop': alcoholStop,
  'injury stop': { ...injuryStop, later: injuryTexts.later },
  'infection care': infectionCare,
};

/** What is said on a topic at a level. */
export function textsOf(topic: SafetyTopic, level: SafetyLevel): Texts {
  return special[`${topic} ${level}`] ?? texts[topic];
}

const stops = new Set<SafetyTopic>(['cardiac', 'heat', 'head', 'crisis', 'infection', 'emergency', 'abuse']);

/** The level of a topic as a rule. */
export function usualLevel(topic: SafetyTopic): SafetyLevel {
  if (topic === 'doping') return 'refuse';
  return stops.has(topic) ? 'stop' : 'care';
}
