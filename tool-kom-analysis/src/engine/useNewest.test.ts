import { act, renderHook } from '@testing-library/react';
import { useNewest } from './useNewest.ts';

/** Answers when it is asked to, in the order of the questions. */
function slow() {
  const asked: { n: number }[] = [];
  const waiting: (() => void)[] = [];
  const ask = (question: { n: number }) => {
    asked.push(question);
    return new Promise<number>((resolve) => waiting.push(() => resolve(10 * question.n)));
  };
  const answerNext = () => act(async () => waiting.shift()?.());
  return { asked, ask, answerNext };
}

test('of all that is asked meanwhile only the last is asked next, and the answer before stays', async () => {
  const { asked, ask, answerNext } = slow();
  const questions = [1, 2, 3, 4].map((n) => ({ n }));
  const { result, rerender } = renderHook(({ question }) => useNewest(question, ask), {
    initialProps: { question: questions[0]! },
  });
  expect(result.current).toMatchObject({ answer: null, isBehind: true });
  await answerNext();
  expect(result.current).toMatchObject({ answer: 10, isBehind: false });
  for (const question of questions.slice(1)) rerender({ question });
  expect(result.current).toMatchObject({ answer: 10, isBehind: true, to: questions[0] });
  await answerNext();
  await answerNext();
  expect(result.current).toMatchObject({ answer: 40, isBehind: false, to: questions[3] });
  expect(asked.map(({ n }) => n)).toEqual([1, 2, 4]);
});

test('a failure is said, and the next question is asked as usual', async () => {
  const questions = [{ n: 1 }, { n: 2 }];
  const ask = async ({ n }: { n: number }) => {
    if (n === 1) throw new Error('The worker stopped.');
    return n;
  };
  const { result, rerender } = renderHook(({ question }) => useNewest(question, ask), {
    initialProps: { question: questions[0]! },
  });
  await act(async () => {});
  expect(result.current).toMatchObject({ failed: true, answer: null });
  rerender({ question: questions[1]! });
  await act(async () => {});
  expect(result.current).toMatchObject({ failed: false, answer: 2 });
});
