import { theme } from '@breakaway/ui';
import { athleteState, fakeLink, fileOf, hillGpx } from '@breakaway/tool-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { App } from '../App.tsx';
import { engineHere } from '../engine/testing.ts';
import { meanSlopeText } from './segment.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function open() {
  render(
    <ThemeProvider theme={theme}>
      <App link={fakeLink(athleteState({ height: 175, weight: 68.5, ftp: 280 }))} engine={engineHere()} />
    </ThemeProvider>,
  );
  return userEvent.setup();
}
const remove = () => screen.getByRole('button', { name: 'Remove this segment' });
const start = () => screen.findByRole('heading', { name: 'Kom Analysis Software' });

test('a removed segment can be had back with its stretch and its record', async () => {
  const user = open();
  const choose = await screen.findByLabelText('Choose a GPX, TCX or FIT file');
  await user.upload(choose, fileOf(hillGpx(), 'hill.gpx'));
  await user.click(await screen.findByRole('button', { name: /^All of it/ }));
  await user.type(screen.getByLabelText('Record time'), '21:00');
  await user.click(remove());
  expect(screen.getByText('“The hill” was removed.')).toBeInTheDocument();
  expect(await start()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'The hill' })).toHaveFocus();
  expect(screen.getByRole('button', { name: /^All of it/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Record time')).toHaveValue('21:00');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('figures by hand come back as well, until others are typed', async () => {
  const user = open();
  await user.type(await screen.findByLabelText('Length'), '5');
  await user.type(screen.getByLabelText('Height gain'), '350');
  await user.click(remove());
  expect(screen.getByLabelText('Length')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Height gain')).toHaveValue('350');
  await user.click(remove());
  await user.type(screen.getByLabelText('Length'), '7');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('after a segment is removed no empty field complains before it was left again', async () => {
  const user = open();
  await user.type(await screen.findByLabelText('Length'), '5');
  await user.type(screen.getByLabelText('Height gain'), '350');
  await user.click(screen.getByLabelText('Record time'));
  await user.tab();
  expect(screen.getByText(/^The record time is needed/, { selector: 'p' })).toBeInTheDocument();
  await user.click(remove());
  await start();
  expect(screen.queryByText(/is needed/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Record time'));
  await user.tab();
  expect(screen.getByText(/^The record time is needed/, { selector: 'p' })).toBeInTheDocument();
});

test('the focus goes to the segment that is opened, but not from a field that is typed in', async () => {
  const user = open();
  const file = fileOf(hillGpx(), 'hill.gpx');
  await screen.findByLabelText('Choose a GPX, TCX or FIT file');
  await user.type(screen.getByLabelText('Record time'), '14:');
  fireEvent.change(screen.getByLabelText('Choose a GPX, TCX or FIT file'), { target: { files: [file] } });
  await screen.findByRole('button', { name: /^Climb 1/ });
  await user.type(screen.getByLabelText('Record time'), '00', { skipClick: true });
  expect(screen.getByLabelText('Record time')).toHaveFocus();
  expect(screen.getByLabelText('Record time')).toHaveValue('14:00');
  await user.upload(screen.getByLabelText('Another file'), file);
  await waitFor(() => expect(screen.getByRole('heading', { name: /The hill$/ })).toHaveFocus());
});

test('a loop is level, without a minus', () => {
  expect(meanSlopeText({ elevationM: [500, 600, 499.9], distanceM: 5000 })).toBe('0.0 %');
  expect(meanSlopeText({ elevationM: [600, 500], distanceM: 5000 })).toBe('-2.0 %');
});
