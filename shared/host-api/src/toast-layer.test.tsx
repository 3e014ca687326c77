import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, showError, showSuccess, ToastLayer } from './toast-layer.tsx';
import { toast } from './toasts.ts';

const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
const texts = () => toasts().map((one) => one.textContent);
const closeOf = (text: string) =>
  screen.getByText(text).closest('.Toastify__toast')!.querySelector<HTMLElement>('button')!;
/** jsdom runs no animations: this simulates the end of a toast's exit animation. */
const letGo = () =>
  act(() => {
    for (const one of document.querySelectorAll('.Toastify__slide-exit--top-right'))
      fireEvent.animationEnd(one);
    jest.advanceTimersByTime(1_000);
  });
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastLayer />);
});
afterEach(() => void jest.useRealTimers());

test('top right, errors for 4 s and successes for 3 s @9.toast-duration', () => {
  act(() => {
    showSuccess('Saved');
    showError('Not saved');
  });
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  const clock = (tone: string) =>
    document.querySelector<HTMLElement>(`.Toastify__toast--${tone} .Toastify__progress-bar`)!.style
      .animationDuration;
  expect([clock('success'), clock('error')]).toEqual(['3000ms', '4000ms']);
});

test('at most twenty are shown: beyond that, the oldest goes @9.toast-limit', () => {
  act(() => {
    for (let i = 1; i <= 22; i += 1) showError(`News ${i}`);
  });
  letGo();
  expect(toasts()).toHaveLength(20);
  expect(screen.queryByText('News 2')).not.toBeInTheDocument();
  expect(screen.getByText('News 3')).toBeInTheDocument();
  expect(screen.getByText('News 22')).toBeInTheDocument();
});

test('the same text is shown once; later it replaces the earlier toast and is announced again', () => {
  act(() => {
    showError('Not reached');
    showError('Not reached');
  });
  expect(texts()).toEqual(['Not reached']);
  const first = toasts()[0];
  later(1_500);
  act(() => showError('Not reached'));
  letGo();
  expect(texts()).toEqual(['Not reached']);
  expect(toasts()[0]).not.toBe(first);
});

test('a new try removes the outcome of the last one, and later toasts are shown again', () => {
  act(() => {
    showError('Your card was declined.');
    showSuccess('Saved');
  });
  act(clear);
  letGo();
  expect(texts()).toEqual([]);
  act(() => showError('Your card was declined.'));
  expect(texts()).toEqual(['Your card was declined.']);
});

test('a toast with an action stays for 10 s and through a new try, and is gone once it is acted on', () => {
  const undo = [jest.fn(), jest.fn()];
  act(() => {
    for (const run of undo) showSuccess('Deleted', { label: 'Undo', run });
  });
  act(clear);
  letGo();
  expect(texts()).toEqual(['DeletedUndo', 'DeletedUndo']);
  const [bar] = document.querySelectorAll<HTMLElement>('.Toastify__progress-bar');
  expect(bar!.style.animationDuration).toBe('10000ms');
  // The newest is above.
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
  letGo();
  expect(undo.map((run) => run.mock.calls.length)).toEqual([0, 1]);
  expect(texts()).toEqual(['DeletedUndo']);
});

test('each toast is announced once: the layer is the only live region', () => {
  act(() => {
    showSuccess('Announced');
    showError('Announced too');
  });
  const region = document.querySelector('.Toastify')!;
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region.querySelectorAll('[role=alert], [role=status], [aria-live]')).toHaveLength(0);
  expect(region.querySelectorAll('[role=progressbar]:not([aria-hidden=true])')).toHaveLength(0);
});

test('the close button has a name, and returns the focus to where it was', async () => {
  jest.useRealTimers();
  render(<button type="button">Login</button>);
  screen.getByRole('button', { name: 'Login' }).focus();
  act(() => showError('No answer'));
  expect(closeOf('No answer')).toHaveAccessibleName('Close message');
  act(() => closeOf('No answer').focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
});

test('a toast without a text shows the default @8.default.success @8.default.error', async () => {
  jest.useRealTimers();
  toast.success();
  toast.error('');
  expect(await screen.findByText('Success!')).toBeInTheDocument();
  expect(await screen.findByText('Something went wrong!')).toBeInTheDocument();
});

test('the document is marked while another window has the focus; a frame of the page does not count as one', () => {
  const isAway = () => document.documentElement.hasAttribute('data-away');
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  fireEvent.blur(window);
  expect(isAway()).toBe(false);
  hasFocus.mockReturnValue(false);
  fireEvent.blur(window);
  expect(isAway()).toBe(true);
  hasFocus.mockReturnValue(true);
  fireEvent.focus(window);
  expect(isAway()).toBe(false);
  hasFocus.mockRestore();
});
