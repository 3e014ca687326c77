import * as calls from '@breakaway/contract/schemas';
import type { AnswerPart, FileFormat, SessionFileQuery } from '@breakaway/contract';
import { exportSession, typeOf, type Session } from '@breakaway/cycling';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalidField, notFound } from '../../http/errors.ts';
import { findConversation } from './conversations.ts';
import { planCalendar } from './files-calendar.ts';
import type { MadeFile, PlanPart } from './made-file.ts';
type SessionPart = Extract<AnswerPart, { kind: 'session' }>;
/** The content of a file: a session, possibly one day of a plan, or a whole plan. */
type Found = { session: Pick<SessionPart, 'title' | 'steps' | 'ftpW'> } | { plan: PlanPart };

const bytes = calls.sessionFile.response as unknown as z.ZodType<Buffer>;

/** The schema of a call whose response is a file: described as bytes, not as JSON. */
export const asFile = <S extends { response: object }>(schema: S) => ({
  ...schema,
  response: {
    ...schema.response,
    200: {
      description: 'The file, under the name in its Content-Disposition header.',
      // Bytes are sent; the contract's type for them is the browser's Blob.
      content: { 'application/octet-stream': { schema: bytes } },
    },
  },
});

/** Makes a file of a session or plan in an answer of a member's own conversation. @throws ApiError 400 or 404 */
export async function makeFile(
  context: Context,
  userId: string,
  { promptId, turn, part, format }: SessionFileQuery,
): Promise<MadeFile> {
  const conversation = await findConversation(context, userId, promptId);
  const answer = await context.db
    .selectFrom('turns')
    .select(['id', 'parts', 'answered_at'])
    .where('conversation_id', '=', conversation.id)
    // As the page counts them: words that were cut off are an answer too.
    .where((eb) => eb.or([eb('answer', 'is not', null), eb('partial', '!=', '')]))
    .orderBy('position')
    .offset(turn - 1)
    .limit(1)
    .executeTakeFirst();
  const found = answer && partAt(answer.parts as AnswerPart[] | null, part);
  if (!found) throw notFound('There is no session here that a file could be made of.');
  if ('plan' in found) {
    if (format !== 'ics') throw invalidField('format', 'Open a day of the plan for this kind of file.');
    return planCalendar(found.plan, {
      now: context.clock(),
      answeredAt: answer.answered_at,
      id: `${answer.id}.${part}`,
      product: context.config.PRODUCT_NAME,
    });
  }
  if (format === 'ics') throw invalidField('format', 'A calendar file is made of a whole plan.');
  return sessionFile(found.session, format, context.clock());
}

/** The session or plan at a path such as `2.1` or `0.w3.d2`; undefined if there is none. */
function partAt(parts: AnswerPart[] | null, path: string): Found | undefined {
  const [, first, inside, week, day] = /^(\d+)(?:\.(\d+))?(?:\.w(\d+)\.d(\d+))?$/.exec(path) ?? [];
  const outer = parts?.[Number(first)];
  const part =
    inside === undefined ? outer : outer?.kind === 'details' ? outer.parts[Number(inside)] : undefined;
  if (part?.kind === 'session') return week === undefined ? { session: part } : undefined;
  if (part?.kind !== 'plan') return undefined;
  if (week === undefined) return { plan: part };
  const { title, steps } = part.weeks[Number(week) - 1]?.days[Number(day) - 1] ?? {};
  return title !== undefined && steps?.length ? { session: { title, steps, ftpW: part.ftpW } } : undefined;
}

function sessionFile(
  { title, steps, ftpW }: Pick<SessionPart, 'title' | 'steps' | 'ftpW'>,
  format: Exclude<FileFormat, 'ics'>,
  now: Date,
): MadeFile {
  const file = exportSession(sessionOf(title, steps), format, { ftpW, createdMs: now.getTime() });
  if (!file.ok) throw invalidField('format', file.message);
  const content = typeof file.content === 'string' ? Buffer.from(file.content) : Buffer.from(file.content);
  return { name: file.fileName, mediaType: file.mediaType, content };
}

type Step = SessionPart['steps'][number];

/** An answer stores of a step what is drawn. A missing target can only be seen from its text or its power. */
const isAllOut = ({ label, seconds, from }: Step) => label === 'all out' || (seconds <= 30 && from >= 1.7);

/** A session of an answer in the exporters' form; its type is that of its longest effort. */
function sessionOf(name: string, steps: Step[]): Session {
  const work = steps.filter(({ kind }) => kind === 'work');
  const [main] = (work.length > 0 ? work : steps).toSorted((a, b) => b.seconds - a.seconds);
  return {
    name,
    type: main ? typeOfStep(main) : 'endurance',
    steps: steps.map((step) => (isAllOut(step) ? { ...step, maximal: true } : step)),
  };
}

function typeOfStep(step: Step): Session['type'] {
  const { seconds, from, to } = step;
  const target = isAllOut(step)
    ? ({ of: 'maximal' } as const)
    : ({ of: 'ftp', from: Math.min(from, to), to: Math.max(from, to) } as const);
  return typeOf({ work: [{ seconds }], target });
}
