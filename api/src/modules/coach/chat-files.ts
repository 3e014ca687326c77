import type { TalkFile } from '@breakaway/coach';
import type { CourseFacts } from '@breakaway/coach/course-work';
import type { ChatFile, HistoryMessage } from '@breakaway/contract';
import { plainText } from '@breakaway/cycling';
import { sql, type Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField, notFound } from '../../http/errors.ts';
import type { Compute } from './course-work/course-work.ts';
import { isId } from './ids.ts';

/** A file as it is stored: what is shown of its course is what was computed of it here. */
export interface CheckedFile extends ChatFile {
  facts: CourseFacts | null;
}

const NAME_LENGTH = 120;
/** Roads that are kept for one member, bytes. */
const MOST_BYTES = 50_000_000;

/**
 * Checks a file that the page has read.
 * @throws ApiError 400 in one sentence; 503 when too many are checked at once
 */
export async function checkFile(
  compute: Compute,
  userId: string,
  { card, course, ride }: ChatFile,
): Promise<CheckedFile> {
  if (course === null && ride === null)
    throw invalidField('file', 'This file has neither a road nor a ride.');
  const name = plainText(card.name, NAME_LENGTH) || (ride ? 'Ride' : 'Route');
  if (course === null) return { card: { ...card, name }, course, ride, facts: null };
  const result = await compute({ kind: 'facts', course }, userId);
  if (!result.ok) {
    if (result.why === 'busy') throw new ApiError(503, 'BUSY', result.message);
    throw invalidField('file', result.message);
  }
  const { ok: _, ...computed } = result;
  // Its sentences come from the course, so from the client.
  const facts = { ...computed, mends: computed.mends.map((text) => plainText(text)) };
  const { distanceM, hasElevation, ascentM } = facts;
  return { card: { ...card, name, distanceM, ascentM: hasElevation ? ascentM : null }, course, ride, facts };
}

/** Stores a file with its turn; where a member has too many roads, those of their oldest files are dropped. */
export async function storeFile(
  db: Kysely<Database>,
  of: { turn_id: string; conversation_id: string; user_id: string },
  { card, ride, course, facts }: CheckedFile,
): Promise<void> {
  await db
    .insertInto('chat_files')
    .values({
      ...of,
      card: JSON.stringify(card),
      ride: ride && JSON.stringify(ride),
      course,
      facts: facts && JSON.stringify(facts),
    })
    .execute();
  if (course !== null) await dropOldestRoads(db, of.user_id);
}

/** The facts stay: they say that there was a road. */
async function dropOldestRoads(db: Kysely<Database>, userId: string): Promise<void> {
  const withRoad = db
    .selectFrom('chat_files as file')
    .innerJoin('turns as turn', 'turn.id', 'file.turn_id')
    .select('file.turn_id')
    .select(sql<string>`sum(octet_length(file.course)) over (order by turn.position desc)`.as('bytes'))
    .where('file.user_id', '=', userId)
    .where('file.course', 'is not', null);
  await db
    .updateTable('chat_files')
    .set({ course: null })
    .where('turn_id', 'in', (eb) =>
      eb.selectFrom(withRoad.as('road')).select('road.turn_id').where('road.bytes', '>', String(MOST_BYTES)),
    )
    .execute();
}

/** The file that a conversation is about at a turn: the last one that came with this turn or one before; undefined without one. */
export async function fileAt(
  { db }: Context,
  conversationId: string,
  turnId: string,
): Promise<TalkFile | undefined> {
  const row = await db
    .selectFrom('chat_files as file')
    .innerJoin('turns as turn', 'turn.id', 'file.turn_id')
    .select(['file.turn_id', 'file.card', 'file.ride', 'file.course', 'file.facts'])
    .where('file.conversation_id', '=', conversationId)
    .where('turn.position', '<=', (eb) =>
      eb.selectFrom('turns').select('turns.position').where('turns.id', '=', turnId),
    )
    .orderBy('turn.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.turn_id,
    card: row.card as TalkFile['card'],
    ride: row.ride as TalkFile['ride'],
    course: row.course === null ? null : { text: row.course, facts: row.facts as CourseFacts },
    isNew: row.turn_id === turnId,
  };
}

/** What the history shows of the files of a conversation, by turn. */
export async function shownFiles(
  { db }: Context,
  conversationId: string,
): Promise<Map<string, HistoryMessage['file']>> {
  const rows = await db
    .selectFrom('chat_files')
    .select(['turn_id', 'card'])
    .select((eb) => eb('course', 'is not', null).as('hasCourse'))
    .where('conversation_id', '=', conversationId)
    .execute();
  return new Map(
    rows.map(({ turn_id, card, hasCourse }) => [
      turn_id,
      { ...(card as ChatFile['card']), id: turn_id, hasCourse: Boolean(hasCourse) },
    ]),
  );
}

/** The course of a file in a conversation, as JSON. @throws ApiError 404 */
export async function readCourse({ db }: Context, conversationId: string, fileId: string): Promise<string> {
  const row = isId(fileId)
    ? await db
        .selectFrom('chat_files')
        .select(['course', 'facts'])
        .where('turn_id', '=', fileId)
        .where('conversation_id', '=', conversationId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound('This file does not exist.');
  if (row.course === null)
    throw notFound(
      row.facts === null
        ? 'This file has no road.'
        : 'The road of this file is no longer kept. Attach it again.',
    );
  return row.course;
}
