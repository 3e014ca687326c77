import { answerCalls, renderScreen } from '@breakaway/host-api/testing';
import { store } from '@breakaway/host-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversationAtom } from '../../state/atoms.ts';
import type { PartOf, PlanDay, PlanWeek } from '../parts.ts';
import { dayKind, weekWords } from './day-kind.ts';
import { PlanPart } from './PlanPart.tsx';

const steps = [{ seconds: 3600, kind: 'steady', from: 0.65, to: 0.65 }] as const;
const day = (label: string, minutes: number, more: Partial<PlanDay> = {}): PlanDay => ({
  label,
  title: minutes > 0 ? `${minutes} min endurance` : 'Day off',
  minutes,
  hard: false,
  why: `Because it is ${label}.`,
  ...(minutes > 0 ? { steps: [...steps] } : {}),
  ...more,
});
const week = (number: number): PlanWeek => ({
  label: `Week ${number}`,
  phase: number % 4 === 0 ? 'Recovery' : 'Base',
  note: 'One more repetition.',
  hours: 6.25,
  days: [
    day('Mon', 0),
    day('Tue', 60, { title: '4x8 min at threshold', hard: true }),
    day('Wed', 60),
    day('Thu', 40, { title: 'Gym', steps: undefined }),
    day('Fri', 0),
    day('Sat', 75),
    day('Sun', 150),
  ],
});
const plan = (weeks: number): PartOf<'plan'> => ({
  kind: 'plan',
  title: 'To the gran fondo',
  summary: '8 h a week',
  ftpW: 250,
  weeks: Array.from({ length: weeks }, (_, i) => week(i + 1)),
});
const show = (weeks: number) =>
  renderScreen(<PlanPart part={plan(weeks)} answer={2} path="0" />, { at: '/' });
const summaryOf = (label: string) => screen.getByText(label).closest('summary')!;

test('a day is hard, long, easy or off', () => {
  const { days } = week(1);
  expect(days.map((one) => dayKind(one, { days }))).toEqual([
    'off',
    'hard',
    'easy',
    'easy',
    'off',
    'easy',
    'long',
  ]);
  expect(weekWords({ days })).toBe('1 hard, 1 long, 3 easy, 2 off');
});

test('the longest of short rides does not count as long, and a hard one stays hard', () => {
  const short = [day('Sat', 60), day('Sun', 75)];
  expect(dayKind(short[1]!, { days: short })).toBe('easy');
  const hard = [day('Sat', 60), day('Sun', 180, { hard: true })];
  expect(dayKind(hard[1]!, { days: hard })).toBe('hard');
});

test('the event has a mark of its own, and its time is beside the hours of the week', () => {
  const event = day('Sun', 180, { title: 'Road race', hard: true, steps: undefined, event: true });
  const part = plan(2);
  const withRace = { ...part, weeks: [part.weeks[0]!, { ...week(2), days: [day('Tue', 60), event] }] };
  const { unmount } = renderScreen(<PlanPart part={withRace} answer={2} path="0" />, { at: '/' });
  expect(summaryOf('Week 2')).toHaveTextContent('6.3 h + race');
  expect(summaryOf('Week 2')).toHaveTextContent('1 race, 1 easy');
  // A hard day without steps may be one off the bike, or one that was missed.
  expect(dayKind({ ...event, event: undefined }, { days: [event] })).toBe('hard');
  expect(summaryOf('Week 1')).not.toHaveTextContent('race');
  expect(screen.getByText('race', { selector: 'li' })).toBeInTheDocument();
  unmount();
  show(2);
  expect(screen.queryByText('race', { selector: 'li' })).not.toBeInTheDocument();
});

test('a week is a row with its phase, hours and days; the first is open', () => {
  show(4);
  expect(summaryOf('Week 2')).toHaveTextContent('Base');
  expect(summaryOf('Week 2')).toHaveTextContent('6.3 h');
  expect(summaryOf('Week 2')).toHaveTextContent('1 hard, 1 long, 3 easy, 2 off');
  expect(summaryOf('Week 1').closest('details')).toHaveAttribute('open');
  expect(summaryOf('Week 2').closest('details')).not.toHaveAttribute('open');
});

test('only open weeks are rendered', async () => {
  show(4);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  await userEvent.click(summaryOf('Week 3'));
  expect(await screen.findByRole('table', { name: 'Week 3' })).toBeInTheDocument();
  await userEvent.click(summaryOf('Week 1'));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Week 1' })).not.toBeInTheDocument());
});

test('the days are a table: session, minutes, why', () => {
  show(4);
  const table = screen.getByRole('table', { name: 'Week 1' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Day', 'Session and why', 'Min']);
  const tuesday = within(table).getByRole('row', { name: /^Tue/ });
  expect(tuesday).toHaveTextContent(/4\s×\s8\smin at threshold/);
  expect(tuesday).toHaveTextContent('Hard. Because it is Tue.');
  expect(tuesday).toHaveTextContent(/60$/);
});

test('a ride opens to its chart, and its files are those of that day', async () => {
  store.set(conversationAtom, { type: 'reset', owner: 'u1' });
  store.set(conversationAtom, { type: 'opened', id: 'c1', operationId: 't1' });
  const calls = answerCalls({ 'GET /gpt-prompt/sessionFile': { status: 404, body: { message: 'Gone.' } } });
  show(4);
  await userEvent.click(summaryOf('Week 3'));
  const table = await screen.findByRole('table', { name: 'Week 3' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const button = within(table).getByRole('button', { name: /^4\s×\s8\smin at threshold$/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(within(table).getByRole('img')).toHaveAccessibleName(/^4\s×\s8\smin at threshold: /);
  await userEvent.click(within(table).getByRole('menuitem', { name: /^Zwift/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.params).toEqual({ promptId: 'c1', turn: 2, part: '0.w3.d2', format: 'zwo' });
  await userEvent.click(button);
  expect(within(table).queryByRole('img')).not.toBeInTheDocument();
});

test('a day off, and sessions off the bike, do not open', () => {
  show(4);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).not.toContain('Day off');
  expect(names).not.toContain('Gym');
});

test('a single week shows its days immediately', () => {
  show(1);
  expect(screen.getByRole('table', { name: 'Week 1' })).toBeInTheDocument();
  expect(document.querySelector('summary')).toBeNull();
});

test('a long plan starts with four weeks; a button shows the others and moves the focus to them', async () => {
  show(16);
  expect(document.querySelectorAll('summary')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 16 weeks' }));
  expect(document.querySelectorAll('summary')).toHaveLength(16);
  expect(summaryOf('Week 5')).toHaveFocus();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test('the whole plan can be downloaded for a calendar', async () => {
  const calls = answerCalls({ 'GET /gpt-prompt/sessionFile': { status: 404, body: { message: 'Gone.' } } });
  store.set(conversationAtom, { type: 'opened', id: 'c1', operationId: 't1' });
  show(6);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar (.ics)' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.params).toMatchObject({ part: '0', format: 'ics' });
});
