import { store, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen } from '@breakaway/host-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversationAtom } from '../../state/atoms.ts';
import type { PartOf } from '../parts.ts';
import { SessionPart } from './SessionPart.tsx';

const FILE = 'GET /gpt-prompt/sessionFile';
const [work, rest] = [
  { seconds: 480, kind: 'work', from: 0.98, to: 0.98 },
  { seconds: 180, kind: 'rest', from: 0.5, to: 0.5 },
] as const;
const session: PartOf<'session'> = {
  kind: 'session',
  title: '4x8 min at threshold',
  summary: '1 h 6 min, about 78 TSS',
  ftpW: 250,
  steps: [
    { seconds: 900, kind: 'warmUp', from: 0.5, to: 0.75 },
    ...[work, rest, work, rest, work, rest, work],
    { seconds: 600, kind: 'coolDown', from: 0.55, to: 0.45 },
  ],
};
const show = (part: Partial<typeof session> = {}) =>
  renderScreen(<SessionPart part={{ ...session, ...part }} answer={3} path="2.1" />);
const menu = () =>
  screen.getByRole('button', { name: 'Download workout: 4\u00a0×\u00a08\u00a0min at threshold' });
/** A menu stays in the document in jsdom, which knows no popovers; the end-to-end suite opens it. */
const formats = () => screen.getAllByRole('menuitem').map(({ firstChild }) => firstChild!.textContent);
const choose = (format: RegExp) => userEvent.click(screen.getByRole('menuitem', { name: format }));

beforeEach(() => {
  store.set(conversationAtom, { type: 'reset', owner: 'u1' });
  store.set(conversationAtom, { type: 'opened', id: 'c1', operationId: 't1' });
});

test('the chart has a text alternative', () => {
  show();
  const picture = screen.getByRole('img', { name: /^4\s×\s8\smin at threshold: Warm-up/ });
  expect(picture).toHaveAccessibleName(/4 × 8\smin at 245\sW with 3\smin easy at 125\sW between/);
  expect(picture).toHaveTextContent('FTP 250 W');
  expect(picture).toHaveTextContent('60 min');
  // Five bars of repetitions and rests, a warm-up through two zones, a cool-down in one.
  expect(picture.querySelectorAll('path')).toHaveLength(7 + 2 + 1);
});

test('when bars rise above the FTP line on both sides, its label is below the chart', () => {
  show({ steps: [{ seconds: 1200, kind: 'work', from: 1.1, to: 1.1 }] });
  expect(screen.getByRole('img')).not.toHaveTextContent('FTP 250 W');
  expect(screen.getByRole('figure')).toHaveTextContent('FTP 250 W');
});

test('the steps are a collapsed list', async () => {
  show();
  const list = screen.getByText(/^4 × 8.min at.*between$/).closest('details')!;
  expect(list).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Steps in words'));
  expect(list).toHaveAttribute('open');
});

test('without FTP everything is a percentage of it, and no file in watts is offered', () => {
  show({ ftpW: null });
  expect(screen.getByRole('img')).toHaveAccessibleName(/4 × 8\smin at 98\s% of FTP/);
  expect(screen.getByRole('img')).not.toHaveTextContent('W');
  expect(formats()).toEqual(['Zwift (.zwo)', 'MRC']);
});

test('a file is requested by its place, and saved under the name that the server gives', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob) => ((latest = blob as Blob), 'blob:file');
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, blob: latest });
  };
  const calls = answerCalls({
    [FILE]: {
      body: '<workout_file/>',
      headers: {
        'content-type': 'application/xml',
        'content-disposition': 'attachment; filename="4x8-min-at-threshold.zwo"',
      },
    },
  });
  show();
  expect(formats()).toEqual(['Zwift (.zwo)', 'ERG', 'MRC', 'Garmin (.fit)']);
  await choose(/^Zwift/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls.map(({ params }) => params)).toEqual([
    { promptId: 'c1', turn: 3, part: '2.1', format: 'zwo' },
  ]);
  expect(saved[0]!.name).toBe('4x8-min-at-threshold.zwo');
  expect(saved[0]!.blob.type).toBe('application/xml');
  expect(menu()).toHaveFocus();
  expect(menu()).not.toHaveAttribute('aria-busy');
});

test('a second press while the file is made sends no second request', async () => {
  const calls = answerCalls({ [FILE]: () => new Promise(() => {}) });
  show();
  await choose(/^ERG/);
  expect(menu()).toHaveAttribute('aria-busy', 'true');
  await choose(/^ERG/);
  await choose(/^MRC/);
  expect(calls).toHaveLength(1);
});

test.each([
  ['the server’s sentence', { status: 404, body: { message: 'This file is gone.' } }, 'This file is gone.'],
  ['a sentence of its own', { status: 500 }, 'The file could not be made. Please try again.'],
])('a failed download shows %s', async (_, reply, sentence) => {
  const loud = jest.spyOn(toast, 'error').mockReturnValue();
  answerCalls({ [FILE]: reply });
  show();
  await choose(/^MRC/);
  await waitFor(() => expect(loud).toHaveBeenCalledWith(sentence));
  expect(menu()).not.toHaveAttribute('aria-busy');
});

test('a session without steps has no chart', () => {
  show({ steps: [] });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
