import { resolveAthlete, straightRoute, type Levers, type SegmentQuestion } from '@breakaway/cycling';
import { renderHook } from '@testing-library/react';
import type { RecordAnswer } from '../engine/engine.ts';
import { useHeldBounds } from './useHeldBounds.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 70 }, powerMatrix: { ftp: 260 } });
const asked: SegmentQuestion = { athlete, route: straightRoute(2000, 0.04), timeS: 330 };
const tried = (changes: Partial<Levers>): SegmentQuestion => ({ ...asked, changes });
const upTo = (windMs: number, warmerC: number) =>
  ({ ok: true, record: {}, changes: { bounds: { most: { windMs, warmerC, massKg: 3 } } } }) as RecordAnswer;
const endsOf = (answer: RecordAnswer | null) => (answer?.ok ? answer.changes?.bounds.most : null);

const start = (question: SegmentQuestion, answer: RecordAnswer) =>
  renderHook((props) => useHeldBounds(props.question, props.answer), {
    initialProps: { question, answer: answer as RecordAnswer | null },
  });

test('the ends of the sliders stay while a slider is dragged, and begin anew with another record', () => {
  const { result, rerender } = start(asked, upTo(12, 8));
  expect(endsOf(result.current)).toEqual({ windMs: 12, warmerC: 8, massKg: 3 });
  rerender({ question: tried({ windMs: 2 }), answer: upTo(11.4, 8.5) });
  rerender({ question: tried({ windMs: 3 }), answer: upTo(0, 9) });
  expect(endsOf(result.current)).toEqual({ windMs: 12, warmerC: 8, massKg: 3 });
  rerender({ question: { ...tried({ windMs: 3 }), timeS: 320 }, answer: upTo(11, 9) });
  expect(endsOf(result.current)).toMatchObject({ windMs: 11, warmerC: 9 });
  rerender({ question: { ...asked, temperatureC: 25 }, answer: upTo(10, 5) });
  expect(endsOf(result.current)).toMatchObject({ windMs: 10, warmerC: 5 });
  rerender({ question: { ...asked, route: straightRoute(2000, 0.04) }, answer: upTo(9, 4) });
  expect(endsOf(result.current)).toMatchObject({ windMs: 9, warmerC: 4 });
});

test('a lever that begins to help gets its slider, and an answer stays the same object', () => {
  const { result, rerender } = start(asked, upTo(0, 8));
  const answer = upTo(7, 8);
  rerender({ question: tried({ massKg: 1 }), answer });
  expect(endsOf(result.current)).toMatchObject({ windMs: 7 });
  const { current } = result;
  rerender({ question: tried({ massKg: 1 }), answer });
  expect(result.current).toBe(current);
});

test('an answer without changes stays as it is', () => {
  const refusal: RecordAnswer = { ok: false, message: 'No.' };
  expect(start(asked, refusal).result.current).toBe(refusal);
});
