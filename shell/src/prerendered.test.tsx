import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PRERENDERED_ID, dropPrerendered, takeOver } from './prerendered.ts';

const sent = jest.fn();
function Form() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(email);
      }}
    >
      <input
        aria-label="Email"
        name="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <input aria-label="Code" name="code" defaultValue="" />
    </form>
  );
}

const early = () => document.getElementById(PRERENDERED_ID)!;
function begin(html: string): void {
  document.body.innerHTML = `<div id="${PRERENDERED_ID}">${html}</div><div id="root"></div>`;
  render(<Form />, { container: document.getElementById('root')! });
}
const fields = '<form><input data-name="email"><input data-name="code"></form>';
beforeEach(() => sent.mockClear());

test('what was typed, the focus and the caret move on', async () => {
  begin(fields);
  const [typed] = early().querySelectorAll('input');
  typed!.value = 'anna@example.com';
  typed!.focus();
  typed!.setSelectionRange(4, 4);
  await act(async () => takeOver());
  expect(early()).toBeNull();
  const own = screen.getByLabelText<HTMLInputElement>('Email');
  expect(own).toHaveValue('anna@example.com');
  expect(own).toHaveFocus();
  expect(own.selectionStart).toBe(4);
  expect(screen.getByLabelText('Code')).toHaveValue('');
  expect(sent).not.toHaveBeenCalled();
});

test('a form that was sent is sent, with what was typed', async () => {
  begin(fields);
  early().querySelector('input')!.value = 'anna@example.com';
  early().dataset.sent = '';
  await act(async () => {
    takeOver();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith('anna@example.com');
});

test('what was typed waits for the next try of a screen that failed, and for no other page', async () => {
  history.replaceState(null, '', '/sign-in');
  for (const [path, value] of [
    ['/sign-in', 'anna@example.com'],
    ['/sign-up', ''],
  ] as const) {
    document.body.innerHTML = `<div id="${PRERENDERED_ID}">${fields}</div><div id="root">Failed</div>`;
    early().querySelector('input')!.value = 'anna@example.com';
    takeOver();
    expect(early()).toBeNull();
    history.replaceState(null, '', path);
    const { unmount } = render(<Form />, { container: document.getElementById('root')! });
    await act(async () => takeOver());
    expect(screen.getByLabelText('Email')).toHaveValue(value);
    unmount();
    history.replaceState(null, '', '/sign-in');
  }
});

test('fields that the app does not have, and a page without such HTML, are no trouble', async () => {
  begin('<input data-name="gone" value="x">');
  await act(async () => takeOver());
  expect(early()).toBeNull();
  await act(async () => takeOver());
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

describe('a page of text', () => {
  const pressed = jest.fn();
  const Text = () => (
    <>
      <a href="/faq">FAQ</a>
      <button type="button" aria-label="Menu" onClick={() => pressed('menu')} />
      <details open>
        <summary>First</summary>
      </details>
      <details>
        <summary>Second</summary>
      </details>
      <button type="button" onClick={() => pressed('last')}>
        Last
      </button>
    </>
  );
  const show = (node: ReactNode) => {
    document.body.innerHTML = `<div id="${PRERENDERED_ID}">${renderToString(<Text />)}</div><div id="root"></div>`;
    return render(node, { container: document.getElementById('root')! });
  };
  const take = () =>
    act(async () => {
      takeOver();
      await new Promise((resolve) => setTimeout(resolve));
    });
  beforeEach(() => pressed.mockClear());

  test('what was opened, the focus and a press move on', async () => {
    const { container } = show(<Text />);
    const [first, second] = early().querySelectorAll('details');
    [first!.open, second!.open] = [false, true];
    early().querySelector('a')!.focus();
    Object.assign(early(), { pressed: early().querySelectorAll('button')[1] });
    await take();
    expect(early()).toBeNull();
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
    expect(screen.getByRole('link')).toHaveFocus();
    expect(pressed.mock.calls).toEqual([['last']]);
  });

  test('nothing is pressed that is called otherwise', async () => {
    show(<FailedText />);
    const [menu] = early().querySelectorAll('button');
    menu!.focus();
    Object.assign(early(), { pressed: menu });
    await take();
    expect(pressed).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
  const FailedText = () => (
    <button type="button" onClick={() => pressed('again')}>
      Try again
    </button>
  );
});

test('another page takes it away', () => {
  begin(fields);
  dropPrerendered();
  expect(early()).toBeNull();
});
