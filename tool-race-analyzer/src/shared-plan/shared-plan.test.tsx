import type { Units } from '@breakaway/contract/units';
import { racePlan, resolveAthlete, routeFrom, type Route } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { hillGpx, linkWithAccount } from '@breakaway/tool-kit/testing';
import { theme } from '@breakaway/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { raceEngine } from '../engine/engine.ts';
import { startForm } from '../form/plan-form.ts';
import { readAsked, readCourse, summaryOf, writeAsked, writeCourse } from '../library/document.ts';
import { Root } from '../Root.tsx';
import { readView, writeView } from './view.ts';

const engine = raceEngine();
const form = startForm(new Date(2026, 10, 26));
const athlete = resolveAthlete({ bodyMatrix: { height: 175, weight: 68.5 }, powerMatrix: { ftp: 281 } });

async function hill(): Promise<Route> {
  const file = await readActivityOrRoute(new TextEncoder().encode(hillGpx({ recorded: false })), 'hill.gpx');
  const route = file.ok ? routeFrom(file.track.points, { stored: true }) : file;
  if (!route.ok) throw new Error(route.message);
  return route;
}
async function documents(distance: Units['distance'] = 'km') {
  const route = await hill();
  const plan = racePlan({ route, athlete, bike: 'road', goal: { kind: 'fastest' } });
  if (!plan.ok) throw new Error(plan.message);
  const shown = {
    zone: 'Europe/Rome',
    distance,
    plan,
    form,
    change: { reversed: false, laps: 1 },
    stopS: 60,
    band: null,
    feeding: null,
  };
  const course = await writeCourse(engine, {
    name: 'The hill',
    route,
    zone: null,
    tracks: [],
    taken: 0,
    warnings: [],
  });
  return { plan, course, view: writeView(shown), question: writeAsked({ form, change: startChange }) };
}
const startChange = { reversed: false, from: '', to: '', laps: '1' };

test('a visitor reads the units of the member who shares; one of an earlier version reads metric ones', async () => {
  const miles = await documents('mi');
  visit(miles.view, miles.course);
  expect(
    await screen.findByText(/^5\.0 mi, \+919 ft, start at 08:30/, undefined, { timeout: 10_000 }),
  ).toBeInTheDocument();
  cleanup();
  const { distance: _, zone: __, ...earlier } = JSON.parse(miles.view) as Record<string, unknown>;
  visit(JSON.stringify(earlier), miles.course);
  expect(
    await screen.findByText('8.0 km, +280 m, start at 08:30 where it starts', undefined, { timeout: 10_000 }),
  ).toBeInTheDocument();
});

function visit(view: string, course: string, token = 'secret', down = false, isMember = false) {
  const opened = linkWithAccount({ kind: 'visitor', link: token, isMember });
  opened.account.down = down;
  const saved = {
    id: 'a',
    name: 'Two passes',
    version: 1,
    savedAt: '2026-11-26T18:00:00.000Z',
    link: 'secret',
    summary: summaryOf(route, 3600, form),
  };
  opened.account.plans.set('a', [{ ...saved, course, view, question: '', deleted: false }]);
  render(
    <ThemeProvider theme={theme}>
      <Root link={opened.link} engine={engine} />
    </ThemeProvider>,
  );
  return { ...opened, user: userEvent.setup() };
}
let route: Route;
beforeAll(async () => {
  route = await hill();
});

test('a visitor sees the plan, and no figure of its owner', async () => {
  const { plan, course, view } = await documents();
  visit(view, course);
  expect(await screen.findByRole('heading', { name: 'Two passes' }, { timeout: 10_000 })).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Sections of the plan' })).getAllByRole('row');
  expect(rows).toHaveLength(1 + plan.segments.length);
  expect(screen.getByText('8.0 km, +280 m, start at 08:30 by the clocks of Europe/Rome')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/FTP|W'|281|68\.5|IF|TSS/);
  expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
});

test('a member takes the course over for a plan of their own', async () => {
  const { course, view } = await documents();
  const { link, user } = visit(view, course, 'secret', false, true);
  await user.click(
    await screen.findByRole('button', { name: 'Plan this course for yourself' }, { timeout: 10_000 }),
  );
  expect((link.send as jest.Mock).mock.calls[0][0]).toMatchObject({
    type: 'open-tool',
    start: { tool: 'race-analyzer', name: 'Two passes', road: { elevationM: expect.anything() } },
  });
});

test('a link that was taken back gets a sentence', async () => {
  const { course, view } = await documents();
  visit(view, course, 'another');
  const gone = 'This plan is not shared any more, or its link is not complete.';
  expect(await screen.findByText(gone, {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('without a connection a visitor can try again', async () => {
  const { course, view } = await documents();
  const { account, user } = visit(view, course, 'secret', true);
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  account.down = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Two passes' })).toBeInTheDocument();
});

test('the view has what comes out, and not weight, FTP, W’, intensity or load', async () => {
  const { plan, view, course } = await documents();
  const read = await readView(engine, { view, course });
  if (!read.ok) throw new Error(read.message);
  expect(read.route.distanceM).toBeCloseTo(plan.question.route.distanceM, 6);
  expect(read.view.totalTimeS).toBeCloseTo(plan.totalTimeS, 0);
  expect(read.view.segments.map(({ powerW }) => powerW)).toEqual(plan.segments.map(({ powerW }) => powerW));
  expect(view).not.toMatch(/ftp|weight|mass|wPrime|W'|intensity|stress/i);
});

const broken: [string, (view: Record<string, unknown>) => unknown][] = [
  ['no sections', (view) => ({ ...view, segments: [] })],
  ['text for a number', (view) => ({ ...view, totalTimeS: '<b>1</b>' })],
  ['a number that is none', (view) => ({ ...view, workJ: null })],
  [
    'a section beyond the finish',
    (view) => ({
      ...view,
      segments: [{ ...(view['segments'] as object[])[0], toM: 9e5 }],
    }),
  ],
  [
    'a kind of section that is none',
    (view) => ({
      ...view,
      segments: [{ ...(view['segments'] as object[])[0], kind: 'constructor' }],
    }),
  ],
  [
    'an endless text',
    (view) => ({
      ...view,
      segments: [{ ...(view['segments'] as object[])[0], cue: 'x'.repeat(301) }],
    }),
  ],
  ['times without speeds', (view) => ({ ...view, speedMs: [] })],
  ['many laps', (view) => ({ ...view, change: { laps: 1e9 } })],
  ['a date that is none', (view) => ({ ...view, date: 'javascript:alert(1)' })],
  ['a list for a record', () => []],
];
test.each(broken)('%s is refused', async (_what, change) => {
  const { view, course } = await documents();
  const changed = JSON.stringify(change(JSON.parse(view) as Record<string, unknown>));
  expect(await readView(engine, { view: changed, course })).toEqual({
    ok: false,
    message: 'This plan cannot be read.',
  });
});

test('a document of a newer version gets a sentence', async () => {
  const { course, view } = await documents();
  const newer = (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), format: 2 });
  const message = 'This plan was saved by a newer version of this page. Reload the page to open it.';
  expect(await readCourse(engine, newer(course))).toEqual({ ok: false, message });
  expect(await readView(engine, { course, view: newer(view) })).toEqual({ ok: false, message });
  expect(readAsked(newer(writeAsked({ form, change: startChange })))).toEqual({ ok: false, message });
  expect(readAsked('{')).toEqual({ ok: false, message: 'This plan cannot be read.' });
});

test('a form of an earlier version takes its start values for what it did not have', () => {
  const { goal: _, fuel, ...older } = form;
  const text = JSON.stringify({
    format: 1,
    form: { ...older, bike: 'tt', wind: 7, fuel: { ...fuel, caffeine: true, bottles: undefined } },
    change: {},
  });
  const read = readAsked(text);
  if (!read.ok) throw new Error(read.message);
  expect(read.form).toEqual({
    ...startForm(),
    ...older,
    bike: 'tt',
    wind: '',
    fuel: { ...fuel, caffeine: true },
  });
  expect(read.change).toEqual(startChange);
});
