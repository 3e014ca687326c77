import { paths, saveUser, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import Settings from './Settings.tsx';
import { box, change, complete, details, open, save, saveButton } from './settings.fixture.tsx';

configure({ defaultHidden: true });
jest.setTimeout(60_000);
jest.spyOn(toast, 'success').mockImplementation(() => {});
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};
beforeEach(() => sessionStorage.clear());

const unsaved = 'You have unsaved changes.';

test('what is not saved is there again when she comes back, over the record as it is then', async () => {
  const { unmount } = await open();
  await change('weight', '60');
  expect(screen.getByText(unsaved)).toBeInTheDocument();
  unmount();
  await open({ ...complete, bodyMatrix: { ...complete.bodyMatrix, height: 173 } });
  expect(await screen.findByText(unsaved)).toBeInTheDocument();
  expect(box('weight')).toHaveValue('60');
  expect(box('height')).toHaveValue('173');
});

test('a chosen photo too', async () => {
  const { unmount } = await open();
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  fireEvent.change(document.querySelector('[type="file"]')!, { target: { files: [file] } });
  unmount();
  await open();
  expect(screen.getByText('me.jpg will be uploaded when you save.')).toBeInTheDocument();
});

test('it stays when the screen is taken away in the moment in which it opens', async () => {
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

test('another member sees nothing of it', async () => {
  const { unmount } = await open();
  await change('weight', '60');
  unmount();
  await open({ ...complete, _id: 'u2' });
  expect(box('weight')).toHaveValue('61.5');
  expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
});

test('Discard changes brings the saved values back; then nothing is kept', async () => {
  const { unmount } = await open();
  await change('weight', '60');
  await act(async () => void fireEvent.click(screen.getByText('Discard changes')));
  expect(box('weight')).toHaveValue('61.5');
  expect(saveButton()).toHaveFocus();
  expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  unmount();
  await open();
  expect(box('weight')).toHaveValue('61.5');
});

test('after a save nothing is kept', async () => {
  const after = { ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60 } };
  await open();
  await change('weight', '60');
  expect(sessionStorage).toHaveLength(1);
  answerCalls({ 'PATCH /users/editProfile': details(after), 'GET /users/getUserDetails': details(after) });
  await save();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a record that has caught up with what was typed leaves nothing to save', async () => {
  await open();
  await change('weight', '60');
  act(() => saveUser({ ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60 } }));
  await waitFor(() => expect(screen.queryByText(unsaved)).not.toBeInTheDocument());
});

test('something broken in the storage is no draft', async () => {
  sessionStorage.setItem('breakaway_profile_draft:u1', '{"weight":5');
  await open();
  expect(box('weight')).toHaveValue('61.5');
});

describe('closing or reloading the page', () => {
  /** What the browser does; it asks when the page wants it to. */
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

  test('who leaves when asked has discarded the changes', async () => {
    const { unmount } = await open();
    await change('weight', '60');
    expect(unload()).toBe(true);
    await goAway();
    expect(sessionStorage).toHaveLength(0);
    // A page that the browser brings back from its cache shows what is saved.
    expect(box('weight')).toHaveValue('61.5');
    unmount();
    await open();
    expect(box('weight')).toHaveValue('61.5');
    expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  });

  test.each([
    ['without the question: a crash, a phone that ends the page', () => {}],
    [
      'after the question was answered with staying',
      () => {
        unload();
        fireEvent.pointerDown(document.body);
      },
    ],
  ])('a page that ends %s keeps them', async (_, before) => {
    const { unmount } = await open();
    await change('weight', '60');
    before();
    await goAway();
    unmount();
    await open();
    expect(await screen.findByText(unsaved)).toBeInTheDocument();
    expect(box('weight')).toHaveValue('60');
  });

  test('a browser that would not ask, because nobody has touched the page, keeps them', async () => {
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
