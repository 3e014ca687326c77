import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median, openBenchSetup } from './bench-setup.ts';

/**
 * `npm run bench -- coach-model`: how soon the words of a language model reach members, 20 of them at once. The model is
 * the sandbox's. The baseline is the same two requests of an answer, the tool's call and the words, made to the model
 * itself by as many at once in the same run: what is above it is ours. A relay in between notes when the model wrote its
 * first word, so that the way from there to the member is seen alone. Then the built-in coach.
 */
const MEMBERS = 20;
const ROUNDS = 3;
let asked = 0;
/** Each with a length of its own, by which the relay knows it again. */
const nextQuestion = () =>
  `What power do I need for ${(10 + (asked += 1) / 100).toFixed(2)} km at 8.1 % in 55 minutes?`;
const lengthIn = (text: string) => /\d+\.\d\d km at 8\.1/.exec(text)?.[0] ?? '';
const FIRST_TOKEN_MS = 150;
const TOKEN_MS = 20;

interface Timed {
  firstMs: number;
  /** from the model's first word to the member's */
  behindMs: number;
  wholeMs: number;
}

/** Reads server-sent events, and times the first for which `isWord` holds and the end. */
async function timed(answer: Response, began: number, isWord: (data: string) => boolean): Promise<Timed> {
  let firstMs = Infinity;
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true });
    if (firstMs === Infinity && isWord(text)) firstMs = performance.now() - began;
  }
  return { firstMs, behindMs: NaN, wholeMs: performance.now() - began };
}

/** Passes requests on to the model, and notes when each answer has its first word. */
async function startRelay(target: string) {
  const wroteAt = new Map<string, number>();
  const relay = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const answer = await fetch(target + (request.url ?? ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
      body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const question = lengthIn(body);
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
      if (!wroteAt.has(question) && /"content":"[^"]/.test(Buffer.from(piece).toString()))
        wroteAt.set(question, performance.now());
      response.write(piece);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, wroteAt, close: () => relay.close() };
}

const stage = await openBenchSetup();
try {
  const tokens = await stage.members(MEMBERS);
  const sandbox = `http://127.0.0.1:${await stage.start('../../sandbox/src/main.ts', '/readyz')}`;
  const relay = await startRelay(sandbox);
  const scripted = {
    COACH_BASE_URL: `${relay.url}/model/v1`,
    COACH_API_KEY: 'bench',
    COACH_MODEL: 'scripted',
  };
  const withModel = `http://127.0.0.1:${await stage.start('../src/main.ts', '/readyz', scripted)}`;
  const without = `http://127.0.0.1:${await stage.start('../src/main.ts', '/readyz')}`;

  const post = (address: string, token: string, body: unknown, accept = 'application/json') =>
    fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
    });
  const opened = async (token: string) => {
    const answer = await post(`${withModel}/gpt-prompt/createPrompt`, token, {});
    return ((await answer.json()) as { _id: string })._id;
  };
  const ask = async (token: string, base = withModel): Promise<Timed> => {
    const promptId = await opened(token);
    const message = nextQuestion();
    const began = performance.now();
    const answer = await post(
      `${base}/gpt-prompt/createChat`,
      token,
      { promptId, message },
      'text/event-stream, application/json',
    );
    if (!answer.ok) throw new Error(`createChat was answered ${answer.status}.`);
    const times = await timed(
      answer,
      began,
      (text) => text.includes('"type":"words"') || text.startsWith('{'),
    );
    const wroteAt = relay.wroteAt.get(lengthIn(message)) ?? NaN;
    return { ...times, behindMs: began + times.firstMs - wroteAt };
  };
  const model = async (requests: unknown[]): Promise<Timed> => {
    const began = performance.now();
    let last: Timed = { firstMs: 0, behindMs: NaN, wholeMs: 0 };
    for (const body of requests) {
      const answer = await post(`${sandbox}/model/v1/chat/completions`, 'bench', body);
      last = await timed(answer, began, (text) => /"content":"[^"]/.test(text));
    }
    return last;
  };
  const rounds = async (one: (token: string) => Promise<Timed>): Promise<Timed[]> => {
    const all: Timed[] = [];
    for (let round = 0; round < ROUNDS; round += 1) all.push(...(await Promise.all(tokens.map(one))));
    return all;
  };

  await fetch(`${sandbox}/sandbox/model`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scripts: [], firstTokenMs: FIRST_TOKEN_MS, tokenMs: TOKEN_MS }),
  });
  // Loads the coach in both processes, and shows what the API asks of the model.
  await ask(tokens[0]!);
  await fetch(`${sandbox}/sandbox/model/requests`, { method: 'DELETE' });
  await ask(tokens[0]!);
  const recorded = (await (await fetch(`${sandbox}/sandbox/model/requests`)).json()) as { body: unknown }[];
  const requests = recorded.map(({ body }) => body);

  const direct = await rounds(() => model(requests));
  const answers = await rounds((token) => ask(token));
  await fetch(`${sandbox}/sandbox/model`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scripts: [{ do: '401' }] }),
  });
  const builtIn = await rounds((token) => ask(token, without));

  const at = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(share * (list.length - 1))]!;
  const row = (list: Timed[]) => ({
    'first word, median ms': Math.round(median(list.map(({ firstMs }) => firstMs))),
    'p95 ms': Math.round(
      at(
        list.map(({ firstMs }) => firstMs),
        0.95,
      ),
    ),
    'behind the model, median ms': Math.round(median(list.map(({ behindMs }) => behindMs))),
    'behind, p95 ms': Math.round(
      at(
        list.map(({ behindMs }) => behindMs),
        0.95,
      ),
    ),
    'whole, median ms': Math.round(median(list.map(({ wholeMs }) => wholeMs))),
    'beside the model itself': Number(
      (median(list.map(({ firstMs }) => firstMs)) / median(direct.map(({ firstMs }) => firstMs))).toFixed(2),
    ),
  });
  console.log(`${MEMBERS} members at once, ${ROUNDS} questions each`);
  console.table({
    'the model itself': row(direct),
    'answers with the model': row(answers),
    'answers without a model': row(builtIn),
  });
  relay.close();
} finally {
  await stage.close();
}
