import { offerState } from '@breakaway/contract/profile-offer';
import { toast } from '@breakaway/host-api';
import { answerCalls } from '@breakaway/host-api/testing';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { box, complete, details, noGroups, open, save, sent } from './testing.tsx';

configure({ defaultHidden: true });
jest.setTimeout(60_000);
jest.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => sessionStorage.clear());

const offer = { 'powerMatrix.min20Power': 258, 'powerMatrix.min3Power': 331 };

test('powers from the rides stand in the form, are named, and are saved only when the member saves', async () => {
  const seen = await open(complete, {}, offerState(offer, complete._id));
  expect(
    await screen.findByText(/^From your rides: 20-minute power and 3-minute power\. Save to keep them\.$/),
  ).toBeInTheDocument();
  expect(box('twenty_min_power')).toHaveValue('258');
  expect(seen.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(0);
  const after = { ...complete, powerMatrix: { ...complete.powerMatrix, min20Power: 258, min3Power: 331 } };
  const calls = answerCalls({ 'PATCH /users/editProfile': details(after) });
  await save();
  await waitFor(() =>
    expect(sent(calls)).toMatchObject({ ...noGroups, powerMatrix: { min20Power: 258, min3Power: 331 } }),
  );
  await waitFor(() => expect(screen.queryByText(/^From your rides/)).not.toBeInTheDocument());
});

test('what is discarded does not come back, and what is for another member never comes', async () => {
  const { unmount } = await open(complete, {}, offerState(offer, complete._id));
  await act(async () => void fireEvent.click(screen.getByText('Discard')));
  expect(screen.queryByText(/^From your rides/)).not.toBeInTheDocument();
  unmount();
  await open(complete, {}, offerState(offer, 'somebody-else'));
  expect(box('twenty_min_power')).toHaveValue('');
  expect(screen.queryByText(/^From your rides/)).not.toBeInTheDocument();
});
