import { theme } from '@breakaway/ui';
import { athleteState, fakeLink } from '@breakaway/tool-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { engineHere } from '../engine/testing.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

async function answered() {
  render(
    <ThemeProvider theme={theme}>
      <App link={fakeLink(athleteState({ height: 175, weight: 68.5, ftp: 280 }))} engine={engineHere()} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  const values = { Length: '5', 'Height gain': '350', 'Record time': '18:00' };
  for (const [label, text] of Object.entries(values)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.tab();
  return { user, verdict: within(await screen.findByRole('region', { name: 'The verdict' })) };
}

test.each([
  ['a phone, whose sheet is closed', true],
  ['a desktop, where the field says it', false],
])('the verdict says which field is wrong on %s', async (_, narrow) => {
  const matchMedia = () => ({ matches: !narrow, addEventListener() {}, removeEventListener() {} });
  Object.assign(globalThis, { matchMedia });
  const { user, verdict } = await answered();
  await user.click(screen.getByLabelText('Temperature (optional)'));
  await user.paste('99');
  await user.tab();
  expect(verdict.getByText('From before your last entry')).toBeInTheDocument();
  expect(verdict.queryAllByText('Temperature must be between -15 °C and 45 °C.')).toHaveLength(
    narrow ? 1 : 0,
  );
});

test('a record is from 1900 to today, and its field says so once it was left', async () => {
  const { user } = await answered();
  const field = screen.getByLabelText('Date of the record');
  await user.type(field, '2019-07-14');
  await user.tab();
  expect(await screen.findByText(/record of July 14, 2019/)).toBeInTheDocument();
  expect(field).not.toHaveAccessibleDescription();
  for (const date of ['1899-12-31', `${new Date().getUTCFullYear() + 1}-02-01`]) {
    await user.clear(field);
    await user.type(field, date);
    await user.tab();
    expect(field).toHaveAccessibleDescription('The date of the record must lie between 1900 and today.');
    expect(screen.queryByText(/· record of/)).not.toBeInTheDocument();
  }
});

test('while a year is typed its field does not complain', async () => {
  await answered();
  const field = screen.getByLabelText('Date of the record');
  fireEvent.change(field, { target: { value: '0002-07-14' } });
  expect(field).not.toHaveAccessibleDescription();
  await act(async () => {});
});

test('a date that cannot be leaves the answer, which does not rest on it', async () => {
  const { user, verdict } = await answered();
  const field = screen.getByLabelText('Date of the record');
  await user.type(field, '1899-12-31');
  await user.tab();
  expect(field).toHaveAccessibleDescription('The date of the record must lie between 1900 and today.');
  expect(verdict.queryByText('From before your last entry')).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'The way there' })).toBeInTheDocument();
});
