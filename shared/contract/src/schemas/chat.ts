import { z } from 'zod';
import { MOST_COURSE } from '../tool-start.ts';
import { failure, success } from './envelope.ts';

/** A small table of an answer; the first column heads its row. */
const table = z.object({
  kind: z.literal('table'),
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});

/** An assumption of the calculation: its source, and how far it may be off. */
const assumption = z.object({
  label: z.string(),
  value: z.string(),
  source: z.enum(['asked', 'profile', 'estimated', 'default']),
  how: z.string().optional(),
});

/** A step of a session; targets are shares of FTP. */
const sessionStep = z.object({
  seconds: z.number(),
  kind: z.enum(['warmUp', 'work', 'rest', 'steady', 'coolDown']),
  from: z.number(),
  to: z.number(),
  label: z.string().optional(),
});

/** A training session: drawn as a chart, and available as a file for trainers and head units. */
const session = z.object({
  kind: z.literal('session'),
  title: z.string(),
  steps: z.array(sessionStep),
  /** W; without it the chart shows shares of FTP, and no file in watts is offered */
  ftpW: z.number().nullable(),
  /** "1 h 10 min, about 78 TSS" */
  summary: z.string(),
});

/** A day of a plan; its session can be opened. */
const planDay = z.object({
  /** "Tue", or "Tue 24 Nov" when the plan has dates */
  label: z.string(),
  title: z.string(),
  minutes: z.number(),
  hard: z.boolean(),
  why: z.string(),
  /** absent on a day off, for sessions off the bike, and for the event */
  steps: z.array(sessionStep).optional(),
  /** The event that the plan is for: its time is not among the hours of its week. */
  event: z.literal(true).optional(),
});

const planWeek = z.object({
  label: z.string(),
  phase: z.string(),
  note: z.string(),
  hours: z.number(),
  days: z.array(planDay),
});

/** A training plan: a table of weeks that can be opened, also available as a calendar file. */
const plan = z.object({
  kind: z.literal('plan'),
  title: z.string(),
  summary: z.string(),
  ftpW: z.number().nullable(),
  weeks: z.array(planWeek),
});

/** What to eat and drink during a ride. */
const timeline = z.object({
  kind: z.literal('timeline'),
  caption: z.string(),
  seconds: z.number(),
  marks: z.array(
    z.object({ atS: z.number(), kind: z.enum(['eat', 'drink', 'caffeine']), label: z.string() }),
  ),
});

/** What is needed compared with what is available. */
const gap = z.object({
  kind: z.literal('gap'),
  caption: z.string(),
  unit: z.string(),
  bars: z.array(z.object({ label: z.string(), value: z.number(), main: z.boolean() })),
  /** What lies between the main bar, which is needed, and the other; absent where the two are only compared. */
  difference: z.object({ label: z.string(), value: z.string() }).optional(),
});

/** What a tool is opened with: see `tool-start.ts`, which checks it where it is used. */
const common = {
  v: z.literal(1),
  name: z.string().optional(),
  bike: z.enum(['road', 'tt', 'gravel', 'mtb']).optional(),
  massKg: z.number().optional(),
  ftpW: z.number().optional(),
  temperatureC: z.number().optional(),
};
const toolStart = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('race-analyzer'),
    ...common,
    distanceM: z.number().optional(),
    ascentM: z.number().optional(),
    goal: z.enum(['fastest', 'intensity', 'time']).optional(),
    intensity: z.number().optional(),
    timeS: z.number().optional(),
    carbsGh: z.number().optional(),
  }),
  z.object({
    tool: z.literal('kom-analysis'),
    ...common,
    lengthM: z.number().optional(),
    gainM: z.number().optional(),
    timeS: z.number().optional(),
    headwindKmh: z.number().optional(),
  }),
]);

const plainPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** The one number that was asked for. */
  z.object({
    kind: z.literal('headline'),
    label: z.string(),
    value: z.string(),
    unit: z.string(),
    detail: z.string().optional(),
  }),
  table,
  z.object({ kind: z.literal('assumptions'), items: z.array(assumption) }),
  /** One question with answers that can be tapped; a chip's text is sent as the next message. */
  z.object({ kind: z.literal('question'), text: z.string(), chips: z.array(z.string()) }),
  /** Something that must be seen before anything else: a red flag, a limit of the model. */
  z.object({ kind: z.literal('notice'), tone: z.enum(['info', 'warning']), text: z.string() }),
  z.object({ kind: z.literal('suggestions'), chips: z.array(z.string()) }),
  session,
  plan,
  timeline,
  gap,
  /** The tool that goes on with the question, with what it is opened with; `fileId` of a file whose course it opens too. */
  z.object({ kind: z.literal('open'), start: toolStart, fileId: z.string().max(64).optional() }),
  /** The source of a statement. */
  z.object({ kind: z.literal('sources'), items: z.array(z.string()), reviewed: z.string().optional() }),
]);

/**
 * An answer is a list of typed parts, never HTML. `text` holds the same content as prose, for clients that read only
 * text, for Copy and for screen readers. A client leaves out kinds that it does not know.
 */
export const answerPart = z.discriminatedUnion('kind', [
  ...plainPart.options,
  /** Collapsed until it is opened. */
  z.object({ kind: z.literal('details'), title: z.string(), parts: z.array(plainPart) }),
]);

export const createPrompt = {
  method: 'POST',
  path: '/gpt-prompt/createPrompt',
  response: success(z.object({ _id: z.string() }), { _id: z.string() }),
  status: 201,
  failures: [401, 403],
} as const;

/** Who answered, and how. */
const answeredBy = {
  engine: z.string(),
  /** One sentence about who answered and why. */
  note: z.string().optional(),
  /** `stopped`: its end is missing. */
  status: z.enum(['whole', 'stopped']).optional(),
  /** The answer changed the member's record: a client that keeps a copy reads it again. */
  changed: z.literal('profile').optional(),
};

/** A number that a file may not have. */
const figure = (least: number, most: number) => z.number().min(least).max(most).nullable();
const MOST_S = 3_000_000;
const MOST_M = 5_000_000;
/** How many seconds were spent at a whole number: of watts, of beats a minute. */
const spent = (most: number) =>
  z.array(z.tuple([z.int().min(0).max(most), z.int().min(1).max(MOST_S)])).max(most + 1);

/** A ride in numbers, SI units: what is sent of its recording. Null: not in the file. */
export const rideFigures = z.object({
  startMs: z.number().min(0).max(1e13),
  elapsedS: figure(0, 1e9),
  movingS: figure(0, MOST_S),
  distanceM: figure(0, MOST_M),
  ascentM: figure(0, 100_000),
  averageSpeedMs: figure(0, 60),
  maxSpeedMs: figure(0, 100),
  averagePowerW: figure(0, 3000),
  maxPowerW: figure(0, 3000),
  normalizedW: figure(0, 3000),
  workJ: figure(0, 1e9),
  averageHeartRateBpm: figure(0, 300),
  maxHeartRateBpm: figure(0, 300),
  averageCadenceRpm: figure(0, 300),
  /** impossible power values that were left out */
  spikes: z.int().min(0).max(MOST_S),
  /** seconds at each watt and each heart rate; empty without the sensor */
  atPowerS: spent(3000),
  atHeartRateS: spent(300),
  bests: z
    .array(z.object({ durationS: z.number().min(1).max(MOST_S), powerW: z.number().min(0).max(3000) }))
    .max(20),
  /** power and heart rate of the first half and of the second; null without both, or of a short ride */
  halves: z
    .array(z.object({ normalizedW: z.number().min(1).max(3000), heartRateBpm: z.number().min(25).max(300) }))
    .length(2)
    .nullable(),
  /** W' by the critical power and W' of the profile when the file was read */
  wPrime: z
    .object({
      cpW: z.number().min(30).max(700),
      wPrimeJ: z.number().min(500).max(100_000),
      leastJ: z.number().min(-1e7).max(100_000),
      leastAtS: z.number().min(0).max(MOST_S),
      /** what it takes that W' never falls below zero; null where it does not */
      neededCpW: figure(30, 5000),
    })
    .nullable(),
});

/** What is shown of a file: a route, or a ride, which may be without a road. */
export const fileCard = z.object({
  kind: z.enum(['route', 'ride']),
  /** of the file or in it: shown, and nothing else */
  name: z.string().trim().min(1).max(120),
  distanceM: figure(0, MOST_M),
  ascentM: figure(0, 100_000),
  /** of a ride, moving */
  timeS: figure(0, MOST_S),
  averagePowerW: figure(0, 3000),
  /** heights along the road, 0 to 100; empty without elevation */
  profile: z.array(z.int().min(0).max(100)).max(64),
});

/** A file that the page has read: the road as `writeRoute` writes it, as JSON, and a ride in numbers. The file itself is not sent. */
export const chatFile = z.object({
  card: fileCard,
  course: z.string().max(MOST_COURSE).nullable(),
  ride: rideFigures.nullable(),
});

export const createChat = {
  method: 'POST',
  path: '/gpt-prompt/createChat',
  body: z.object({
    promptId: z.string().max(64),
    message: z
      .string()
      .trim()
      .min(1, 'Please type a message.')
      .max(4000, 'That message is too long. Please keep it under 4000 characters.'),
    /** Made by the client, so that a repeated request answers the same turn instead of adding one. */
    requestId: z.string().max(64).optional(),
    /** An addition to the specification. It counts for the rest of the conversation, until another one comes. */
    file: chatFile.optional(),
  }),
  response: success(z.string(), { parts: z.array(answerPart), ...answeredBy }),
  failures: [401, 403, 404, 409, 429],
} as const;

/**
 * What `createChat` sends as server-sent events to a client that accepts `text/event-stream`, while a model writes: one
 * JSON object in each `data` field. The last one is `answered`, with what the call returns otherwise, or `failed`.
 */
export const chatEvent = z.discriminatedUnion('type', [
  /** A model is asked: the answer can be stopped from here on. */
  z.object({ type: z.literal('begun') }),
  /** A tool computes; its title. */
  z.object({ type: z.literal('using'), title: z.string() }),
  /** Words to add to those so far. */
  z.object({ type: z.literal('words'), text: z.string() }),
  /** The words so far do not count. */
  z.object({ type: z.literal('again') }),
  z.object({ type: z.literal('answered'), answer: createChat.response }),
  z.object({ type: z.literal('failed'), status: z.number(), body: failure }),
]);

/** Ends the answer that is being written in a conversation, where it stands. Without one, nothing happens. */
export const stopChat = {
  method: 'POST',
  path: '/gpt-prompt/stopChat',
  body: z.object({ promptId: z.string().max(64) }),
  response: success(z.null()),
  failures: [401, 404],
} as const;

export const historyItem = z.object({ _id: z.string(), promptName: z.string() });

export const allPromptsHistory = {
  method: 'GET',
  path: '/gpt-prompt/allPromptsHistory',
  response: success(z.array(historyItem)),
  failures: [401],
} as const;

/** Of one of the member's conversations. */
const promptId = z.string().max(64);
const done = z.object({ message: z.string() });

/** An addition to the specification, as the three after it: the member's own name of a conversation. */
export const renamePrompt = {
  method: 'PATCH',
  path: '/gpt-prompt/renamePrompt',
  body: z.object({
    promptId,
    promptName: z
      .string()
      .trim()
      .min(1, 'Name is required')
      .max(60, 'Name must be at most 60 characters long'),
  }),
  response: done,
  failures: [401, 404],
} as const;

/** It is gone at once, and can be restored for a day. */
export const deletePrompt = {
  method: 'DELETE',
  path: '/gpt-prompt/deletePrompt',
  query: z.object({ promptId }),
  response: done,
  failures: [401, 404],
} as const;

export const restorePrompt = {
  method: 'POST',
  path: '/gpt-prompt/restorePrompt',
  body: z.object({ promptId }),
  response: done,
  failures: [401, 404],
} as const;

export const foundItem = historyItem.extend({
  /** what was asked or answered, around the words; empty where only the name has them */
  excerpt: z.string(),
});

/** Conversations with all the words of a text, the latest first, at most 50. In a body, because addresses end up in logs. */
export const searchPrompts = {
  method: 'POST',
  path: '/gpt-prompt/searchPrompts',
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Please type what to look for.')
      .max(100, 'Please search for fewer words.'),
  }),
  response: success(z.array(foundItem)),
  failures: [401],
} as const;

export const historyMessage = z.object({
  role: z.enum(['user', 'system']),
  message: z.string(),
  parts: z.array(answerPart).optional(),
  /** Of a question: the file that came with it, and the id by which its course is read. */
  file: fileCard.extend({ id: z.string(), hasCourse: z.boolean() }).optional(),
  createdAt: z.string(),
  engine: z.string().optional(),
  note: z.string().optional(),
  /** Of an answer: `writing` while words may still come, `stopped` where its end is missing. */
  status: z.enum(['whole', 'stopped', 'writing']).optional(),
});

/** Newest first: the client reverses it. */
export const promptChatHistory = {
  method: 'GET',
  path: '/gpt-prompt/promptChatHistory',
  query: z.object({ promptId: z.string().max(64) }),
  response: success(z.array(historyMessage)),
  failures: [401, 404],
} as const;

/** The course of a file in one of the member's conversations, as JSON, for the tool that goes on with it. */
export const readChatCourse = {
  method: 'GET',
  path: '/gpt-prompt/chatCourse',
  query: z.object({ promptId: z.string().max(64), fileId: z.string().max(64) }),
  response: success(z.string()),
  failures: [401, 404],
} as const;

export const promptSession = {
  method: 'GET',
  path: '/gpt-prompt/promptSession',
  response: success(z.object({ userId: z.string(), expiresAt: z.string() })),
  failures: [401],
} as const;

/** The file formats of a session, and a calendar for a whole plan. */
export const fileFormat = z.enum(['zwo', 'erg', 'mrc', 'fit', 'ics']);

/**
 * An addition to the specification: a file of a session or plan in an answer. The response is the file, under the name
 * in its header.
 */
export const sessionFile = {
  method: 'GET',
  path: '/gpt-prompt/sessionFile',
  query: z.object({
    promptId: z.string().max(64),
    /** The number of the answer in the conversation, the oldest being 1. */
    turn: z.coerce.number().int().min(1).max(100_000),
    /** `0` for the first part, `2.1` for the second one of a fold, `0.w3.d2` for a day of a week of a plan. */
    part: z
      .string()
      .max(32)
      .regex(/^\d+(\.\d+)?(\.w\d+\.d\d+)?$/, 'This part is not valid.'),
    format: fileFormat,
  }),
  response: z.file(),
  failures: [401, 404],
} as const;
