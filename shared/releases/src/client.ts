import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { authorization, decodeSigned, type PrivateKey } from './keys.ts';
import {
  change,
  changeAnswer,
  refusal,
  remoteStatus,
  snapshot,
  type Change,
  type ChangeAnswer,
  type PageReport,
  type RemoteStatus,
  type Snapshot,
  type WantedChange,
} from './protocol.ts';
import type { Release } from './release.ts';

const ATTEMPT_MS = 60_000;
const PAUSE_MS = 400;
const AT_ONCE = 4;

/** The registry does not do what it was asked to. The message is one for people, and ends with what was changed. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refused';
    this.status = status;
  }
}

/** No answer from the registry. */
export class Unreachable extends Error {}

export interface Follower {
  /** Names the process, so that the registry can count shells. */
  id: string;
  /** The version of host-api that a shell has. */
  hostApi?: string;
  /** Remotes whose live release a shell does not use, separated by commas. */
  refuses?: string;
}

export interface RegistryOptions {
  /** Without one, only reading is possible. */
  key?: PrivateKey | undefined;
  /** How long a registry that does not answer is asked again, in ms. */
  patienceMs?: number;
}

interface Ask {
  method?: string;
  body?: string | Uint8Array;
  signal?: AbortSignal | undefined;
  /** Statuses that the caller reads. */
  expect?: number[];
}

/** The registry, seen from a team's machine or from a server. Requests that change something are signed. */
export class Registry {
  readonly url: string;
  readonly #key: PrivateKey | undefined;
  readonly #patienceMs: number;

  constructor(url: string, { key, patienceMs = 10_000 }: RegistryOptions = {}) {
    this.url = url.replace(/\/$/, '');
    this.#key = key;
    this.#patienceMs = patienceMs;
  }

  /** What is live of a remote, and all its releases. */
  async status(remote: string): Promise<RemoteStatus> {
    return this.#json(remoteStatus, `/remotes/${remote}`);
  }

  /** Changes of one remote or of all, newest first. */
  async history(remote?: string): Promise<Change[]> {
    return this.#json(z.array(change), `/history${remote ? `?remote=${remote}` : ''}`);
  }

  /** A release as its team signed it; undefined when there is none. */
  async signedRelease(name: string, version: string): Promise<string | undefined> {
    const answer = await this.#ask(`/releases/${name}/${version}`, { expect: [404] });
    return answer.status === 404 ? undefined : answer.text();
  }

  /** A release that nobody has to sign again; undefined when there is none, or its key was retired or removed. */
  async lastingRelease(name: string, version: string): Promise<Release | undefined> {
    const answer = await this.#ask(`/releases/${name}/${version}`, { expect: [404] });
    const isLasting = answer.ok && answer.headers.get('x-signature-lasting') === 'true';
    return isLasting ? decodeSigned(await answer.text()) : undefined;
  }

  /** The content of a public file of a release. */
  async file(name: string, version: string, path: string): Promise<Uint8Array> {
    return (await this.#ask(`/releases/${name}/${version}/files/${path}`)).bytes();
  }

  /** The content of a source map. Needs a key of the remote. */
  async map(name: string, version: string, path: string): Promise<Uint8Array> {
    return (await this.#ask(`/releases/${name}/${version}/maps/${path}`)).bytes();
  }

  /**
   * What is live, once it differs from what the follower has; undefined when nothing changed for a while.
   * @param held the revision that the follower has, and its fingerprint
   * @param signal ends the wait
   */
  async snapshotAfter(
    { revision, fingerprint }: Pick<Snapshot, 'revision' | 'fingerprint'>,
    follower: Follower,
    signal?: AbortSignal,
  ): Promise<Snapshot | undefined> {
    const query = new URLSearchParams({ after: String(revision), fingerprint, ...follower });
    const answer = await this.#ask(`/snapshot?${query}`, { signal, expect: [204] });
    return answer.status === 204 ? undefined : this.#read(snapshot, await this.#jsonOf(answer));
  }

  /**
   * Uploads a release: the files that the registry does not have yet, then the signed description.
   * @param contents by integrity hash
   * @returns what the registry says, for people
   */
  async upload(
    { name, version }: { name: string; version: string },
    signed: string,
    contents: Map<string, Uint8Array>,
  ): Promise<string> {
    const { missing } = await this.#json(
      z.object({ missing: z.array(z.string()) }),
      `/releases/${name}/missing-files`,
      { method: 'POST', body: JSON.stringify({ files: [...contents.keys()] }) },
    );
    const queue = missing.map((hash) => contents.get(hash)).filter((bytes) => bytes !== undefined);
    const worker = async () => {
      for (let bytes = queue.shift(); bytes; bytes = queue.shift())
        await this.#ask(`/releases/${name}/files`, { method: 'POST', body: bytes });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const answer = await this.#ask(`/releases/${name}/${version}`, { method: 'PUT', body: signed });
    return this.#read(z.object({ message: z.string() }), await this.#jsonOf(answer)).message;
  }

  /** Deploys or rolls back. Sent again after a lost connection, it is still one change. */
  async change(remote: string, wanted: WantedChange): Promise<ChangeAnswer> {
    const ask = { method: 'POST', body: JSON.stringify(wanted) };
    return this.#json(changeAnswer, `/remotes/${remote}/changes`, ask);
  }

  /** Passes on what pages said. Needs a shell's key. */
  async report(reports: PageReport[]): Promise<void> {
    await this.#ask('/reports', { method: 'POST', body: JSON.stringify({ reports }) });
  }

  /**
   * Removes what nothing needs any more: of one remote, also what was never live; or of all, which needs an operator's
   * key.
   */
  async clean(remote?: string): Promise<{ releases: string[]; files: number }> {
    const cleaned = z.object({ releases: z.array(z.string()), files: z.number() });
    return this.#json(cleaned, remote ? `/remotes/${remote}/clean` : '/clean', { method: 'POST', body: '' });
  }

  async #json<T>(schema: z.ZodType<T>, path: string, ask: Ask = {}): Promise<T> {
    return this.#read(schema, await this.#jsonOf(await this.#ask(path, ask)));
  }

  async #jsonOf(answer: Response): Promise<unknown> {
    try {
      return await answer.json();
    } catch (error) {
      throw new Error(`What answers at ${this.url} is no registry.`, { cause: error });
    }
  }

  /** The registry may be of another version. */
  #read<T>(schema: z.ZodType<T>, answer: unknown): T {
    const { data, error } = schema.safeParse(answer);
    if (!error) return data;
    const [{ path, message }] = error.issues as [z.core.$ZodIssue];
    throw new Error(
      `The registry at ${this.url} answers in a way that this version does not understand (${path.join('.')}: ${message}). Is it newer?`,
    );
  }

  /** Asks, again for as long as patience lasts when there is no answer or the registry is only starting. */
  async #ask(path: string, ask: Ask = {}): Promise<Response> {
    const until = Date.now() + this.#patienceMs;
    for (;;) {
      try {
        return await this.#once(path, ask);
      } catch (error) {
        const again = error instanceof Unreachable || (error instanceof Refused && error.status === 503);
        if (!again || ask.signal?.aborted || Date.now() >= until) throw error;
        await pause(PAUSE_MS * (0.5 + Math.random()));
      }
    }
  }

  async #once(path: string, { method = 'GET', body, signal, expect = [] }: Ask): Promise<Response> {
    const isChange = method !== 'GET';
    const headers = new Headers();
    if (this.#key) headers.set('Authorization', await authorization({ method, path }, body ?? '', this.#key));
    else if (isChange) throw new Error('There is no key to sign with. Set TEAM_KEY_FILE or TEAM_KEY.');
    if (body !== undefined)
      headers.set('Content-Type', typeof body === 'string' ? 'text/plain' : 'application/octet-stream');
    const limit = AbortSignal.timeout(ATTEMPT_MS);
    let answer: Response;
    try {
      answer = await fetch(this.url + path, {
        method,
        headers,
        body: (body ?? null) as BodyInit | null,
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      const isKnown = !path.endsWith('/changes');
      throw new Unreachable(
        `The registry at ${this.url} does not answer. ${isKnown ? 'Nothing was changed.' : 'It is not known whether this was carried out: see remote-status.'}`,
        { cause: error },
      );
    }
    if (answer.ok || expect.includes(answer.status)) return answer;
    const said = refusal.safeParse(await answer.json().catch(() => null));
    throw new Refused(
      answer.status,
      said.data?.message ?? `The registry at ${this.url} answers with ${answer.status}.`,
    );
  }
}
