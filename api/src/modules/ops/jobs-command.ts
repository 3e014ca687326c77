import type { Context } from '../../context.ts';
import { deadLetters, dropDead, retryDead } from '../../outbox/dead-letters.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function jobNamed(id: string | undefined): string {
  if (!id || !UUID.test(id)) throw new Error('Please name a job by its id; "list" shows the ids.');
  return id;
}

const noSuchJob = (id: string) => new Error(`There is no failed job ${id}.`);

const verbs: Record<string, (context: Context, id: string | undefined) => AsyncGenerator<string>> = {
  async *list(context) {
    const letters = await deadLetters(context);
    for (const { id, kind, attempts, firstDue, deadAt, reason } of letters)
      yield `${id}  ${kind}  due ${firstDue.toISOString()}, given up ${deadAt.toISOString()} after ${attempts} tries: ${reason}`;
    yield letters.length === 0
      ? 'No job has failed for good.'
      : `Failed for good: ${letters.length}. "retry" and "drop" take an id; "retry all" takes all of them.`;
  },

  async *retry(context, which) {
    const count = await retryDead(context, which === 'all' ? undefined : jobNamed(which));
    if (count === 0 && which !== 'all') throw noSuchJob(which!);
    yield `Jobs that will be tried again now: ${count}.`;
  },

  async *drop(context, which) {
    const id = jobNamed(which);
    if (!(await dropDead(context, id))) throw noSuchJob(id);
    yield `The job ${id} was deleted.`;
  },
};

/**
 * An operator's commands for jobs that failed too often: `list`, `retry <id|all>`, `drop <id>`.
 * @throws Error with one sentence when the command is invalid
 */
export async function* jobsCommand(context: Context, verb = '', id?: string): AsyncGenerator<string> {
  const follow = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!follow) throw new Error(`Please say what to do with jobs: ${Object.keys(verbs).join(', ')}.`);
  yield* follow(context, id);
}
