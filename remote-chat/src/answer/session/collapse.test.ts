import { collapse, type Run } from './collapse.ts';

const reading = { keyOf: String, isRest: (item: string) => 'rs'.includes(item) };

const written = (runs: Run<string>[]): string =>
  runs
    .map((run) => {
      if (run.kind === 'one') return run.item;
      const between = run.between.length > 0 ? ` / ${written(run.between)}` : '';
      return `${run.times}(${written(run.runs)}${between})`;
    })
    .join(' ');

test.each([
  ['nothing repeats', 'u a b c', 'u a b c'],
  ['whole repetitions', 'u w r w r c', 'u 2(w r) c'],
  ['the last rest is left out', 'u w r w r w r w c', 'u 4(w / r) c'],
  ['the same step twice', 'e e c', '2(e) c'],
  ['sets of repetitions', 'u w r w r w s w r w r w c', 'u 2(3(w / r) / s) c'],
  ['sets in which every rest counts', 'u w r w r s w r w r c', 'u 2(2(w r) / s) c'],
  ['overs and unders', 'u a b a b r a b a b c', 'u 2(2(a b) / r) c'],
  ['a pyramid stays as it is', 'u 1 r 2 r 3 r 2 r 1 c', 'u 1 r 2 r 3 r 2 r 1 c'],
  ['what lies between is no rest', 'u a b a c', 'u a b a c'],
  ['nothing', '', ''],
])('%s', (_, items, expected) => {
  const given = items.split(' ').filter((item) => item !== '');
  expect(written(collapse(given, reading))).toBe(expected);
});

test('the collapsed form expands to the original items', () => {
  const spread = (runs: Run<string>[]): string[] =>
    runs.flatMap((run) => {
      if (run.kind === 'one') return [run.item];
      const once = spread(run.runs);
      return Array.from({ length: run.times }, (_, i) =>
        i < run.times - 1 ? [...once, ...spread(run.between)] : once,
      ).flat();
    });
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let round = 0; round < 500; round++) {
    const items = Array.from({ length: next() % 24 }, () => 'abr'[next() % 3]!);
    expect(spread(collapse(items, reading))).toEqual(items);
  }
});
