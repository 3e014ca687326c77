import { testUser } from '@breakaway/host-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { box, change, complete, details, edit, noGroups, open, save, saveButton, sent } from './testing.tsx';

const imperial = { ...complete, units: { distance: 'mi', mass: 'lb', temperature: 'F' } as const };

beforeEach(() => sessionStorage.clear());

test('values are shown and typed in the units of the member, and saved in metric ones', async () => {
  const seen = await open(imperial, { 'PATCH /users/editProfile': details(imperial) });
  expect([box('height').value, box('weight').value, box('ftp').value]).toEqual(['5 ft 8 in', '135.6', '245']);
  await change('weight', '140.5');
  expect(box('weight').value).toBe('140.5');
  await save();
  expect(sent(seen)).toMatchObject({ ...noGroups, bodyMatrix: { weight: 63.73 } });
  // The saved record of the answer.
  expect(box('weight').value).toBe('135.6');
});

test('a wrong value keeps what was typed, and the limit is in the same unit', async () => {
  await open(imperial);
  await change('weight', '900');
  await act(async () => void fireEvent.click(saveButton()));
  expect(screen.getByText('Weight can be at most 661 lb.')).toBeInTheDocument();
  expect(box('weight').value).toBe('900');
  await change('weight', 'heavy');
  expect(box('weight').value).toBe('heavy');
});

test('a choice is saved at once, and the whole form follows', async () => {
  const seen = await open(complete, {
    'PATCH /users/editProfile': details({ ...complete, units: { ...complete.units, mass: 'lb' } }),
  });
  expect(box('weight').value).toBe('61.5');
  await edit('weight');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'lb' })));
  expect(sent(seen)).toEqual({ units: { mass: 'lb' } });
  expect(box('weight').value).toBe('135.6');
  expect(screen.getByRole('radio', { name: 'lb' })).toBeChecked();
});

test('a choice that cannot be saved stays as it was', async () => {
  await open(testUser(complete), { 'PATCH /users/editProfile': { status: 503, body: { message: 'Busy.' } } });
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '°F' })));
  expect(screen.getByRole('radio', { name: '°C' })).toBeChecked();
});
