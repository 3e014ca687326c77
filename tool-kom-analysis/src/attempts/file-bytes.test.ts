import { ReadableStream as NodeStream } from 'node:stream/web';
import { bytesOf } from './file-bytes.ts';

const PIECE = 70_000;
const numbers = (length: number, from: number) => Uint8Array.from({ length }, (_, i) => (from + 7 * i) & 255);
/** As a browser gives it, in pieces. */
const fileOf = (bytes: Uint8Array): File => {
  let at = 0;
  const stream = new NodeStream({
    type: 'bytes',
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += PIECE)));
      else {
        controller.close();
        controller.byobRequest?.respond(0);
      }
    },
  });
  return { size: bytes.length, stream: () => stream } as unknown as File;
};
/** jest compares by realm. */
const plain = (bytes: Uint8Array) => Array.from(bytes);

test('files of any length one after another, in the same memory', async () => {
  const first = await bytesOf(fileOf(numbers(300_000, 1)));
  expect(plain(first)).toEqual(plain(numbers(300_000, 1)));
  const room = first.buffer.byteLength;
  for (const length of [1000, 0, 299_999, 300_000]) {
    const bytes = await bytesOf(fileOf(numbers(length, length)));
    expect(plain(bytes)).toEqual(plain(numbers(length, length)));
    expect(bytes.buffer.byteLength).toBe(room);
    expect(first.length).toBe(0);
  }
  expect((await bytesOf(fileOf(numbers(400_000, 2)))).length).toBe(400_000);
});

test('a file that breaks off is one that failed, and the next is read', async () => {
  let pulls = 0;
  const broken = new NodeStream({
    type: 'bytes',
    pull(controller) {
      if (pulls++ > 0) throw new Error('gone');
      controller.enqueue(new Uint8Array(10));
    },
  });
  await expect(bytesOf({ size: 100, stream: () => broken } as unknown as File)).rejects.toThrow('gone');
  expect(plain(await bytesOf(fileOf(numbers(50, 3))))).toEqual(plain(numbers(50, 3)));
});

test('a browser that streams no bytes gives them at once', async () => {
  const arrayBuffer = async () => numbers(20, 4).buffer;
  const stream = () => new NodeStream();
  expect((await bytesOf({ size: 20, stream, arrayBuffer } as unknown as File)).length).toBe(20);
  expect((await bytesOf({ size: 20, arrayBuffer } as unknown as File)).length).toBe(20);
});
