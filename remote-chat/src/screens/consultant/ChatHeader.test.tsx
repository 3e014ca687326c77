import { fireEvent, screen } from '@testing-library/react';
import { AT, MESSAGES, ask, heading, open, pass, setStage } from './testing.tsx';

setStage();

test('with the sidebar hidden, the header has New Chat', async () => {
  await open();
  fireEvent.click(screen.getByLabelText('Hide conversations'));
  await ask('What power?');
  await pass(1500);
  fireEvent.click(screen.getByLabelText('New Chat'));
  await pass(0);
  expect(heading()).toHaveTextContent('Hi Anna');
  fireEvent.click(screen.getByLabelText('Show conversations'));
});

test('on a phone the header of a conversation has New Chat, and no switch of the sidebar', async () => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  try {
    await open();
    const inHeader = () =>
      screen.queryAllByRole('button', { name: 'New Chat' }).filter((one) => one.hasAttribute('aria-label'));
    expect(inHeader()).toEqual([]);
    await ask('What power?');
    await pass(1500);
    expect(screen.queryByLabelText(/^(Hide|Show) conversations$/)).not.toBeInTheDocument();
    fireEvent.click(inHeader()[0]!);
    await pass(0);
    expect(heading()).toHaveTextContent('Hi Anna');
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('a new conversation is called like its question at once', async () => {
  await open();
  await ask(`What power ${'do I need '.repeat(8)}?`);
  expect(heading()).toHaveTextContent(/^What power (do I need )+do I…$/);
  await pass(1500);
});

test('a conversation that opens has its name from the list, or the place of a name', async () => {
  const loading = { [MESSAGES]: () => new Promise<never>(() => {}) };
  const { unmount } = await open(loading, { at: `${AT}?c=stelvio` });
  expect(heading()).toHaveTextContent(/^Stelvio$/);
  expect(screen.getByRole('status', { name: 'Loading conversation' })).toBeInTheDocument();
  unmount();
  await open(loading, { at: `${AT}?c=elsewhere` });
  expect(heading()).toHaveTextContent(/^Conversation$/);
});
