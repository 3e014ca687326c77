import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { figureText } from './Assumptions.tsx';
import { checkNumber, NumberField, readNumber, type Range } from './NumberField.tsx';
import { useKept } from './useKept.ts';
import { useRiderFields } from './useRiderFields.ts';

const weight: Range = { name: 'Weight', min: 30, max: 200, unit: 'kg' };
beforeEach(() => sessionStorage.clear());

test.each([
  ['68,5', 68.5],
  [' 68.5 ', 68.5],
  ['−3', -3],
  ['1 200', 1200],
  ['1.200,5', null],
  ['7e2', null],
  ['', null],
  ['abc', null],
])('%p reads as %p', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('a wrong number gets one sentence, an empty optional one none', () => {
  expect(checkNumber('7', weight)).toEqual({
    value: null,
    error: 'Weight must be between 30 and 200 kg.',
  });
  expect(checkNumber('x', weight).error).toMatch(/^Weight must be a number in kg, such as \d+\.$/);
  expect(checkNumber('', weight).error).toBe('Weight is needed: a number in kg.');
  expect(checkNumber('', { ...weight, optional: true })).toEqual({ value: null, error: null });
});

test('the sentence appears after the field was left, and what was typed stays', () => {
  function Weight() {
    const [text, setText] = useState('');
    return (
      <NumberField label="Weight" value={text} onChange={setText} error={checkNumber(text, weight).error} />
    );
  }
  render(<Weight />);
  const field = screen.getByLabelText('Weight');
  fireEvent.change(field, { target: { value: 'heavy' } });
  expect(field).toBeValid();
  fireEvent.blur(field);
  expect(field).toBeInvalid();
  expect(field).toHaveValue('heavy');
  expect(field).toHaveAccessibleDescription(/must be a number/);
});

test('figures are shown to the digit that they are known to', () => {
  expect(figureText({ value: 0.36, sd: 0.036, unit: 'm2' })).toBe('0.36 ± 0.04 m²');
  expect(figureText({ value: 0.004, sd: 0.00048, unit: '' })).toBe('0.004 ± 0.0005');
  expect(figureText({ value: 68.44, sd: 1, unit: 'kg' })).toBe('68.4 ± 1 kg');
  expect(figureText({ value: 1114.15, sd: 33.4, unit: 'm' })).toBe('1114 ± 33 m');
});

test('kept state outlives the component', () => {
  const first = renderHook(() => useKept('form', { length: '' }));
  act(() => first.result.current[1]({ length: '13,8' }));
  first.unmount();
  expect(renderHook(() => useKept('form', { length: '' })).result.current[0]).toEqual({ length: '13,8' });
});

test('a field left as the profile has it is not typed; a changed and an emptied one are', () => {
  const start = { weight: 70, ftp: 280, height: 175 };
  const { result } = renderHook(() => useRiderFields(start, true));
  expect(result.current.typed).toEqual({});
  act(() => result.current.change('weight', '68,5'));
  act(() => result.current.change('ftp', ''));
  expect(result.current.typed).toEqual({ massKg: 68.5, ftpW: null });
  act(() => result.current.reset());
  expect(result.current.typed).toEqual({});
});
