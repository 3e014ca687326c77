import { act, fireEvent, render, screen } from '@testing-library/react';
import { HostProviders } from './HostProviders.tsx';

const isThere = () => document.querySelector('#toasts') !== null;
/** Also lets a chunk that was asked for arrive. */
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <HostProviders>
      <a href="#page">Page</a>
      <button type="button">Save</button>
    </HostProviders>,
  );
  await later(5_000);
});
afterEach(() => void jest.useRealTimers());

test('a page that nobody has touched has no toast layer; the first press loads it', async () => {
  expect(isThere()).toBe(false);
  fireEvent.pointerDown(screen.getByText('Save'));
  await later(100);
  expect(isThere()).toBe(true);
});

test('a press on a link lets the files of its page come first', async () => {
  fireEvent.pointerDown(screen.getByText('Page'));
  fireEvent.click(screen.getByText('Page'));
  await later(1_500);
  expect(isThere()).toBe(false);
  await later(1_000);
  expect(isThere()).toBe(true);
});

test('what is pressed after a link does not wait', async () => {
  fireEvent.click(screen.getByText('Page'));
  fireEvent.keyDown(screen.getByText('Save'), { key: 'Enter' });
  await later(100);
  expect(isThere()).toBe(true);
});
