/** What a message can touch that training advice must not answer. */
export type SafetyTopic =
  | 'cardiac'
  | 'heat'
  | 'head'
  | 'crisis'
  | 'eating'
  | 'overtraining'
  | 'medication'
  | 'doping'
  | 'minor'
  | 'pregnancy'
  | 'diabetes'
  | 'infection'
  | 'alcohol'
  | 'injury'
  | 'emergency'
  | 'abuse';

/**
 * stop: no training content. care: general words and who to ask. refuse: no help with it. check: a doubtful or a lowered
 * hit, one warm line comes first and the normal answer may follow.
 */
export type SafetyLevel = 'stop' | 'care' | 'refuse' | 'check';

export type Concern = {
  topic: SafetyTopic;
  level: SafetyLevel;
  /** one sentence that is seen first; may be empty for care */
  notice: string;
  /** the rest; together at most 70 words */
  text: string;
  /** true: a normal answer may follow below */
  allowsAnswer: boolean;
};

/** Kept with the conversation; plain JSON. */
export type SafetyState = {
  topic: SafetyTopic;
  level: SafetyLevel;
  /** false: the member said that it was looked at; otherwise a `stop` holds for the talk */
  open?: boolean;
  /** only a weak hint: later messages are not read in its light */
  guessed?: boolean;
  /** how often each kind of text was used, so that no sentence repeats */
  said?: Record<string, number>;
} | null;

/**
 * When a topic is met. The lists hold patterns (see `reading/pattern.ts`), one a line or divided by semicolons.
 */
export type Rule = {
  topic: SafetyTopic;
  level: SafetyLevel;
  /** one of these is enough */
  when: string;
  /** near the hit, these take it back */
  unless?: string;
  /** near the hit, these make a `check` of it */
  soft?: string;
  /** anywhere in the message, these are needed as well */
  also?: string;
  /** the name of a thing that people also ask about in general: lets a question of knowledge pass */
  term?: true;
  /** counts also in a question of knowledge: the knowledge itself would be the help */
  always?: true;
  /** a figure of speech may be meant: jokes about training make a `check` of it; `weak`: naming a ride as the cause does */
  idiom?: 'strong' | 'weak';
  /** so many different words of the list are needed, in a stretch of so many words */
  atLeast?: { words: number; within: number };
  /** any other topic goes before */
  yields?: true;
  /** only counts after this topic came up in the talk */
  after?: SafetyTopic;
};

/** One wording. */
export type Wording = { notice: string; text: string };

/** The replies on a topic; each list is used in turn. */
export type Texts = {
  first: readonly Wording[];
  /** said when the hit is doubtful, denied or long past */
  check?: readonly Wording[];
  /** said to a training question later in a talk that was stopped */
  later?: readonly Wording[];
  /** said to a thank you or a promise after a stop */
  thanks?: readonly Wording[];
  /** said when it turned out to be no crisis, or when there is company */
  eased?: readonly Wording[];
  /** used when it is about another person */
  other?: readonly Wording[];
};
