import type { User } from '@breakaway/contract';
import { renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import { screen } from '@testing-library/react';
import { StartView } from './StartView.tsx';

const fresh = testUser();
const show = (user: Partial<User>) =>
  renderScreen(<StartView withExamples={false} onAsk={() => {}} />, { session: testSession(user) });
const bodyMatrix = { ...fresh.bodyMatrix, weight: 64 };

test('says what the answers will be computed with, in the units of the member', () => {
  const known = {
    bodyMatrix,
    powerMatrix: { ...fresh.powerMatrix, ftp: 245 },
    feedingData: { ...fresh.feedingData, choTolerance: 80 },
  };
  const { unmount } = show(known);
  expect(screen.getByText(/^64.kg · FTP 245.W · 80.g of carbs an hour$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', '/app/settings');
  unmount();
  show({ ...known, units: { ...fresh.units, mass: 'lb' } });
  expect(screen.getByText(/^141.lb · FTP 245.W/)).toBeVisible();
});

test('says what is missing', () => {
  const { unmount } = show({ bodyMatrix });
  expect(screen.getByText(/^64.kg · no FTP yet$/)).toBeVisible();
  unmount();
  show({});
  expect(screen.getByText('Your profile has no weight and no FTP yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add them' })).toHaveAttribute('href', '/app/settings');
});
