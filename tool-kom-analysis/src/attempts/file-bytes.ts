let kept = new ArrayBuffer(0);

/**
 * The bytes of a file, in memory that the next file takes over: one at a time. With new memory for each ride a browser
 * collects it every other ride, and with it throws away its compiled code: a search takes more than half as long again.
 */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const reader = byteReader(file);
  if (!reader) return new Uint8Array(await file.arrayBuffer());
  // A read into no bytes is refused: one more takes the end.
  if (kept.byteLength <= file.size) kept = new ArrayBuffer(file.size + 1);
  for (let length = 0; ;) {
    const { value, done } = await reader.read(new Uint8Array(kept, length));
    if (value) kept = value.buffer;
    if (done) return new Uint8Array(kept, 0, length);
    length += value.length;
  }
}

/** Null in a browser that reads a file only into memory of its own. */
function byteReader(file: File): ReadableStreamBYOBReader | null {
  try {
    return file.stream().getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}
