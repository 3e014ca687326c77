import type { FoundItem } from '@breakaway/contract';
import { markWords, searchWords } from '@breakaway/contract/search-words';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

const FOUND_AT_MOST = 50;
/** The latest ones, so that a search costs the same however long somebody is a member. */
const SEARCHED_AT_MOST = 5000;
/** Of an excerpt, and of what stands in it before the first word that was found, characters. */
const EXCERPT = { length: 140, before: 40 };

/**
 * The member's conversations that have all words of a text, in their name or in one turn, the latest first. The case of
 * a letter and the kind of an apostrophe do not matter.
 */
export async function searchConversations(
  { db }: Context,
  userId: string,
  text: string,
): Promise<FoundItem[]> {
  const words = searchWords(text);
  // The longest word is the rarest: a turn without it is not looked through for the others.
  const patterns = words.toSorted((a, b) => b.length - a.length).map(likePattern);
  // A conversation is looked through from its latest turn until one is found, and the search ends with the last of the list.
  const { rows } = await sql<{ id: string; title: string; question: string | null; answer: string | null }>`
    select c.id, c.title, found.question, found.answer
    from (
      select id, title, last_turn_at from conversations
      where user_id = ${userId} and title is not null and deleted_at is null
      order by last_turn_at desc limit ${SEARCHED_AT_MOST}
    ) c
    left join lateral (
      select question, answer from turns
      where conversation_id = c.id and concat_ws(' ', question, answer) ilike all (${patterns})
      order by position desc limit 1
    ) found on true
    where found.question is not null or c.title ilike all (${patterns})
    order by c.last_turn_at desc limit ${FOUND_AT_MOST}`.execute(db);
  return rows.map(({ id, title, question, answer }) => ({
    _id: id,
    promptName: title,
    excerpt: excerptOf([question ?? '', answer ?? ''], title, words),
  }));
}

/** A word as a pattern of `like`: what has a meaning there is a plain character, and an apostrophe is any character. */
const likePattern = (word: string): string =>
  `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/['’‘]/g, '_')}%`;

/** The part around the first word, of the first text that has one and is not the name itself; else empty. */
function excerptOf(texts: string[], title: string, words: string[]): string {
  const name = title.replace(/…$/, '');
  for (const text of texts.map((one) => one.replaceAll(/\s+/g, ' ').trim())) {
    const [first, second] = markWords(text, words);
    const at = first?.found ? 0 : second ? first!.text.length : -1;
    if (at === -1 || text.startsWith(name)) continue;
    const from = at <= EXCERPT.before ? 0 : text.indexOf(' ', at - EXCERPT.before) + 1;
    const rest = text.slice(from > at ? at : from);
    const cut =
      rest.length > EXCERPT.length ? `${rest.slice(0, EXCERPT.length).replace(/\s+\S*$/, '')}…` : rest;
    return from > 0 ? `…${cut}` : cut;
  }
  return '';
}
