/**
 * A store of the browser's database, as one call at a time. Where storage is forbidden or full a call resolves with
 * undefined: the page works on.
 * @param version a higher one throws away what was kept under a lower
 */
export function deviceStore(database: string, version: number, store: string) {
  return async function inStore<T>(
    mode: IDBTransactionMode,
    call: (store: IDBObjectStore) => IDBRequest,
  ): Promise<T | undefined> {
    try {
      const open = await opened(database, version, store);
      try {
        return await answerOf<T>(call(open.transaction(store, mode).objectStore(store)));
      } finally {
        open.close();
      }
    } catch {
      return undefined;
    }
  };
}

function opened(database: string, version: number, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, version);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    if (result.objectStoreNames.contains(store)) result.deleteObjectStore(store);
    result.createObjectStore(store);
  });
  return answerOf<IDBDatabase>(request);
}

const answerOf = <T>(request: IDBRequest) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused.')));
  });

/** A call to a storage of the browser; undefined where it is forbidden or full: the page works on. */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

const TOLD = 'told ';

/** Tells other tabs that what is kept under this name is another now. */
export const tellTabs = (name: string) =>
  attempt(() => localStorage.setItem(TOLD + name, `${Date.now()} ${Math.random()}`));

/** Calls back when another tab has told so. @returns a function that ends it */
export function onTold(name: string, told: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === TOLD + name) told();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
