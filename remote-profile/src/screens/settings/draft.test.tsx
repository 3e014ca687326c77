import { paths, saveUser, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import Settings from './Settings.tsx';
import { box, change, complete, details, open, save, saveButton, toggle } from './testing.tsx';

configure({ defaultHidden: true });
jest.setTimeout(60_000);
jest.spyOn(toast, 'success').mockImplementation(() => {});
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};
beforeEach(() => sessionStorage.clear());

const unsaved = 'Unsaved changes';

test('unsaved edits are restored when the member comes back, on top of the current record', async () => {
  const { unmount } = await open();
  await change('weight', '60');
  expect(screen.getByText(unsaved)).toBeInTheDocument();
  unmount();
  await open({ ...complete, bodyMatrix: { ...complete.bodyMatrix, height: 173 } });
  expect(await screen.findByText(unsaved)).toBeInTheDocument();
  expect(box('weight')).toHaveValue('60');
  expect(box('height')).toHaveValue('173');
});

test('so is a chosen photo', async () => {
  const { unmount } = await open();
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  const picker = document.querySelector('[type="file"]')!;
  await act(async () => void fireEvent.change(picker, { target: { files: [file] } }));
  unmount();
  await open();
  expect(screen.getByText('me.jpg will be uploaded when you save.')).toBeInTheDocument();
});

test('the draft survives when the screen unmounts while it opens', async () => {
  const { unmount } = await open();
  await change('weight', '60');
  unmount();
  function TakenAway() {
    const [isThere, setIsThere] = useState(true);
    useEffect(() => setIsThere(false), []);
    return isThere ? <Settings /> : null;
  }
  answerCalls({ 'GET /users/getUserDetails': details(complete) });
  const guarded = renderScreen(<TakenAway />, {
    at: paths.settings,
    session: { ...testSession(), data: complete },
  });
  guarded.unmount();
  await open();
  expect(await screen.findByText(unsaved)).toBeInTheDocument();
  expect(box('weight')).toHaveValue('60');
});

test('another member does not see it', async () => {
  const { unmount } = await open();
  await change('weight', '60');
  unmount();
  await open({ ...complete, _id: 'u2' });
  expect(box('weight')).toHaveValue('61.5');
  expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
});

test('Discard restores the saved values and clears the draft', async () => {
  const { unmount } = await open();
  await change('weight', '60');
  await act(async () => void fireEvent.click(screen.getByText('Discard')));
  expect(box('weight')).toHaveValue('61.5');
  expect(toggle('weight')).toHaveFocus();
  expect(saveButton()).not.toBeInTheDocument();
  expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  unmount();
  await open();
  expect(box('weight')).toHaveValue('61.5');
});

test('a save clears the draft', async () => {
  const after = { ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60 } };
  await open();
  await change('weight', '60');
  expect(sessionStorage).toHaveLength(1);
  answerCalls({ 'PATCH /users/editProfile': details(after), 'GET /users/getUserDetails': details(after) });
  await save();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a record that already equals what was typed leaves nothing to save', async () => {
  await open();
  await change('weight', '60');
  act(() => saveUser({ ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60 } }));
  await waitFor(() => expect(screen.queryByText(unsaved)).not.toBeInTheDocument());
});

test('broken data in the storage is ignored', async () => {
  sessionStorage.setItem('breakaway_profile_draft:u1', '{"weight":5');
  await open();
  expect(box('weight')).toHaveValue('61.5');
});

describe('closing or reloading the page', () => {
  /** Simulates the browser, which asks when the page wants it to. */
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const goAway = () => act(async () => void window.dispatchEvent(new Event('pagehide')));

  test('with unsaved changes the browser asks, without them it does not', async () => {
    await open();
    expect(unload()).toBe(false);
    await change('weight', '60');
    expect(unload()).toBe(true);
  });

  test('leaving after the question discards the changes', async () => {
    const { unmount } = await open();
    await change('weight', '60');
    expect(unload()).toBe(true);
    await goAway();
    expect(sessionStorage).toHaveLength(0);
    // A page that the browser restores from its cache shows what is saved.
    expect(box('weight')).toHaveValue('61.5');
    unmount();
    await open();
    expect(box('weight')).toHaveValue('61.5');
    expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  });

  test.each([
    ['without the question: a crash, a phone that ends the page', () => {}],
    [
      'after the member chose to stay',
      () => {
        unload();
        fireEvent.pointerDown(document.body);
      },
    ],
  ])('a page that closes %s keeps them', async (_, before) => {
    const { unmount } = await open();
    await change('weight', '60');
    before();
    await goAway();
    unmount();
    await open();
    expect(await screen.findByText(unsaved)).toBeInTheDocument();
    expect(box('weight')).toHaveValue('60');
  });

  test('a browser that does not ask, because there was no interaction with the page, keeps them', async () => {
    await open();
    await change('weight', '60');
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: false },
      configurable: true,
    });
    unload();
    await goAway();
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(sessionStorage).toHaveLength(1);
  });
});
