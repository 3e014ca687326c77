/** As much of the browser's database as the page uses; jsdom has none. */
export function fakeDatabase(rows: Map<string, unknown>) {
  const answer = (result: unknown) => {
    const request = new EventTarget();
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return Object.assign(request, { result });
  };
  /** which database has put it there */
  const from = new Map<string, string>();
  const storeOf = (database: string) => ({
    get: (key: string) => answer(rows.get(key)),
    put: (value: unknown, key: string) => {
      from.set(key, database);
      return answer(rows.set(key, value));
    },
    delete: (key: string) => answer(rows.delete(key)),
    getAllKeys: () => answer([...rows.keys()].filter((key) => from.get(key) === database)),
    clear: () => answer(rows.clear()),
  });
  return {
    open: (database: string) =>
      answer({ transaction: () => ({ objectStore: () => storeOf(database) }), close() {} }),
  };
}

/** Where the draft of this tab's course is in the local storage. */
export const draftKey = () => `draft ${sessionStorage.getItem('open course')}`;
/** What is kept with the course of this tab, as text. */
export const keptDraft = () => localStorage.getItem(draftKey()) ?? '';
