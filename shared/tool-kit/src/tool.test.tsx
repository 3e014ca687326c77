import { METRIC, unitFormat } from '@breakaway/contract/units';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { figureText } from './Assumptions.tsx';
import { checkNumber, NumberField, type Range } from './NumberField.tsx';
import { UnitsContext } from './units.ts';
import { forgetKept, useKept } from './useKept.ts';
import { useRiderFields } from './useRiderFields.ts';

const metric = unitFormat(METRIC);
const imperial = unitFormat({ distance: 'mi', mass: 'lb', temperature: 'F' });
const weight: Range = { name: 'Weight', min: 30, max: 200, unit: 'kg' };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a wrong number gets one sentence, an empty optional one none', () => {
  expect(checkNumber('7', weight, metric)).toEqual({
    value: null,
    error: 'Weight must be between 30 kg and 200 kg.',
  });
  expect(checkNumber('x', weight, metric).error).toBe('Weight must be a number, such as 77 kg.');
  expect(checkNumber('', weight, metric).error).toBe('Weight is needed, such as 77 kg.');
  expect(checkNumber('', { ...weight, optional: true }, metric)).toEqual({ value: null, error: null });
  expect(checkNumber('7', weight, imperial).error).toBe('Weight must be between 66 lb and 441 lb.');
  const laps: Range = { name: 'Laps', min: 1, max: 20, unit: '' };
  expect(checkNumber('0', laps, metric).error).toBe('Laps must be between 1 and 20.');
  const height: Range = { name: 'Height', min: 120, max: 230, unit: 'cm' };
  expect(checkNumber('7', height, imperial).error).toBe('Height must be between 3 ft 11 in and 7 ft 7 in.');
});

test('the sentence appears after the field was left, and what was typed stays', () => {
  function Weight() {
    const [text, setText] = useState('');
    return (
      <NumberField
        label="Weight"
        value={text}
        onChange={setText}
        error={checkNumber(text, weight, metric).error}
      />
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

test('a field shows and takes the units of the member, and the page keeps metric text', () => {
  const kept = jest.fn();
  function Length() {
    const [text, setText] = useState('13.8');
    kept(text);
    return <NumberField label="Length" unit="km" value={text} onChange={setText} error={null} />;
  }
  render(
    <UnitsContext value={imperial}>
      <Length />
    </UnitsContext>,
  );
  const field = screen.getByLabelText('Length');
  expect(field).toHaveValue('8.57');
  expect(screen.getByText('mi')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '10' } });
  expect(field).toHaveValue('10');
  expect(kept).toHaveBeenLastCalledWith('16.093');
});

test('figures are shown to the digit that they are known to', () => {
  expect(figureText({ key: '', value: 0.36, sd: 0.036, unit: 'm2' }, metric)).toBe('0.36 ± 0.04 m²');
  expect(figureText({ key: '', value: 0.004, sd: 0.00048, unit: '' }, metric)).toBe('0.004 ± 0.0005');
  expect(figureText({ key: '', value: 68.44, sd: 1, unit: 'kg' }, metric)).toBe('68.4 ± 1 kg');
  expect(figureText({ key: '', value: 1114.15, sd: 33.4, unit: 'm' }, metric)).toBe('1114 ± 33 m');
  expect(figureText({ key: '', value: 19_305, sd: 5792, unit: 'J' }, metric)).toBe('19.3 ± 5.8 kJ');
  expect(figureText({ key: '', value: 20_000, sd: 0, unit: 'J' }, metric)).toBe('20.0 kJ');
  expect(figureText({ key: '', value: 68.44, sd: 1, unit: 'kg' }, imperial)).toBe('150.9 ± 2 lb');
  expect(figureText({ key: '', value: 20, sd: 5, unit: 'C' }, imperial)).toBe('68 ± 9 °F');
  expect(figureText({ key: 'heightM', value: 1.75, sd: 0.005, unit: 'm' }, imperial)).toBe('5 ft 9 in');
});

test('kept state outlives the component', () => {
  const first = renderHook(() => useKept('form', { length: '' }));
  act(() => first.result.current[1]({ length: '13,8' }));
  first.unmount();
  expect(renderHook(() => useKept('form', { length: '' })).result.current[0]).toEqual({ length: '13,8' });
});

test('what is kept on the device is there in another tab, until the member has signed out', () => {
  const device = () => renderHook(() => useKept('device', { is: 'garmin' }, 'device')).result.current;
  const first = renderHook(() => useKept('device', { is: 'garmin' }, 'device'));
  act(() => first.result.current[1]({ is: 'wahoo' }));
  first.unmount();
  sessionStorage.clear();
  expect(device()[0]).toEqual({ is: 'wahoo' });
  forgetKept();
  expect(device()[0]).toEqual({ is: 'garmin' });
});

test('a field left as the profile has it is not typed; a changed and an emptied one are', () => {
  const start = { weight: 70, ftp: 280, height: 175 };
  const { result } = renderHook(() => useRiderFields(start, true, metric));
  expect(result.current.values).toEqual({});
  act(() => result.current.fields.change('weight', '68,5'));
  act(() => result.current.fields.change('ftp', ''));
  expect(result.current.values).toEqual({ massKg: 68.5, ftpW: null });
  act(() => result.current.fields.reset());
  expect(result.current.values).toEqual({});
});
