import { sql } from 'kysely';
import sharp from 'sharp';
import { hashSecret } from '../src/modules/auth/passwords.ts';
import { openBenchSetup } from './bench-setup.ts';
import { ASSUMED, needsOf, type Cost, type Measured } from './needs.ts';
import { questions } from './questions.ts';

/**
 * `npm run bench -- scale`: what one call costs in processor time, in the API and in the database, and what one member, question,
 * photo and saved plan take in the database. The basis of docs/scale.md. Processor time, because it hardly depends on what else the
 * machine does, and because what a replica can do follows from it.
 */
const MEMBERS = 400;
const PHOTOS = 60;
const QUESTIONS = 800;
const AT_ONCE = 8;
const PASSWORD = 'tubular-canary-77';

const stage = await openBenchSetup();
const tokens = await stage.members(MEMBERS, await hashSecret(PASSWORD));
const membersBytes = await sizeOf(['users', 'sessions', 'subscriptions', 'billing_customers']);
const port = await stage.start('../src/main.ts', '/readyz', { MEMBER_CALLS_PER_SECOND: '1000000' });
const base = `http://127.0.0.1:${port}`;

/** What tables take on the disk with their indexes, in bytes. */
async function sizeOf(tables: string[]): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    await sql`vacuum ${sql.table(table)}`.execute(stage.db);
    const { rows } = await sql<{ size: string }>`select pg_total_relation_size(${table}) as size`.execute(
      stage.db,
    );
    sum += Number(rows[0]!.size);
  }
  return sum;
}

async function call(n: number, method: string, path: string, body?: FormData | object): Promise<Response> {
  const isForm = body instanceof FormData;
  const answer = await fetch(base + path, {
    method,
    headers: {
      authorization: `Bearer ${tokens[n % MEMBERS]}`,
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
const read = async (n: number, path: string) => void (await (await call(n, 'GET', path)).arrayBuffer());

/** A picture with detail at every scale, as a photo has it. */
async function picture(n: number): Promise<Buffer> {
  const side = 1024;
  const layers = await Promise.all(
    [4, 16, 64, 256, 1024].map((grain) =>
      sharp({
        create: {
          width: grain,
          height: grain,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 100 + (n % 56), sigma: grain === 1024 ? 8 : 40 },
        },
      })
        .resize(side, side, { kernel: 'cubic' })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(layers[0])
    .composite(layers.slice(1).map((input) => ({ input, blend: 'soft-light' as const })))
    .jpeg({ quality: 90 })
    .toBuffer();
}
const pictures = await Promise.all([0, 1, 2, 3].map(picture));
const photoForm = (n: number) => {
  const form = new FormData();
  form.set(
    'profileImg',
    new Blob([new Uint8Array(pictures[n % pictures.length]!)], { type: 'image/jpeg' }),
    'me.jpg',
  );
  return form;
};

const prompts = new Map<number, string>();
async function ask(n: number): Promise<void> {
  const member = n % MEMBERS;
  if (!prompts.has(member)) {
    const made = (await (await call(n, 'POST', '/gpt-prompt/createPrompt', {})).json()) as { _id: string };
    prompts.set(member, made._id);
  }
  const message = questions[(n + Math.floor(n / MEMBERS)) % questions.length];
  await (
    await call(n, 'POST', '/gpt-prompt/createChat', { promptId: prompts.get(member), message })
  ).arrayBuffer();
}

let photoPath = '';
const calls: Record<
  keyof Measured['calls'],
  { what: string; count: number; make: (n: number) => Promise<void> }
> = {
  read: {
    what: 'read of the own record',
    count: 4000,
    make: (n) => read(n, '/users/getUserDetails'),
  },
  save: {
    what: 'save of the profile',
    count: 1500,
    make: async (n) =>
      void (await (
        await call(n, 'PATCH', '/users/editProfile', { powerMatrix: { ftp: 200 + (n % 99) } })
      ).arrayBuffer()),
  },
  list: {
    what: 'list of conversations',
    count: 2000,
    make: (n) => read(n, '/gpt-prompt/allPromptsHistory'),
  },
  question: {
    what: 'question to the consultant',
    count: QUESTIONS,
    make: ask,
  },
  signIn: {
    what: 'sign-in',
    count: 200,
    make: async (n) => {
      const query = new URLSearchParams({ email: `rider.${n % MEMBERS}@example.org`, password: PASSWORD });
      await (await call(n, 'POST', `/auth/login?${query}`)).arrayBuffer();
    },
  },
  photoSaved: {
    what: 'photo saved',
    count: PHOTOS,
    make: async (n) => {
      const { data } = (await (await call(n, 'PATCH', '/users/editProfile', photoForm(n))).json()) as {
        data: { profileUrl: string };
      };
      photoPath = new URL(data.profileUrl).pathname;
    },
  },
  photoRead: {
    what: 'photo read',
    count: 2000,
    make: (n) => read(n, photoPath),
  },
};

const short = (value: number) => Number(value.toPrecision(value < 100 ? 2 : 3));

function print(costs: Measured['calls'], kB: Measured['kB']): void {
  console.log('Measured: processor time of one call');
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([kind, { api, database }]) => [
        calls[kind as keyof typeof calls].what,
        {
          'API, ms': short(api),
          'database, ms': short(database),
          'a second for one core of the API': Math.round(1000 / api),
        },
      ]),
    ),
  );
  console.log('Measured: kB in the database, with indexes');
  console.table({
    'member without content': short(kB.member),
    'question with its answer': short(kB.question),
    photo: short(kB.photo),
  });
  console.log('Computed from these, and from what is assumed of members:', ASSUMED);
  const sizes = [10_000, 1_000_000, 100_000_000];
  const needs = sizes.map((members) => needsOf(members, { calls: costs, kB }));
  console.table(
    Object.fromEntries(
      Object.keys(needs[0]!).map((name) => [
        name,
        Object.fromEntries(
          sizes.map((members, n) => [
            `${members} members`,
            short(needs[n]![name as keyof (typeof needs)[0]]),
          ]),
        ),
      ]),
    ),
  );
}

/** Makes `count` calls, some at once. */
async function run(count: number, make: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await make(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

try {
  await run(3000, calls.read.make);
  const costs = {} as Record<keyof Measured['calls'], Cost>;
  for (const [kind, { count, make }] of Object.entries(calls)) {
    const before = await stage.cpuMs();
    await run(count, make);
    const after = await stage.cpuMs();
    costs[kind as keyof typeof costs] = {
      api: (after.process - before.process) / count,
      database: (after.database - before.database) / count,
    };
  }
  const kB = {
    member: membersBytes / MEMBERS / 1024,
    question: (await sizeOf(['turns', 'conversations'])) / QUESTIONS / 1024,
    photo: (await sizeOf(['photos'])) / PHOTOS / 1024,
  };
  print(costs, kB);
} finally {
  await stage.close();
}
