import { act, renderHook, waitFor } from '@testing-library/react';
import { useInPieces } from './useInPieces.ts';

const rows = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`);

function drawn(first: readonly string[]) {
  const seen: string[] = [];
  const hook = renderHook(
    ({ list }) => {
      const shown = useInPieces(list, 2);
      seen.push(shown.join(' '));
      return shown;
    },
    { initialProps: { list: first } },
  );
  return { ...hook, seen };
}

test('a long list comes in pieces, a short one at once', async () => {
  const { result, seen } = drawn(rows('a', 5));
  expect(result.current).toEqual(['a0', 'a1']);
  await waitFor(() => expect(result.current).toEqual(rows('a', 5)));
  expect([...new Set(seen)]).toEqual(['a0 a1', 'a0 a1 a2 a3', 'a0 a1 a2 a3 a4']);
  expect(drawn(rows('a', 2)).result.current).toEqual(rows('a', 2));
});

test('the rows of the list before stay until the new ones are there', async () => {
  const { result, rerender, seen } = drawn(rows('a', 5));
  await waitFor(() => expect(result.current).toHaveLength(5));
  seen.length = 0;
  const next = rows('b', 3);
  rerender({ list: next });
  expect(result.current).toEqual(['b0', 'b1', 'a2', 'a3', 'a4']);
  await waitFor(() => expect(result.current).toEqual(next));
  expect([...new Set(seen)]).toEqual(['b0 b1 a2 a3 a4', 'b0 b1 b2 a4', 'b0 b1 b2']);
});

test('a list that is replaced on its way leaves nothing behind', async () => {
  const { result, rerender } = drawn(rows('a', 9));
  rerender({ list: rows('b', 4) });
  const last = rows('c', 6);
  rerender({ list: last });
  await waitFor(() => expect(result.current).toEqual(last));
  // Nothing moves any more.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(result.current).toEqual(last);
});
