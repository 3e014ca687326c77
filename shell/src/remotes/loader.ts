import type { ComponentType } from 'react';
import { classify, isTransient, RemoteFailure } from './failure.ts';
import { loadFederated, type LoadModule } from './federation.ts';
import { RETRY_PAUSES_MS } from './limits.ts';
import { readPageRegistry, type Candidate, type PageRegistry } from './page-registry.ts';
import { report } from './report.ts';

/** A screen's id: the remote's name and the name of the exposed component, for example `auth/SignIn`. */
export type ScreenId = `${string}/${string}`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads screens of remotes. Transient failures are retried twice. A release that cannot run is replaced by the previous
 * one. Every failure is reported. A screen is loaded once, however often it is requested.
 */
export class RemoteLoader {
  readonly #registry: PageRegistry;
  readonly #load: LoadModule;
  readonly #pauses: readonly number[];
  readonly #screens = new Map<ScreenId, Promise<ComponentType>>();
  /** Loaded screens, which can render without waiting. */
  readonly #ready = new Map<ScreenId, ComponentType>();
  /** Attempts per remote: each attempt uses its own address. */
  readonly #attempts = new Map<string, number>();

  constructor(registry: PageRegistry, load: LoadModule, pauses: readonly number[] = RETRY_PAUSES_MS) {
    this.#registry = registry;
    this.#load = load;
    this.#pauses = pauses;
  }

  /** The screen, if it is already loaded. */
  ready(id: ScreenId): ComponentType | undefined {
    return this.#ready.get(id);
  }

  /** The live release of a screen's remote, if the registry has one. */
  version(id: ScreenId): string {
    return this.#registry[remoteOf(id)]?.[0]?.version ?? '-';
  }

  /** The screen's component. Rejects with a `RemoteFailure`; calling again then makes new requests. */
  screen(id: ScreenId): Promise<ComponentType> {
    const known = this.#screens.get(id);
    if (known) return known;
    const loading = this.#fromAnyRelease(id);
    this.#screens.set(id, loading);
    loading.then(
      (component) => this.#ready.set(id, component),
      () => this.#screens.get(id) === loading && this.#screens.delete(id),
    );
    return loading;
  }

  /** Forgets a screen and loads it again, even while an earlier request hangs. */
  again(id: ScreenId): Promise<ComponentType> {
    this.#screens.delete(id);
    this.#ready.delete(id);
    this.#nextAttempt(remoteOf(id));
    return this.screen(id);
  }

  async #fromAnyRelease(id: ScreenId): Promise<ComponentType> {
    const remote = remoteOf(id);
    const releases = this.#registry[remote] ?? [];
    let failure = new RemoteFailure(remote, '-', this.#registry[remote] ? 'contract' : 'unknown');
    for (const release of releases) {
      try {
        return await this.#fromRelease(id, release);
      } catch (error) {
        failure = error as RemoteFailure;
        report(failure);
        // An older release would not help when the connection is the problem.
        if (isTransient(failure.kind)) break;
        this.#nextAttempt(remote);
      }
    }
    if (releases.length === 0) report(failure);
    throw failure;
  }

  async #fromRelease(id: ScreenId, release: Candidate): Promise<ComponentType> {
    const remote = remoteOf(id);
    for (let retries = 0; ; retries += 1) {
      try {
        const attempt = this.#attempts.get(remote) ?? 0;
        const module = (await this.#load(remote, id.slice(remote.length + 1), release, attempt)) as {
          default?: ComponentType;
        } | null;
        if (!module?.default) throw new Error(`${id} exposes no component`);
        return module.default;
      } catch (error) {
        const { kind, status } = classify(error, release.base);
        const wait = this.#pauses[retries];
        if (!isTransient(kind) || wait === undefined) {
          throw new RemoteFailure(remote, release.version, kind, { status, cause: error });
        }
        await pause(wait * (0.75 + Math.random() / 2));
        this.#nextAttempt(remote);
      }
    }
  }

  #nextAttempt(remote: string): void {
    this.#attempts.set(remote, (this.#attempts.get(remote) ?? 0) + 1);
  }
}

const remoteOf = (id: ScreenId): string => id.slice(0, id.indexOf('/'));

/** The page's loader. */
export const remotes = new RemoteLoader(readPageRegistry(), loadFederated);
