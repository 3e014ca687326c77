import { median, openBenchSetup } from './bench-setup.ts';
import { questions } from './questions.ts';

/**
 * `npm run bench -- coach`: how long the consultant's answer takes on the server with 20 members at once. First with
 * the page's pauses (it shows no answer before 1.5 s); then with each next question sent as soon as the last is
 * answered, which no member can do: this keeps the server busy all the time. For comparison, a plain call that reads
 * the member's profile, made by as many at once in the same run.
 */
const MEMBERS = 20;
/** The limit is 20 questions a minute for each member. */
const QUESTIONS = 9;
/** The minimum that the page waits before it shows an answer, ms. */
const PAGE_MS = 1500;

const stage = await openBenchSetup();
try {
  const tokens = await stage.members(MEMBERS);
  const base = `http://127.0.0.1:${await stage.start('../src/main.ts', '/readyz')}`;

  async function call(token: string, method: string, path: string, body?: unknown) {
    const began = performance.now();
    const answer = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const data = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    return { data, ms: performance.now() - began };
  }

  /** All members in parallel, each making one call after the other. @returns the times, ms */
  async function times(
    make: (token: string, turn: number, member: number) => Promise<{ ms: number }>,
    turns: number,
  ) {
    const all: number[] = [];
    await Promise.all(
      tokens.map(async (token, member) => {
        for (let turn = 0; turn < turns; turn += 1) all.push((await make(token, turn, member)).ms);
      }),
    );
    return all;
  }

  const plain = (token: string) => call(token, 'GET', '/users/getUserDetails');
  const ids = new Map<string, unknown>();
  for (const token of tokens)
    ids.set(token, (await call(token, 'POST', '/gpt-prompt/createPrompt', {})).data['_id']);
  const ask = (token: string, turn: number, member: number) =>
    call(token, 'POST', '/gpt-prompt/createChat', {
      promptId: ids.get(token),
      message: questions[(turn + member) % questions.length],
    });

  const askAsPage = async (token: string, turn: number, member: number) => {
    await new Promise((resolve) => setTimeout(resolve, PAGE_MS * (0.5 + Math.random())));
    return ask(token, turn, member);
  };

  await times(plain, 20);
  const paced = await times(askAsPage, QUESTIONS);
  const began = performance.now();
  const flatOut = await times((token, turn, member) => ask(token, turn + QUESTIONS, member), QUESTIONS);
  const perSecond = flatOut.length / ((performance.now() - began) / 1000);
  const reads = await times(plain, 2 * QUESTIONS);
  const at = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(share * (list.length - 1))]!;
  const row = (list: number[]) => ({
    'median, ms': Math.round(median(list)),
    'p95, ms': Math.round(at(list, 0.95)),
    'median beside a plain read': Number((median(list) / median(reads)).toFixed(1)),
  });
  console.log(
    `${MEMBERS} members at once, ${QUESTIONS} questions each; without a pause ${Math.round(perSecond)} answers a second`,
  );
  console.table({
    'answers, as the page asks': row(paced),
    'answers, without a pause': row(flatOut),
    'a plain read': row(reads),
  });
} finally {
  await stage.close();
}
