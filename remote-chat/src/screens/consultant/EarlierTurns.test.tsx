import { toast } from '@breakaway/host-api';
import { fireEvent, screen } from '@testing-library/react';
import { AT, MESSAGES, made, messages, open, pass, setStage } from './testing.tsx';

setStage();
beforeEach(() => void jest.spyOn(toast, 'error').mockImplementation(() => {}));

const turns = (count: number) =>
  messages(
    ...Array.from({ length: count }, (_, i) => [`Answer ${count - i}`, `?Question ${count - i}`]).flat(),
  );
const headings = () => screen.getAllByRole('heading', { level: 2, name: /said$/ });
const shown = () =>
  [...screen.getByRole('log').textContent.matchAll(/Question (\d+)/g)].map(([, n]) => Number(n));
const oneTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('the end of a long conversation is drawn first, and the rest above it in its order', async () => {
  await open({ [MESSAGES]: turns(60) }, { at: `${AT}?c=stelvio` });
  const first = shown();
  expect(first.length).toBeLessThan(20);
  expect(first).toEqual(oneTo(60).slice(-first.length));
  for (let i = 0; i < 60; i += 1) await pass(50);
  expect(shown()).toEqual(oneTo(60));
  expect(headings().map((one) => one.textContent)).toEqual(
    Array.from({ length: 60 }, () => ['You said', 'Coach said']).flat(),
  );
});

test('an answer keeps its number after a turn that was cut off: its files are found by it', async () => {
  const session = {
    kind: 'session',
    title: 'Intervals',
    summary: '1 h',
    ftpW: 250,
    steps: [{ seconds: 3600, kind: 'work', from: 0.9, to: 0.9 }],
  };
  const stored = messages(
    'Answer 4',
    '?Question 4',
    'Answer 3',
    '?Question 3',
    '?Question 2',
    'Answer 1',
    '?Question 1',
  );
  Object.assign(stored.body.data[2]!, { parts: [session] });
  await open({ [MESSAGES]: stored }, { at: `${AT}?c=stelvio` });
  expect(shown()).toEqual([1, 2, 3, 4]);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Zwift/, hidden: true }));
  await pass(0);
  expect(made('GET /gpt-prompt/sessionFile')[0]!.params).toMatchObject({ turn: 2, part: '0' });
});
