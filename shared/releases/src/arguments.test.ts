import { readArguments } from './arguments.ts';

test('a command with its words and options', () => {
  expect(
    readArguments(['canary', '0.1.0-abc', '--percent', '10', '--staff', '--reason', 'first look']),
  ).toEqual({
    command: 'canary',
    words: ['0.1.0-abc'],
    options: { percent: '10', staff: true, reason: 'first look' },
  });
  expect(readArguments(['history', 'all'])).toEqual({ command: 'history', words: ['all'], options: {} });
});

const wrong: [typed: string, says: RegExp | string][] = [
  ['', /^Say what to do: publish, deploy \[version\], /],
  ['deplyo 0.1.0', /^Say what to do: /],
  // Nobody who typed this wants the release to be live for everybody.
  ['deploy 0.1.0 --percent 10', 'There is no --percent here: deploy takes [version] [--reason …].'],
  [
    'canary 0.1.0 --precent 10',
    'There is no --precent here: canary takes [version] [--percent …] [--members …] [--staff] [--every …] [--pages …] [--reason …].',
  ],
  ['deploy 0.1.0 -r why', 'There is no -r here: deploy takes [version] [--reason …].'],
  ['canary 0.1.0 --percent', '--percent needs a value.'],
  ['canary 0.1.0 --percent --staff', '--percent needs a value.'],
  ['canary 0.1.0 --staff=10', '--staff takes no value.'],
  ['rollback 0.1.0 0.2.0', '"0.2.0" is one word too many: rollback takes [version] [--reason …].'],
  ['status chat', '"chat" is one word too many: status takes nothing more.'],
  ['clean everything', '"everything" means nothing here: clean takes [all].'],
  ['map 0.1.0', 'Something is missing: map takes <version> <file>.'],
];

test.each(wrong)('"%s" is one sentence', (typed, says) => {
  expect(() => readArguments(typed.split(' ').filter(Boolean))).toThrow(
    typeof says === 'string' ? new Error(says) : says,
  );
});
