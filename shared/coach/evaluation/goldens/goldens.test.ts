import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerPart } from '@breakaway/contract';
import { blankMemory, respond } from '../../src/index.ts';
import { figuresIn, visibleOf } from '../grade.ts';
import type { Figure, Golden } from './golden.ts';
import { formatted, goldens } from './goldens.ts';

const text = readFileSync(join(__dirname, 'goldens.json'), 'utf8');
const all = JSON.parse(text) as Golden[];

/** Cases a test. */
const GROUP = 20;

/** What a member sees before unfolding anything; "4.1 / 5.2 bar" names the unit of both figures. */
const seenOf = (parts: AnswerPart[]): string =>
  visibleOf(parts).replace(/(\d+(?:\.\d+)?) \/ (\d+(?:\.\d+)?) (bar|psi)/g, '$1 $3 / $2 $3');

/** Whether a figure is seen. Not in the whole answer: its tables are full of other figures. */
const shows = (seen: string, { unit, value, tolerance }: Figure): boolean =>
  figuresIn(seen, unit).some((one) => Math.abs(one - value) <= tolerance);

/** What is missing from the answer to a case; none if it holds. */
function missOf({ id, message, figures }: Golden): string[] {
  const answer = respond({ message, memory: blankMemory, profile: {}, today: '2026-11-22' });
  const seen = seenOf(answer.parts);
  const missing = figures.filter((one) => !shows(seen, one));
  if (missing.length === 0) return [];
  const wanted = missing.map(({ unit, value, tolerance }) => `${value} ± ${tolerance} ${unit}`).join(', ');
  const said = seen.replace(/\s+/g, ' ').slice(0, 200);
  return [`${id} ${message}\n  not shown: ${wanted}\n  (${answer.outcome}, ${answer.by}) ${said}`];
}

describe('goldens of the second road model', () => {
  const groups = Array.from({ length: Math.ceil(all.length / GROUP) }, (_, i) =>
    all.slice(i * GROUP, (i + 1) * GROUP),
  );

  test.each(groups.map((group) => [group[0]?.id, group.at(-1)?.id, group] as const))(
    '%s to %s',
    (_first, _last, group) => {
      expect(group.flatMap(missOf)).toEqual([]);
    },
  );

  test('there are 200, each with its own question, and goldens.json is as made', () => {
    expect(new Set(all.map(({ message }) => message)).size).toBe(200);
    expect(all).toEqual(JSON.parse(formatted(goldens())));
  });
});
