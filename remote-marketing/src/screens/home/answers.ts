const PATIENCE_MS = 8_000;

/** Whether a page can be had, from whatever origin. */
export async function answers(url: string): Promise<boolean> {
  const ask = (mode: RequestMode) =>
    fetch(url, { mode, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    return (await ask('cors')).ok;
  } catch {
    // Down, or a page that other origins may not read: then that it answers at all is what can be known.
    return ask('no-cors').then(
      () => true,
      () => false,
    );
  }
}
