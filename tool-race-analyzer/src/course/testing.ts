/** As much of the browser's database as the page uses; jsdom has none. */
export function fakeDatabase(rows: Map<string, unknown>) {
  const answer = (result: unknown) => {
    const request = new EventTarget();
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return Object.assign(request, { result });
  };
  const store = {
    get: (key: string) => answer(rows.get(key)),
    put: (value: unknown, key: string) => answer(rows.set(key, value)),
    clear: () => answer(rows.clear()),
  };
  return { open: () => answer({ transaction: () => ({ objectStore: () => store }), close() {} }) };
}
