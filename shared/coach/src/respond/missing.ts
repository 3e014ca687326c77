import { has, type Message } from '../understanding/message.ts';
import type { Talk } from '../skill.ts';
import { findEvent } from '../language/events.ts';

/** A question that lacks the one thing without which every answer would be invented. */
export type Missing = { text: string; chips: string[] };

type Lack = Missing & {
  asks: RegExp;
  /** true where the message or the talk has the thing after all */ has: (
    message: Message,
    talk: Talk,
  ) => boolean;
};

const road = (message: Message) =>
  message.climb !== null ||
  findEvent(message.text) !== null ||
  has(message, 'distance', 'gain', 'grade', 'speed');
const answeredBefore = (_: Message, { memory }: Talk) => memory.current !== null;

/** Points to something that only the rider knows ("the same as he does", "compared with the other one"), or misses its essential figure. */
const lacks: readonly Lack[] = [
  {
    asks: /\b(?:at|with|for|do) (?:the |that |this )?same (?:speed|pace)\b/,
    has: (message, talk) => road(message) || answeredBefore(message, talk),
    text: 'Which speed is that, and over what distance?',
    chips: ['30 km/h over 40 km', '25 km/h over 100 km', '35 km/h over 20 km'],
  },
  {
    asks: /\bsame (?:power|watts|wattage|effort|numbers?|output) (?:as|like) \w|\bsame as (?:my \w+|him|her|them|he|she|they)\b(?!.*\bbike)|\bas (?:many watts|much power) as (?:my \w+|him|her|them|he|she)\b/,
    has: (message, talk) =>
      has(message, 'power', 'relativePower', 'intensity') || answeredBefore(message, talk),
    text: 'How many watts is that?',
    chips: ['180 W', '220 W', '260 W'],
  },
  {
    asks: /\bhow long (?:will|would|does|do|should) (?:it|that|this|i)\b(?!.*\b(?:hold|last|recover|rest|sleep|train|taper|warm|wait)\b).{0,30}\b(?:take|need|at|with)\b/,
    has: (message, talk) =>
      road(message) ||
      answeredBefore(message, talk) ||
      !has(message, 'power', 'relativePower', 'intensity') ||
      message.session !== null,
    text: 'Over which course: how long is it, and how steep or flat?',
    chips: ["Alpe d'Huez", '10 km at 7 %', '40 km flat'],
  },
  {
    asks: /\b(?:can|could) i (?:beat|break|go under|get under|go below|dip under|make it in|do it in)\b/,
    has: (message, talk) =>
      road(message) ||
      answeredBefore(message, talk) ||
      !has(message, 'duration') ||
      has(message, 'power', 'relativePower'),
    text: 'On which course: how long is it, and how steep or flat?',
    chips: ["Alpe d'Huez", '20 km flat', '10 km at 6 %'],
  },
  {
    asks: /\bhow (?:fast|hard) (?:should|must|do|can|could|will) i (?:go|ride|start|push|race)\b.{0,20}\b(?:my|the|our|this) (?:\w+ )?(?:race|time trial|tt|event|sportive|gran ?fondo)\b|\bwhat (?:power|watts|speed|pace) (?:should|do) i .{0,20}\b(?:my|the|our|this) (?:race|event|time trial|tt|sportive)\b/,
    has: (message, talk) =>
      road(message) ||
      answeredBefore(message, talk) ||
      has(message, 'duration', 'power', 'relativePower', 'heartRate'),
    text: 'How long is it, and is it flat or hilly?',
    chips: ['40 km flat', '20 km with 300 m', '120 km with 2000 m'],
  },
  {
    asks: /^(?:so |and )?how much (?:faster|slower|quicker|time) (?:will|would|could|can|do) i (?:be|go|get|save|gain)[ ?.!]*$/,
    has: answeredBefore,
    text: 'With which change, and on which road?',
    chips: ['2 kg lighter on 10 km at 7 %', 'On a TT bike over 40 km flat', "20 W more on Alpe d'Huez"],
  },
  {
    asks: /\brecover\w* (?:from|after) (?:that|this|it)\b/,
    has: (message, talk) => answeredBefore(message, talk) || has(message, 'duration', 'distance', 'tss'),
    text: 'How long was it, and how hard?',
    chips: ['4 hours, hard', '90 minutes, all out', 'A long easy day'],
  },
  {
    asks: /^(?:please |can you |could you |pls )*convert (?:me )?\d+(?:\.\d+)?(?: please| pls| for me)?[ ?.!]*$|\b\d+(?:\.\d+)? in the other units?\b/,
    has: () => false,
    text: 'From which unit, and into which?',
    chips: ['mph into km/h', 'lb into kg', 'psi into bar'],
  },
  {
    asks: /\b(?:compared? (?:with|to)|than|versus|vs) (?:the |my )?(?:other|old|previous|last) (?:one|time|ride|meter|bike|power ?meter)\b/,
    has: (message, talk) =>
      answeredBefore(message, talk) || has(message, 'power', 'distance', 'altitude', 'duration', 'weight'),
    text: 'Which two do you compare, and where was each of them: same place, altitude and power meter?',
    chips: ['Two power meters', 'Home and in the mountains', 'Last year and now'],
  },
  {
    asks: /\b(?:what|how (?:many|much)) (?:power|watts)\b.{0,60}\b(?:finish|get round|complete|break|beat|go under|be under|come in)\b.{0,30}\b(?:under|below|sub|in|inside|faster)\b/,
    has: (message, talk) => road(message) || answeredBefore(message, talk) || has(message, 'power'),
    text: 'How long is the course, and how much does it climb?',
    chips: ['100 km with 1500 m', '120 km with 2000 m', '40 km flat'],
  },
  {
    asks: /^(?:please |can you |could you |hey |hi |pls )*(?:build|make|give|create|design|write|suggest)(?: me)? (?:a|an|some|any) (?:good |nice |new |training )?(?:session|workout|intervals?|ride)(?: please| pls| for me)?[ ?.!]*$/,
    has: (message) => has(message, 'duration'),
    text: 'How long, and for what: endurance, threshold, VO2max or climbing?',
    chips: ['60 min threshold', '90 min endurance', '45 min VO2max'],
  },
  {
    // "How do I taper for a gran fondo?" asks in general.
    asks: /^(?!.*\bhow (?:do|should|would|to|can|long|much)\b.*\ban? ).*\btaper\w*\b.{0,30}\bfor (?:my|the|a|an) (?:\w+ )?(?:race|event|gran ?fondo|sportive|marathon|tt|time trial)\b/,
    has: (message) =>
      has(message, 'days', 'weeks', 'distance', 'duration') ||
      findEvent(message.text) !== null ||
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:tomorrow|next week|in (?:a|two|three|\d) )/.test(
        message.text,
      ),
    text: 'When is the race, and about how long does it take you?',
    chips: ['In 2 weeks, 4 hours', 'In 10 days, 1 hour', 'In 4 weeks, 6 hours'],
  },
];

/** The one best question where something essential is missing; null where a sensible default answers. */
export function missingIn(message: Message, talk: Talk): Missing | null {
  const lack = lacks.find((one) => one.asks.test(message.text) && !one.has(message, talk));
  return lack ? { text: lack.text, chips: lack.chips } : null;
}
