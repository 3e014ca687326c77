import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '../toasts.ts';
import { HostProviders } from './HostProviders.tsx';

const isThere = () => document.querySelector('#toasts') !== null;
/** Also lets a chunk that was asked for arrive. */
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const page = () => {
  const { unmount } = render(
    <HostProviders>
      <a href="/page" onClick={(event) => event.preventDefault()}>
        <span>Page</span>
      </a>
      <a href="?c=1" onClick={(event) => event.preventDefault()}>
        Conversation
      </a>
      <button type="button">Save</button>
    </HostProviders>,
  );
  return unmount;
};
const press = (text: string) => {
  fireEvent.pointerDown(screen.getByText(text));
  fireEvent.click(screen.getByText(text));
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a page that nobody has touched has no toast layer; the first press loads it', async () => {
  page();
  await later(5_000);
  expect(isThere()).toBe(false);
  press('Save');
  await later(100);
  expect(isThere()).toBe(true);
});

test('a press on a link to another page lets the files of that page come first', async () => {
  page();
  press('Page');
  await later(1_500);
  press('Page');
  await later(1_500);
  expect(isThere()).toBe(false);
  await later(1_000);
  expect(isThere()).toBe(true);
});

test('a link on the same page, and what is pressed after a link, do not wait', async () => {
  const unmount = page();
  press('Conversation');
  await later(100);
  expect(isThere()).toBe(true);
  unmount();

  page();
  press('Page');
  fireEvent.keyDown(screen.getByText('Save'), { key: 'Enter' });
  await later(100);
  expect(isThere()).toBe(true);
});

test('nothing is left of a page that is gone', () => {
  const unmount = page();
  const before = jest.getTimerCount();
  press('Page');
  expect(jest.getTimerCount()).toBeGreaterThan(before);
  unmount();
  expect(jest.getTimerCount()).toBe(before);
});

// Last: the first toast of a page is the first one of this file, too.
test('a toast after a press on a link does not wait either', async () => {
  page();
  press('Page');
  act(() => toast.error('No connection'));
  await later(100);
  expect(screen.getByText('No connection')).toBeInTheDocument();
});
