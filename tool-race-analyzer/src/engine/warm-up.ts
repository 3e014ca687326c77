import { resolveAthlete } from '@breakaway/cycling';
import { exampleCourse } from '../example.ts';
import { raceEngine, type RaceQuestion } from './engine.ts';

/** What each of the workers is for. */
export type WorkerTask = 'plans' | 'later' | 'files';

/**
 * Runs what the first course will need on the example course, a piece at a time: a browser takes three to five times as long
 * for code that it has hardly run, and the member waits for the first plan only.
 * @param isNeeded ends it: a question has come, which is answered after the piece that is running
 * @returns whether all of it was run and answered
 */
export async function warmUp(task: WorkerTask, isNeeded: () => boolean): Promise<boolean> {
  const engine = raceEngine();
  const course = await recorded(exampleCourse());
  const read = () => engine.read(course);
  const question = (intensityCap?: number): RaceQuestion => ({
    athlete: resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 250 } }),
    bike: 'road',
    goal: intensityCap ? { kind: 'fastest', intensityCap } : { kind: 'fastest' },
  });
  const plan = (quick: boolean, intensityCap?: number) => engine.plan(question(intensityCap), quick);
  const range = async () => {
    const best = await plan(false);
    return { ok: best.ok && (await engine.band(best.plan)).p90S > 0 };
  };
  const facts = async () => ({ ok: (await engine.facts(question(0.7))) !== null });
  const pieces: Record<WorkerTask, (() => Promise<{ ok: boolean }>)[]> = {
    files: Array.from({ length: 8 }, () => read),
    plans: [read, () => plan(true), () => plan(true), () => plan(true, 0.81), () => plan(true, 0.82)],
    later: [read, range, facts],
  };
  for (const piece of pieces[task]) {
    await new Promise((resolve) => setTimeout(resolve));
    if (isNeeded() || !(await piece()).ok) return false;
  }
  return true;
}

/** The course as a device records it: most files have times and power, which take other ways through the reader. */
async function recorded(course: File): Promise<File> {
  const startMs = Date.UTC(2026, 5, 1, 6);
  let point = 0;
  const text = (await course.text()).replaceAll('</ele>', () => {
    point++;
    return `</ele><time>${new Date(startMs + 7000 * point).toISOString()}</time><extensions><power>${180 + (point % 60)}</power></extensions>`;
  });
  return new File([text], course.name);
}
