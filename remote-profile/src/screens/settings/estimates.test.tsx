import { testUser } from '@breakaway/host-api/testing';
import { configure } from '@testing-library/react';
import { profileFields } from './fields.ts';
import { box, change, complete, described, open } from './testing.tsx';

configure({ defaultHidden: true });
jest.setTimeout(60_000);
beforeEach(() => sessionStorage.clear());

test('an empty optional field shows its estimate, marked as such, with its method and its spread @5.settings.estimates', async () => {
  await open();
  expect(box('critical_power')).toHaveAttribute('placeholder', '≈ 252');
  expect(described('critical_power')).toBe('Estimated 252 ± 10 W, 1.03 × FTP (Karsten et al. 2021)');
  expect(box('power_z2')).toHaveAttribute('placeholder', '≈ 184');
  expect(described('power_z2')).toMatch(/^Endurance \| Estimated 184 ± \d+ W, 75 % of FTP \(Coggan\)$/);
  expect(described('anaerobic_work_capacity')).toContain(
    'Estimated 16600 ± 5000 J, 270 J per kg of body mass',
  );
  expect(described('climb_cda')).toContain('from your height and weight');
  expect(box('favourite_gel')).toHaveAttribute('placeholder', '≈ 25 g');
  expect(described('weight_tt_bike')).toContain('Estimated 9.0 ± 1.0 kg');
});

test('every other empty field is estimated, except those without a sound method, which show nothing @5.settings.estimates', async () => {
  const { bodyMatrix, heartRateMatrix } = complete;
  await open({
    ...complete,
    bodyMatrix: { ...bodyMatrix, bodyFat: null },
    heartRateMatrix: { ...heartRateMatrix, maxHr: 190 },
  });
  const without = profileFields
    .map(({ name }) => name)
    .filter((name) => box(name).value === '' && !(box(name).getAttribute('placeholder') ?? '').includes('≈'));
  expect(without.sort()).toEqual(
    [
      'body_fat',
      'muscle_mass',
      'resting_hr',
      'custom_food_1',
      'custom_food_2',
      'gel_2',
      'gel_3',
      'bar_2',
    ].sort(),
  );
  for (const name of without) expect(described(name)).not.toContain('stimated');
});

test('estimates follow what is typed', async () => {
  await open();
  await change('ftp', '300');
  expect(box('critical_power')).toHaveAttribute('placeholder', '≈ 309');
  await change('max_hr', '190');
  expect(box('threshold_hr')).toHaveAttribute('placeholder', '≈ 175');
  expect(box('hr_z5')).toHaveAttribute('placeholder', '≈ 190');
});

test('without the essentials the field says what is needed', async () => {
  await open(testUser());
  expect(described('critical_power')).toBe('Can be estimated from FTP.');
  expect(described('tt_cda')).toBe('Can be estimated from height and weight.');
  expect(described('hr_z1')).toContain('Can be estimated from maximum or threshold heart rate.');
});
