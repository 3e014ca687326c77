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

const scrollTo = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = scrollTo;
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
  expect(screen.queryByText('Try again')).toBeNull();
});

test.each([
  [
    { showTerms: true },
    'http://landing.test/terms-and-conditions.html#terms-and-conditions',
    '@2.route.home.show-terms',
  ],
  [{ section: 'cookies' }, 'http://landing.test/cookies.html#cookies', ''],
  [{ section: 'privacy' }, 'http://landing.test/privacy.html#privacy', ''],
  [{ section: 'https://elsewhere.test' }, 'http://landing.test/', ''],
  ['odd', 'http://landing.test/', ''],
])('navigation state %j opens %s %s', (state, src, _row) => {
  renderScreen(<Home />, { at: { pathname: '/', state } });
  expect(frame()).toHaveAttribute('src', src);
});

test('a link to the terms shows them in the place of the page, from the top', () => {
  renderScreen(
    <>
      <Home />
      <Link to="/" state={{ showTerms: true }}>
        Terms
      </Link>
    </>,
  );
  greet(frame().contentWindow);
  fireEvent.click(screen.getByText('Terms'));
  expect(frame()).toHaveAttribute(
    'src',
    'http://landing.test/terms-and-conditions.html#terms-and-conditions',
  );
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('the frame is as high as its page, and the window scrolls where a link of the page points', () => {
  renderScreen(<Home />);
  greet(frame().contentWindow, { type: 'height', height: 4321 });
  expect(frame().style.height).toBe('4321px');
  greet(frame().contentWindow, { type: 'height', height: 1e9 });
  expect(frame().style.height).toBe('40000px');
  greet(frame().contentWindow, { type: 'show', y: 900 });
  expect(scrollTo).toHaveBeenCalledWith({ top: 820, behavior: 'smooth' });
});

describe('a page whose HTML has the frame already', () => {
  const early = (src: string) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="early-landing"><iframe src="${src}" title="early"></iframe></div>`,
    );
    return document.querySelector<HTMLIFrameElement>('#early-landing iframe')!;
  };
  const moveBefore = jest.fn(function (this: Element, node: Element) {
    this.append(node);
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
    document.getElementById('early-landing')?.remove();
  });

  test('takes it over as it stands', () => {
    Object.assign(Element.prototype, { moveBefore });
    const there = early('http://landing.test/');
    renderScreen(<Home />);
    expect(document.getElementById('early-landing')).toBeNull();
    expect(screen.getByTitle('early')).toBe(there);
    greet(there.contentWindow);
    expect(there).toBeVisible();
  });

  test.each([
    ['of another page', 'http://landing.test/', { showTerms: true }, true],
    ['that could only be loaded again', 'http://landing.test/', null, false],
  ])('drops one %s', (_, src, state, canMove) => {
    if (canMove) Object.assign(Element.prototype, { moveBefore });
    early(src);
    renderScreen(<Home />, { at: { pathname: '/', state } });
    expect(screen.queryByTitle('early')).toBeNull();
    expect(frame()).toBeInTheDocument();
  });
});

test('a page that never comes is said in words, and Try again asks anew', async () => {
  renderScreen(<Home />);
  await after(20_000);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  const first = frame();
  fireEvent.click(screen.getByText('Try again'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).not.toBe(first);
  expect(spinner()).toBeInTheDocument();
});

test.each([
  ['a server that is away', [away, away]],
  ['a server that answers with an error', [broken]],
])('what the browser shows for %s is covered', async (_, replies) => {
  answer(...replies);
  renderScreen(<Home />);
  fireEvent.load(frame());
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
  expect(frame()).not.toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // The header has the ways on.
  expect(screen.queryByRole('link')).toBeNull();
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
