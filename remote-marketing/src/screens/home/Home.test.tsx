import { Link } from '@breakaway/host-api';
import { renderScreen } from '@breakaway/host-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import Home from './Home.tsx';

const frame = () => screen.getByTitle<HTMLIFrameElement>('About Breakaway');
const spinner = () => screen.queryByRole('status', { name: 'Loading the page' });
const after = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const greet = (source: Window | null, data: unknown = { type: 'ready' }) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source })));

const answer = (...replies: (Response | Error)[]) => {
  const asked = jest.fn();
  for (const reply of replies)
    asked.mockImplementationOnce(() =>
      reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply),
    );
  globalThis.fetch = asked;
  return asked;
};
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(500)));
const [fine, broken, away] = [
  { ok: true } as Response,
  { ok: false } as Response,
  new TypeError('Failed to fetch'),
];

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout = () => new AbortController().signal;
});
afterEach(() => jest.useRealTimers());

test('frames the landing page behind a spinner until it has loaded @2.route.home', async () => {
  renderScreen(<Home />);
  expect(frame()).toHaveAttribute('src', 'http://landing.test/');
  expect(spinner()).toBeInTheDocument();
  expect(frame()).not.toBeVisible();
  fireEvent.load(frame());
  greet(frame().contentWindow);
  expect(spinner()).toBeNull();
  expect(frame()).toBeVisible();
  await after(60_000);
  expect(screen.queryByText('Retry')).toBeNull();
});

test.each([
  [{ showTerms: true }, 'http://landing.test/#terms-and-conditions', '@2.route.home.show-terms'],
  [{ section: 'cookies' }, 'http://landing.test/#cookies', ''],
  [{ section: 'privacy' }, 'http://landing.test/#privacy', ''],
  [{ section: 'https://elsewhere.test' }, 'http://landing.test/', ''],
  ['odd', 'http://landing.test/', ''],
])('navigation state %j opens %s %s', (state, src, _row) => {
  renderScreen(<Home />, { at: { pathname: '/', state } });
  expect(frame()).toHaveAttribute('src', src);
});

test('a link to the terms moves the page that is already there', () => {
  renderScreen(
    <>
      <Home />
      <Link to="/" state={{ showTerms: true }}>
        Terms
      </Link>
    </>,
  );
  const replace = jest.fn();
  Object.defineProperty(frame(), 'contentWindow', { value: { location: { replace } } });
  frame().scrollIntoView = jest.fn();
  greet(frame().contentWindow);
  fireEvent.click(screen.getByText('Terms'));
  expect(replace).toHaveBeenCalledWith('http://landing.test/#terms-and-conditions');
  expect(frame()).toHaveAttribute('src', 'http://landing.test/');
});

test('a page that never comes is said in words, and Retry asks anew', async () => {
  renderScreen(<Home />);
  await after(20_000);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('The page could not be loaded.');
  const first = frame();
  fireEvent.click(screen.getByText('Retry'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).not.toBe(first);
  expect(spinner()).toBeInTheDocument();
});

test.each([
  ['a server that is away', [away, away]],
  ['a server that answers with an error', [broken]],
])('what the browser shows for %s is covered, with ways on', async (_, replies) => {
  answer(...replies);
  renderScreen(<Home />);
  fireEvent.load(frame());
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
  expect(frame()).not.toBeVisible();
  const ways = screen.getByRole('navigation', { name: 'Other pages' });
  expect([...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/faq',
    '/about-us',
    '/sign-up',
  ]);
});

test.each([
  ['may be read', [fine]],
  ['may not be read from here', [away, { ok: false, type: 'opaque' } as Response]],
])('a page that does not greet, but %s, is shown', async (_, replies) => {
  const asked = answer(...replies);
  renderScreen(<Home />);
  fireEvent.load(frame());
  greet(window);
  greet(frame().contentWindow, 'ready');
  await settle();
  expect(asked).toHaveBeenCalledTimes(replies.length);
  expect(frame()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that comes after all takes the place of the failure', async () => {
  renderScreen(<Home />);
  await after(20_000);
  await settle();
  greet(frame().contentWindow);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).toBeVisible();
});
