import { Link } from '@breakaway/host-api';
import { renderScreen } from '@breakaway/host-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import Home from './Home.tsx';

const frame = () => screen.getByTitle<HTMLIFrameElement>('About Breakaway');
const spinner = () => screen.queryByRole('status', { name: 'Loading the page' });
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const greet = (source: Window | null, data: unknown = { type: 'ready' }) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source })));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('frames the landing page behind a spinner until it has loaded', () => {
  renderScreen(<Home />);
  expect(frame()).toHaveAttribute('src', 'http://landing.test/');
  expect(spinner()).toBeInTheDocument();
  fireEvent.load(frame());
  expect(spinner()).toBeNull();
  greet(frame().contentWindow);
  after(60_000);
  expect(screen.queryByText('Retry')).toBeNull();
});

test.each([
  [{ showTerms: true }, 'http://landing.test/#terms-and-conditions'],
  [{ section: 'cookies' }, 'http://landing.test/#cookies'],
  [{ section: 'privacy' }, 'http://landing.test/#privacy'],
  [{ section: 'https://elsewhere.test' }, 'http://landing.test/'],
  ['odd', 'http://landing.test/'],
])('navigation state %j opens %s', (state, src) => {
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
  fireEvent.click(screen.getByText('Terms'));
  expect(replace).toHaveBeenCalledWith('http://landing.test/#terms-and-conditions');
  expect(frame()).toHaveAttribute('src', 'http://landing.test/');
});

test('a page that never comes is said in words, and Retry asks anew', () => {
  renderScreen(<Home />);
  after(20_000);
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  fireEvent.click(screen.getByText('Retry'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).toBeInTheDocument();
  expect(spinner()).toBeInTheDocument();
});

test('a frame that loads something that does not greet offers Retry above it', () => {
  renderScreen(<Home />);
  const first = frame();
  fireEvent.load(first);
  greet(window);
  greet(first.contentWindow, 'ready');
  after(3_000);
  fireEvent.click(screen.getByText('Retry'));
  expect(frame()).not.toBe(first);
  fireEvent.load(frame());
  greet(frame().contentWindow);
  after(60_000);
  expect(screen.queryByText('Retry')).toBeNull();
});
