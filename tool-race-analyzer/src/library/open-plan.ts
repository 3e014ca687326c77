import type { RaceSummary } from '@breakaway/contract';
import type { Refusal } from '@breakaway/cycling';
import { sentenceOf, type PlansApi } from '@breakaway/tool-kit/account';
import type { KeptCourse } from '../course/kept-course.ts';
import type { Engine } from '../engine/engine.ts';
import { readAsked, readCourse, writeAsked } from './document.ts';

export type Opening = Omit<KeptCourse, 'owner'>;

/**
 * Fetches a plan of the account.
 * @param version an earlier one: it counts as a change of the current one, which the next save replaces
 */
export async function fetchPlan(
  api: Pick<PlansApi<RaceSummary>, 'read'>,
  engine: Engine,
  id: string,
  version?: number,
): Promise<({ ok: true } & Opening) | Refusal> {
  const answer = await api.read(id, version);
  if (!answer.ok) return { ok: false, message: sentenceOf(answer) };
  const { course: courseText, question, name, link, version: current } = answer.data;
  const asked = readAsked(question);
  if (!asked.ok) return asked;
  const read = await readCourse(engine, courseText);
  if (!read.ok) return read;
  const { form, change } = asked;
  const earlier = version !== undefined && version !== current;
  const content = earlier ? '' : writeAsked({ form, change });
  return {
    ok: true,
    course: read.course,
    form,
    change,
    saved: { id, name, version: current, link, content },
  };
}
