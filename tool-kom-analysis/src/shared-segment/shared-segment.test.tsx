import { resolveAthlete, segmentFromRoute, segmentRecordOn, type SegmentQuestion } from '@breakaway/cycling';
import { fileOf, hillGpx, linkWithAccount } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { engineHere } from '../engine/testing.ts';
import { EMPTY_RECORD } from '../record/record-form.ts';
import { Root } from '../Root.tsx';
import { segmentOfFigures, segmentOfFile } from '../segment/segment.ts';
import { readView, writeView } from './view.ts';

const engine = engineHere();
const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 281 } });
const form = { ...EMPTY_RECORD, time: '14:20', holderDate: '2025-08-03', holderKg: '61.5' };
const SOON = { timeout: 10_000 };

/** The climb of a ride that begins 2 km before it, with its record. */
async function climb() {
  const file = await engine.read(fileOf(hillGpx(), 'hill.gpx'));
  if (!file.ok) throw new Error(file.message);
  const { segment } = segmentOfFile(file, 2000, 6000, null);
  if (!segment) throw new Error('No segment.');
  const question: SegmentQuestion = {
    athlete,
    route: segment.route,
    timeS: 860,
    bike: 'road',
    wind: { speedMs: 2, fromDeg: 180 },
  };
  const record = segmentRecordOn(question);
  if (!record.ok) throw new Error(record.message);
  return { file, segment, question, record };
}
const viewOf = async () => writeView(engine, { ...(await climb()), form, distance: 'km' });

function visit(view: string, { isMember = false, token = 'secret' } = {}) {
  const opened = linkWithAccount({ kind: 'visitor', link: token, isMember });
  opened.account.plans.set('a', [
    {
      id: 'a',
      name: 'The wall',
      version: 1,
      savedAt: '2026-11-26T18:00:00.000Z',
      link: 'secret',
      summary: { distanceM: 4000, ascentM: 280, recordS: 860, profile: [] },
      course: 'the whole ride',
      question: '',
      view,
      deleted: false,
    },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <Root link={opened.link} engine={engine} />
    </ThemeProvider>,
  );
  return { ...opened, user: userEvent.setup() };
}

test('a visitor sees the road, the record and the pacing, and no figure of its rider', async () => {
  visit(await viewOf());
  expect(await screen.findByRole('heading', { name: 'The wall' }, SOON)).toBeInTheDocument();
  expect(screen.getByText(/^4\.00 km · 7\.0 % from start to finish · 2\d\d m up/)).toBeInTheDocument();
  expect(screen.getByText('Record, August 3, 2025').nextElementSibling).toHaveTextContent('14:20');
  expect(screen.getByText('Even power for it').nextElementSibling).toHaveTextContent(/^\d+ W$/);
  expect(screen.getByText('Counted with wind').nextElementSibling).toHaveTextContent('7 km/h from the S');
  const parts = within(screen.getByRole('region', { name: 'Parts of the effort' })).getAllByRole('row');
  expect(parts.length).toBeGreaterThan(1);
  expect(document.body.textContent).not.toMatch(/FTP|W[′']|281|68\.5|61\.5/);
  expect(screen.queryByRole('button', { name: /Save|^See your own chance/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in to see your own chance' })).toBeInTheDocument();
});

test('the view ends where the segment ends: the ride before and after it is not in it', async () => {
  const { file, segment } = await climb();
  const read = await readView(engine, await viewOf());
  if (!read.ok) throw new Error(read.message);
  const { latDeg, distanceM } = read.route;
  expect(distanceM).toBeCloseTo(segment.route.distanceM, 0);
  const whole = segmentFromRoute(file.route, 0, file.route.distanceM);
  expect(Math.min(...latDeg)).toBeGreaterThan(Math.min(...(whole.ok ? whole.route.latDeg : [])) + 0.01);
  expect(Math.max(...latDeg)).toBeLessThan(Math.max(...(whole.ok ? whole.route.latDeg : [])) - 0.01);
  expect(await viewOf()).not.toMatch(/ftp|weight|mass|wPrime|W[′']|holderKg/i);
});

test('a member takes it over with the record, to see their own chance', async () => {
  const { link, user } = visit(await viewOf(), { isMember: true });
  await user.click(await screen.findByRole('button', { name: 'See your own chance' }, SOON));
  const [[message]] = (link.send as jest.Mock).mock.calls as [[{ type: string; start: { road: object } }]];
  expect(message).toMatchObject({
    type: 'open-tool',
    start: { tool: 'kom-analysis', name: 'The wall', timeS: 860 },
  });
  expect(message.start.road).toHaveProperty('elevationM');
});

test('a segment by hand has no map and no place', async () => {
  const { segment } = segmentOfFigures(5000, 350);
  const view = await writeView(engine, {
    segment: segment!,
    form: { ...form, time: '' },
    distance: 'mi',
    question: null,
  });
  visit(view);
  expect(await screen.findByText(/^3\.11 mi · 7\.0 %/, {}, SOON)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Record/, { selector: 'dt' })).not.toBeInTheDocument();
});

test('what the sliders try out is not in the view, and a wind by hand has its side', async () => {
  const { question, segment, record } = await climb();
  const tried = { ...question, changes: { cpW: 40, massKg: 2 } };
  const view = await writeView(engine, { segment, form, distance: 'km', question: tried });
  const read = await readView(engine, view);
  expect(read.ok && read.view.powerW).toBe(Math.round(record.powerW));
  const { segment: hand } = segmentOfFigures(5000, 350);
  visit(
    await writeView(engine, {
      segment: hand!,
      form,
      distance: 'km',
      question: { ...question, route: hand!.route, timeS: 1200, temperatureC: 24 },
    }),
  );
  const fact = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' }, SOON)).nextElementSibling;
  expect(await fact('Counted with wind')).toHaveTextContent('7 km/h from behind');
  expect(await fact('Counted at')).toHaveTextContent('24 °C');
});

test('a link that was taken back gets a sentence', async () => {
  visit(await viewOf(), { token: 'another' });
  expect(
    await screen.findByText(/is not shared any more, or its link is not complete\.$/, {}, SOON),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

const section = (view: Record<string, unknown>, change: object) => ({
  ...view,
  sections: [{ ...(view['sections'] as object[])[0], ...change }],
});
const broken: [string, (view: Record<string, unknown>) => unknown][] = [
  ['text for a number', (view) => ({ ...view, recordS: '<b>1</b>' })],
  ['a section beyond the finish', (view) => section(view, { toM: 9e5 })],
  ['a section without an end', (view) => section(view, { toM: null })],
  ['an endless text', (view) => section(view, { cue: 'x'.repeat(301) })],
  [
    'endless sections',
    (view) => ({ ...view, sections: Array.from({ length: 501 }, () => view['sections']) }),
  ],
  ['a date that is none', (view) => ({ ...view, recordDate: 'javascript:alert(1)' })],
  ['a road that is none', (view) => ({ ...view, road: { lat: 'x' } })],
  ['a descent without a road', (view) => ({ ...view, road: null, gainM: -900 })],
  ['a storm that is none', (view) => ({ ...view, wind: { speedMs: 1e9, fromDeg: 0 } })],
  ['a list for a record', () => []],
];
test.each(broken)('%s is refused', async (_what, change) => {
  const changed = JSON.stringify(change(JSON.parse(await viewOf()) as Record<string, unknown>));
  expect(await readView(engine, changed)).toEqual({ ok: false, message: 'This segment cannot be read.' });
});
