import type { ComponentType } from 'react';
import { classify, isOfRelease, isTransient, keepStatuses, RemoteFailure } from './failure.ts';
import { loadFederated, type LoadModule } from './federation.ts';
import { FAILURE_KEPT_MS, RETRY_PAUSES_MS } from './limits.ts';
import { readPageRegistry, type Candidate, type PageRegistry } from './page-registry.ts';
import { report, reportLoaded } from './report.ts';
import type { ScreenId } from './screen-id.ts';

export interface LoadedScreen {
  Screen: ComponentType;
  /** The release that it is from. */
  version: string;
}

/** What this page does with one remote. All its screens share it, so they load from one release under one address. */
interface Course {
  /** Which of the releases is used: 0 is the live one. */
  release: number;
  /** Each attempt has its own address. */
  attempt: number;
}

/** One request for a screen, with all its attempts. */
interface Load {
  screen: Promise<LoadedScreen>;
  /** A newer request has taken its place: it neither tries again nor reports. */
  isReplaced: boolean;
  /** When it failed, ms of the page's clock. */
  failedAt?: number;
  /** A wait that was reported is not reported again when it ends in a timeout. */
  isReported: boolean;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads screens of remotes. Transient failures are retried twice. A release that cannot run, or whose files are gone,
 * is replaced by the previous one: from then on the page loads all screens of that remote from it. Every failure is
 * reported. A screen is loaded once, however often it is requested.
 */
export class RemoteLoader {
  readonly #registry: PageRegistry;
  readonly #load: LoadModule;
  readonly #pauses: readonly number[];
  readonly #failureKeptMs: number;
  readonly #loads = new Map<ScreenId, Load>();
  /** Loaded screens, which can render without waiting. */
  readonly #ready = new Map<ScreenId, LoadedScreen>();
  readonly #courses = new Map<string, Course>();

  constructor(
    registry: PageRegistry,
    load: LoadModule,
    { pauses = RETRY_PAUSES_MS, failureKeptMs = FAILURE_KEPT_MS } = {},
  ) {
    this.#registry = registry;
    this.#load = load;
    this.#pauses = pauses;
    this.#failureKeptMs = failureKeptMs;
  }

  /** The screen, if it is already loaded. */
  ready(id: ScreenId): LoadedScreen | undefined {
    return this.#ready.get(id);
  }

  /** The release that a screen is loaded from, if the registry has one. */
  version(id: ScreenId): string {
    const remote = remoteOf(id);
    return this.#releases(remote)[this.#course(remote).release]?.version ?? '-';
  }

  /**
   * The screen's component. Rejects with a `RemoteFailure`. Calling again makes new requests, but not at once: what was
   * loaded ahead and failed is shown as failed when it is needed a moment later.
   */
  screen(id: ScreenId): Promise<LoadedScreen> {
    const known = this.#loads.get(id);
    if (known && !(known.failedAt && performance.now() - known.failedAt > this.#failureKeptMs))
      return known.screen;
    const load = { isReplaced: false, isReported: false } as Load;
    load.screen = this.#fromAnyRelease(id, load);
    this.#loads.set(id, load);
    load.screen.then(
      (screen) => {
        if (load.isReplaced) return;
        this.#ready.set(id, screen);
        reportLoaded(remoteOf(id), screen.version);
      },
      () => (load.failedAt = performance.now()),
    );
    return load.screen;
  }

  /** Forgets a screen and loads it again from the live release, even while an earlier request hangs. */
  again(id: ScreenId): Promise<LoadedScreen> {
    const remote = remoteOf(id);
    this.#forget(id);
    this.#use(remote, 0, this.#course(remote).attempt);
    return this.screen(id);
  }

  /** Reports that a visitor waits too long for a screen. Its request goes on. */
  reportWait(id: ScreenId): void {
    const load = this.#loads.get(id);
    if (!load || load.isReported) return;
    load.isReported = true;
    report(new RemoteFailure(remoteOf(id), this.version(id), 'timeout'));
  }

  /**
   * Gives up the release of a screen that threw while it rendered. Screens of it that are on the page stay.
   * @returns whether there is another release to load the screen from
   */
  giveUp(id: ScreenId, version: string): boolean {
    const remote = remoteOf(id);
    const { release, attempt } = this.#course(remote);
    const releases = this.#releases(remote);
    // Another screen may have given it up before.
    if (releases[release]?.version === version) {
      if (release + 1 >= releases.length) return false;
      this.#use(remote, release + 1, attempt);
    }
    this.#forget(id);
    return true;
  }

  #forget(id: ScreenId): void {
    const load = this.#loads.get(id);
    if (load) load.isReplaced = true;
    this.#loads.delete(id);
    this.#ready.delete(id);
  }

  #releases(remote: string): Candidate[] {
    return this.#registry[remote] ?? [];
  }

  #course(remote: string): Course {
    return this.#courses.get(remote) ?? { release: 0, attempt: 0 };
  }

  /** The next requests go to this release, under a new address. Of another release, nothing that was loaded is kept. */
  #use(remote: string, release: number, failedAttempt: number): void {
    const before = this.#course(remote);
    const attempt = Math.max(before.attempt, failedAttempt + 1);
    this.#courses.set(remote, { release, attempt });
    if (release === before.release) return;
    for (const id of this.#ready.keys()) if (remoteOf(id) === remote) this.#forget(id);
  }

  async #fromAnyRelease(id: ScreenId, load: Load): Promise<LoadedScreen> {
    const remote = remoteOf(id);
    const releases = this.#releases(remote);
    for (;;) {
      const { release } = this.#course(remote);
      const candidate = releases[release];
      if (!candidate) {
        const failure = new RemoteFailure(remote, '-', this.#registry[remote] ? 'contract' : 'unknown');
        report(failure);
        throw failure;
      }
      const outcome = await this.#fromRelease(id, candidate, load);
      // If another screen has given this release up in the meantime, this one is not used either.
      if (this.#course(remote).release !== release && !load.isReplaced) continue;
      if (!(outcome instanceof RemoteFailure)) return outcome;
      if (load.isReplaced) throw outcome;
      if (outcome.kind !== 'timeout' || !load.isReported) report(outcome);
      const { attempt } = this.#course(remote);
      // An older release would not help when the connection is the problem.
      if (!isOfRelease(outcome)) {
        this.#use(remote, release, attempt);
        throw outcome;
      }
      const isLast = release + 1 >= releases.length;
      // If none can be loaded, the next request starts from the live one.
      this.#use(remote, isLast ? 0 : release + 1, attempt);
      if (isLast) throw outcome;
    }
  }

  async #fromRelease(id: ScreenId, release: Candidate, load: Load): Promise<LoadedScreen | RemoteFailure> {
    const { version } = release;
    const remote = remoteOf(id);
    const name = id.slice(remote.length + 1);
    for (let retries = 0; ; retries += 1) {
      const course = this.#course(remote);
      try {
        const module = (await this.#load(remote, name, release, course.attempt)) as {
          default?: ComponentType;
        } | null;
        if (!module?.default) throw new Error(`${id} exposes no component`);
        return { Screen: module.default, version };
      } catch (error) {
        const { kind, status } = await classify(error, release);
        const failure = new RemoteFailure(remote, version, kind, { status, cause: error });
        const wait = this.#pauses[retries];
        if (!isTransient(failure) || wait === undefined) return failure;
        await pause(wait * (0.75 + Math.random() / 2));
        if (load.isReplaced || this.#course(remote).release !== course.release) return failure;
        this.#use(remote, course.release, course.attempt);
      }
    }
  }
}

const remoteOf = (id: ScreenId): string => id.slice(0, id.indexOf('/'));

/** The page's loader. */
export const remotes = new RemoteLoader(readPageRegistry(), loadFederated);
keepStatuses();
