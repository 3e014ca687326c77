import { setConfig } from '@breakaway/host-api/host';
import { renderScreen, testConfig } from '@breakaway/host-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { expectLogged } from '../../../jest.console.ts';
import { RemoteFailure } from './failure.ts';

const mockRemotes = {
  ready: jest.fn(),
  screen: jest.fn(),
  again: jest.fn(),
  giveUp: jest.fn(),
  reportWait: jest.fn(),
  version: () => '1.2.3',
};
jest.mock('./loader.ts', () => ({ remotes: mockRemotes }));
// The module has to import the mocked loader, so it is required after the mock.
const { RemoteScreen } = jest.requireActual<typeof import('./RemoteScreen.tsx')>('./RemoteScreen.tsx');

const loaded = (Screen: ComponentType, version = '1.2.3') => ({ Screen, version });
const Plan: ComponentType = () => <h1>Your plan</h1>;
const Billing = loaded(Plan);
const show = () => renderScreen(<RemoteScreen id="billing/Subscription" feature="Subscription" />);

beforeEach(() => void jest.resetAllMocks());
afterEach(() => {
  jest.useRealTimers();
  setConfig(testConfig);
});

test('a screen that is already loaded renders immediately', async () => {
  mockRemotes.ready.mockReturnValue(Billing);
  mockRemotes.screen.mockResolvedValue(Billing);
  show();
  expect(screen.getByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
  // The loader resolves as well, a moment later.
  await act(async () => {});
});

test('a failure shows what is missing and a code for support; Try again loads it again', async () => {
  mockRemotes.screen.mockRejectedValue(new RemoteFailure('billing', '1.2.3', 'http', { status: 503 }));
  mockRemotes.again.mockResolvedValue(Billing);
  show();
  const heading = await screen.findByRole('heading', { name: 'Subscription could not be loaded' });
  // Moving the focus announces it; an alert would announce it a second time.
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('billing 1.2.3 http 503')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
  expect(mockRemotes.again).toHaveBeenCalledWith('billing/Subscription');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus());
});

test('with an address for support, the code is one press from a mail', async () => {
  setConfig({ ...testConfig, supportEmail: 'help@breakaway.example' });
  mockRemotes.screen.mockRejectedValue(new RemoteFailure('billing', '1.2.3', 'http', { status: 503 }));
  show();
  expect(await screen.findByRole('link', { name: 'help@breakaway.example' })).toHaveAttribute(
    'href',
    'mailto:help@breakaway.example?subject=Support%20code%3A%20billing%201.2.3%20http%20503',
  );
});

test('a frame leaves the HTML that the page began with until what is inside is there, or has failed', async () => {
  const begin = () => document.body.insertAdjacentHTML('beforeend', '<div id="prerendered"></div>');
  const early = () => document.getElementById('prerendered');
  const Frame: ComponentType = ({ children }: { children?: ReactNode }) => <main>{children}</main>;
  const inFrame = (
    <RemoteScreen id="marketing/PublicFrame" feature="This page">
      <RemoteScreen id="marketing/Faq" feature="FAQ" />
    </RemoteScreen>
  );
  for (const failure of [null, new RemoteFailure('marketing', '1.2.3', 'network')]) {
    let end!: () => void;
    mockRemotes.screen.mockImplementation((id) =>
      id === 'marketing/PublicFrame'
        ? Promise.resolve(loaded(Frame))
        : new Promise((resolve, reject) => {
            end = () => (failure ? reject(failure) : resolve(loaded(Plan)));
          }),
    );
    begin();
    const { unmount } = renderScreen(inFrame);
    await screen.findByRole('main');
    await act(async () => {});
    expect(early()).not.toBeNull();
    await act(async () => end());
    expect(early()).toBeNull();
    unmount();
  }
  begin();
  mockRemotes.screen.mockRejectedValue(new RemoteFailure('marketing', '1.2.3', 'network'));
  renderScreen(inFrame);
  await waitFor(() => expect(early()).toBeNull());
});

test('a frame that throws takes the HTML that the page began with away, too', async () => {
  expectLogged(/boom/, /^Remote marketing 1\.2\.3 failed: render/);
  document.body.insertAdjacentHTML('beforeend', '<div id="prerendered"></div>');
  const Frame: ComponentType = () => {
    throw new Error('boom');
  };
  mockRemotes.screen.mockImplementation(async (id) => loaded(id === 'marketing/PublicFrame' ? Frame : Plan));
  renderScreen(
    <RemoteScreen id="marketing/PublicFrame" feature="This page">
      <RemoteScreen id="marketing/Faq" feature="FAQ" />
    </RemoteScreen>,
  );
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus();
  expect(document.getElementById('prerendered')).toBeNull();
});

test('a screen that throws while rendering is replaced by the panel, and can be retried', async () => {
  // React logs what was thrown and where; the report logs the release.
  expectLogged(/boom/, /^Remote billing 1\.2\.3 failed: render/);
  let broken = true;
  const Sometimes: ComponentType = () => {
    if (broken) throw new Error('boom');
    return <h1>Your plan</h1>;
  };
  mockRemotes.screen.mockResolvedValue(loaded(Sometimes));
  mockRemotes.again.mockResolvedValue(loaded(Sometimes));
  show();
  expect(await screen.findByText('billing 1.2.3 render')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Subscription could not be loaded' })).toHaveFocus();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
});

test('a wait is silent at first, then shows a hint, then offers a retry; a late answer still counts', async () => {
  jest.useFakeTimers();
  let arrive: (screen: typeof Billing) => void = () => {};
  mockRemotes.screen.mockReturnValue(new Promise<typeof Billing>((resolve) => (arrive = resolve)));
  show();
  const [wait] = screen.getAllByRole('status');
  expect(wait).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(4_100));
  expect(wait).toHaveTextContent('Subscription is still loading…');
  act(() => jest.advanceTimersByTime(4_100));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(mockRemotes.reportWait.mock.calls).toEqual([['billing/Subscription']]);
  await act(async () => arrive(Billing));
  expect(screen.getByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
});

test('a screen that throws while rendering is loaded from the previous release; what is around it keeps its state', async () => {
  expectLogged(/boom/, /^Remote billing 2\.0\.0 failed: render/);
  const Broken: ComponentType = () => {
    throw new Error('boom');
  };
  mockRemotes.giveUp.mockReturnValue(true);
  mockRemotes.screen.mockResolvedValueOnce(loaded(Broken, '2.0.0')).mockResolvedValue(Billing);
  renderScreen(
    <Around>
      <RemoteScreen id="billing/Subscription" feature="Subscription" />
    </Around>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your plan' })).toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  expect(mockRemotes.giveUp.mock.calls).toEqual([['billing/Subscription', '2.0.0']]);
  expect(mockRemotes.again).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

function Around({ children }: { children: ReactNode }) {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button onClick={() => setPressed(pressed + 1)}>Pressed {pressed}</button>
      {children}
    </>
  );
}

test('when the previous release throws as well, the panel names the release that threw last', async () => {
  expectLogged(/boom/, /^Remote billing 2\.0\.0 failed: render/, /^Remote billing 1\.2\.3 failed: render/);
  const Broken: ComponentType = () => {
    throw new Error('boom');
  };
  mockRemotes.giveUp.mockReturnValueOnce(true).mockReturnValue(false);
  mockRemotes.screen
    .mockResolvedValueOnce(loaded(Broken, '2.0.0'))
    .mockResolvedValue(loaded(Broken, '1.2.3'));
  show();
  expect(await screen.findByText('billing 1.2.3 render')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Subscription could not be loaded' })).toHaveFocus();
});
