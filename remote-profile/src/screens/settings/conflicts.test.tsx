import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { toast } from '@breakaway/host-api';
import { box, change, complete, described, details, open, save } from './testing.tsx';

configure({ defaultHidden: true });
jest.setTimeout(60_000);
jest.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => sessionStorage.clear());

const sentence = 'Threshold heart rate 180 is not below maximum heart rate 170.';
const rowOf = (name: string) => within(box(name).closest('div')!.parentElement!);
const leave = (name: string) => act(async () => void fireEvent.blur(box(name)));

test('a contradiction is shown beside both values as soon as the second is entered, with a link to the other', async () => {
  await open({ ...complete, heartRateMatrix: { ...complete.heartRateMatrix, thresholdHr: 180 } });
  await change('max_hr', '17');
  await act(async () => void fireEvent.change(box('max_hr'), { target: { value: '170' } }));
  // Not while it is being typed.
  expect(screen.queryByText(/heart rate 1/)).not.toBeInTheDocument();
  await leave('max_hr');
  // In full where it is edited.
  expect(described('max_hr')).toContain(sentence);
  expect(described('threshold_hr')).toContain('Does not fit with maximum heart rate.');
  expect(screen.getByText(sentence, { selector: '[role="status"]' })).toBeInTheDocument();
  await act(async () => void fireEvent.click(rowOf('max_hr').getByText('Edit Threshold heart rate')));
  expect(box('threshold_hr')).toHaveFocus();
  await change('threshold_hr', '160');
  await leave('threshold_hr');
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('it does not prevent saving; a saved contradiction links to its values', async () => {
  const heartRateMatrix = { ...complete.heartRateMatrix, thresholdHr: 180, maxHr: 170 };
  const seen = await open(
    { ...complete, heartRateMatrix },
    { 'PATCH /users/editProfile': details({ ...complete, heartRateMatrix }) },
  );
  const hint = /^Some of your values cannot be right/;
  expect(screen.getByText(hint)).toBeInTheDocument();
  // In full beside the first of its values.
  expect(described('threshold_hr')).toContain(sentence);
  expect(described('max_hr')).toContain('Does not fit with threshold heart rate.');
  // It was there before, so it is not announced.
  expect(screen.queryByText(sentence, { selector: '[role="status"]' })).not.toBeInTheDocument();
  await change('height', '173');
  await save();
  expect(seen.some(({ call }) => call === 'PATCH /users/editProfile')).toBe(true);
  await act(async () => void fireEvent.click(screen.getAllByText('Edit Maximum heart rate')[0]!));
  expect(box('max_hr')).toHaveFocus();
});

test('a value that is implausible on its own shows the note only at its own field', async () => {
  await open();
  await change('weight', '7.5');
  await leave('weight');
  expect(described('weight')).toContain("Your weight of 7.5 kg can't be right (30 to 200 kg)");
  expect(described('height')).not.toContain('7.5');
});

test('an invalid value shows only its validation error, and is not compared with other values', async () => {
  await open({ ...complete, heartRateMatrix: { ...complete.heartRateMatrix, thresholdHr: 180 } });
  await change('max_hr', '-4');
  await leave('max_hr');
  expect(await screen.findByText('Value must be a positive.')).toBeInTheDocument();
  expect(described('max_hr')).not.toContain("can't be right");
});
