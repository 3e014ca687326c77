import { resolveAthlete } from '@breakaway/cycling';
import { exampleCourse } from '../example.ts';
import { raceEngine, type Engine, type RaceQuestion } from './engine.ts';

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
  const question: RaceQuestion = {
    athlete: resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 250 } }),
    bike: 'road',
    goal: { kind: 'fastest' },
  };
  const plan = (quick: boolean) => engine.plan(question, quick);
  const range = async () => {
    const best = await plan(false);
    return { ok: best.ok && (await engine.band(best.plan)).p90S > 0 };
  };
  const eased: RaceQuestion = { ...question, goal: { kind: 'fastest', intensityCap: 0.7 } };
  const facts = async () => ({ ok: (await engine.facts(eased)) !== null });
  const pieces: Record<WorkerTask, (() => Promise<{ ok: boolean }>)[]> = {
    files: Array.from({ length: 8 }, () => read),
    plans: [read, ...Array.from({ length: 4 }, () => () => plan(true))],
    later: [read, range, facts],
  };
  return inPieces(pieces[task], isNeeded);
}

/** Shares of the effort of a plan: near enough for its slider. */
const MOVED = [1.01, 0.99, 1.02];

/** The same for the slider of the effort, on the course that is open. */
export async function warmUpSlider(
  engine: Engine,
  question: RaceQuestion,
  effort: number,
  isNeeded: () => boolean,
): Promise<boolean> {
  const moved = MOVED.map(
    (share) => () =>
      engine.plan({ ...question, goal: { kind: 'fastest', intensityCap: share * effort } }, true),
  );
  return inPieces(moved, isNeeded);
}

async function inPieces(
  pieces: readonly (() => Promise<{ ok: boolean }>)[],
  isNeeded: () => boolean,
): Promise<boolean> {
  for (const piece of pieces) {
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
