import { candidatesFor } from '../respond/choose.ts';
import { likeliest } from '../search/topics.ts';
import { tools } from '../tools/index.ts';
import type { Standing } from './tool-use.ts';

/** How many tools are offered by likeness alone. Describing all of them takes some 25,000 tokens in every step. */
const MOST_LIKE = 5;

/** The tools that are described to the model at first; the names of all are in its instructions. */
export function shortlist({ message, talk }: Standing): string[] {
  const read = candidatesFor(message, talk).flatMap((one) => (one.kind === 'skill' ? [one.skill.name] : []));
  const like = likeliest(message, 40)
    .filter(({ target }) => target.startsWith('skill:'))
    .slice(0, MOST_LIKE)
    .map(({ target }) => target.slice('skill:'.length));
  const asked = [talk.memory.current, talk.memory.open?.asked, talk.memory.base].flatMap(
    (one) => one?.skill ?? [],
  );
  const ofFile = talk.file ? ['route', 'recording'] : [];
  const wanted = new Set([...ofFile, ...read, ...like, ...asked, 'search-knowledge']);
  return tools.map(({ name }) => name).filter((name) => wanted.has(name));
}
